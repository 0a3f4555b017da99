# Other people's code, compiled or exposed one by one. None of it sees our warnings.
set(_src "${LONGROLL_DEPS}/src")
longroll_header_library(longroll_cereal "${_src}/cereal" "cereal/cereal.hpp")
longroll_header_library(longroll_json "${_src}/json" "nlohmann/json.hpp")

# QR codes: the author's one source file.
# The C version: the one in C++ words its exceptions, which we do not have, with the whole of iostream.
add_library(longroll_qrcodegen STATIC "${_src}/qrcodegen-c/qrcodegen.c")
target_include_directories(longroll_qrcodegen SYSTEM PUBLIC "${_src}/qrcodegen-c")
target_compile_options(longroll_qrcodegen PRIVATE -w)
longroll_small(longroll_qrcodegen)

# GoogleTest from Debian's source, so that it has the same flags as we in every build, WASM too.
set(_gtest "/usr/src/googletest/googletest")
if(NOT EXISTS "${_gtest}/src/gtest-all.cc")
  message(FATAL_ERROR "GoogleTest's source is missing: run tools/setup first")
endif()
add_library(longroll_gtest STATIC EXCLUDE_FROM_ALL "${_gtest}/src/gtest-all.cc" "${_gtest}/src/gtest_main.cc")
target_include_directories(longroll_gtest SYSTEM PUBLIC "${_gtest}/include" PRIVATE "${_gtest}")
target_compile_options(longroll_gtest PRIVATE -w)
if(NOT EMSCRIPTEN)
  find_package(Threads REQUIRED)
  target_link_libraries(longroll_gtest PUBLIC Threads::Threads)
else()
  target_compile_definitions(longroll_gtest PUBLIC GTEST_HAS_PTHREAD=0)
endif()

# SDL2 and Dear ImGui, compiled from source, for the page only: a native build needs no windows, GL or their libraries.
if(EMSCRIPTEN)
  include(tools/cmake/sdl2_emscripten.cmake)
  set(_imgui "${_src}/imgui")
  # Without the face that it falls back on, 10 KB of the first download: the page always gives it faces of its own.
  file(READ "${_imgui}/imgui_draw.cpp" _draw)
  string(FIND "${_draw}" "static const char proggy_clean_ttf_compressed_data_base85" _from)
  string(FIND "${_draw}" "static const char* GetDefaultCompressedFontDataTTFBase85()\n{" _to)
  if(_from EQUAL -1 OR _to LESS _from)
    message(FATAL_ERROR "imgui_draw.cpp has its default face elsewhere: see tools/cmake/libraries.cmake")
  endif()
  string(SUBSTRING "${_draw}" 0 ${_from} _before)
  string(SUBSTRING "${_draw}" ${_to} -1 _after)
  set(_faceless "${CMAKE_BINARY_DIR}/imgui/imgui_draw.cpp")
  set(_draw "${_before}static const char proggy_clean_ttf_compressed_data_base85[] = \"\";\n\n${_after}")
  set(_written "")
  if(EXISTS "${_faceless}")
    file(READ "${_faceless}" _written)
  endif()
  if(NOT _written STREQUAL _draw)
    file(WRITE "${_faceless}" "${_draw}")
  endif()
  add_library(longroll_imgui STATIC EXCLUDE_FROM_ALL "${_imgui}/imgui.cpp" "${_faceless}" "${_imgui}/imgui_tables.cpp"
    "${_imgui}/imgui_widgets.cpp" "${_imgui}/backends/imgui_impl_sdl2.cpp" "${_imgui}/backends/imgui_impl_opengl3.cpp")
  target_include_directories(longroll_imgui SYSTEM PUBLIC "${_imgui}" "${_imgui}/backends")
  target_compile_definitions(longroll_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
  target_compile_options(longroll_imgui PRIVATE -w)
  longroll_small(longroll_imgui)
  target_link_libraries(longroll_imgui PUBLIC SDL2::SDL2)
endif()
