# Packages: found on the system, else fetched from their release tags. A package that is fetched anyway, from a local
# copy say, is named by FETCHCONTENT_SOURCE_DIR_NLOHMANN_JSON, …_CLI11, …_CATCH2.
include(FetchContent)
find_package(Threads REQUIRED)

if(NOT TARGET nlohmann_json::nlohmann_json)
  FetchContent_Declare(nlohmann_json GIT_REPOSITORY https://github.com/nlohmann/json.git GIT_TAG v3.11.3
    SYSTEM FIND_PACKAGE_ARGS 3.11)
  FetchContent_MakeAvailable(nlohmann_json)
endif()

if(TOUCHLINE_BUILD_CLI AND NOT TARGET CLI11::CLI11)
  FetchContent_Declare(CLI11 GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git GIT_TAG v2.4.2
    SYSTEM FIND_PACKAGE_ARGS 2.1)
  FetchContent_MakeAvailable(CLI11)
endif()

if((TOUCHLINE_BUILD_TESTS OR TOUCHLINE_BUILD_CONFORMANCE) AND NOT TARGET Catch2::Catch2)
  FetchContent_Declare(Catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG v3.7.1
    SYSTEM FIND_PACKAGE_ARGS)
  FetchContent_MakeAvailable(Catch2)
  if(Catch2_VERSION AND Catch2_VERSION VERSION_LESS 2.13)
    message(FATAL_ERROR "Catch2 ${Catch2_VERSION} at ${Catch2_DIR} is too old; 2.13 or newer is needed")
  endif()
  if(catch2_SOURCE_DIR)
    list(APPEND CMAKE_MODULE_PATH ${catch2_SOURCE_DIR}/extras)  # Catch.cmake, which the package brings by itself
  endif()
endif()

if(TOUCHLINE_BUILD_TESTS)
  # The system's Python before one of the user's own: tests of the Python package need its pytest and NumPy.
  find_program(TOUCHLINE_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH DOC "Python 3 for tests")
  find_program(TOUCHLINE_PYTHON NAMES python3 python REQUIRED)
endif()
