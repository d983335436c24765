include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
if(NOT TARGET nlohmann_json::nlohmann_json)
  touchline_headers(nlohmann_json::nlohmann_json nlohmann)
endif()
