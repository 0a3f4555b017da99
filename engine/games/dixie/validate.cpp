// build: small
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "engine/games/dixie/words.h"
#include "engine/play/setup.h"
#include "engine/play/state_validator.h"

/// Positions that come from outside: a link, a file, `load`. Everything is looked at before anything is believed.
namespace longroll::dixie {
namespace {

constexpr std::size_t kMaxSteps = 8;

class DixieValidator : private StateValidator {
 public:
  DixieValidator(const Dixie& game, const State& state)
      : StateValidator(game, state), game_(game), edition_(edition_of(game, state)) {}

  /// Each part is read only when what it builds on is sound.
  Faults faults() {
    if (!has_tracks(track(Track::Count)) || !has_ground()) {
      return take_faults();
    }
    check_tracks();
    check_pieces();
    if (is_valid()) {
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

  void check_tracks() {
    check_track(Track::Turn, 0, 0, 10'000);
    check_track(Track::Phasing, 0, 0, 1);
    check_track(Track::PhaseNow, 0, 0, 4);
    if (const int position = state_.track(track(Track::CombatPosition)); position != kNowhere) {
      check_track(Track::CombatPosition, 0, kFirstPosition, kFirstPosition + kPositions - 1);
    }
    check_track(Track::ClosedPositions, 0, 0, (1 << kPositions) - 1);
    check_track(Track::Winner, 0, -1, 2);
    const bool is_over = state_.track(track(Track::Winner)) >= 0;
    check_track(Track::QuietTurns, 0, kLastCardDrawn, edition_.quiet_turns - (is_over ? 0 : 1));
    check_track(Track::Edition, 0, 0, static_cast<int>(game_.editions().size()) - 1);
    if (!edition_.is_here) {
      fault("edition", "the cards of " + edition_.title + " have not been read");
    }
    check_options();
    check_track(Track::Day, 0, 1, last_day(edition_, state_));
    check_track(Track::Aids, 0, 0, kGuided | kFreshHorses);
    for (int side = 0; side < 2; ++side) {
      check_track(Track::BattleDeck, side, 0, static_cast<int>(kMaxInDeck));
      // A night counts the deck anew; the muster is over by then and means nothing any more.
      const bool is_mustering = state_.track(track(Track::Turn)) == 0;
      const int deck = state_.track(track(Track::BattleDeck, side));
      check_track(Track::Muster, side, 0, is_mustering ? deck : static_cast<int>(kMaxInDeck));
    }
    check_track(Track::ArmyCommander, 0, 0, static_cast<int>(state_.pieces.size()));
    check_track(Track::ArmyCommander, 1, 0, static_cast<int>(state_.pieces.size()));
    for (int column = 0; column < kColumns; ++column) {
      check_track(Track::Crossed, column, 0, 200);
    }
    for (int position = 0; position < kPositions; ++position) {
      check_track(Track::Holder, position, 0, 1);
      check_track(Track::Effects, position, 0, kEveryEffect);
      check_track(Track::PlayedFirst, position, 0, kSpecialKinds);
      check_track(Track::PlayedSecond, position, 0, kSpecialKinds);
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
    if (is_position(piece.place) && !battlefield_of(edition_, state_).has(piece.place)) {
      fault(where(""), "that column is not in play");
    }
    if (!is_position(piece.place) && piece.place % 2 != piece.owner) {
      fault(where(""), "it lies among the enemy's cards");
    }
    if (is_unexamined(piece.place) && (piece.up != 0 || piece.flags != 0)) {
      fault(where(""), "a battle deck is unexamined [2.0]");
    }
    if (!may_lie_unseen(state_, card, piece.place)) {
      fault(where(""), "it is kept for another day [15.0]");
    }
    if (piece.place == aside_of(card.side) &&
        (card.side != Seat::Union || state_.track(track(Option::Late)) == 0 || day_of(state_) + is_night(state_) < 2)) {
      fault(where(""), "nothing is set aside in this battle [15.1]");
    }
    if (!is_position(piece.place) && !is_reserve(piece.place) && piece.marks != 0) {
      fault(where(""), "only cards on the battlefield and in a Reserve have hits");
    }
    if ((piece.flags & kFlanking) != 0 && state_.track(track(Option::Outflanking)) == 0) {
      fault(where(""), "nobody goes round a flank in this game [13.1]");
    } else if ((piece.flags & kFlanking) != 0 && !battlefield_of(edition_, state_).is_flank(piece.note)) {
      fault(where(""), "only the Left and the Right are gone round [13.1]");
    }
    // Night comes when the side to move has rolled (15.1, 15.2). A battle that is over may have ended with the turn,
    // when it is forgotten who came out of the Reserve with hits (4.0).
    const bool is_checked =
        state_.track(track(Track::Winner)) < 0 &&
        (state_.track(track(Track::PhaseNow)) > static_cast<int>(Phase::Morale) || is_night(state_));
    if (piece.marks != 0 && is_checked && is_position(piece.place) && !is_struck_now(piece.place) &&
        (piece.flags & kHurt) == 0 && piece.owner == state_.track(track(Track::Phasing))) {
      fault(where(""), "its morale was checked this turn [6.0]");
    }
    if (piece.marks != 0 && !card.is_troop() && !card.is_general() && !card.is_long_lasting()) {
      fault(where(""), "such a card takes no hits [7.3]");
    }
    const bool deployed = state_.track(track(Track::Turn)) > 0;
    if (!deployed && piece.marks != 0) {
      fault(where(""), "a card has no hits before the battle begins [3.1]");
    }
    if (is_decoy(state_, piece, card)) {
      check_decoy(where, piece, card);
      return;
    }
    if (is_position(piece.place) && card.is_special() && !card.is_long_lasting() &&
        !card.is_special(SpecialKind::Ford) && !card.is_special(SpecialKind::Breastworks)) {
      fault(where(""), "such a special card does not stay on the battlefield [12.0]");
    }
    const Battlefield& battlefield = battlefield_of(edition_, state_);
    if (!deployed && is_position(piece.place) && !battlefield.is_own_line(card.side, piece.place)) {
      fault(where(""), "an army deploys in its own battleline [3.1]");
    }
    if (piece.marks > 0 && piece.up == 0 && is_position(piece.place)) {
      fault(where(""), "a card that was hit lies face-up [7.2]");
    }
    if (is_position(piece.place) && card.is_terrain() && !battlefield.may_lay_ground(card.side, piece.place)) {
      fault(where(""), "terrain lies in its owner's battleline [10.2]");
    }
    if (is_position(piece.place) && is_too_early(edition_, state_, card)) {
      fault(where(""), "the armies have not come to that ground yet [15.2]");
    }
    if (is_position(piece.place) && card.is_terrain() && !card.may_lie_at(piece.place)) {
      fault(where(""), "its card does not let it lie there [10.1]");
    }
    if (is_position(piece.place) && card.is_special(SpecialKind::Breastworks) &&
        (state_.track(track(Track::Holder, position_index(piece.place))) != piece.owner ||
         !battlefield.may_lay_ground(card.side, piece.place))) {
      fault(where(""), "breastworks are gone when the position is [12.0]");
    }
  }

  /// Both sides of a melee take hits (13.2), and so do friends of guns that support them (13.5) and scouts (13.7).
  bool is_struck_now(Place place) const {
    return std::any_of(state_.stack.begin(), state_.stack.end(), [&](const Step& step) {
      return (is_step<MeleeLocals>(step) && locals_of<MeleeLocals>(step).position == place) ||
             (is_step<SupportLocals>(step) && locals_of<SupportLocals>(step).position == place) ||
             (is_step<ScoutLocals>(step) && locals_of<ScoutLocals>(step).position == place);
    });
  }

  /// Dixie 13.6.
  template <class Where>
  void check_decoy(const Where& where, const Piece& piece, const Card& card) {
    if (state_.track(track(Option::Decoys)) == 0) {
      fault(where(""), "only troops lie face-down on the battlefield [3.1]");
    }
    if (!battlefield_of(edition_, state_).is_own_line(card.side, piece.place)) {
      fault(where(""), "a decoy lies in its owner's battleline [13.6]");
    }
    if (state_.track(track(Track::Holder, position_index(piece.place))) != piece.owner) {
      fault(where(""), "a decoy lies on ground that its owner holds [13.6]");
    }
    if (piece.marks > 0) {
      fault(where(""), "a decoy takes no hits [13.6]");
    }
  }

  /// The cards of one position that are limited in number and no decoys.
  struct Shown {
    int generals[2] = {};
    int guards[2] = {};
    int terrain = 0;
    int waters = 0;
  };

  std::array<Shown, kPositions> count_shown() const {
    std::array<Shown, kPositions> shown{};
    for (const Piece& piece : state_.pieces) {
      const Card& card = edition_.card(piece.kind);
      if (!is_position(piece.place) || is_decoy(state_, piece, card)) {
        continue;
      }
      Shown& here = shown[static_cast<std::size_t>(position_index(piece.place))];
      here.generals[piece.owner] += card.is_general() ? 1 : 0;
      here.guards[piece.owner] += card.is_long_lasting() ? 1 : 0;
      here.terrain += card.is_terrain() ? 1 : 0;
      here.waters += card.is_water() ? 1 : 0;
    }
    return shown;
  }

  /// At most one general, one guard a side; two terrain cards; one water a column (3.1, 3.3, 10.2).
  void check_positions() {
    const Field field = game_.field(state_);
    const bool deploying = field.is_deploying();
    const bool may_clash = deploying && !field.battlefield().is_front_and_back();
    const bool under_way = !deploying && !field.is_over();
    const bool clash =
        !state_.stack.empty() && state_.stack.back().kind == static_cast<std::int16_t>(StepKind::CreekClash);
    const std::array<Shown, kPositions> shown = count_shown();
    for (int p = 0; p < kPositions; ++p) {
      const auto place = static_cast<Place>(kFirstPosition + p);
      const Shown& here = shown[static_cast<std::size_t>(p)];
      const int across = may_clash ? 0 : shown[static_cast<std::size_t>(position_index(opposite(place)))].waters;
      if (here.generals[0] > 1 || here.generals[1] > 1 || here.guards[0] > 1 || here.guards[1] > 1 ||
          here.terrain > 2 || (here.waters + across > 1 && !clash)) {
        fault(place_text(place), "holds more generals, colors or terrain than may lie there [3.1]");
      }
      if (deploying && field.holder(place) != field.battlefield().first_holder(place)) {
        fault(place_text(place), "is defended by the side whose battleline it is [3.1]");
      }
      const bool is_met = field.may_be_engaged(place) && !field.is_engaged(place);
      if (is_met && field.phase() != Phase::Move) {
        fault(place_text(place), "a decoy is gone when the enemy meets it [13.6]");
      }
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        if (under_way && place != unjudged_melee(state_) && field.is_held_alone(place, side) &&
            field.holder(place) != side) {
          fault(place_text(place), "is defended by the side that is alone there [10.4]");
        }
      }
    }
    if (under_way && unjudged_melee(state_) == kNowhere && winner_of(field)) {
      fault("winner", "a side holds alone what it needs to win: the battle is over [4.0]");
    }
  }

  const Dixie& game_;
  const Edition& edition_;
};

}  // namespace

Faults Dixie::faults_of(const State& state) const { return DixieValidator(*this, state).faults(); }

}  // namespace longroll::dixie
