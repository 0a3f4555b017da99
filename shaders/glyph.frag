// The atlas holds coverage only.
in vec4 vColour;
in vec2 vUv;
uniform sampler2D uTexture;
out vec4 oColour;
void main() { oColour = vColour * texture(uTexture, vUv).r; }
