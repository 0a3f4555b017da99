# Flags for every target, ours and the libraries'. Warnings are only for ours: longroll_house().
add_compile_options("-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=")  # no machine's paths in what is delivered
# WASM is built as Emscripten builds by default: a throw ends the program. Nothing of ours throws or catches (untrusted bytes
# are refused by value), and without landing pads the engine is a fifth smaller.
if(EMSCRIPTEN)
  # The page has one thread. Browsers with WebGL 2 fill memory and round numbers in one instruction.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-threadsafe-statics> -mbulk-memory -mnontrapping-fptoint)
  add_link_options(-mbulk-memory -mnontrapping-fptoint)
endif()
set(_sanitizers)
if(LONGROLL_SANITIZE)
  list(APPEND _sanitizers -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS)
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)  # a report needs files and lines; variables would double what is written and linked
    list(APPEND _sanitizers -gline-tables-only)
  endif()
  add_link_options(-fsanitize=address,undefined)
endif()
if(LONGROLL_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    message(FATAL_ERROR "The fuzz build needs clang (libFuzzer); this is ${CMAKE_CXX_COMPILER_ID}")
  endif()
  list(APPEND _sanitizers -fsanitize=fuzzer-no-link)
endif()
add_compile_options(${_sanitizers})

# The sanitizers watch the engine. The code of a test is compiled as in the native build, so that ccache has it already.
function(longroll_unsanitized target)
  get_target_property(_options ${target} COMPILE_OPTIONS)
  list(REMOVE_ITEM _options ${_sanitizers})
  set_target_properties(${target} PROPERTIES COMPILE_OPTIONS "${_options}")
endfunction()
# A function in a header is compiled with the tests and with the engine. The linker takes the first that it reads: the
# engine's, which is sanitized.
function(longroll_watched target library)
  if(LONGROLL_SANITIZE)
    target_link_options(${target} PRIVATE LINKER:--whole-archive $<TARGET_FILE:${library}> LINKER:--no-whole-archive)
  endif()
endfunction()

# A fuzzer learns from each comparison which bytes an input lacks. That serves where bytes are read; the rules of a game compare
# positions, and calling the fuzzer each time took two fifths of its time. They still count which branches were taken.
function(longroll_uncompared target)
  target_compile_options(${target} PRIVATE -fno-sanitize-coverage=trace-cmp)
endfunction()

# Marks a target as ours: strict warnings, which are errors under clang, and includes are written from the repository's root.
function(longroll_house target)
  target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}")
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wconversion -Wshadow)
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)  # g++ 12 warns about libstdc++'s own strings, so there a warning stays a warning
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# What the page downloads and no game waits for is built for size: a picture is drawn once when something changes. Natively
# nothing is downloaded.
function(longroll_small target)
  if(EMSCRIPTEN)
    target_compile_options(${target} PRIVATE -Oz)
  endif()
endfunction()

# Sources whose first line is `// build: MARK...` with this mark, out of a list of files. A new mark is seen when CMake runs again.
function(longroll_marked out mark)
  set(_marked)
  foreach(_file IN LISTS ARGN)
    file(STRINGS "${_file}" _line LIMIT_COUNT 1)
    if(_line MATCHES "^// build:.* ${mark}( |$)")
      list(APPEND _marked "${_file}")
    endif()
  endforeach()
  set(${out} ${_marked} PARENT_SCOPE)
endfunction()

# All sources of a room, however deep; an empty room is lawful.
function(longroll_room out)
  set(_all)
  foreach(_folder IN LISTS ARGN)
    file(GLOB_RECURSE _files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${_folder}/*.cpp")
    list(APPEND _all ${_files})
  endforeach()
  set(${out} ${_all} PARENT_SCOPE)
endfunction()
