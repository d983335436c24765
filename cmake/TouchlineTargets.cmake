# Settings that every target of this project shares. Nothing here reaches a consumer.
if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
  endif()
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
  set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
endif()

# Applies standard, warnings, sanitizers and processor choice to a target.
function(touchline_settings target)
  target_compile_features(${target} PUBLIC cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON
    C_STANDARD 11 C_EXTENSIONS OFF)
  if(MSVC)
    target_compile_options(${target} PRIVATE /W4 $<$<BOOL:${TOUCHLINE_WARNINGS_AS_ERRORS}>:/WX>)
  else()
    # g++ takes an empty std::optional that is copied for uninitialised (GCC bug 80635).
    # g++ 12 takes "text" + std::to_string(n) for an overlapping copy (GCC bug 105651).
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
      $<$<BOOL:${TOUCHLINE_WARNINGS_AS_ERRORS}>:-Werror>
      $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
      $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
      $<$<BOOL:${TOUCHLINE_NATIVE}>:-march=native>)
    if(TOUCHLINE_SANITIZE)
      target_compile_options(${target} PRIVATE -fsanitize=${TOUCHLINE_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
      target_link_options(${target} PRIVATE -fsanitize=${TOUCHLINE_SANITIZE})
    endif()
  endif()
  target_compile_definitions(${target} PRIVATE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
endfunction()

# For a static library that is made of objects alone and has a shared one of the same name beside it. On Windows that
# name is taken by the file through which programs link with the shared one.
function(touchline_static_name target name)
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME ${name}$<$<BOOL:${WIN32}>:-static>)
endfunction()

# The C++ run-time libraries, which the C compiler does not link by itself.
set(touchline_cxx_runtime ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
list(FILTER touchline_cxx_runtime INCLUDE REGEX "^(stdc[+][+]|c[+][+]|m)$")
list(REMOVE_DUPLICATES touchline_cxx_runtime)
