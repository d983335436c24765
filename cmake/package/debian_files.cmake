# Before a package for Debian is made from the folder of its component: the licence becomes its `copyright`, changelogs
# are added, changelogs and man page are compressed.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

file(GLOB_RECURSE shared_cxx ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*/libtouchline.so*)
if(shared_cxx)
  message(FATAL_ERROR "Packages for Debian have no shared library of C++: configure without BUILD_SHARED_LIBS")
endif()

find_program(gzip gzip REQUIRED)
foreach(component runtime dev tools)
  string(TOUPPER ${component} upper)
  set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
  set(doc ${share}/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  file(GLOB licences ${share}/doc/*/LICENSE)
  file(REMOVE_RECURSE ${share}/doc)
  if(NOT licences)
    message(FATAL_ERROR "no licence in ${share}/doc")
  endif()
  file(COPY ${CPACK_TOUCHLINE_FILES}/copyright ${CPACK_TOUCHLINE_FILES}/changelog
    ${CPACK_TOUCHLINE_FILES}/changelog.Debian DESTINATION ${doc}
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  file(GLOB pages ${share}/man/man1/*.1)
  execute_process(COMMAND ${gzip} -9nf ${doc}/changelog ${doc}/changelog.Debian ${pages} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
