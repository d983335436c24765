# Catch2 2, which is a header; its CMake module comes from where its package lies.
include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
if(NOT TARGET Catch2::Catch2)
  touchline_headers(Catch2::Catch2 catch2)
endif()
find_path(touchline_catch_module Catch.cmake PATHS /usr/lib/cmake/Catch2 /usr/share/cmake/Catch2
  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
list(APPEND CMAKE_MODULE_PATH ${touchline_catch_module})
