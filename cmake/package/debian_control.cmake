# After packages for Debian were made: the loader's cache is renewed by the trigger alone, not by scripts that CPack
# writes too, and the libraries of several architectures may be installed beside each other.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

find_program(dpkg_deb dpkg-deb REQUIRED)
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  set(folder ${package}.unpacked)
  file(REMOVE_RECURSE ${folder})
  execute_process(COMMAND ${dpkg_deb} --raw-extract ${package} ${folder} COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE ${folder}/DEBIAN/postinst ${folder}/DEBIAN/postrm)
  if(package MATCHES "/lib[^/]*$")
    file(READ ${folder}/DEBIAN/control control)
    file(WRITE ${folder}/DEBIAN/control "Multi-Arch: same\n${control}")
  endif()
  execute_process(COMMAND ${dpkg_deb} --root-owner-group --build ${folder} ${package}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE_RECURSE ${folder})
endforeach()
