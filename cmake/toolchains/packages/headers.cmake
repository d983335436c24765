# Makes an interface target of a folder of headers in /usr/include, seen through a link so that no other header is.
function(touchline_headers target folder)
  set(headers ${CMAKE_BINARY_DIR}/host_headers)
  file(MAKE_DIRECTORY ${headers})
  file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  set_target_properties(${target} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${headers})
endfunction()
