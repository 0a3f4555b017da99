// build: small
#include "engine/games/dixie/validate.h"

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "engine/games/dixie/words.h"
#include "engine/play/setup.h"
#include "engine/play/state_validator.h"
#include "engine/table/by_side.h"

/// Positions that come from outside: a link, a file, `load`. Everything is looked at before anything is believed.
namespace longroll::dixie {
namespace {

constexpr std::size_t kMaxSteps = 8;

/// Both sides of a melee take hits (13.2), and so do friends of guns that support them (13.5) and scouts (13.7).
bool is_struck_now(const State& state, Place place) {
  return std::any_of(state.stack.begin(), state.stack.end(), [&](const Step& step) {
    return (is_step<MeleeLocals>(step) && locals_of<MeleeLocals>(step).position == place) ||
           (is_step<SupportLocals>(step) && locals_of<SupportLocals>(step).position == place) ||
           (is_step<ScoutLocals>(step) && locals_of<ScoutLocals>(step).position == place);
  });
}

/// What the laws of one card ask besides the card.
struct Table {
  const Edition& edition;
  const State& state;
  const Battlefield& battlefield;
};

/// A card where a card can lie.
struct LyingCard {
  const Piece& piece;
  const Card& card;

  bool is_flanking() const { return (piece.flags & kFlanking) != 0; }
  bool is_on_field() const { return is_position(piece.place); }
};

using CardLaw = Law<Table, LyingCard>;

/// Of every card.
constexpr CardLaw kCardLaws[] = {
    {"", [](const Table& table, LyingCard it) { return !it.is_on_field() || table.battlefield.has(it.piece.place); },
     "that column is not in play"},
    {"", [](const Table&, LyingCard it) { return it.is_on_field() || it.piece.place % 2 == it.piece.owner; },
     "it lies among the enemy's cards"},
    {"2.0",
     [](const Table&, LyingCard it) {
       return !is_unexamined(it.piece.place) || (it.piece.up == 0 && it.piece.flags == 0);
     },
     "a battle deck is unexamined"},
    {"15.0", [](const Table& table, LyingCard it) { return may_lie_unseen(table.state, it.card, it.piece.place); },
     "it is kept for another day"},
    {"15.1",
     [](const Table& table, LyingCard it) {
       return it.piece.place != aside_of(it.card.side) ||
              (it.card.side == Seat::Union && table.state.track(track(Option::Late)) != 0 &&
               day_of(table.state) + is_night(table.state) >= 2);
     },
     "nothing is set aside in this battle"},
    {"",
     [](const Table&, LyingCard it) { return it.is_on_field() || is_reserve(it.piece.place) || it.piece.marks == 0; },
     "only cards on the battlefield and in a Reserve have hits"},
    {"13.1",
     [](const Table& table, LyingCard it) {
       return !it.is_flanking() || table.state.track(track(Option::Outflanking)) != 0;
     },
     "nobody goes round a flank in this game"},
    {"13.1",
     [](const Table& table, LyingCard it) { return !it.is_flanking() || table.battlefield.is_flank(it.piece.note); },
     "only the Left and the Right are gone round"},
    {"6.0",
     [](const Table& table, LyingCard it) {
       // Night comes when the side to move has rolled (15.1, 15.2). A battle that is over may have ended with the turn,
       // when it is forgotten who came out of the Reserve with hits (4.0).
       const State& state = table.state;
       const bool is_checked =
           state.track(track(Track::Winner)) < 0 &&
           (state.track(track(Track::PhaseNow)) > static_cast<int>(Phase::Morale) || is_night(state));
       return !is_checked || it.piece.marks == 0 || !it.is_on_field() || is_struck_now(state, it.piece.place) ||
              (it.piece.flags & kHurt) != 0 || it.piece.owner != state.track(track(Track::Phasing));
     },
     "its morale was checked this turn"},
    {"7.3",
     [](const Table&, LyingCard it) {
       return it.piece.marks == 0 || it.card.is_troop() || it.card.is_general() || it.card.is_long_lasting();
     },
     "such a card takes no hits"},
    {"3.1",
     [](const Table& table, LyingCard it) { return it.piece.marks == 0 || table.state.track(track(Track::Turn)) > 0; },
     "a card has no hits before the battle begins"},
};

/// Dixie 13.6: of a decoy.
constexpr CardLaw kDecoyLaws[] = {
    {"3.1", [](const Table& table, LyingCard) { return table.state.track(track(Option::Decoys)) != 0; },
     "only troops lie face-down on the battlefield"},
    {"13.6",
     [](const Table& table, LyingCard it) { return table.battlefield.is_own_line(it.card.side, it.piece.place); },
     "a decoy lies in its owner's battleline"},
    {"13.6",
     [](const Table& table, LyingCard it) {
       return table.state.track(track(Track::Holder, position_index(it.piece.place))) == it.piece.owner;
     },
     "a decoy lies on ground that its owner holds"},
    {"13.6", [](const Table&, LyingCard it) { return it.piece.marks == 0; }, "a decoy takes no hits"},
};

/// Of a card on the battlefield that is no decoy.
constexpr CardLaw kFieldLaws[] = {
    {"12.0",
     [](const Table&, LyingCard it) {
       return !it.card.is_special() || it.card.is_long_lasting() || it.card.is_special(SpecialKind::Ford) ||
              it.card.is_special(SpecialKind::Breastworks);
     },
     "such a special card does not stay on the battlefield"},
    {"3.1",
     [](const Table& table, LyingCard it) {
       const bool is_deploying = table.state.track(track(Track::Turn)) <= 0;
       return !is_deploying || table.battlefield.is_own_line(it.card.side, it.piece.place);
     },
     "an army deploys in its own battleline"},
    {"7.2", [](const Table&, LyingCard it) { return it.piece.marks <= 0 || it.piece.up != 0; },
     "a card that was hit lies face-up"},
    {"10.2",
     [](const Table& table, LyingCard it) {
       return !it.card.is_terrain() || table.battlefield.may_lay_ground(it.card.side, it.piece.place);
     },
     "terrain lies in its owner's battleline"},
    {"15.2", [](const Table& table, LyingCard it) { return !is_too_early(table.edition, table.state, it.card); },
     "the armies have not come to that ground yet"},
    {"10.1", [](const Table&, LyingCard it) { return !it.card.is_terrain() || it.card.may_lie_at(it.piece.place); },
     "its card does not let it lie there"},
    {"12.0",
     [](const Table& table, LyingCard it) {
       return !it.card.is_special(SpecialKind::Breastworks) ||
              (table.state.track(track(Track::Holder, position_index(it.piece.place))) == it.piece.owner &&
               table.battlefield.may_lay_ground(it.card.side, it.piece.place));
     },
     "breastworks are gone when the position is"},
};

/// The cards of one position that are limited in number and no decoys.
struct Shown {
  BySide<int> generals{};
  BySide<int> guards{};
  int terrain = 0;
  int waters = 0;

  bool is_within_limits() const {
    return generals[0] <= 1 && generals[1] <= 1 && guards[0] <= 1 && guards[1] <= 1 && terrain <= 2;
  }
};

/// What the laws of a position ask.
struct Positions {
  explicit Positions(const Field& of);

  const Shown& at(Place place) const { return shown[place]; }
  /// Waters of the column that count together (8.3): while armies deploy each side has laid its own.
  int waters_of_column(Place place) const {
    const bool may_clash = field.is_deploying() && !field.battlefield().is_front_and_back();
    return at(place).waters + (may_clash ? 0 : at(opposite(place)).waters);
  }
  bool is_clash_under_way() const {
    return !field.state().stack.empty() && is_step<CreekClashLocals>(field.state().top());
  }
  /// A battle that has begun and is not over.
  bool is_under_way() const { return !field.is_deploying() && !field.is_over(); }

  const Field& field;
  ByPosition<Shown> shown{};
};

Positions::Positions(const Field& of) : field(of) {
  for (const Piece& piece : field.state().pieces) {
    const Card& card = field.edition().card(piece.kind);
    if (!is_position(piece.place) || is_decoy(field.state(), piece, card)) {
      continue;
    }
    Shown& here = shown[piece.place];
    const Seat side = owner_of(piece);
    here.generals[side] += card.is_general() ? 1 : 0;
    here.guards[side] += card.is_long_lasting() ? 1 : 0;
    here.terrain += card.is_terrain() ? 1 : 0;
    here.waters += card.is_water() ? 1 : 0;
  }
}

bool is_held_by_who_is_alone(const Positions& now, Place place) {
  const auto is_wrong = [&](Seat side) {
    return now.field.is_held_alone(place, side) && now.field.holder(place) != side;
  };
  return !now.is_under_way() || place == unjudged_melee(now.field.state()) ||
         (!is_wrong(Seat::Union) && !is_wrong(Seat::Confederate));
}

/// At most one general, one guard a side; two terrain cards; one water a column (3.1, 3.3, 10.2).
constexpr Law<Positions, Place> kPositionLaws[] = {
    {"3.1",
     [](const Positions& now, Place place) {
       return now.at(place).is_within_limits() && (now.waters_of_column(place) <= 1 || now.is_clash_under_way());
     },
     "holds more generals, colors or terrain than may lie there"},
    {"3.1",
     [](const Positions& now, Place place) {
       return !now.field.is_deploying() || now.field.holder(place) == now.field.battlefield().first_holder(place);
     },
     "is defended by the side whose battleline it is"},
    {"13.6",
     [](const Positions& now, Place place) {
       return !now.field.may_be_engaged(place) || now.field.is_engaged(place) || now.field.phase() == Phase::Move;
     },
     "a decoy is gone when the enemy meets it"},
    {"10.4", is_held_by_who_is_alone, "is defended by the side that is alone there"},
};

constexpr TrackRange kTrackRanges[] = {
    {Track::Turn, 0, 10'000},
    {Track::Phasing, 0, 1},
    {Track::PhaseNow, 0, static_cast<int>(Phase::Reinforce)},
    {Track::ClosedPositions, 0, kEveryPosition},
    {Track::Winner, -1, 2},
    {Track::Aids, 0, kGuided | kFreshHorses},
    {Track::BattleDeck, 0, static_cast<int>(kMaxInDeck), 2},
    {Track::Crossed, 0, 200, kColumns},
    {Track::Holder, 0, 1, kPositions},
    {Track::Effects, 0, kEveryEffect, kPositions},
    {Track::PlayedFirst, 0, kSpecialKinds, kPositions},
    {Track::PlayedSecond, 0, kSpecialKinds, kPositions},
};

class DixieValidator : private StateValidator {
 public:
  DixieValidator(const Dixie& game, const State& state)
      : StateValidator(game, state), game_(game), edition_(edition_of(game, state)) {}

  /// Each part is read only when what it builds on is sound.
  Faults faults() {
    if (!has_tracks(track(Track::Count)) || !has_ground()) {
      return take_faults();
    }
    check_tracks(kTrackRanges);
    check_tracks_of_edition();
    check_pieces();
    if (is_valid()) {
      check_commanders();
      check_positions();
      check_steps(all_steps(), game_.field(state_), kMaxSteps);
    }
    if (is_valid()) {
      check_play();
    }
    return take_faults();
  }

 private:
  /// The edition that the State names; of what is none, the first, until the fault is told.
  static const Edition& edition_of(const Dixie& game, const State& state) {
    constexpr auto kIndex = static_cast<std::size_t>(track(Track::Edition));
    const int named = state.tracks.size() > kIndex ? state.tracks[kIndex] : 0;
    const auto& editions = game.editions();
    return editions[named >= 0 && static_cast<std::size_t>(named) < editions.size() ? static_cast<std::size_t>(named)
                                                                                    : 0];
  }

  void check_track(Track which, int offset, int low, int high) {
    StateValidator::check_track(track(which, offset), low, high);
  }

  /// What is not the same in every edition and State.
  void check_tracks_of_edition() {
    if (const int position = state_.track(track(Track::CombatPosition)); position != kNowhere) {
      check_track(Track::CombatPosition, 0, kFirstPosition, kFirstPosition + kPositions - 1);
    }
    const bool is_over = state_.track(track(Track::Winner)) >= 0;
    check_track(Track::QuietTurns, 0, kLastCardDrawn, edition_.quiet_turns - (is_over ? 0 : 1));
    check_track(Track::Edition, 0, 0, static_cast<int>(game_.editions().size()) - 1);
    if (!edition_.is_here) {
      fault("edition", "the cards of " + edition_.title + " have not been read");
    }
    check_options();
    check_track(Track::Day, 0, 1, last_day(edition_, state_));
    for (int side = 0; side < 2; ++side) {
      // A night counts the deck anew; the muster is over by then and means nothing any more.
      const bool is_mustering = state_.track(track(Track::Turn)) == 0;
      const int deck = state_.track(track(Track::BattleDeck, side));
      check_track(Track::Muster, side, 0, is_mustering ? deck : static_cast<int>(kMaxInDeck));
      check_track(Track::ArmyCommander, side, 0, static_cast<int>(state_.pieces.size()));
    }
  }

  /// Each option at a value that it has in this edition; those that the game does not have yet at 0.
  void check_options() {
    const int scenario = state_.track(track(Track::Edition));
    for (int i = 0; i < kOptions; ++i) {
      check_track(Track::Options, i, 0, game_.most_of(static_cast<Option>(i), scenario));
    }
  }

  void check_pieces() {
    std::vector<bool> met(edition_.cards.size());
    int count[2] = {};
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      if (!edition_.has_kind(piece.kind)) {
        fault("piece " + std::to_string(i), "there is no card " + std::to_string(piece.kind));
        continue;
      }
      const Card& card = edition_.card(piece.kind);
      const auto where = [&](const char* part) { return "piece " + std::to_string(i) + " (" + card.id + ")" + part; };
      const auto index = static_cast<std::size_t>(piece.kind - edition_.first_kind);
      if (met[index]) {
        fault(where(""), "is dealt twice");
      }
      met[index] = true;
      if (piece.owner != index_of(card.side)) {
        fault(where(""), "belongs to the other side");
        continue;
      }
      ++count[piece.owner];
      check_piece(where, piece, card);
    }
    for (int side = 0; side < 2; ++side) {
      if (count[side] > state_.track(track(Track::BattleDeck, side))) {
        fault(std::string(id_of(seat_of(side))), "more cards than a battle deck holds [2.0]");
      }
    }
  }

  /// `where` names the piece, or a part of it; it is asked only when there is something to tell.
  template <class Where>
  void check_piece(const Where& where, const Piece& piece, const Card& card) {
    const auto within = [&](const char* part, int value, int low, int high) {
      if (value < low || value > high) {
        StateValidator::within(where(part), value, low, high);
      }
    };
    within(".place", piece.place, 0, kPlaces - 1);
    within(".up", piece.up, 0, 1);
    within(".marks", piece.marks, 0, card.is_troop() ? card.value : 60);
    within(".flags", piece.flags, 0, 127);
    within(".note", piece.note, -1, kPlaces - 1);
    if (piece.place < 0 || piece.place >= kPlaces) {
      return;
    }
    const Table table{edition_, state_, battlefield_of(edition_, state_)};
    const LyingCard it{piece, card};
    const auto itself = [&] { return where(""); };
    check_laws(kCardLaws, table, it, itself);
    if (is_decoy(state_, piece, card)) {
      check_laws(kDecoyLaws, table, it, itself);
    } else if (it.is_on_field()) {
      check_laws(kFieldLaws, table, it, itself);
    }
  }

  /// Dixie 13.9: who is named to command an army is one of its cards.
  void check_commanders() {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      const int named = state_.track(track(Track::ArmyCommander, index_of(side)));
      if (named > 0 && owner_of(state_.piece(static_cast<PieceId>(named - 1))) != side) {
        fault("army-commander." + std::string(id_of(side)), "the card belongs to the other side [13.9]");
      }
    }
  }

  void check_positions() {
    const Field field = game_.field(state_);
    const Positions now(field);
    for (const Place place : kAllPositions) {
      check_laws(kPositionLaws, now, place, [&] { return std::string(place_text(place)); });
    }
    if (now.is_under_way() && unjudged_melee(state_) == kNowhere && winner_of(field)) {
      fault("winner", "a side holds alone what it needs to win: the battle is over [4.0]");
    }
  }

  const Dixie& game_;
  const Edition& edition_;
};

}  // namespace

std::span<const TrackRange> track_ranges() { return kTrackRanges; }

Faults Dixie::faults_of(const State& state) const { return DixieValidator(*this, state).faults(); }

}  // namespace longroll::dixie
