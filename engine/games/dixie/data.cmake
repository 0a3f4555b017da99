# What the build makes of Dixie's data: the heads of its editions, which are all that is known of one before its cards have been
# fetched. The page's first download carries them, and one edition with its cards.
file(GLOB _editions CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/assets/games/dixie/*.json")
list(FILTER _editions EXCLUDE REGEX "(-notes|/help|/index)\\.json$")
set(_heads "${CMAKE_BINARY_DIR}/embedded/heads.json")
add_custom_command(OUTPUT "${_heads}"
  COMMAND "${LONGROLL_PYTHON}" "${CMAKE_CURRENT_LIST_DIR}/heads.py" "${_heads}" ${_editions}
  DEPENDS "${CMAKE_CURRENT_LIST_DIR}/heads.py" ${_editions} COMMENT "Writing the heads of Dixie's editions" VERBATIM)
longroll_first_data(games/dixie/index.json games/dixie/bull-run.json)
longroll_made_data(games/dixie/heads.json "${_heads}")
