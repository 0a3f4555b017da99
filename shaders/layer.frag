// Lays a finished picture down, paler by its corners' strength. Both are multiplied by alpha already.
in vec4 vColour;
in vec2 vUv;
uniform sampler2D uTexture;
out vec4 oColour;
void main() { oColour = texture(uTexture, vUv) * vColour; }
