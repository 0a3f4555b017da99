// Lays a kept picture down as it is; colours are multiplied by alpha already.
in vec2 vUv;
uniform sampler2D uTexture;
out vec4 oColour;
void main() { oColour = texture(uTexture, vUv); }
