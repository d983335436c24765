# Compiles and runs a C++ and a C program with the flags that pkg-config gives for the installed tree PREFIX.
file(GLOB_RECURSE package ${PREFIX}/touchline.pc)
get_filename_component(directory ${package} DIRECTORY)
get_filename_component(libraries ${directory} DIRECTORY)
set(ENV{PKG_CONFIG_PATH} ${directory})
set(ENV{LD_LIBRARY_PATH} ${libraries})
file(MAKE_DIRECTORY ${DIR})

function(play package source)
  execute_process(COMMAND ${PKG_CONFIG} --cflags --libs ${package}
    OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(flags UNIX_COMMAND "${flags}")
  execute_process(COMMAND ${ARGN} ${SOURCES}/${source} -o ${DIR}/${source}.out ${flags} COMMAND_ERROR_IS_FATAL ANY)
  set(PROGRAM ${DIR}/${source}.out)
  set(EXPECTED ${SOURCES}/play.expected)
  include(${SOURCES}/expect.cmake)
endfunction()

play(touchline play.cpp ${CXX} -std=c++20)
play(touchline-capi play.c ${CC} -std=c11 -Wall -Wextra -Wpedantic -Werror)
