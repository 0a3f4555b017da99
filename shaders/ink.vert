// Flat ink: corners in device px, colours already multiplied by their alpha. Edges carry their own fade.
layout(location = 0) in vec2 aAt;
layout(location = 1) in vec4 aColour;
uniform vec2 uToClip;
out vec4 vColour;
void main() {
  vColour = aColour;
  gl_Position = vec4(aAt.x * uToClip.x - 1.0, 1.0 - aAt.y * uToClip.y, 0.0, 1.0);
}
