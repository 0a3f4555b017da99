// The atlas holds how much of a texel is fill (red) and how much is line (green).
in vec2 vUv;
flat in vec4 vFill;
flat in vec4 vInk;
uniform sampler2D uTexture;
out vec4 oColour;
void main() {
  vec2 part = texture(uTexture, vUv, -0.6).rg;
  float fill = part.r * vFill.a;
  float ink = part.g * vInk.a;
  oColour = vec4(vFill.rgb * fill + vInk.rgb * ink, fill + ink);
}
