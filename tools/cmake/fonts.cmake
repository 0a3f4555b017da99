# The page's faces, cut down to the glyphs that it writes: ${CMAKE_BINARY_DIR}/fonts/<name>.ttf from the npm packages'
# woff2. Embedded as "fonts/<name>.ttf", or as the difference from two others, "fonts/<name>.face" (web/board/fonts.h).
set(_fontsource "${LONGROLL_DEPS}/npm/node_modules/@fontsource")
set(LONGROLL_FONTS)
function(longroll_subset name package face)
  set(_in "${_fontsource}/${package}/files/${package}-latin-${face}.woff2")
  set(_out "${CMAKE_BINARY_DIR}/fonts/${name}.ttf")
  if(NOT EXISTS "${_in}")
    message(FATAL_ERROR "${_in} is missing: run tools/setup first")
  endif()
  add_custom_command(OUTPUT "${_out}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_BINARY_DIR}/fonts"
    COMMAND "${LONGROLL_PYTHON}" -B "${CMAKE_SOURCE_DIR}/tools/cmake/subset_font.py" "${_in}" "${_out}"
    DEPENDS "${CMAKE_SOURCE_DIR}/tools/cmake/subset_font.py" "${CMAKE_SOURCE_DIR}/tools/cmake/glyphs.py" "${_in}"
    COMMENT "Subsetting ${name}" VERBATIM)
endfunction()
function(longroll_font name package face)
  longroll_subset(${name} ${package} ${face})
  set(LONGROLL_FONTS ${LONGROLL_FONTS} "fonts/${name}.ttf=${CMAKE_BINARY_DIR}/fonts/${name}.ttf" PARENT_SCOPE)
endfunction()
# The face as its difference from the line between two others, which are embedded whole.
function(longroll_derived_font name package face base other)
  longroll_subset(${name} ${package} ${face})
  set(_fonts "${CMAKE_BINARY_DIR}/fonts")
  add_custom_command(OUTPUT "${_fonts}/${name}.face" "${_fonts}/${name}.made.ttf"
    COMMAND "${LONGROLL_PYTHON}" -B "${CMAKE_SOURCE_DIR}/tools/cmake/derive_font.py" "${_fonts}/${base}.ttf" "${_fonts}/${other}.ttf"
      "${_fonts}/${name}.ttf" "${_fonts}/${name}.face" "${_fonts}/${name}.made.ttf"
    DEPENDS "${CMAKE_SOURCE_DIR}/tools/cmake/derive_font.py" "${_fonts}/${base}.ttf" "${_fonts}/${other}.ttf" "${_fonts}/${name}.ttf"
    COMMENT "Deriving ${name}" VERBATIM)
  set(LONGROLL_FONTS ${LONGROLL_FONTS} "fonts/${name}.face=${_fonts}/${name}.face" PARENT_SCOPE)
endfunction()
longroll_font(besley-500 besley 500-normal)
longroll_font(besley-900 besley 900-normal)
longroll_derived_font(besley-700 besley 700-normal besley-500 besley-900)
longroll_font(garamond-500 eb-garamond 500-normal)
longroll_derived_font(garamond-600 eb-garamond 600-normal garamond-500 garamond-500)
longroll_font(garamond-500i eb-garamond 500-italic)
