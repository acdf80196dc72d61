# Helpers of the build. Every compiler source shares one precompiled header: a file that uses MLIR
# parses in 16-20 s without it and in under a second with it.

# Warnings are errors in our code; LLVM's headers are system headers.
set(TILEWRIGHT_WARNINGS -Wall -Wextra -Werror -Wno-unused-parameter)

# The precompiled header, compiled once and reused by every compiler library.
function(tilewright_use_pch target)
  if(NOT TARGET TilewrightPch)
    file(WRITE ${CMAKE_BINARY_DIR}/pch/empty.cpp "")
    add_library(TilewrightPch OBJECT ${CMAKE_BINARY_DIR}/pch/empty.cpp)
    target_precompile_headers(TilewrightPch PRIVATE ${PROJECT_SOURCE_DIR}/cmake/Pch.h)
    # Needed for ccache to reuse objects that depend on a precompiled header.
    target_compile_options(TilewrightPch PRIVATE ${TILEWRIGHT_WARNINGS} -Xclang -fno-pch-timestamp)
  endif()
  target_precompile_headers(${target} REUSE_FROM TilewrightPch)
  target_compile_options(${target} PRIVATE ${TILEWRIGHT_WARNINGS} -Xclang -fno-pch-timestamp)
endfunction()

# A library of the compiler: static, with the precompiled header, after the generated headers.
#   tilewright_library(TilewrightGraph GraphDialect.cpp ... LINK TilewrightFoo)
function(tilewright_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  tilewright_use_pch(${name})
  add_dependencies(${name} TilewrightGeneratedHeaders)
  target_link_libraries(${name} PUBLIC ${ARG_LINK} MLIR LLVM)
endfunction()

# A library that user's processes have too: of LLVM it uses what is in libLLVMSupport and libLLVMTargetParser. It does not
# say where those come from: they are part of the libLLVM of a program that compiles, and linked statically into one
# that does not.
function(tilewright_base_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${TILEWRIGHT_WARNINGS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
endfunction()

# A program of the compiler.
function(tilewright_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  tilewright_use_pch(${name})
  add_dependencies(${name} TilewrightGeneratedHeaders)
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
  # An executable would be compiled with -fPIE, which does not match the precompiled header.
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(${name} PRIVATE -fPIC)
endfunction()
