#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "engine/play/event_arguments.h"
#include "web/hexgame/map_screen.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/targets.h"
#include "web/views/ui.h"

/// What the other side's turn looks like: the camera that follows it, the digest of it, and what deserves a caption.
namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

namespace {

/// Where units came from and went, in their order.
std::vector<HexId> hexes_moved_over(const Events& events) {
  std::vector<HexId> out;
  for (const Event& event : events) {
    if (const auto moved = longroll::read<events::PieceMoved>(event)) {
      for (const Place place : {moved->from, moved->to}) {
        if (is_hex(place)) {
          out.push_back(static_cast<HexId>(place));
        }
      }
    }
  }
  return out;
}

/// A step that begins, whatever it keeps.
struct StepBegan {
  static constexpr EventKind kKind = EventKind::StepBegan;
  int kind = 0;
};

/// Where a unit has gone in a turn.
struct UnitMove {
  std::string name, from, place;  ///< `from`: of a force that was on the map
  std::size_t ply = 0;
  HexId hex = kNoHex;
  bool is_new = false;  ///< it came from off the map

  bool is_beside(const UnitMove& other) const { return is_new == other.is_new && place == other.place; }
};

/// One line for all who went to one place: "Evans, Bee and 3 more to Henry house". Forces that have become one are
/// named once: "Lee (8-9) from Petersburg and Charleston to Richmond".
std::vector<DigestLine> lines_of(const std::map<PieceId, UnitMove>& moves, bool is_of_forces) {
  constexpr int kNamed = 3;
  std::vector<DigestLine> out;
  std::vector<const UnitMove*> told;  // the first of each line
  for (const auto& [piece, move] : moves) {
    if (std::any_of(told.begin(), told.end(), [&](const UnitMove* one) { return one->is_beside(move); })) {
      continue;
    }
    told.push_back(&move);
    std::vector<std::pair<std::string_view, std::string_view>> names;  // each with where it came from
    for (const auto& [other, same] : moves) {
      if (!same.is_beside(move)) {
        continue;
      }
      // Of a force each piece has moved: it is named once, with all places it came from. What is new has no name yet.
      const auto is_known = [&](const auto& one) {
        return one.first == same.name && (one.second == same.from || one.second.empty() || same.from.empty());
      };
      const bool is_named = is_of_forces && !same.is_new;
      const auto known = is_named ? std::find_if(names.begin(), names.end(), is_known) : names.end();
      if (known == names.end()) {
        const auto last = std::find_if(names.rbegin(), names.rend(),
                                       [&](const auto& one) { return is_named && one.first == same.name; });
        names.insert(last == names.rend() ? names.end() : last.base(), {same.name, same.from});
      } else if (known->second.empty()) {
        known->second = same.from;
      }
    }
    const int count = static_cast<int>(names.size());
    const int named = move.is_new ? 0 : count > kNamed + 1 ? kNamed : count;
    std::string words = move.is_new ? std::to_string(count) + (count == 1 ? " new unit" : " new units") : "";
    for (int i = 0; i < named; ++i) {
      const auto& [who, from] = names[static_cast<std::size_t>(i)];
      const bool goes_on = i > 0 && !from.empty() && who == names[static_cast<std::size_t>(i) - 1].first;
      words += i == 0 ? "" : i + 1 == count ? " and " : ", ";
      words += goes_on ? "" : from.empty() ? std::string(who) : std::string(who) + " from ";
      words += from;
    }
    words += 0 < named && named < count ? " and " + std::to_string(count - named) + " more" : "";
    out.push_back({move.is_new ? DigestLine::Kind::Arrival : DigestLine::Kind::Move,
                   move.ply,
                   capital(words) + (move.is_new ? " at " : " to ") + move.place,
                   target_of_hex(move.hex),
                   {},
                   count});
  }
  return out;
}

/// The smallest rectangle with both.
Rect joined(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x);
  const float y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

}  // namespace

/// Glides to what a decision of others is about when it is out of sight or at the rim, and takes with it what they do
/// near it in the decisions that are known already. Gives the ms that this takes.
float MapScreen::follow(const Happened& happened) {
  constexpr float kGlide = 320;
  constexpr float kRim = 0.1F;      // of the window: comfortable is what lies within it
  constexpr float kMaxPart = 0.6F;  // of the window, for what is brought into sight together
  MapView& map = screen_.map;
  if (!map.has_looked()) {
    return 0;
  }
  const auto part_of = [&](const Events& events, const std::vector<DieShown>& dice) {
    std::vector<HexId> hexes = hexes_moved_over(events);
    for (const DieShown& die : dice) {
      hexes.push_back(die.hex);
    }
    std::optional<Rect> out;
    for (const HexId hex : hexes) {
      const Vec2 at = map.centre_of(hex);
      out = out ? joined(*out, {at.x, at.y, 0, 0}) : Rect{at.x, at.y, 0, 0};
    }
    return out;
  };
  std::optional<Rect> part =
      part_of(happened.ply.events, has_roll(happened.ply.events) ? moves_.dice() : std::vector<DieShown>{});
  if (!part) {
    return 0;
  }
  const Rect seen_part = map.aimed().seen();
  const Rect comfortable = seen_part.inset(std::min(seen_part.w, seen_part.h) * kRim);
  if (comfortable.contains({part->x, part->y}) && comfortable.contains({part->right(), part->bottom()})) {
    return 0;
  }
  const Session& session = screen_.model.session();
  for (std::size_t n = happened.n + 1; n < session.ply_count() && session.ply(n).seat == happened.ply.seat; ++n) {
    const auto more = part_of(session.ply(n).events, {});
    const Rect both = more ? joined(*part, *more) : *part;
    if (both.w > seen_part.w * kMaxPart || both.h > seen_part.h * kMaxPart) {
      break;
    }
    part = both;
  }
  map.aim([&](board::Camera& camera) {
    camera.look_at(part->w > seen_part.w || part->h > seen_part.h
                       ? map.centre_of(hexes_moved_over(happened.ply.events).back())
                       : part->centre());
  });
  return map.is_gliding() ? kGlide : 0;
}

std::string MapScreen::name_of_place(HexId hex) const {
  const std::string name = game_->hex_sheet(hex).place;
  return name.empty() ? game_->place_words(hex) : name;
}

/// Ground that changed hands since the turn began.
void MapScreen::tell_ground(std::size_t until, std::vector<DigestLine>& out) const {
  for (std::size_t i = 0; i < screen_.board.objectives.size() && i < holders_.size(); ++i) {
    const ObjectiveShown& objective = screen_.board.objectives[i];
    if (is_player(objective.holder) && objective.holder != holders_[i]) {
      out.push_back({DigestLine::Kind::Ground,
                     until - 1,
                     objective.name + " is " + std::string(longroll::name_of(objective.holder)) + " now",
                     target_of_hex(objective.hex),
                     {}});
    }
  }
}

std::vector<DigestLine> MapScreen::digest(std::size_t from, std::size_t until) const {
  const Session& session = screen_.model.session();
  std::map<PieceId, UnitMove> moves;
  std::map<PieceId, HexId> stood;
  std::vector<DigestLine> out;  // fights, then losses, ground and moves
  std::vector<DigestLine> losses;
  State running = session.state_at(from);
  const Seat reader = screen_.model.reader();
  const auto take_move = [&](std::size_t n, Seat seat, const events::PieceMoved& moved) {
    const Piece& piece = running.piece(moved.piece);
    const HexId there = is_hex(moved.from) ? static_cast<HexId>(moved.from) : kNoHex;
    if (there != kNoHex && !is_hex(moved.to)) {
      const std::string lost = game_->loss_words(moved.piece, moved.to);
      if (!lost.empty()) {
        const std::string whose = std::string(longroll::name_of(owner_of(piece)));
        const std::string words =
            game_->name_of_lost(moved.piece) + " (" + whose + ") " + lost + " at " + name_of_place(there);
        losses.push_back({DigestLine::Kind::Loss, n, words, target_of_hex(there), {}});
      }
      moves.erase(moved.piece);
    } else if (is_hex(moved.to) &&
               ((owner_of(piece) == seat && seat != reader) || stood.find(moved.piece) != stood.end())) {
      // The reader knows what he did himself. A move that he was asked to react to goes on with his answer.
      const auto hex = static_cast<HexId>(moved.to);
      const HexId began = stood.try_emplace(moved.piece, there).first->second;
      moves.erase(moved.piece);
      if (began != hex) {
        const bool tells_forces = game_->tells_forces();
        const std::string place = name_of_place(hex);
        const CounterLook force = game_->look(game_->shown_as(moved.piece, hex), 0);
        const bool is_new = tells_forces && there == kNoHex;
        std::string who(force.name);
        if (tells_forces) {  // one without a leader has the name of the place where it is
          who = (who == place ? "a force" : who) + " (" + std::string(force.values) + ")";
        }
        const std::string from = tells_forces && began != kNoHex ? name_of_place(began) : "";
        moves[moved.piece] = {std::move(who), from, place, n, hex, is_new};
      }
    }
  };
  for (std::size_t n = from; n < until && n < session.ply_count(); ++n) {
    const Ply& ply = session.ply(n);
    if (auto fight = has_roll(ply.events) ? game_->fight(n, running) : std::nullopt) {
      const std::string cost = fight->losses.empty() || !game_->tells_forces() ? "" : ". " + fight->losses;
      const std::string text = fight->title + ": " + fight->result + cost;
      const std::int32_t target = fight->target;
      out.push_back({DigestLine::Kind::Fight, n, text, target, std::move(fight)});
    }
    const bool is_told = game_->add_to_digest(n, running, out);
    for (const Event& event : ply.events) {
      if (const auto moved = is_told ? std::nullopt : longroll::read<events::PieceMoved>(event)) {
        take_move(n, ply.seat, *moved);
      }
      enact(running, event);
    }
  }
  if (const std::string words = game_->warning(); !words.empty()) {
    out.insert(out.begin(), {DigestLine::Kind::Ground, until - 1, words, kNoTarget, {}, 0});
  }
  out.insert(out.end(), losses.begin(), losses.end());
  tell_ground(until, out);
  for (DigestLine& line : lines_of(moves, game_->tells_forces())) {
    out.push_back(std::move(line));
  }
  return out;
}

/// Keeps who holds what when a turn begins.
void MapScreen::keep_holders() {
  holders_.clear();
  for (const ObjectiveShown& objective : screen_.board.objectives) {
    holders_.push_back(objective.holder);
  }
}

/// What has changed on the board since `before`.
std::optional<Moment> MapScreen::moment_since(const BoardSnapshot& before) const {
  const BoardSnapshot& now = screen_.board;
  for (std::size_t i = 0; i < now.objectives.size() && i < before.objectives.size(); ++i) {
    const ObjectiveShown& objective = now.objectives[i];
    if (is_player(objective.holder) && objective.holder != before.objectives[i].holder) {
      const int points = objective.points[static_cast<std::size_t>(index_of(objective.holder))];
      return Moment{capital(objective.name) + " is taken",
                    "The " + std::string(longroll::name_of(objective.holder)) + " side holds it" +
                        (points > 0 ? ": " + std::to_string(points) + (points == 1 ? " point" : " points") : ""),
                    objective.holder};
    }
  }
  const auto is_night = [](const TurnTrack& track) {
    const auto i = static_cast<std::size_t>(track.now - 1);
    return track.now > 0 && i < track.turns.size() && track.turns[i].is_night;
  };
  if (now.turn.now != before.turn.now && is_night(now.turn) != is_night(before.turn)) {
    return Moment{is_night(now.turn) ? "Night falls" : "A new day", capital(now.turn.label(now.turn.now)),
                  Seat::Nobody};
  }
  return std::nullopt;
}

std::optional<Moment> MapScreen::moment(const Happened& happened) {
  return happened.n == moment_of_ ? moment_ : std::nullopt;
}

std::optional<std::size_t> MapScreen::landmark(std::size_t n, int by) const {
  const std::span<const std::int16_t> kinds = game_->landmarks();
  if (kinds.empty()) {
    return std::nullopt;
  }
  const Session& session = screen_.model.session();
  const std::size_t first = session.first_ply();
  const std::size_t last = session.ply_count();
  const auto begins = [&](const Event& event) {
    const auto step = longroll::read<StepBegan>(event);
    return step && std::find(kinds.begin(), kinds.end(), step->kind) != kinds.end();
  };
  const auto is_one = [&](std::size_t at) {
    const Events& events = session.ply(at - 1).events;
    return std::any_of(events.begin(), events.end(), begins);
  };
  std::size_t at = std::max(n, first);
  do {
    if (at == (by < 0 ? first : last)) {
      return at;
    }
    at = by < 0 ? at - 1 : at + 1;
  } while (at > first && !is_one(at));
  return at;
}

void MapScreen::look_at(std::int32_t target) {
  if (const HexId hex = screen_.hex_of(target); hex != kNoHex) {
    glide_to(hex);
    screen_.pinned = hex;
  }
}

void MapScreen::bring_into_sight(const Action& action) {
  const Subject subject = screen_.subject_of(action);
  const bool is_unit = subject.hex == kNoHex && screen_.seen().has_piece(subject.unit);
  screen_.awaited = game_->counter_for(action);
  const HexId hex = is_unit ? screen_.hex_of(subject.unit) : subject.hex;
  if (hex != kNoHex) {
    glide_to(hex);
  }
}

std::optional<board::Rect> MapScreen::way_to(const Action& action) const {
  const std::string button = "view:" + std::to_string(game_->button_before(action));
  for (const ui::Control& control : ui::state().controls) {
    if (control.id == button) {
      return control.rect;
    }
  }
  return std::nullopt;
}

/// The map moves until that hex is in sight, and not at its rim.
void MapScreen::glide_to(HexId hex) {
  const Vec2 at = screen_.map.centre_of(hex);
  screen_.map.aim([&](board::Camera& camera) {
    if (!camera.seen().inset(90 / camera.zoom()).contains(at)) {
      camera.look_at(at);
    }
  });
}

}  // namespace longroll::web::hexgame
