// A little picture that stands on a place of the map.
layout(location = 0) in vec2 aAt;
layout(location = 1) in vec2 aCorner;
layout(location = 2) in vec4 aMark;  // column and row of the atlas, fill ink, line ink
uniform vec2 uToClip;
uniform vec4 uView;
uniform vec4 uInk[12];
out vec2 vUv;
flat out vec4 vFill;
flat out vec4 vInk;
void main() {
  vec2 at = (aAt + aCorner / 64.0) * uView.x + uView.yz;
  vUv = aMark.xy / vec2(8.0, 1.0);
  vFill = uInk[int(aMark.z)];
  vInk = uInk[int(aMark.w)];
  gl_Position = vec4(at.x * uToClip.x - 1.0, 1.0 - at.y * uToClip.y, 0.0, 1.0);
}
