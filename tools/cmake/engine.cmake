# The engine and its command line. The engine builds without SDL, files, clock or threads: the link step keeps it so.
file(GLOB_RECURSE _data CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/assets/games/*.json")
list(FILTER _data EXCLUDE REGEX "/sources/")
set(_entries)
set(_first)
set(_editions)
set(_battles)
foreach(_file IN LISTS _data)
  file(RELATIVE_PATH _name "${CMAKE_SOURCE_DIR}/assets" "${_file}")
  list(APPEND _entries "${_name}=${_file}")
  if(_name STREQUAL "games/dixie/bull-run.json")
    list(APPEND _first "${_name}=${_file}")
  endif()
  if(_name MATCHES "^games/dixie/" AND NOT _name MATCHES "(-notes|/help)\\.json$")
    list(APPEND _editions "${_file}")
  elseif(_name MATCHES "^games/battles/")
    list(APPEND _battles "${_file}")
  endif()
endforeach()
# What the page knows of editions of Dixie before it has their cards.
set(_heads "${CMAKE_BINARY_DIR}/embedded/heads.json")
add_custom_command(OUTPUT "${_heads}"
  COMMAND "${LONGROLL_PYTHON}" "${CMAKE_SOURCE_DIR}/tools/cmake/heads.py" "${_heads}" ${_editions}
  DEPENDS "${CMAKE_SOURCE_DIR}/tools/cmake/heads.py" ${_editions} COMMENT "Writing the heads of Dixie's editions" VERBATIM)
list(APPEND _entries "games/dixie/heads.json=${_heads}")
list(APPEND _first "games/dixie/heads.json=${_heads}")
# What the home page says of every battle.
set(_catalogue "${CMAKE_BINARY_DIR}/embedded/catalogue.json")
add_custom_command(OUTPUT "${_catalogue}"
  COMMAND "${LONGROLL_PYTHON}" "${CMAKE_SOURCE_DIR}/tools/cmake/catalogue.py" "${_catalogue}"
    "${CMAKE_SOURCE_DIR}/assets/games/battles/index.json" ${_editions}
  DEPENDS "${CMAKE_SOURCE_DIR}/tools/cmake/catalogue.py" ${_battles} ${_editions} COMMENT "Writing the catalogue of battles" VERBATIM)
list(APPEND _entries "games/catalogue.json=${_catalogue}")
list(APPEND _first "games/catalogue.json=${_catalogue}")
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
  target_link_libraries(longroll_engine_small PRIVATE longroll_cereal longroll_json)
  list(APPEND _engine $<TARGET_OBJECTS:longroll_engine_small>)
endif()
add_library(longroll_engine STATIC ${_engine})
longroll_house(longroll_engine)
longroll_precompiled(longroll_engine fast)
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
