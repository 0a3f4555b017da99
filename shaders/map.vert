// A mark of the map: its points stay where they are; how wide it is depends on the zoom. 16 bytes a corner.
layout(location = 0) in vec2 aAt;
layout(location = 1) in vec2 aNormal;
layout(location = 2) in vec4 aMark;  // half width in 1/8 unit and in 1/32 held px, ink and side, strength
uniform vec2 uToClip;
uniform vec4 uView;  // device px a map unit, where the map's corner lies, device px a held px
uniform vec4 uInk[12];
out vec4 vColour;
out vec2 vLine;
void main() {
  int ink = int(aMark.z);
  float px = aMark.y > 127.5 ? aMark.y - 256.0 : aMark.y;
  float body = aMark.x / 8.0 * uView.x + px / 32.0 * uView.w;
  float strength = aMark.w / 255.0;
  if (body < 0.5) {  // Thinner than a device px: paler instead.
    strength *= max(body, 0.0) * 2.0;
    body = 0.5;
  }
  float side = (ink & 128) != 0 ? -1.0 : 1.0;
  vec2 at = aAt * uView.x + uView.yz;
  if ((ink & 64) != 0) {
    vLine = vec2(0.0, 1.0);
  } else {
    vLine = vec2(side * (body + 0.5), body + 0.5);
    at += aNormal / 8192.0 * (body + 0.5);
  }
  vec4 colour = uInk[ink & 63];
  float alpha = colour.a * strength;
  vColour = vec4(colour.rgb * alpha, alpha);
  gl_Position = vec4(at.x * uToClip.x - 1.0, 1.0 - at.y * uToClip.y, 0.0, 1.0);
}
