# For an archive of the sources: copies them to the folder that is packed. Tracked files only; where there is no git or
# no repository, all files but those of build trees: the sources then came from such an archive.
if(CPACK_INSTALL_CMAKE_PROJECTS)
  return()  # an archive of what is built
endif()

find_program(git git)
set(status 1)
if(git AND EXISTS ${CPACK_TOUCHLINE_SOURCE}/.git)
  execute_process(COMMAND ${git} -c core.quotePath=false -C ${CPACK_TOUCHLINE_SOURCE} ls-files
    OUTPUT_VARIABLE files RESULT_VARIABLE status)
endif()
if(status EQUAL 0)
  string(REGEX REPLACE "\n" ";" files "${files}")
else()
  file(GLOB_RECURSE files RELATIVE ${CPACK_TOUCHLINE_SOURCE} ${CPACK_TOUCHLINE_SOURCE}/*)
  list(FILTER files EXCLUDE REGEX "^([.]git|build[^/]*|out|capi/rust/target)/|__pycache__/")
endif()

set(top ${CMAKE_INSTALL_PREFIX})
foreach(file IN LISTS files)
  if(file)
    get_filename_component(folder ${file} DIRECTORY)
    file(COPY ${CPACK_TOUCHLINE_SOURCE}/${file} DESTINATION ${top}/${folder})
  endif()
endforeach()
