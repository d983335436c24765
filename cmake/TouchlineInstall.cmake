# What `cmake --install` installs, in three components, each with the licence:
#   runtime  the shared libraries
#   dev      headers, static libraries, CMake package, pkg-config files
#   tools    the driver with its man page and its completions for bash, zsh and fish
# The tree may be moved: nothing in it names the prefix that it was installed to.
include(CMakePackageConfigHelpers)

if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} OR IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR} OR IS_ABSOLUTE ${CMAKE_INSTALL_BINDIR})
  message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR, …_INCLUDEDIR and …_BINDIR must be relative to the prefix")
endif()
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/touchline)
set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# A library with its place in the export set `touchlineTargets`.
function(touchline_install target)
  install(TARGETS ${target} EXPORT touchlineTargets
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT runtime
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT dev
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
endfunction()

# A pkg-config file whose prefix is relative to the file itself.
function(touchline_install_pkgconfig name)
  file(RELATIVE_PATH up /prefix/${pkgconfig_dir} /prefix)
  string(REGEX REPLACE "/$" "" up ${up})
  set(PC_PREFIX "\${pcfiledir}/${up}")
  configure_file(${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${pkgconfig_dir} COMPONENT dev)
endfunction()

# pkg-config: what a program links beside the C++ library if it is static, by itself (PC_LIBS) or when --static asks for
# it (PC_LIBS_PRIVATE), and beside the static C interface in a program that the C compiler links (PC_CAPI_LIBS_PRIVATE).
set(PC_LIBS "")
set(PC_LIBS_PRIVATE "${CMAKE_THREAD_LIBS_INIT}")
if(touchline_type STREQUAL "STATIC_LIBRARY")
  set(PC_LIBS "${CMAKE_THREAD_LIBS_INIT}")
  set(PC_LIBS_PRIVATE "")
endif()
set(PC_CAPI_LIBS_PRIVATE ${touchline_cxx_runtime})
list(TRANSFORM PC_CAPI_LIBS_PRIVATE PREPEND -l)
list(JOIN PC_CAPI_LIBS_PRIVATE " " PC_CAPI_LIBS_PRIVATE)
string(APPEND PC_CAPI_LIBS_PRIVATE " ${CMAKE_THREAD_LIBS_INIT}")

foreach(component runtime dev tools)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT ${component})
endforeach()

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/touchline DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev
  FILES_MATCHING PATTERN "*.hpp")
touchline_install(touchline)
if(TARGET touchline_static)
  touchline_install(touchline_static)
endif()
touchline_install_pkgconfig(touchline)
if(TOUCHLINE_BUILD_CAPI)
  install(FILES ${PROJECT_SOURCE_DIR}/capi/include/touchline.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)
  touchline_install(touchline_capi)
  touchline_install(touchline_capi_static)
  touchline_install_pkgconfig(touchline-capi)
endif()

if(TOUCHLINE_BUILD_CLI)
  if(NOT touchline_type STREQUAL "STATIC_LIBRARY")  # from the program to the library
    file(RELATIVE_PATH to_libraries /prefix/${CMAKE_INSTALL_BINDIR} /prefix/${CMAKE_INSTALL_LIBDIR})
    set_target_properties(touchline-driver PROPERTIES
      INSTALL_RPATH $<IF:$<BOOL:${APPLE}>,@loader_path,$ORIGIN>/${to_libraries})
  endif()
  set(cli ${PROJECT_SOURCE_DIR}/examples/cli)
  install(TARGETS touchline-driver RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
  install(FILES ${cli}/man/touchline.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT tools)
  install(FILES ${cli}/completions/touchline.bash RENAME touchline
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT tools)
  set(TOUCHLINE_ZSH_DIR ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING
    "Where the completions for zsh are installed; packages of Debian use share/zsh/vendor-completions")
  install(FILES ${cli}/completions/_touchline DESTINATION ${TOUCHLINE_ZSH_DIR} COMPONENT tools)
  install(FILES ${cli}/completions/touchline.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT tools)
endif()

install(EXPORT touchlineTargets NAMESPACE touchline:: DESTINATION ${package_dir} COMPONENT dev)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/touchlineConfig.cmake.in
  ${PROJECT_BINARY_DIR}/touchlineConfig.cmake INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/touchlineConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)  # the C++ interface may change with each minor version before 1.0
install(FILES ${PROJECT_BINARY_DIR}/touchlineConfig.cmake ${PROJECT_BINARY_DIR}/touchlineConfigVersion.cmake
  DESTINATION ${package_dir} COMPONENT dev)
