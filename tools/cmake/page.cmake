# The page, in the WASM build. Natively only the board's library is built, for tests of it against the machine's own GL.
file(GLOB_RECURSE _shaders CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/shaders/*.vert" "${CMAKE_SOURCE_DIR}/shaders/*.frag" "${CMAKE_SOURCE_DIR}/shaders/*.glsl")
set(_entries)
foreach(_file IN LISTS _shaders)
  file(RELATIVE_PATH _name "${CMAKE_SOURCE_DIR}" "${_file}")
  list(APPEND _entries "${_name}=${_file}")
endforeach()
include(tools/cmake/fonts.cmake)
longroll_embed(longroll_page_assets embedded_page ${_entries} ${LONGROLL_FONTS})

# What the board draws, as points and triangles: needs no GL, so that it is tested natively.
longroll_room(_shapes web/board/shape)
add_library(longroll_shapes STATIC EXCLUDE_FROM_ALL ${_shapes})
longroll_house(longroll_shapes)
longroll_small(longroll_shapes)
longroll_precompiled(longroll_shapes small)

# Sources of the page that need no SDL, ImGui or browser are marked `// build: logic`: tests and tools link them too.
longroll_room(_web web)
list(FILTER _web EXCLUDE REGEX "/web/board/")
longroll_marked(_logic logic ${_web})
list(REMOVE_ITEM _web ${_logic})
add_library(longroll_web_logic STATIC EXCLUDE_FROM_ALL ${_logic})
longroll_house(longroll_web_logic)
longroll_small(longroll_web_logic)
longroll_precompiled(longroll_web_logic small)
target_link_libraries(longroll_web_logic PUBLIC longroll_shapes longroll_engine PRIVATE longroll_cereal longroll_json)

if(NOT TARGET longroll_imgui)
  return()
endif()
longroll_room(_board web/board)
list(FILTER _board EXCLUDE REGEX "/web/board/shape/")
add_library(longroll_board STATIC EXCLUDE_FROM_ALL ${_board})
longroll_house(longroll_board)
longroll_small(longroll_board)
longroll_precompiled(longroll_board small)
target_link_libraries(longroll_board PUBLIC longroll_shapes longroll_imgui longroll_page_assets)

if(NOT EMSCRIPTEN)
  return()
endif()
# The components page by itself, for the eye. Built only when it is asked for.
longroll_room(_components tools/components)
add_executable(longroll_components EXCLUDE_FROM_ALL ${_components})
longroll_house(longroll_components)
target_link_libraries(longroll_components PRIVATE longroll_web_logic longroll_board longroll_engine longroll_assets)
target_link_options(longroll_components PRIVATE --shell-file "${CMAKE_SOURCE_DIR}/tools/components/page.html" -sENVIRONMENT=web
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=33554432 -sSTACK_SIZE=8388608
  -sFILESYSTEM=0 -sMINIFY_HTML=0)
set_target_properties(longroll_components PROPERTIES SUFFIX ".html" RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/components")

if(_web)
  add_library(longroll_web_objects OBJECT ${_web})
  longroll_house(longroll_web_objects)
  longroll_small(longroll_web_objects)
  longroll_precompiled(longroll_web_objects small)
  longroll_united(longroll_web_objects)
  target_link_libraries(longroll_web_objects PUBLIC longroll_web_logic longroll_board longroll_engine longroll_first_assets longroll_cereal
    longroll_json longroll_qrcodegen)
  # In place of what the libraries have and the page never needs: tools/cmake/unused.c.
  add_library(longroll_unused OBJECT "${CMAKE_SOURCE_DIR}/tools/cmake/unused.c")
  longroll_small(longroll_unused)
  set(_wrapped)
  foreach(_name vsnprintf strtod sscanf SDL_CreateRGBSurface SDL_ConvertSurfaceFormat SDL_FreeSurface SDL_GetRenderer
      SDL_DestroyRendererWithoutFreeing SDL_GestureProcessEvent SDL_GestureAddTouch SDL_GestureDelTouch SDL_GestureQuit)
    list(APPEND _wrapped "-Wl,--wrap=${_name}")
  endforeach()
  # Linked twice from the same objects: the program, and its WebAssembly as the linker writes it, before wasm-opt merges equal
  # functions. tools/lib/split.mjs reads both, by the names of their functions, when it cuts the program into modules; the names
  # are not delivered.
  foreach(_program longroll_web longroll_web_linked)
    add_executable(${_program} $<TARGET_OBJECTS:longroll_web_objects> $<TARGET_OBJECTS:longroll_unused>)
    target_link_libraries(${_program} PRIVATE longroll_web_objects)
    set_target_properties(${_program} PROPERTIES LINKER_LANGUAGE CXX)
    # One script for the page and for the worker: web,worker. No threads, so no special headers. Nothing is evaluated from
    # text (DYNAMIC_EXECUTION=0), so that the page's content security policy can be strict.
    target_link_options(${_program} PRIVATE -sENVIRONMENT=web,worker -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
      -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=33554432 -sSTACK_SIZE=8388608 -sWASM_BIGINT=1 -sFILESYSTEM=0
      -sDYNAMIC_EXECUTION=0 -sMODULARIZE=1 -sEXPORT_NAME=LongRoll -sEXIT_RUNTIME=0 -sASSERTIONS=0 -sGL_ENABLE_GET_PROC_ADDRESS=0
      "-sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8,HEAPU8" "-sEXPORTED_FUNCTIONS=_main,_malloc,_free"
      --profiling-funcs -Wl,--no-demangle -Os ${_wrapped}
      # A large function is not put into its only caller: small ones pack better, since fewer of their locals have long numbers.
      "-sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=30")
  endforeach()
  option(LONGROLL_DRAFT "Link the page as it is compiled, for work on it: seconds in place of a minute. It cannot be cut into modules" OFF)
  if(LONGROLL_DRAFT)
    target_link_options(longroll_web PRIVATE -O0)
  elseif(LONGROLL_CLOSURE)
    target_link_options(longroll_web PRIVATE --closure 1)
  endif()
  target_link_options(longroll_web_linked PRIVATE --oformat=bare -Wno-experimental)
  set_target_properties(longroll_web_linked PROPERTIES SUFFIX ".wasm")
  if(NOT LONGROLL_DRAFT)
    add_dependencies(longroll_web longroll_web_linked)
  endif()
endif()
