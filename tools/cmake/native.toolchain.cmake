# clang 19 where it is installed, else whatever CMake finds (g++ 12 is tested too). CC and CXX win over both.
find_program(LONGROLL_CLANG clang-19)
find_program(LONGROLL_CLANGXX clang++-19)
if(LONGROLL_CLANG AND LONGROLL_CLANGXX AND NOT DEFINED ENV{CC} AND NOT DEFINED ENV{CXX})
  set(CMAKE_C_COMPILER "${LONGROLL_CLANG}")
  set(CMAKE_CXX_COMPILER "${LONGROLL_CLANGXX}")
endif()
