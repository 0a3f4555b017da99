# What a frame costs the processor, natively: the board drawn to a GL that draws nothing. Built only when it is asked for
# (tools/bench frames). The header of OpenGL ES is Emscripten's, for a native build needs no GL.
if(EMSCRIPTEN)
  return()
endif()
find_path(LONGROLL_GLES GLES3/gl3.h PATHS "${LONGROLL_DEPS}/em/system/include" ENV EMSCRIPTEN_ROOT ENV EMSDK
  PATH_SUFFIXES system/include upstream/emscripten/system/include)
if(NOT LONGROLL_GLES)
  message(STATUS "No GLES3/gl3.h: longroll_frames is left out")
  return()
endif()
# By itself: the folder that it lies in has a whole C library for WebAssembly.
file(COPY "${LONGROLL_GLES}/GLES3" "${LONGROLL_GLES}/KHR" DESTINATION "${CMAKE_BINARY_DIR}/gles")
longroll_room(_frames tools/frames)
longroll_room(_board web/board)
list(FILTER _board EXCLUDE REGEX "/web/board/shape/")
add_executable(longroll_frames EXCLUDE_FROM_ALL ${_frames} ${_board})
longroll_house(longroll_frames)
target_include_directories(longroll_frames SYSTEM PRIVATE "${CMAKE_BINARY_DIR}/gles" "${LONGROLL_DEPS}/src/imgui")
target_link_libraries(longroll_frames PRIVATE longroll_web_logic longroll_shapes longroll_engine longroll_assets longroll_page_assets)
