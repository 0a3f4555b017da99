// The tile holds the two stains of paper: low mottling in red, grain in green. It is baked once, never computed here.
in vec4 vColour;
in vec2 vUv;
uniform sampler2D uTexture;
out vec4 oColour;
const vec3 kMottle = vec3(0.55, 0.38, 0.16);
const vec3 kGrain = vec3(0.35, 0.25, 0.12);
void main() {
  vec2 stain = texture(uTexture, vUv).rg * vColour.a;
  oColour = vec4(mix(mix(vColour.rgb, kMottle, stain.r), kGrain, stain.g), 1.0);
}
