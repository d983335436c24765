# Installs what was built in BUILD to FROM and moves the tree to TO: an installed touchline does not know where it is.
file(REMOVE_RECURSE ${FROM} ${TO})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${FROM} --config ${CONFIG}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${FROM} ${TO})

file(GLOB_RECURSE texts ${TO}/*.cmake ${TO}/*.pc)
foreach(text IN LISTS texts)
  file(READ ${text} content)
  string(FIND "${content}" ${FROM} found)
  if(NOT found EQUAL -1)
    message(FATAL_ERROR "${text} names the prefix that it was installed to")
  endif()
endforeach()
