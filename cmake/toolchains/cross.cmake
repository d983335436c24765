# What the toolchain files of Debian's cross compilers share. They set `touchline_triple`, the compiler's prefix, and
# where programs can be run here by QEMU `touchline_qemu`. Programs are linked statically, so that QEMU needs no
# libraries of the other platform. The headers of nlohmann/json and Catch2 2, which are the same everywhere, are taken
# from this system through packages/, and nothing else is.
set(CMAKE_C_COMPILER ${touchline_triple}-gcc${touchline_compiler_suffix})
set(CMAKE_CXX_COMPILER ${touchline_triple}-g++${touchline_compiler_suffix})
if(touchline_qemu)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${touchline_qemu})
endif()
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_FIND_ROOT_PATH /usr/${touchline_triple})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(nlohmann_json_DIR ${CMAKE_CURRENT_LIST_DIR}/packages CACHE PATH "")
set(Catch2_DIR ${CMAKE_CURRENT_LIST_DIR}/packages CACHE PATH "")
