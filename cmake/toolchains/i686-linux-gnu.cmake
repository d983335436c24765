# 32-bit x86: g++-i686-linux-gnu, qemu-user.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR i686)
set(touchline_triple i686-linux-gnu)
set(touchline_qemu qemu-i386)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
