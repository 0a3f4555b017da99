# Where tools/setup has put the sources and headers that we compile ourselves. Nothing here downloads anything.
# The same rule as in tools/setup: LONGROLL_CACHE, else XDG_CACHE_HOME/longroll, else ~/.cache/longroll.
if(DEFINED ENV{LONGROLL_CACHE})
  set(_cache "$ENV{LONGROLL_CACHE}")
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(_cache "$ENV{XDG_CACHE_HOME}/longroll")
else()
  set(_cache "$ENV{HOME}/.cache/longroll")
endif()
set(LONGROLL_DEPS "${_cache}" CACHE PATH "Folder that tools/setup filled")

# Every header-only library has a folder of its own: /usr/include must never reach emcc.
function(longroll_header_library name folder probe)
  if(NOT EXISTS "${folder}/${probe}")
    message(FATAL_ERROR "${probe} is missing from ${folder}: run tools/setup first")
  endif()
  add_library(${name} INTERFACE)
  target_include_directories(${name} SYSTEM INTERFACE "${folder}")
endfunction()
