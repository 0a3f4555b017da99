in vec4 vColour;
in vec2 vLine;  // device px from the middle of the line, and to the end of its fading edge
out vec4 oColour;
void main() { oColour = vColour * clamp(vLine.y - abs(vLine.x), 0.0, 1.0); }
