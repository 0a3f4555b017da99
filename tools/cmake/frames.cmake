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
longroll_room(_board web/board)
list(FILTER _board EXCLUDE REGEX "/web/board/shape/")
add_library(longroll_undrawn_board STATIC EXCLUDE_FROM_ALL ${_board} tools/frames/null_gl.cpp)
longroll_house(longroll_undrawn_board)
longroll_precompiled(longroll_undrawn_board fast)
target_include_directories(longroll_undrawn_board SYSTEM PUBLIC "${CMAKE_BINARY_DIR}/gles" "${LONGROLL_DEPS}/src/imgui"
  "${LONGROLL_DEPS}/src/imgui/backends")
target_link_libraries(longroll_undrawn_board PUBLIC longroll_web_logic longroll_shapes longroll_engine longroll_assets longroll_page_assets)
add_executable(longroll_frames EXCLUDE_FROM_ALL tools/frames/main.cpp)
longroll_house(longroll_frames)
target_link_libraries(longroll_frames PRIVATE longroll_undrawn_board)
# How long the campaign's map takes to be made, and what a frame of it costs (tools/bench atlas).
add_executable(longroll_atlas_frames EXCLUDE_FROM_ALL tools/frames/atlas.cpp)
longroll_house(longroll_atlas_frames)
target_link_libraries(longroll_atlas_frames PRIVATE longroll_undrawn_board)

# The map screen of hex games with Dear ImGui and without a window: tests/page drives the adapters of games with it.
longroll_room(_page_tests tests/page)
longroll_room(_screens web/hexgame web/games/battles web/games/campaign web/games/chattanooga)
longroll_marked(_logic logic ${_screens})
list(REMOVE_ITEM _screens ${_logic})
set(_imgui "${LONGROLL_DEPS}/src/imgui")
add_library(longroll_undrawn_imgui STATIC EXCLUDE_FROM_ALL "${_imgui}/imgui.cpp" "${_imgui}/imgui_draw.cpp" "${_imgui}/imgui_tables.cpp"
  "${_imgui}/imgui_widgets.cpp")
target_include_directories(longroll_undrawn_imgui SYSTEM PUBLIC "${_imgui}")
target_compile_definitions(longroll_undrawn_imgui PUBLIC IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
target_compile_options(longroll_undrawn_imgui PRIVATE -w)
longroll_room(_toy tests/conform/toy_hex)
list(FILTER _toy EXCLUDE REGEX "_test\\.cpp$")
add_library(longroll_undrawn_screens OBJECT EXCLUDE_FROM_ALL ${_screens} web/views/ui.cpp web/views/widgets.cpp web/views/buttons.cpp web/views/odds_panel.cpp
  web/views/atlas.cpp web/views/fight_banner.cpp web/views/fitting.cpp web/views/log_panel.cpp)
longroll_house(longroll_undrawn_screens)
longroll_precompiled(longroll_undrawn_screens fast)
longroll_united(longroll_undrawn_screens)
target_compile_definitions(longroll_undrawn_screens PRIVATE LONGROLL_FONTS_DIR="${CMAKE_BINARY_DIR}/fonts")
target_link_libraries(longroll_undrawn_screens PRIVATE longroll_undrawn_board longroll_undrawn_imgui)
add_executable(longroll_page_tests EXCLUDE_FROM_ALL ${_page_tests} ${_toy} $<TARGET_OBJECTS:longroll_undrawn_screens>)
longroll_house(longroll_page_tests)
longroll_precompiled(longroll_page_tests tests)
target_compile_options(longroll_page_tests PRIVATE -O0)  # as other tests: what takes long is the screens' code
target_compile_definitions(longroll_page_tests PRIVATE LONGROLL_FONTS_DIR="${CMAKE_BINARY_DIR}/fonts")
target_link_libraries(longroll_page_tests PRIVATE longroll_undrawn_board longroll_undrawn_imgui longroll_gtest)
# What a frame of a game in play costs on that screen (tools/bench great-battle, tools/bench war).
add_executable(longroll_play_frames EXCLUDE_FROM_ALL tools/frames/play_frames.cpp tests/page/imgui_without_gl.cpp tests/page/no_games.cpp
  $<TARGET_OBJECTS:longroll_undrawn_screens>)
longroll_house(longroll_play_frames)
target_link_libraries(longroll_play_frames PRIVATE longroll_undrawn_board longroll_undrawn_imgui)
