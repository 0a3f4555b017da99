// build: small
#include "engine/play/log_book.h"

#include "engine/core/hash.h"

namespace longroll {
namespace {

constexpr int kAside = 0;  ///< LogLine::times of a line that no event told

/// Is it what the line before has told, once or several times?
bool repeats(const LogLine& last, const std::string& line) {
  if (!line.ends_with('.')) {
    return false;
  }
  return last.text ==
         (last.times == 1 ? line : line.substr(0, line.size() - 1) + ", " + std::to_string(last.times) + " times.");
}

/// Both tell one thing of one decision, each of another piece: "Ready to fire: 2 Ohio" and "Ready to fire: 7 Ohio".
bool continues(const std::string& last, const std::string& line) {
  const std::size_t at = line.find(": ");
  return at != std::string::npos && !line.ends_with('.') && last.starts_with(line.substr(0, at + 2)) &&
         !last.ends_with('.');
}

/// A line that nothing goes on with any more ends as a sentence: ", die 5" says of a shot that it misses.
bool lacks_stop(const std::string& line) { return !line.empty() && line.find_last_of(".:;!?,") != line.size() - 1; }

/// "Confederate turn 2." comes of the Union's decision, but is about the Confederates. Nobody: none is named.
Seat named_first(std::string_view line) {
  if (line.starts_with("The ")) {
    line.remove_prefix(4);
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (line.starts_with(name_of(side))) {
      return side;
    }
  }
  return Seat::Nobody;
}

}  // namespace

void LogBook::follow(const Session& session) {
  const std::size_t before = told();
  while (!marks_.empty() && (told() > session.ply_count() || marks_.back().trace != session.trace_at(told()))) {
    marks_.pop_back();
  }
  if (begun_ && told() < before) {
    uncut();
    cut_to(mark_at(told()));
    running_at_ = SIZE_MAX;
  }
}

void LogBook::tell(const Session& session, std::size_t until, std::size_t most) {
  if (begun_ && told() >= until) {
    return;
  }
  uncut();
  if (!begun_) {
    begun_ = true;
    running_ = first_ == 0 ? session.start() : session.state_at(first_);
    running_at_ = first_;
    if (first_ == 0) {
      tell_events(session.game(), session.opening(), Seat::Chance, 0);
    }
    opening_ = mark_now(session.trace_at(first_));
  }
  if (running_at_ != told()) {
    running_ = session.state_at(told());
  }
  for (; told() < until && most > 0; --most) {
    const Ply& ply = session.ply(told());
    write_aside(session, told());
    tell_events(session.game(), ply.events, ply.seat, told());
    marks_.push_back(mark_now(ply.trace));
  }
  running_at_ = told();
  shown_lines_ = lines_.size();
}

void LogBook::tell_events(const Game& game, const Events& events, Seat seat, std::size_t ply) {
  own_lines_ = lines_.size();
  for (const Event& event : events) {
    write_line(game.describe_event(running_, event, reader_), seat, ply, event);
    enact(running_, event);
  }
}

/// A line of its own before those of the ply, of which no event came.
void LogBook::write_aside(const Session& session, std::size_t ply) {
  std::string text = aside_ ? aside_(session, ply) : std::string();
  if (text.empty()) {
    return;
  }
  if (!lines_.empty() && lacks_stop(lines_.back().text)) {
    lines_.back().text += '.';
    lines_.back().hash = hash_text(lines_.back().text);
  }
  const std::uint64_t hash = hash_text(text);
  lines_.push_back({ply, session.ply(ply).seat, std::move(text), kAside, hash});
}

void LogBook::write_line(std::string text, Seat seat, std::size_t ply, const Event& event) {
  if (text.empty()) {
    return;
  }
  LogLine* const last = lines_.empty() ? nullptr : &lines_.back();
  const std::size_t begin = text.find_first_not_of(" ,");
  if (last != nullptr && last->times == kAside && begin != std::string::npos && begin > 0) {
    text.erase(0, begin);  // nothing goes on with an aside
    text[0] = static_cast<char>(text[0] >= 'a' && text[0] <= 'z' ? text[0] - 'a' + 'A' : text[0]);
  }
  // A roll is told in parts, as the dice fall: ", 1 hit" goes on with the line before it.
  if (last != nullptr && (text.starts_with(' ') || text.starts_with(','))) {
    last->text += text;
  } else if (lines_.size() > own_lines_ && continues(last->text, text)) {
    last->text += ", " + text.substr(text.find(": ") + 2);
  } else if (lines_.size() > own_lines_ && repeats(*last, text)) {
    last->text = text.substr(0, text.size() - 1) + ", " + std::to_string(++last->times) + " times.";
  } else {
    if (last != nullptr && lacks_stop(last->text)) {
      last->text += '.';
      last->hash = hash_text(last->text);
    }
    const Seat named = named_first(text);
    const Seat about = is_player(named) ? named : about_(running_, event);
    lines_.push_back({ply, is_player(about) ? about : seat, std::move(text), 1, 0});
  }
  lines_.back().hash = hash_text(lines_.back().text);
}

/// Gives the last line that was shown back what comes later.
void LogBook::uncut() {
  if (!cut_off_.empty()) {
    lines_[shown_lines_ - 1].text += cut_off_;
    lines_[shown_lines_ - 1].hash = hash_text(lines_[shown_lines_ - 1].text);
    cut_off_.clear();
  }
}

void LogBook::cut_to(const Mark& mark) {
  lines_.resize(mark.lines);
  if (!lines_.empty() && lines_.back().text.size() != mark.last_length) {
    lines_.back().text.resize(mark.last_length);
    lines_.back().hash = hash_text(lines_.back().text);
  }
  shown_lines_ = lines_.size();
}

void LogBook::show(std::size_t n) {
  LR_CHECK(n >= first_ && n <= told(), "this has not been told");
  uncut();
  const Mark& mark = mark_at(n);
  shown_lines_ = mark.lines;
  if (mark.lines == 0) {
    return;
  }
  LogLine& last = lines_[mark.lines - 1];
  if (last.text.size() > mark.last_length) {
    cut_off_ = last.text.substr(mark.last_length);
    last.text.resize(mark.last_length);
    last.hash = hash_text(last.text);
  }
}

}  // namespace longroll
