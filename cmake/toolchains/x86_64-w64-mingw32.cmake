# Windows on x86-64: g++-mingw-w64-x86-64-posix. Nothing runs it here.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(touchline_triple x86_64-w64-mingw32)
set(touchline_compiler_suffix -posix)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
