// Hand-laid tints: woods in red, marsh in green, broad water in blue, light on the slopes in alpha. A wash is paler
// within and stands stronger along the inside of its edge, as a brush leaves it.
in vec2 vUv;
uniform sampler2D uTexture;
uniform vec4 uInk[12];
out vec4 oColour;
vec4 lay(vec4 under, vec3 colour, float alpha) { return vec4(colour * alpha, alpha) + under * (1.0 - alpha); }
void main() {
  vec4 mask = texture(uTexture, vUv);
  float wood = smoothstep(0.45, 0.53, mask.r);
  vec4 sum = lay(vec4(0.0), uInk[9].rgb, wood * mix(0.9, 0.6, smoothstep(0.5, 0.8, mask.r)));
  float marsh = smoothstep(0.44, 0.54, mask.g);
  sum = lay(sum, uInk[2].rgb, marsh * mix(0.75, 0.4, smoothstep(0.5, 0.85, mask.g)));
  float light = mask.a - 0.5;
  sum = lay(sum, light < 0.0 ? uInk[0].rgb : uInk[4].rgb, abs(light) * (light < 0.0 ? 0.55 : 0.6));
  float edge = max(fwidth(mask.b), 0.001);
  float wet = clamp((mask.b - 0.5) / edge + 0.5, 0.0, 1.0);
  oColour = lay(sum, uInk[2].rgb, wet);
}
