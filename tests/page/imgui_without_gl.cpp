#include <imgui_impl_opengl3.h>

// The page's glyph atlas is baked as on the page, but no texture is made of it: nothing is drawn.
bool ImGui_ImplOpenGL3_CreateFontsTexture() { return true; }
void ImGui_ImplOpenGL3_DestroyFontsTexture() {}
bool ImGui_ImplOpenGL3_CreateDeviceObjects() { return true; }
