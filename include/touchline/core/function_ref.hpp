/// A non-owning reference to something callable, for visitors.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace touchline::inline v1 {

template <class Signature>
class FunctionRef;

/// Refers to a callable for the duration of a call; never stores it. Two words, no allocation.
template <class R, class... Args>
class FunctionRef<R(Args...)> {
 public:
  /// Refers to `callable`, which must outlive this object: a temporary lives to the end of the call it is passed to.
  template <class F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> && std::is_invocable_r_v<R, F&, Args...>)
      FunctionRef(F&& callable)
  noexcept  // NOLINT(*-explicit-*, *-forwarding-reference-*)
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Args... args) -> R {
          return (*static_cast<std::add_pointer_t<std::remove_reference_t<F>>>(object))(std::forward<Args>(args)...);
        }) {}

  /// Calls it; what it throws comes through.
  R operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  void* object_;
  R (*call_)(void*, Args...);
};

}  // namespace touchline::inline v1
