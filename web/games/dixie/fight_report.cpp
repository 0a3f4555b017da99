// build: logic
#include "web/games/dixie/fight_report.h"

#include <utility>

#include "engine/core/text.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/words.h"
#include "web/games/dixie/layout.h"
#include "web/games/dixie/roll.h"

namespace longroll::web::dixie {
namespace {

/// Tells events one by one, while the State goes along.
class Telling {
 public:
  Telling(const dx::Dixie& game, State before, Seat reader) : game_(game), state_(std::move(before)), reader_(reader) {}

  const State& state() const { return state_; }
  void go_on(const Event& event) { enact(state_, event); }

  /// The line of the log without its full stop; empty when nothing is told.
  std::string line(const Event& event) const {
    std::string text = game_.describe_event(state_, event, reader_);
    if (text.ends_with('.')) {
      text.pop_back();
    }
    return text;
  }
  const dx::Card& card(PieceId id) const { return game_.data_of(state_).card(state_.piece(id).kind); }
  std::string place(Place where) const {
    return dx::place_name(dx::battlefield_of(game_.data_of(state_), state_).layout(), where);
  }
  Seat owner(PieceId id) const { return owner_of(state_.piece(id)); }
  /// "at USA Left"; empty of a card that lies in no position.
  std::string where(PieceId id) const {
    const Place at = state_.piece(id).place;
    return dx::is_position(at) ? "at " + place(at) : "";
  }

 private:
  const dx::Dixie& game_;
  State state_;
  Seat reader_;
};

/// A card is out of the battle by it.
bool is_loss(const Event& event) {
  return is_note<dx::notes::Killed>(event) || is_note<dx::notes::Routed>(event) ||
         is_note<dx::notes::Eliminated>(event);
}

/// How much it deserves a caption; 0: not at all.
int caption_weight(const Event& event) {
  if (is_note<dx::notes::Captured>(event)) {
    return 4;
  }
  if (is_note<dx::notes::NightFalls>(event) || is_note<dx::notes::DaysEnd>(event) ||
      is_note<dx::notes::DayBreaks>(event) || is_note<dx::notes::Played>(event)) {
    return 3;
  }
  return is_note<dx::notes::Killed>(event) ? 2 : is_loss(event) ? 1 : 0;
}

Moment caption_of(const Telling& told, const Event& event) {
  const std::string line = told.line(event);
  if (const auto captured = read<dx::notes::Captured>(event)) {
    return {told.place(captured->position) + " is taken", line, captured->side};
  }
  if (const auto played = read<dx::notes::Played>(event)) {
    return {told.card(played->card).name,
            line.substr(0, line.find(':')) +
                (dx::is_position(played->position) ? " at " + told.place(played->position) : "") + ": " +
                told.card(played->card).effect,
            told.owner(played->card),
            {played->card}};
  }
  if (is_loss(event)) {
    const PieceId card = dx::notes::card_of(event);
    Moment out{line, capitalized(told.where(card)), told.owner(card)};
    if (told.card(card).is_commander()) {
      out.cards.push_back(card);
    }
    return out;
  }
  return {is_note<dx::notes::DayBreaks>(event) ? "A new day"
          : is_note<dx::notes::DaysEnd>(event) ? "The last day is over"
                                               : "Night falls",
          line, Seat::Nobody};
}

/// Dixie 9.0, 12.0: the card that comes into the reader's hand by it; kNoPiece: none.
PieceId drawn_by(const Event& event, const State& state, Seat reader) {
  const auto moved = read<events::PieceMoved>(event);
  const bool is_drawn = moved && is_player(reader) && state.track(dx::track(dx::Track::Turn)) > 0 &&
                        moved->from == dx::deck_of(reader) && moved->to == dx::reserve_of(reader);
  return is_drawn ? moved->piece : kNoPiece;
}

/// What the reader has drawn, beside what else deserves a caption.
void add_drawn(const Telling& told, const std::vector<std::int32_t>& drawn, std::optional<Moment>& out) {
  if (drawn.empty()) {
    return;
  }
  std::string names;
  for (const std::int32_t id : drawn) {
    names += (names.empty() ? "" : ", ") + told.card(static_cast<PieceId>(id)).name;
  }
  if (out) {
    out->words += ". Drawn: " + names;
  } else {
    out = Moment{"Drawn: " + count_of(static_cast<int>(drawn.size()), "card", "cards"), std::move(names), Seat::Nobody};
  }
  out->cards = drawn;
}

}  // namespace

std::optional<FightReport> fight_of(const dx::Dixie& game, State before, const Events& events, Seat reader) {
  Telling told(game, std::move(before), reader);
  std::optional<FightReport> out;
  FightReport shot;
  std::string losses;
  for (const Event& event : events) {
    if (const auto rolled = read<events::Rolled>(event)) {
      shot.dice.push_back(rolled->value);
    } else if (const auto fires = read<dx::notes::Fires>(event)) {
      shot = {kPlaceTarget + fires->target,
              told.owner(fires->card),
              told.card(fires->card).name + " fires at " + told.place(fires->target),
              "Hits on " + faces_in_words(dx::faces_that_hit(fires->firepower)),
              {},
              "",
              ""};
    } else if (is_note<dx::notes::Hits>(event)) {
      shot.result = capitalized(game.roll_summary(told.state(), {event}));
      out = shot;
      losses.clear();
    } else if (const auto melee = read<dx::notes::MeleeRound>(event)) {
      out = FightReport{kPlaceTarget + melee->position,
                        dx::phasing(told.state()),
                        "Melee at " + told.place(melee->position),
                        "",
                        {},
                        "Hits on " + game.roll_summary(told.state(), {event}),
                        ""};
      losses.clear();
    } else if (is_loss(event) || is_note<dx::notes::HitsLost>(event)) {
      losses += (losses.empty() ? "" : ". ") + told.line(event);
    }
    told.go_on(event);
  }
  if (out) {
    out->losses = losses;
  }
  return out;
}

std::optional<Moment> moment_of(const dx::Dixie& game, State before, const Events& events, Seat reader) {
  Telling told(game, std::move(before), reader);
  std::optional<Moment> out;
  std::vector<std::int32_t> drawn;
  int best = 0;
  for (const Event& event : events) {
    const auto played = read<dx::notes::Played>(event);
    const bool is_own_card = played && told.owner(played->card) == reader;
    if (const int weight = is_own_card ? 0 : caption_weight(event); weight > best) {
      best = weight;
      out = caption_of(told, event);
    }
    if (const PieceId card = drawn_by(event, told.state(), reader); card != kNoPiece) {
      drawn.push_back(card);
    }
    told.go_on(event);
  }
  add_drawn(told, drawn, out);
  return out;
}

std::vector<DigestLine> digest_of(const dx::Dixie& game, const Session& session, std::size_t from, std::size_t until,
                                  Seat reader) {
  using Kind = DigestLine::Kind;
  std::vector<DigestLine> all;
  Telling told(game, session.state_at(from), reader);
  for (std::size_t n = from; n < until; ++n) {
    const Ply& ply = session.ply(n);
    if (auto fight = fight_of(game, told.state(), ply.events, reader)) {
      std::string text = fight->title + ": " + fight->result;
      const std::int32_t target = fight->target;
      all.push_back({Kind::Fight, n, std::move(text), target, std::move(fight)});
    }
    for (const Event& event : ply.events) {
      const auto moved = read<events::PieceMoved>(event);
      const auto played = read<dx::notes::Played>(event);
      const bool is_move = moved && dx::is_position(moved->to) && told.owner(moved->piece) != reader;
      std::string line = told.line(event);
      if (is_loss(event)) {
        all.push_back({Kind::Loss, n, std::move(line)});
      } else if (is_note<dx::notes::Captured>(event)) {
        all.push_back({Kind::Ground, n, std::move(line)});
      } else if (played && told.owner(played->card) != reader) {
        all.push_back({Kind::Card, n, line.substr(line.find(':') + 2)});
      } else if (is_move && !line.empty()) {
        all.push_back({Kind::Move, n, std::move(line)});
      }
      told.go_on(event);
    }
  }
  std::vector<DigestLine> out;
  for (const Kind kind : {Kind::Fight, Kind::Loss, Kind::Ground, Kind::Card, Kind::Move}) {
    for (DigestLine& line : all) {
      if (line.kind == kind) {
        out.push_back(std::move(line));
      }
    }
  }
  return out;
}

}  // namespace longroll::web::dixie
