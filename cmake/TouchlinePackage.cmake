# What `cpack` packs: packages for Debian from the components of cmake/TouchlineInstall.cmake, a plain archive of all of
# them, and an archive of the sources. `cpack --preset package` makes the first, `cpack --preset source` the last.
set(TOUCHLINE_MAINTAINER "The touchline authors <authors@touchline.example>" CACHE STRING
  "Who made the packages, as `name <address>`")

set(package_files ${PROJECT_SOURCE_DIR}/cmake/package)
set(package_build ${PROJECT_BINARY_DIR}/package)
set(CPACK_PACKAGE_NAME touchline)
set(CPACK_PACKAGE_VENDOR "The touchline authors")
set(CPACK_PACKAGE_CONTACT ${TOUCHLINE_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_GENERATOR TGZ)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_COMPONENTS_ALL runtime dev tools)
set(CPACK_OUTPUT_FILE_PREFIX ${package_build})

# Debian: the library is named after its SONAME, and a program that uses it depends on this version or a later one.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME libtouchline-capi0)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION
"rules of tabletop games: shared library
touchline knows the rules of English draughts, Checker Football, Phutball,
Power Poker Football and three-step soccer. It lists the legal moves, applies
them, says who won and why, and reads and writes games.

This package holds the library that programs call through C.")
set(CPACK_DEBIAN_DEV_PACKAGE_NAME libtouchline-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
  "libtouchline-capi0 (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(CPACK_DEBIAN_DEV_DESCRIPTION
"rules of tabletop games: headers and static libraries
touchline knows the rules of English draughts, Checker Football, Phutball,
Power Poker Football and three-step soccer. It lists the legal moves, applies
them, says who won and why, and reads and writes games.

This package holds what building programs with touchline needs, in C++ and in
C: headers, static libraries, a CMake package and files for pkg-config.")
set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME touchline)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION utils)  # what is in `games` must lie in /usr/games
set(CPACK_DEBIAN_TOOLS_DESCRIPTION
"rules of tabletop games: program
touchline knows the rules of English draughts, Checker Football, Phutball,
Power Poker Football and three-step soccer. Its program lists what is legal,
plays actions, checks and converts records of games, counts game trees, plays
at the terminal, and answers requests of other programs.")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA ${package_files}/triggers)

# The licence, the changes and the man page as Debian wants them.
string(TIMESTAMP PACKAGE_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(PACKAGE_RELEASE ${CPACK_DEBIAN_PACKAGE_RELEASE})
file(READ ${PROJECT_SOURCE_DIR}/LICENSE licence)
string(REGEX MATCH "Copyright [^\n]*" PACKAGE_COPYRIGHT "${licence}")
string(REGEX REPLACE "^Copyright *([(]c[)])? *" "" PACKAGE_COPYRIGHT "${PACKAGE_COPYRIGHT}")
string(REGEX REPLACE "^.*(Permission is hereby)" "\\1" PACKAGE_LICENCE "${licence}")
string(STRIP "${PACKAGE_LICENCE}" PACKAGE_LICENCE)
string(REGEX REPLACE "\n" "\n " PACKAGE_LICENCE "${PACKAGE_LICENCE}")
string(REGEX REPLACE "\n \n" "\n .\n" PACKAGE_LICENCE "${PACKAGE_LICENCE}")
configure_file(${package_files}/copyright.in ${package_build}/copyright @ONLY)
configure_file(${package_files}/changelog.in ${package_build}/changelog.Debian @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${package_build}/changelog COPYONLY)
set(CPACK_PRE_BUILD_SCRIPTS ${package_files}/debian_files.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${package_files}/debian_control.cmake)
set(CPACK_TOUCHLINE_FILES ${package_build})

# The sources: the tracked files, or all where git does not know (then they came from such an archive).
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME touchline-${PROJECT_VERSION})
set(CPACK_SOURCE_STRIP_FILES OFF)
set(CPACK_INSTALL_SCRIPTS ${package_files}/source_files.cmake)
set(CPACK_TOUCHLINE_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_SOURCE_INSTALLED_DIRECTORIES "")

include(CPack)
