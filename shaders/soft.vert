// Shadows and glows of rounded rectangles, with the rectangle's own measures on every corner.
layout(location = 0) in vec2 aAt;
layout(location = 1) in vec4 aColour;
layout(location = 2) in vec2 aLocal;
layout(location = 3) in vec2 aHalf;
layout(location = 4) in vec3 aShape;  // radius, sigma, half width of the band (0: the whole body)
uniform vec2 uToClip;
out vec4 vColour;
out vec2 vLocal;
flat out vec2 vHalf;
flat out vec3 vShape;
void main() {
  vColour = aColour;
  vLocal = aLocal;
  vHalf = aHalf;
  vShape = aShape;
  gl_Position = vec4(aAt.x * uToClip.x - 1.0, 1.0 - aAt.y * uToClip.y, 0.0, 1.0);
}
