# The engine and its command line. The engine builds without SDL, files, clock or threads: the link step keeps it so.
file(GLOB_RECURSE _data CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/assets/games/*.json")
list(FILTER _data EXCLUDE REGEX "/sources/")
set(_entries)  # name=file of all data
set(_first)    # the same of the page's first download
foreach(_file IN LISTS _data)
  file(RELATIVE_PATH _name "${CMAKE_SOURCE_DIR}/assets" "${_file}")
  list(APPEND _entries "${_name}=${_file}")
endforeach()

# longroll_first_data(NAME...): files of assets/ that the page's first download carries.
function(longroll_first_data)
  foreach(_name IN LISTS ARGN)
    list(APPEND _first "${_name}=${CMAKE_SOURCE_DIR}/assets/${_name}")
  endforeach()
  set(_first ${_first} PARENT_SCOPE)
endfunction()
# longroll_made_data(NAME FILE): data that the build writes. The first download carries it.
function(longroll_made_data name file)
  set(_entries ${_entries} "${name}=${file}" PARENT_SCOPE)
  set(_first ${_first} "${name}=${file}" PARENT_SCOPE)
endfunction()
# What a game says of its data by these two.
file(GLOB _hooks CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/engine/games/*/data.cmake")
foreach(_hook IN LISTS _hooks)
  include("${_hook}")
endforeach()

# What the home page says of every game and battle.
file(GLOB _posters CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/assets/posters/*.json")
set(_catalogue "${CMAKE_BINARY_DIR}/embedded/catalogue.json")
add_custom_command(OUTPUT "${_catalogue}"
  COMMAND "${LONGROLL_PYTHON}" "${CMAKE_SOURCE_DIR}/tools/cmake/catalogue.py" "${_catalogue}" ${_posters}
  DEPENDS "${CMAKE_SOURCE_DIR}/tools/cmake/catalogue.py" ${_posters} ${_data} COMMENT "Writing the catalogue of battles"
  VERBATIM COMMAND_EXPAND_LISTS)
longroll_made_data(games/catalogue.json "${_catalogue}")

# Two tables by one name, of which a program links one: every game's data, for the command line and the tests; and that of the
# battle which the page's first download carries. tools/lib/site.mjs makes packs of all the rest.
longroll_embed(longroll_assets embedded_data ${_entries})
longroll_embed(longroll_first_assets embedded_data ${_first})

longroll_room(_engine engine)
if(NOT _engine)
  set(_engine "${CMAKE_SOURCE_DIR}/tools/cmake/empty_room.cpp")
endif()
# Sources marked `// build: small` are built for size in the page's download: what a search never runs, such as reading data and
# links, words, the protocol.
longroll_marked(_small small ${_engine})
if(EMSCRIPTEN AND _small)
  list(REMOVE_ITEM _engine ${_small})
  add_library(longroll_engine_small OBJECT ${_small})
  longroll_house(longroll_engine_small)
  longroll_small(longroll_engine_small)
  longroll_precompiled(longroll_engine_small small)
  longroll_united(longroll_engine_small)
  target_link_libraries(longroll_engine_small PRIVATE longroll_cereal longroll_json)
  list(APPEND _engine $<TARGET_OBJECTS:longroll_engine_small>)
endif()
if(LONGROLL_FUZZ)
  longroll_room(_rules engine/ai engine/games engine/hexgame engine/map engine/play engine/record engine/table)
  list(REMOVE_ITEM _engine ${_rules})
  add_library(longroll_rules OBJECT ${_rules})
  longroll_house(longroll_rules)
  longroll_uncompared(longroll_rules)
  longroll_precompiled(longroll_rules fast)
  longroll_united(longroll_rules)
  target_link_libraries(longroll_rules PRIVATE longroll_cereal longroll_json)
  list(APPEND _engine $<TARGET_OBJECTS:longroll_rules>)
endif()
add_library(longroll_engine STATIC ${_engine})
longroll_house(longroll_engine)
longroll_precompiled(longroll_engine fast)
longroll_united(longroll_engine)
target_link_libraries(longroll_engine PRIVATE longroll_cereal longroll_json)

# Flags of a WASM program that node runs: real files, real exit codes, and a stack as deep as a native one.
function(longroll_node_program target)
  if(EMSCRIPTEN)
    target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1
      -sSTACK_SIZE=8388608 -sWASM_BIGINT=1)
    set_target_properties(${target} PROPERTIES SUFFIX ".cjs")
  endif()
endfunction()

# Emscripten's optimizer of whole programs is left out: it takes longer than running what it makes would save. Not for what
# measures speed.
function(longroll_quick_link target)
  if(EMSCRIPTEN)
    target_link_options(${target} PRIVATE -O1)
  endif()
endfunction()

longroll_room(_cli tools/longroll)
if(_cli)
  add_executable(longroll ${_cli})
  longroll_house(longroll)
  longroll_precompiled(longroll fast)
  target_link_libraries(longroll PRIVATE longroll_engine longroll_assets longroll_cereal longroll_json)
  longroll_node_program(longroll)
  if(NOT EMSCRIPTEN)  # soak and tournament play games side by side; the engine itself knows no threads
    find_package(Threads REQUIRED)
    target_link_libraries(longroll PRIVATE Threads::Threads)
  endif()
endif()
