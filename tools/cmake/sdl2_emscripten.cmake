# SDL2 for Emscripten without configure: SDL_config.h picks SDL_config_emscripten.h by itself.
# File list: emscripten tools/ports/sdl2.py (MIT), less the desktop renderers.
set(_sdl2
  SDL.c
  SDL_assert.c
  SDL_dataqueue.c
  SDL_error.c
  SDL_guid.c
  SDL_hints.c
  SDL_list.c
  SDL_log.c
  SDL_utils.c
  atomic/SDL_atomic.c
  atomic/SDL_spinlock.c
  audio/SDL_audio.c
  audio/SDL_audiocvt.c
  audio/SDL_audiodev.c
  audio/SDL_audiotypecvt.c
  audio/SDL_mixer.c
  audio/SDL_wave.c
  cpuinfo/SDL_cpuinfo.c
  dynapi/SDL_dynapi.c
  events/SDL_clipboardevents.c
  events/SDL_displayevents.c
  events/SDL_dropevents.c
  events/SDL_events.c
  events/SDL_gesture.c
  events/SDL_keyboard.c
  events/SDL_keysym_to_scancode.c
  events/SDL_scancode_tables.c
  events/SDL_mouse.c
  events/SDL_quit.c
  events/SDL_touch.c
  events/SDL_windowevents.c
  file/SDL_rwops.c
  haptic/SDL_haptic.c
  joystick/controller_type.c
  joystick/SDL_gamecontroller.c
  joystick/SDL_joystick.c
  joystick/SDL_steam_virtual_gamepad.c
  power/SDL_power.c
  render/SDL_d3dmath.c
  render/SDL_render.c
  render/SDL_yuv_sw.c
  render/opengles2/SDL_render_gles2.c
  render/opengles2/SDL_shaders_gles2.c
  render/software/SDL_blendfillrect.c
  render/software/SDL_blendline.c
  render/software/SDL_blendpoint.c
  render/software/SDL_drawline.c
  render/software/SDL_drawpoint.c
  render/software/SDL_render_sw.c
  render/software/SDL_rotate.c
  render/software/SDL_triangle.c
  sensor/SDL_sensor.c
  sensor/dummy/SDL_dummysensor.c
  stdlib/SDL_crc16.c
  stdlib/SDL_crc32.c
  stdlib/SDL_getenv.c
  stdlib/SDL_iconv.c
  stdlib/SDL_malloc.c
  stdlib/SDL_qsort.c
  stdlib/SDL_stdlib.c
  stdlib/SDL_string.c
  stdlib/SDL_strtokr.c
  thread/SDL_thread.c
  timer/SDL_timer.c
  video/SDL_RLEaccel.c
  video/SDL_blit.c
  video/SDL_blit_0.c
  video/SDL_blit_1.c
  video/SDL_blit_A.c
  video/SDL_blit_N.c
  video/SDL_blit_auto.c
  video/SDL_blit_copy.c
  video/SDL_blit_slow.c
  video/SDL_bmp.c
  video/SDL_clipboard.c
  video/SDL_egl.c
  video/SDL_fillrect.c
  video/SDL_pixels.c
  video/SDL_rect.c
  video/SDL_shape.c
  video/SDL_stretch.c
  video/SDL_surface.c
  video/SDL_video.c
  video/SDL_yuv.c
  video/emscripten/SDL_emscriptenevents.c
  video/emscripten/SDL_emscriptenframebuffer.c
  video/emscripten/SDL_emscriptenmouse.c
  video/emscripten/SDL_emscriptenopengles.c
  video/emscripten/SDL_emscriptenvideo.c
  audio/emscripten/SDL_emscriptenaudio.c
  audio/disk/SDL_diskaudio.c
  video/dummy/SDL_nullevents.c
  video/dummy/SDL_nullframebuffer.c
  video/dummy/SDL_nullvideo.c
  video/yuv2rgb/yuv_rgb_std.c
  audio/dummy/SDL_dummyaudio.c
  loadso/dlopen/SDL_sysloadso.c
  power/emscripten/SDL_syspower.c
  joystick/emscripten/SDL_sysjoystick.c
  filesystem/emscripten/SDL_sysfilesystem.c
  timer/unix/SDL_systimer.c
  haptic/dummy/SDL_syshaptic.c
  main/dummy/SDL_dummy_main.c
  locale/SDL_locale.c
  locale/emscripten/SDL_syslocale.c
  misc/SDL_url.c
  misc/emscripten/SDL_sysurl.c
  thread/generic/SDL_syscond.c
  thread/generic/SDL_sysmutex.c
  thread/generic/SDL_syssem.c
  thread/generic/SDL_systhread.c
  thread/generic/SDL_systls.c
)
list(TRANSFORM _sdl2 PREPEND ${LONGROLL_DEPS}/src/SDL2/src/)
set_source_files_properties(${LONGROLL_DEPS}/src/SDL2/src/video/emscripten/SDL_emscriptenopengles.c PROPERTIES
  COMPILE_DEFINITIONS eglGetProcAddress=longroll_gl_by_name)
# Without the log of events, two kilobytes of the first download that nobody can turn on.
set(_events "${LONGROLL_DEPS}/src/SDL2/src/events/SDL_events.c")
file(READ "${_events}" _text)
string(REPLACE "    if (SDL_EventLoggingVerbosity > 0) {\n        SDL_LogEvent(event);\n    }\n" "" _silent "${_text}")
if(_silent STREQUAL _text)
  message(FATAL_ERROR "SDL_events.c logs its events elsewhere: see tools/cmake/sdl2_emscripten.cmake")
endif()
string(REPLACE "#include \"../" "#include \"${LONGROLL_DEPS}/src/SDL2/src/" _silent "${_silent}")
string(REPLACE "#include \"SDL_events_c.h\"" "#include \"${LONGROLL_DEPS}/src/SDL2/src/events/SDL_events_c.h\"" _silent "${_silent}")
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/SDL2/SDL_events.c" CONTENT "${_silent}" @ONLY)
list(TRANSFORM _sdl2 REPLACE ".*/events/SDL_events.c" "${CMAKE_BINARY_DIR}/SDL2/SDL_events.c")
add_library(SDL2-static STATIC ${_sdl2} "${CMAKE_SOURCE_DIR}/tools/cmake/gl_by_name.c")
target_include_directories(SDL2-static SYSTEM PUBLIC ${LONGROLL_DEPS}/src/SDL2/include)
target_compile_options(SDL2-static PRIVATE -w)
# We draw by WebGL and hear nothing but pointer and keys: no software blitting, no 2D renderer, no sound, no joysticks.
target_compile_definitions(SDL2-static PRIVATE SDL_LEAN_AND_MEAN=1 SDL_RENDER_DISABLED=1 SDL_AUDIO_DISABLED=1
  SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1)
longroll_small(SDL2-static)
add_library(SDL2::SDL2 ALIAS SDL2-static)
