# The standard library's headers are most of what a small file compiles, so they are compiled once for each set of flags.
# Only headers from outside the repository are precompiled: a change of one of ours rebuilds only the files that include it.
# Sources still include what they use: `tools/test long` compiles each file and each header without precompiled headers.
option(LONGROLL_PCH "Precompile the headers of the standard library and GoogleTest (clang only)" ON)
if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
  set(LONGROLL_PCH OFF)
endif()
# CMake also names the source of the precompiled header, as an absolute path that ccache counts among the arguments: clones of
# the repository would share nothing. The precompiled header alone is enough.
if(LONGROLL_PCH)
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -Xclang -include-pch -Xclang <PCH_FILE>)
endif()
set(_standard <algorithm> <array> <bit> <charconv> <cmath> <cstddef> <cstdint> <cstdio> <cstdlib> <cstring> <functional>
  <limits> <map> <memory> <numeric> <optional> <set> <span> <string> <string_view> <tuple> <type_traits> <utility> <variant>
  <vector>)

# longroll_precompile(NAME [UNSANITIZED] [LINK library...] [OPTIONS flag...] [HEADERS header...]): a set for the targets that are compiled
# with the same flags. Its launcher compiles it in place, because a precompiled header holds absolute paths, and writes beside it
# a check sum by which ccache knows that two of them have the same contents.
function(longroll_precompile name)
  cmake_parse_arguments(PARSE_ARGV 1 _set "UNSANITIZED" "" "LINK;OPTIONS;HEADERS")
  if(NOT LONGROLL_PCH)
    return()
  endif()
  set(_target longroll_pch_${name})
  add_library(${_target} OBJECT EXCLUDE_FROM_ALL "${CMAKE_SOURCE_DIR}/tools/cmake/empty_room.cpp")
  longroll_house(${_target})
  if(_set_UNSANITIZED)
    longroll_unsanitized(${_target})
  endif()
  target_compile_options(${_target} PRIVATE ${_set_OPTIONS})
  target_link_libraries(${_target} PRIVATE ${_set_LINK})
  target_precompile_headers(${_target} PRIVATE ${_standard} ${_set_HEADERS})
  set_target_properties(${_target} PROPERTIES
    CXX_COMPILER_LAUNCHER "${LONGROLL_PYTHON};${CMAKE_SOURCE_DIR}/tools/cmake/precompile.py;${CMAKE_SOURCE_DIR}")
endfunction()

# The sources of `target` begin with the set `name`.
function(longroll_precompiled target name)
  if(LONGROLL_PCH)
    target_precompile_headers(${target} REUSE_FROM longroll_pch_${name})
  endif()
endfunction()

longroll_precompile(fast)
longroll_precompile(tests UNSANITIZED LINK longroll_gtest OPTIONS -O0 HEADERS <fstream> <gtest/gtest.h> <sstream>)
longroll_precompile(fast_tests UNSANITIZED LINK longroll_gtest HEADERS <fstream> <gtest/gtest.h> <sstream>)
if(EMSCRIPTEN)
  longroll_precompile(small OPTIONS -Oz)
else()  # nothing is built for size
  longroll_precompile(small)
endif()
