#include "web/board/shape/path.h"

#include <algorithm>

#include "engine/core/letters.h"

namespace longroll::board {
namespace {

constexpr float kCircle = 0.5522847498f;  // Control distance of a quarter circle by one cubic.

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Walks over path data. Numbers are read by hand: strtof would obey the locale, and from_chars for floats is too
/// large.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n' || text_[at_] == '\t')) {
      ++at_;
    }
  }
  bool done() {
    skip();
    return at_ >= text_.size();
  }
  bool letter(char& out) {
    skip();
    const char c = at_ < text_.size() ? text_[at_] : '\0';
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
      out = c;
      ++at_;
      return true;
    }
    return false;
  }
  bool flag(bool& out) {
    skip();
    if (at_ < text_.size() && (text_[at_] == '0' || text_[at_] == '1')) {
      out = text_[at_++] == '1';
      return true;
    }
    return false;
  }
  bool number(float& out) {
    skip();
    std::size_t i = at_;
    const bool minus = i < text_.size() && text_[i] == '-';
    if (minus || (i < text_.size() && text_[i] == '+')) {
      ++i;
    }
    double value = 0;
    bool any = false;
    for (; i < text_.size() && is_digit(text_[i]); ++i, any = true) {
      value = value * 10 + (text_[i] - '0');
    }
    if (i < text_.size() && text_[i] == '.') {
      double unit = 0.1;
      for (++i; i < text_.size() && is_digit(text_[i]); ++i, any = true, unit *= 0.1) {
        value += (text_[i] - '0') * unit;
      }
    }
    if (!any) {
      return false;
    }
    at_ = i;
    out = static_cast<float>(minus ? -value : value);
    return true;
  }
  bool point(Vec2& out) { return number(out.x) && number(out.y); }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

void flatten_cubic(Vec2 a, Vec2 b, Vec2 c, Vec2 d, float tolerance, std::vector<Vec2>& out) {
  // A cubic strays from its chords by at most sqrt(3)/18 of its second difference over the square of their number.
  const Vec2 u = a - b * 2 + c;
  const Vec2 v = b - c * 2 + d;
  const float bend = std::max(length(u), length(v));
  const int n = std::clamp(ceil_int(std::sqrt(0.75f * bend / std::max(tolerance, 1e-4f))), 1, 64);
  for (int i = 1; i <= n; ++i) {
    const float t = share(i, n);
    const float s = 1 - t;
    out.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
  }
}

}  // namespace

Path& Path::move_to(Vec2 p) {
  steps_.push_back({Kind::Move, {p, {}, {}}});
  at_ = start_ = p;
  return *this;
}

Path& Path::line_to(Vec2 p) {
  steps_.push_back({Kind::Line, {p, {}, {}}});
  at_ = p;
  return *this;
}

Path& Path::cubic_to(Vec2 control1, Vec2 control2, Vec2 p) {
  steps_.push_back({Kind::Cubic, {control1, control2, p}});
  at_ = p;
  return *this;
}

Path& Path::quad_to(Vec2 control, Vec2 p) {
  return cubic_to(mix(at_, control, 2.0f / 3), mix(p, control, 2.0f / 3), p);
}

Path& Path::arc_to(Vec2 radii, float turn, bool large, bool sweep, Vec2 p) {
  // SVG 1.1, appendix F.6: from end points to a centre, then cubics of a quarter turn or less.
  float rx = std::fabs(radii.x);
  float ry = std::fabs(radii.y);
  if (rx < 1e-6f || ry < 1e-6f || at_ == p) {
    return line_to(p);
  }
  const Affine tilt = Affine::turn(turn);
  const Vec2 half = Affine::turn(-turn).vector((at_ - p) * 0.5f);
  const float over = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry);
  if (over > 1) {
    rx *= std::sqrt(over);
    ry *= std::sqrt(over);
  }
  const float q = rx * rx * half.y * half.y + ry * ry * half.x * half.x;
  float k = std::sqrt(std::max(0.0f, (rx * rx * ry * ry - q) / q));
  if (large == sweep) {
    k = -k;
  }
  const Vec2 c = {k * rx * half.y / ry, -k * ry * half.x / rx};
  const Vec2 centre = tilt.vector(c) + (at_ + p) * 0.5f;
  const float from = std::atan2((half.y - c.y) / ry, (half.x - c.x) / rx);
  float span = std::atan2((-half.y - c.y) / ry, (-half.x - c.x) / rx) - from;
  constexpr float kTurn = 2 * std::numbers::pi_v<float>;
  if (sweep && span < 0) {
    span += kTurn;
  } else if (!sweep && span > 0) {
    span -= kTurn;
  }
  const int n = std::max(1, ceil_int(std::fabs(span) / (kTurn / 4) - 1e-3f));
  const float step = span / static_cast<float>(n);
  const float reach = 4.0f / 3 * std::tan(step / 4);
  const Affine ellipse = Affine::move(centre) * tilt * Affine::scale(rx, ry);
  for (int i = 0; i < n; ++i) {
    const float t0 = from + step * static_cast<float>(i);
    const float t1 = t0 + step;
    const Vec2 a = {std::cos(t0), std::sin(t0)};
    const Vec2 b = {std::cos(t1), std::sin(t1)};
    cubic_to(ellipse(a + Vec2{-a.y, a.x} * reach), ellipse(b - Vec2{-b.y, b.x} * reach), i + 1 == n ? p : ellipse(b));
  }
  return *this;
}

Path& Path::close() {
  steps_.push_back({Kind::Close, {}});
  at_ = start_;
  return *this;
}

Path& Path::rect(Rect r) {
  return move_to({r.x, r.y})
      .line_to({r.right(), r.y})
      .line_to({r.right(), r.bottom()})
      .line_to({r.x, r.bottom()})
      .close();
}

Path& Path::rounded_rect(Rect r, float radius) {
  radius = std::min({radius, r.w / 2, r.h / 2});
  if (radius <= 0) {
    return rect(r);
  }
  const float k = radius * (1 - kCircle);
  const float x0 = r.x, y0 = r.y, x1 = r.right(), y1 = r.bottom();
  move_to({x0 + radius, y0}).line_to({x1 - radius, y0}).cubic_to({x1 - k, y0}, {x1, y0 + k}, {x1, y0 + radius});
  line_to({x1, y1 - radius}).cubic_to({x1, y1 - k}, {x1 - k, y1}, {x1 - radius, y1});
  line_to({x0 + radius, y1}).cubic_to({x0 + k, y1}, {x0, y1 - k}, {x0, y1 - radius});
  return line_to({x0, y0 + radius}).cubic_to({x0, y0 + k}, {x0 + k, y0}, {x0 + radius, y0}).close();
}

Path& Path::circle(Vec2 c, float r) {
  const float k = r * kCircle;
  move_to({c.x + r, c.y}).cubic_to({c.x + r, c.y + k}, {c.x + k, c.y + r}, {c.x, c.y + r});
  cubic_to({c.x - k, c.y + r}, {c.x - r, c.y + k}, {c.x - r, c.y});
  cubic_to({c.x - r, c.y - k}, {c.x - k, c.y - r}, {c.x, c.y - r});
  return cubic_to({c.x + k, c.y - r}, {c.x + r, c.y - k}, {c.x + r, c.y}).close();
}

Path& Path::polyline(const std::vector<Vec2>& points, bool closed) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    i == 0 ? move_to(points[i]) : line_to(points[i]);
  }
  return closed && !points.empty() ? close() : *this;
}

Path Path::transformed(const Affine& by) const {
  Path out = *this;
  for (Step& step : out.steps_) {
    for (Vec2& p : step.p) {
      p = by(p);
    }
  }
  out.at_ = by(at_);
  out.start_ = by(start_);
  return out;
}

std::vector<Polyline> Path::flatten(float tolerance) const {
  std::vector<Polyline> out;
  Polyline run;
  const auto finish = [&out, &run](bool closed) {
    auto& p = run.points;
    p.erase(std::unique(p.begin(), p.end(), [](Vec2 a, Vec2 b) { return length(a - b) < 1e-4f; }), p.end());
    if (closed && p.size() > 1 && length(p.front() - p.back()) < 1e-4f) {
      p.pop_back();
    }
    if (!p.empty()) {
      run.closed = closed && p.size() > 2;
      out.push_back(run);
    }
    p.clear();
  };
  Vec2 at;
  Vec2 start;
  for (const Step& step : steps_) {
    if (run.points.empty() && step.kind != Kind::Move) {
      run.points.push_back(at);  // After Z the next run begins where the last one did.
    }
    switch (step.kind) {
      case Kind::Move:
        finish(false);
        at = start = step.p[0];
        run.points.push_back(at);
        break;
      case Kind::Line:
        at = step.p[0];
        run.points.push_back(at);
        break;
      case Kind::Cubic:
        flatten_cubic(at, step.p[0], step.p[1], step.p[2], tolerance, run.points);
        at = step.p[2];
        break;
      case Kind::Close:
        at = start;
        finish(true);
        break;
    }
  }
  if (run.points.size() > 1 || out.empty()) {
    finish(false);
  }
  return out;
}

namespace {

/// Reads the commands of a path one by one (SVG, "Path data") and draws them on `out`.
class PathReader {
 public:
  PathReader(std::string_view text, Path& out) : in_(text), out_(out) {}

  bool read() {
    char command = 0;
    while (!in_.done()) {
      if (!in_.letter(command)) {
        if (command == 0 || command == 'Z' || command == 'z') {
          return false;
        }
        command = command == 'M' ? 'L' : command == 'm' ? 'l' : command;  // More pairs after a move are lines.
      }
      const bool relative = command >= 'a';
      const char kind = relative ? upper(command) : command;
      base_ = relative ? at_ : Vec2{};
      if ((last_ == 0 && kind != 'M') || !step(kind)) {
        return false;
      }
      last_ = kind;
    }
    return true;
  }

 private:
  bool step(char kind) {
    switch (kind) {
      case 'M':
      case 'L':
        return point(kind);
      case 'H':
      case 'V':
        return straight(kind);
      case 'C':
      case 'S':
        return cubic(kind);
      case 'Q':
      case 'T':
        return quadratic(kind);
      case 'A':
        return arc();
      case 'Z':
        out_.close();
        at_ = start_;
        return true;
      default:
        return false;
    }
  }

  bool point(char kind) {
    Vec2 p;
    if (!in_.point(p)) {
      return false;
    }
    at_ = base_ + p;
    if (kind == 'M') {
      out_.move_to(at_);
      start_ = at_;
    } else {
      out_.line_to(at_);
    }
    return true;
  }

  /// A line along an axis.
  bool straight(char kind) {
    float p = 0;
    if (!in_.number(p)) {
      return false;
    }
    (kind == 'H' ? at_.x : at_.y) = (kind == 'H' ? base_.x : base_.y) + p;
    out_.line_to(at_);
    return true;
  }

  bool cubic(char kind) {
    Vec2 p, q, r;
    if ((kind == 'C' && !in_.point(p)) || !in_.point(q) || !in_.point(r)) {
      return false;
    }
    p = kind == 'C' ? base_ + p : last_ == 'C' || last_ == 'S' ? at_ * 2 - control_ : at_;
    control_ = base_ + q;
    at_ = base_ + r;
    out_.cubic_to(p, control_, at_);
    return true;
  }

  bool quadratic(char kind) {
    Vec2 p, q;
    if ((kind == 'Q' && !in_.point(p)) || !in_.point(q)) {
      return false;
    }
    control_ = kind == 'Q' ? base_ + p : last_ == 'Q' || last_ == 'T' ? at_ * 2 - control_ : at_;
    at_ = base_ + q;
    out_.quad_to(control_, at_);
    return true;
  }

  bool arc() {
    Vec2 radii, to;
    float turn = 0;
    bool large = false;
    bool sweep = false;
    if (!in_.point(radii) || !in_.number(turn) || !in_.flag(large) || !in_.flag(sweep) || !in_.point(to)) {
      return false;
    }
    at_ = base_ + to;
    out_.arc_to(radii, turn, large, sweep, at_);
    return true;
  }

  Reader in_;
  Path& out_;
  Vec2 at_, start_, control_, base_;
  char last_ = 0;
};

}  // namespace

bool parse_path(std::string_view text, Path& out) { return PathReader(text, out).read(); }

Path path(std::string_view text) {
  Path out;
  parse_path(text, out);
  return out;
}

}  // namespace longroll::board
