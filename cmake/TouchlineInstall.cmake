# What `cmake --install` installs: headers, libraries, CMake package, pkg-config files, the driver and the licence.
# The tree may be moved: nothing in it names the prefix that it was installed to.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/touchline)
set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/touchline DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.hpp")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# A target with its place in the export set `touchlineTargets`.
function(touchline_install target)
  set_target_properties(${target} PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR};$ORIGIN")
  install(TARGETS ${target} EXPORT touchlineTargets
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

# A pkg-config file whose prefix is relative to the file itself.
function(touchline_install_pkgconfig name)
  if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} OR IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
    message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR and CMAKE_INSTALL_INCLUDEDIR must be relative to the prefix")
  endif()
  file(RELATIVE_PATH up /prefix/${pkgconfig_dir} /prefix)
  string(REGEX REPLACE "/$" "" up ${up})
  set(PC_PREFIX "\${pcfiledir}/${up}")
  configure_file(${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${pkgconfig_dir})
endfunction()

# Threads are linked by the caller where the library is static, and by the library itself where it is shared.
get_target_property(library_type touchline TYPE)
set(PC_LIBS "")
if(library_type STREQUAL "STATIC_LIBRARY")
  set(PC_LIBS "${CMAKE_THREAD_LIBS_INIT}")
endif()

touchline_install(touchline)
touchline_install_pkgconfig(touchline)
if(TOUCHLINE_BUILD_CAPI)
  touchline_install(touchline_capi)
  install(FILES ${PROJECT_SOURCE_DIR}/capi/include/touchline.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  touchline_install_pkgconfig(touchline-capi)
endif()
if(TOUCHLINE_BUILD_CLI)
  set_target_properties(touchline-driver PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
  install(TARGETS touchline-driver RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()

install(EXPORT touchlineTargets NAMESPACE touchline:: DESTINATION ${package_dir})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/touchlineConfig.cmake.in
  ${PROJECT_BINARY_DIR}/touchlineConfig.cmake INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/touchlineConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)  # the C++ interface may change with each minor version before 1.0
install(FILES ${PROJECT_BINARY_DIR}/touchlineConfig.cmake ${PROJECT_BINARY_DIR}/touchlineConfigVersion.cmake
  DESTINATION ${package_dir})
