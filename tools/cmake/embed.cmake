# longroll_embed(<target> <function> <name=file>...): a library with one table, name -> bytes, for a function that is
# declared in assets/embedded.h. The table is sorted by name.
# The system's own python: that is the one with fonttools. A version manager may have put another before it.
find_program(LONGROLL_PYTHON NAMES python3 HINTS /usr/bin NO_CMAKE_PATH NO_CMAKE_ENVIRONMENT_PATH REQUIRED)
function(longroll_embed target function)
  set(_out "${CMAKE_BINARY_DIR}/embedded/${target}.cpp")
  set(_list "${CMAKE_BINARY_DIR}/embedded/${target}.txt")
  list(JOIN ARGN "\n" _text)
  file(CONFIGURE OUTPUT "${_list}" CONTENT "${_text}\n" @ONLY)
  set(_inputs)
  foreach(_line IN LISTS ARGN)  # each is "name=file"
    string(REGEX REPLACE "^[^=]*=" "" _file "${_line}")
    list(APPEND _inputs "${_file}")
  endforeach()
  add_custom_command(OUTPUT "${_out}"
    COMMAND "${LONGROLL_PYTHON}" "${CMAKE_SOURCE_DIR}/tools/cmake/embed.py" ${function} "${_list}" "${_out}"
    DEPENDS "${CMAKE_SOURCE_DIR}/tools/cmake/embed.py" "${_list}" ${_inputs}
    COMMENT "Embedding ${target}" VERBATIM)
  add_library(${target} STATIC EXCLUDE_FROM_ALL "${_out}")
  target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}")
endfunction()
