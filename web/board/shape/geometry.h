#pragma once

#include <cmath>
#include <numbers>

namespace longroll::board {

/// A point or a vector. The board speaks CSS px unless a function says "device px"; y grows downwards.
struct Vec2 {
  float x = 0;
  float y = 0;

  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(Vec2, Vec2) = default;
};

constexpr float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
constexpr float cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
inline float length(Vec2 a) { return std::sqrt(a.x * a.x + a.y * a.y); }
constexpr Vec2 mix(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }

/// The same direction with length 1; the null vector stays null.
inline Vec2 unit(Vec2 a) {
  const float n = length(a);
  return n > 0 ? a * (1 / n) : Vec2{};
}

/// A column and a row, or a step in each direction, as a vector.
constexpr Vec2 vec(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

/// Part `i` of `n` equal parts of a whole: 0 to 1. Nothing of nothing is nothing.
constexpr float share(int i, int n) { return static_cast<float>(i) / static_cast<float>(n > 1 ? n : 1); }

/// The whole number below a length or a count of steps, above it, and nearest to it.
inline int floor_int(float v) { return static_cast<int>(std::floor(v)); }
inline int ceil_int(float v) { return static_cast<int>(std::ceil(v)); }
inline int round_int(float v) { return static_cast<int>(std::lround(v)); }

/// An upright rectangle: left, top, width, height.
struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Vec2 centre() const { return {x + w / 2, y + h / 2}; }
  constexpr bool contains(Vec2 p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
  /// The rectangle shrunk by d on every side; a negative d grows it.
  constexpr Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
  friend constexpr bool operator==(Rect, Rect) = default;
};

/// Degrees to radians. Turns are in degrees, clockwise on the screen, as in the look.
constexpr float radians(float degrees) { return degrees * std::numbers::pi_v<float> / 180; }

/// x' = a x + c y + e, y' = b x + d y + f: the order of SVG's matrix().
struct Affine {
  float a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  static constexpr Affine move(Vec2 p) { return {1, 0, 0, 1, p.x, p.y}; }
  static constexpr Affine scale(float sx, float sy) { return {sx, 0, 0, sy, 0, 0}; }
  static constexpr Affine scale(float s) { return scale(s, s); }
  static Affine turn(float degrees) {
    const float t = radians(degrees);
    return {std::cos(t), std::sin(t), -std::sin(t), std::cos(t), 0, 0};
  }
  /// move(p), then turn, then scale, read outwards: a model of unit size laid down at p.
  static Affine place(Vec2 p, float scale_by, float degrees = 0) { return move(p) * turn(degrees) * scale(scale_by); }

  constexpr Vec2 operator()(Vec2 p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  /// Turns and scales a direction, without the shift.
  constexpr Vec2 vector(Vec2 p) const { return {a * p.x + c * p.y, b * p.x + d * p.y}; }
  /// How much lengths grow: the square root of the change of area.
  float growth() const { return std::sqrt(std::fabs(a * d - b * c)); }
  constexpr bool is_upright() const { return b == 0 && c == 0 && a > 0 && d > 0; }

  friend constexpr Affine operator*(const Affine& m, const Affine& n) {
    return {m.a * n.a + m.c * n.b, m.b * n.a + m.d * n.b,       m.a * n.c + m.c * n.d,
            m.b * n.c + m.d * n.d, m.a * n.e + m.c * n.f + m.e, m.b * n.e + m.d * n.f + m.f};
  }
};

}  // namespace longroll::board
