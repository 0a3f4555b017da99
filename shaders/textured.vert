// Glyphs and paper: corners in device px with a place in a texture.
layout(location = 0) in vec2 aAt;
layout(location = 1) in vec4 aColour;
layout(location = 2) in vec2 aUv;
uniform vec2 uToClip;
uniform vec2 uTexel;
out vec4 vColour;
out vec2 vUv;
void main() {
  vColour = aColour;
  vUv = aUv * uTexel;
  gl_Position = vec4(aAt.x * uToClip.x - 1.0, 1.0 - aAt.y * uToClip.y, 0.0, 1.0);
}
