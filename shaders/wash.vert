// The sheet of the map, or a picture over all of the window.
layout(location = 0) in vec2 aAt;
uniform vec2 uToClip;
uniform vec4 uView;
uniform vec4 uTexel;
out vec2 vUv;
void main() {
  vUv = aAt * uTexel.xy + uTexel.zw;
  vec2 at = aAt * uView.x + uView.yz;
  gl_Position = vec4(at.x * uToClip.x - 1.0, 1.0 - at.y * uToClip.y, 0.0, 1.0);
}
