in vec4 vColour;
in vec2 vLocal;
flat in vec2 vHalf;
flat in vec3 vShape;
out vec4 oColour;

// A blurred edge is the normal distribution's sum; this logistic curve is within one part in a hundred of it.
float edge(float d) { return 1.0 / (1.0 + exp(1.702 * d / vShape.y)); }

void main() {
  vec2 q = abs(vLocal) - vHalf + vShape.x;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - vShape.x;
  float light = vShape.z > 0.0 ? edge(d - vShape.z) - edge(d + vShape.z) : edge(d);
  oColour = vColour * light;
}
