# Makes source trees in DIR of the packages installed here, as their release tags would give them: what FetchContent
# downloads where a package is not installed, without a network.
file(REMOVE_RECURSE ${DIR})

file(COPY ${NLOHMANN_JSON}/nlohmann DESTINATION ${DIR}/nlohmann_json/include)
file(WRITE ${DIR}/nlohmann_json/CMakeLists.txt [[
add_library(nlohmann_json INTERFACE)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
target_include_directories(nlohmann_json INTERFACE ${CMAKE_CURRENT_SOURCE_DIR}/include)
]])

file(COPY ${CLI11}/CLI DESTINATION ${DIR}/cli11/include)
file(WRITE ${DIR}/cli11/CMakeLists.txt [[
add_library(CLI11 INTERFACE)
add_library(CLI11::CLI11 ALIAS CLI11)
target_include_directories(CLI11 INTERFACE ${CMAKE_CURRENT_SOURCE_DIR}/include)
]])

# Generation 2 of Catch2 is a header; generation 3 comes with libraries.
file(COPY ${CATCH2}/catch2 DESTINATION ${DIR}/catch2/include)
file(COPY ${CATCH2_SCRIPTS}/Catch.cmake ${CATCH2_SCRIPTS}/CatchAddTests.cmake DESTINATION ${DIR}/catch2/extras)
set(headers "\${CMAKE_CURRENT_SOURCE_DIR}/include")
if(CATCH2_LIBRARY)
  file(WRITE ${DIR}/catch2/CMakeLists.txt "
add_library(Catch2::Catch2 STATIC IMPORTED GLOBAL)
set_target_properties(Catch2::Catch2 PROPERTIES
  IMPORTED_LOCATION ${CATCH2_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${headers})
add_library(Catch2::Catch2WithMain STATIC IMPORTED GLOBAL)
set_target_properties(Catch2::Catch2WithMain PROPERTIES
  IMPORTED_LOCATION ${CATCH2_MAIN} INTERFACE_LINK_LIBRARIES Catch2::Catch2)
")
else()
  file(WRITE ${DIR}/catch2/CMakeLists.txt "
add_library(Catch2 INTERFACE)
add_library(Catch2::Catch2 ALIAS Catch2)
target_include_directories(Catch2 INTERFACE ${headers})
")
endif()
