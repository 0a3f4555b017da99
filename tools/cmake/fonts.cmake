# The page's faces, cut down to the glyphs that it writes: ${CMAKE_BINARY_DIR}/fonts/<name>.ttf from the npm packages'
# woff2. Embedded as "fonts/<name>.ttf".
set(_fontsource "${LONGROLL_DEPS}/npm/node_modules/@fontsource")
set(LONGROLL_FONTS)
function(longroll_font name package face)
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
  set(LONGROLL_FONTS ${LONGROLL_FONTS} "fonts/${name}.ttf=${_out}" PARENT_SCOPE)
endfunction()
longroll_font(besley-500 besley 500-normal)
longroll_font(besley-700 besley 700-normal)
longroll_font(besley-900 besley 900-normal)
longroll_font(garamond-500 eb-garamond 500-normal)
longroll_font(garamond-600 eb-garamond 600-normal)
longroll_font(garamond-500i eb-garamond 500-italic)
