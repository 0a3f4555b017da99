#include <algorithm>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "engine/games/dixie/words.h"

/// Positions that come from outside: a link, a file, `load`. Everything is looked at before anything is believed.
namespace longroll::dixie {
namespace {

constexpr Place kFirstDealt = 2;  // places before it are the battle decks

class Inspection {
 public:
  Inspection(const Dixie& game, const State& state) : game_(game), edition_(game.edition()), state_(state) {}

  Faults faults() {
    if (!has_all_tracks()) {
      return std::move(faults_);  // what follows reads them
    }
    check_tracks();
    check_pieces();
    if (faults_.empty()) {
      check_positions();
      check_stack();
    }
    if (faults_.empty()) {
      check_play();
    }
    return std::move(faults_);
  }

 private:
  void fault(std::string where, std::string what) { faults_.push_back({std::move(where), std::move(what)}); }

  void within(std::string where, int value, int low, int high) {
    if (value < low || value > high) {
      fault(std::move(where),
            std::to_string(value) + " is not within " + std::to_string(low) + " to " + std::to_string(high));
    }
  }

  void check_track(Track which, int offset, int low, int high) {
    const int index = track(which, offset);
    within("track " + game_.track_id(index), state_.tracks[static_cast<std::size_t>(index)], low, high);
  }

  bool has_all_tracks() {
    if (state_.tracks.size() != static_cast<std::size_t>(Track::Count)) {
      fault("tracks", "there must be " + std::to_string(static_cast<int>(Track::Count)));
      return false;
    }
    return true;
  }

  void check_tracks() {
    check_track(Track::Turn, 0, 0, 10'000);
    check_track(Track::Phasing, 0, 0, 1);
    check_track(Track::PhaseNow, 0, 0, 4);
    check_track(Track::CombatPosition, 0, -1, kPlaces - 1);
    check_track(Track::ClosedPositions, 0, 0, (1 << kPositions) - 1);
    check_track(Track::QuietTurns, 0, 0, edition_.quiet_turns + 1);
    check_track(Track::Winner, 0, -1, 2);
    check_track(Track::Edition, 0, 0, 0);
    check_options();
    check_track(Track::Day, 0, 1, 1);
    for (int column = 0; column < kColumns; ++column) {
      check_track(Track::Crossed, column, 0, 200);
    }
    for (int position = 0; position < kPositions; ++position) {
      check_track(Track::Holder, position, 0, 1);
      check_track(Track::Effects, position, 0, 15);
      check_track(Track::PlayedFirst, position, 0, kSpecialKinds);
      check_track(Track::PlayedSecond, position, 0, kSpecialKinds);
    }
  }

  /// Each option at a value that it has, and none that has not been carried out.
  void check_options() {
    for (int i = 0; i < kOptions; ++i) {
      check_track(Track::Options, i, 0, i == 0 ? 1 : 0);
    }
  }

  void check_pieces() {
    std::vector<bool> met(edition_.cards.size());
    int count[2] = {};
    for (std::size_t i = 0; i < state_.pieces.size() && faults_.size() < 100; ++i) {
      const Piece& piece = state_.pieces[i];
      const std::string where = "piece " + std::to_string(i);
      if (piece.kind < 0 || static_cast<std::size_t>(piece.kind) >= edition_.cards.size()) {
        fault(where, "there is no card " + std::to_string(piece.kind));
        continue;
      }
      const Card& card = edition_.card(piece.kind);
      if (met[static_cast<std::size_t>(piece.kind)]) {
        fault(where, card.id + " is dealt twice");
      }
      met[static_cast<std::size_t>(piece.kind)] = true;
      if (piece.owner != index_of(card.side)) {
        fault(where, card.id + " belongs to the other side");
        continue;
      }
      ++count[piece.owner];
      check_piece(where + " (" + card.id + ")", piece, card);
    }
    for (int side = 0; side < 2; ++side) {
      if (count[side] > edition_.battle_deck[side]) {
        fault(std::string(id_of(seat_of(side))), "more cards than a battle deck holds [2.0]");
      }
    }
  }

  void check_piece(const std::string& where, const Piece& piece, const Card& card) {
    within(where + ".place", piece.place, 0, kPlaces - 1);
    within(where + ".up", piece.up, 0, 1);
    within(where + ".marks", piece.marks, 0, card.is_troop() ? card.value : 60);
    within(where + ".flags", piece.flags, 0, 31);
    within(where + ".note", piece.note, -1, kPlaces - 1);
    if (piece.place < 0 || piece.place >= kPlaces) {
      return;
    }
    if (is_position(piece.place) && !battlefield_of(edition_, state_).has(piece.place)) {
      fault(where, "that column is not in play");
    }
    if (!is_position(piece.place) && piece.place < kFirstPosition && piece.place % 2 != piece.owner) {
      fault(where, "it lies among the enemy's cards");
    }
    if (piece.place < kFirstDealt && (piece.up != 0 || piece.flags != 0)) {
      fault(where, "a battle deck is unexamined [2.0]");
    }
    if (!is_position(piece.place) && piece.marks != 0) {
      fault(where, "only cards on the battlefield have hits");
    }
    const bool is_checked = state_.track(track(Track::PhaseNow)) > static_cast<int>(Phase::Morale);
    if (piece.marks != 0 && is_checked && piece.owner == state_.track(track(Track::Phasing))) {
      fault(where, "its morale was checked this turn [6.0]");
    }
    if (piece.marks != 0 && !card.is_troop() && !card.is_general() && !card.is_long_lasting()) {
      fault(where, "such a card takes no hits [7.3]");
    }
    if (is_position(piece.place) && card.is_special() && !card.is_long_lasting() &&
        !card.is_special(SpecialKind::Ford)) {
      fault(where, "such a special card does not stay on the battlefield [12.0]");
    }
    const bool deployed = state_.track(track(Track::Turn)) > 0;
    if (!deployed && is_position(piece.place) && line_of(piece.place) != card.side) {
      fault(where, "an army deploys in its own battleline [3.1]");
    }
    if (deployed && is_position(piece.place) && !card.is_troop() && piece.up == 0) {
      fault(where, "only troops lie face-down on the battlefield [3.1]");
    }
    if (piece.marks > 0 && piece.up == 0) {
      fault(where, "a card that was hit lies face-up [7.2]");
    }
    if (is_position(piece.place) && card.is_terrain() && line_of(piece.place) != card.side) {
      fault(where, "terrain lies in its owner's battleline [10.2]");
    }
  }

  /// At most one general, one guard a side; two terrain cards; one water a column (3.1, 3.3, 10.2).
  void check_positions() {
    const Field field = game_.field(state_);
    const bool deploying = field.is_deploying();
    const bool under_way = !deploying && !field.is_over();
    for (int p = 0; p < kPositions; ++p) {
      const auto place = static_cast<Place>(kFirstPosition + p);
      int generals[2] = {};
      int guards[2] = {};
      int terrain = 0;
      int waters = 0;
      for (const Piece& piece : state_.pieces) {
        const Card& card = edition_.card(piece.kind);
        if (piece.place == place) {
          generals[piece.owner] += card.is_general() ? 1 : 0;
          guards[piece.owner] += card.is_long_lasting() ? 1 : 0;
          terrain += card.is_terrain() ? 1 : 0;
        }
        const bool in_column = piece.place == place || (!deploying && piece.place == opposite(place));
        waters += in_column && card.is_water() ? 1 : 0;
      }
      const bool clash =
          !state_.stack.empty() && state_.stack.back().kind == static_cast<std::int16_t>(StepKind::CreekClash);
      if (generals[0] > 1 || generals[1] > 1 || guards[0] > 1 || guards[1] > 1 || terrain > 2 ||
          (waters > 1 && !clash)) {
        fault(place_text(place), "holds more generals, colors or terrain than may lie there [3.1]");
      }
      if (deploying && field.holder(place) != line_of(place)) {
        fault(place_text(place), "is defended by the side whose battleline it is [3.1]");
      }
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        if (under_way && field.is_held_alone(place, side) && field.holder(place) != side) {
          fault(place_text(place), "is defended by the side that is alone there [10.4]");
        }
      }
    }
  }

  bool is_card_on_field(int id) const {
    return state_.has_piece(id) && is_position(state_.piece(static_cast<PieceId>(id)).place);
  }

  bool is_troop_on_field(int id) const {
    return is_card_on_field(id) && edition_.card(state_.piece(static_cast<PieceId>(id)).kind).is_troop();
  }

  bool owned_by_phasing(int id) const {
    return state_.piece(static_cast<PieceId>(id)).owner == state_.track(track(Track::Phasing));
  }

  bool is_other_side(int side) const { return side == 1 - state_.track(track(Track::Phasing)); }

  static bool in_play(int place) { return is_position(place) && column_of(static_cast<Place>(place)) % 2 == 0; }

  bool is_phase(Phase phase, const Step* turn) const {
    const int number = static_cast<int>(phase);
    return state_.track(track(Track::PhaseNow)) == number && turn->locals[0] == number;
  }

  /// The step that somebody is to go on with now; when the battle is over it is left as it was.
  bool is_asked(const Step& step) const {
    return &state_.stack.back() == &step && state_.track(track(Track::Winner)) < 0;
  }

  /// Locals of a step that stands on `below`, each within what play can make them.
  bool locals_fit(const Step& step, const Step* below) const {
    const auto& l = step.locals;
    switch (static_cast<StepKind>(step.kind)) {
      case StepKind::Deal:
        return l == Step{}.locals;
      case StepKind::MoralePhase:
        return l == Step{}.locals && is_phase(Phase::Morale, below);
      case StepKind::CombatPhase:
        return l == Step{}.locals && is_phase(Phase::Combat, below);
      case StepKind::Deploy:
        return l[0] >= 0 && l[0] <= 1;
      case StepKind::OpenBattle:
        return l[0] == (state_.stack.back().kind == static_cast<std::int16_t>(StepKind::CreekClash) ? 1 : 0);
      case StepKind::CreekClash:
        return l[0] >= 0 && l[0] < kColumns;
      case StepKind::BattleTurn:
        return l[0] >= 0 && l[0] <= 4 && l[1] == 0 && l[2] == 0 && l[3] == 0 && l[4] == 0;
      case StepKind::MoraleCheck:
        return morale_check_fits(l, below);
      case StepKind::Rout:
        return is_troop_on_field(l[0]) && l[1] >= 0 && l[1] <= 1 && l[2] >= 0 && l[2] <= 1;
      case StepKind::Fire:
        return is_troop_on_field(l[0]) && owned_by_phasing(l[0]) && state_.piece(l[0]).up == 1 && l[1] >= 0 &&
               l[1] < 2048 && l[2] >= -1 && l[2] <= 12 && l[3] >= 0 && l[3] <= 12 && l[4] >= 0 && l[4] <= 12;
      case StepKind::TakeHits:
        return in_play(l[0]) && is_other_side(l[1]) && l[2] >= (is_asked(step) ? 1 : 0) && l[2] <= 12 && l[3] >= 0 &&
               l[3] <= 1;
      case StepKind::TakeGeneralHits:
        return l[2] >= (is_asked(step) ? 1 : 0) && general_hits_fit(l);
      case StepKind::MovePhase:
        return l[0] >= 0 && l[0] <= 2 && is_phase(Phase::Move, below);
      case StepKind::March:
        return march_fits(l);
      case StepKind::Disorder:
        return in_play(l[0]) && line_of(l[0]) == seat_of(state_.track(track(Track::Phasing)));
      case StepKind::ReinforcePhase:
        return l[0] >= 0 && l[0] <= 20 && l[1] >= 0 && l[1] <= 1 && is_phase(Phase::Reinforce, below);
      case StepKind::Window:
        return window_fits(step, below);
    }
    return false;
  }

  // Stages of a morale check: specials are being offered, or 20 plus the number that no die may exceed.
  static constexpr int kMoraleOffered = 1;
  static bool is_morale_rolling(int stage) { return stage >= 10 && stage <= 32; }

  bool morale_check_fits(const std::array<std::int16_t, kLocals>& l, const Step* below) const {
    if (!state_.has_piece(l[0]) || !owned_by_phasing(l[0]) || l[1] < 0 || l[1] > 60 || l[2] < 0 || l[2] > 16 ||
        (l[4] != kMoraleOffered && !is_morale_rolling(l[4]))) {
      return false;
    }
    const auto purpose = static_cast<Purpose>(l[3]);
    const auto under = static_cast<StepKind>(below->kind);
    const Card& card = edition_.card(state_.piece(l[0]).kind);
    const bool fights = card.is_troop() || (card.is_commander() && purpose == Purpose::Hits);
    switch (purpose) {
      case Purpose::Hits:
        return under == StepKind::MoralePhase && fights && is_card_on_field(l[0]);
      case Purpose::March:
        return under == StepKind::March && fights && below->locals[0] == l[0] && below->locals[4] == 1;
      case Purpose::Disorder:
        return under == StepKind::Disorder && fights && state_.piece(l[0]).place == below->locals[0];
    }
    return false;
  }

  bool general_hits_fit(const std::array<std::int16_t, kLocals>& l) const {
    if (!in_play(l[0]) || l[1] < 0 || l[1] > 1 || l[2] > 12) {
      return false;
    }
    const Field field(edition_, state_);
    const Seat side = seat_of(l[1]);
    return field.general(l[0], side) != kNoPiece || field.guard(l[0], side) != kNoPiece;
  }

  bool march_fits(const std::array<std::int16_t, kLocals>& l) const {
    const Seat side = seat_of(state_.track(track(Track::Phasing)));
    const auto belongs = [&](int id) {
      return state_.has_piece(id) && owned_by_phasing(id) &&
             (is_card_on_field(id) || state_.piece(static_cast<PieceId>(id)).place == reserve_of(side));
    };
    if (!belongs(l[0]) || !edition_.card(state_.piece(l[0]).kind).is_troop()) {
      return false;
    }
    if (l[2] != kNoPiece && (!belongs(l[2]) || !edition_.card(state_.piece(l[2]).kind).is_general())) {
      return false;
    }
    return (in_play(l[1]) || l[1] == reserve_of(side)) && l[3] >= 0 && l[3] <= 1 && l[4] == 1;
  }

  /// A side that holds nothing to play is not waited for.
  bool window_fits(const Step& step, const Step* below) const {
    const auto& l = step.locals;
    if (l[3] < 0 || l[3] > 1 || l[4] < 0 || l[4] > 1 || !is_occasion(l, below)) {
      return false;
    }
    return !is_asked(step) ||
           can_interrupt(game_.field(state_), seat_of(l[3]), {static_cast<Moment>(l[0]), l[1], l[2]});
  }

  bool is_occasion(const std::array<std::int16_t, kLocals>& l, const Step* below) const {
    const auto under = static_cast<StepKind>(below->kind);
    const bool about = is_troop_on_field(l[2]) && below->locals[0] == l[2] && in_play(l[1]);
    switch (static_cast<Moment>(l[0])) {
      case Moment::BeforeMorale:
        return under == StepKind::MoraleCheck && about && state_.piece(l[2]).place == l[1] &&
               below->locals[4] == kMoraleOffered;
      case Moment::BeforeFire:
        return under == StepKind::Fire && about && shot_of(game_.field(state_), l[2]).target == l[1] &&
               below->locals[2] == -1;
      case Moment::Routed:
        return under == StepKind::Rout && about;
      case Moment::Reinforcing:
        return under == StepKind::ReinforcePhase && l[1] == kNowhere && l[2] == kNoPiece;
    }
    return false;
  }

  static bool may_stand_on(StepKind step, StepKind below) {
    switch (step) {
      case StepKind::Deploy:
        return below == StepKind::OpenBattle || below == StepKind::Deploy;
      case StepKind::CreekClash:
        return below == StepKind::OpenBattle;
      case StepKind::MoralePhase:
      case StepKind::CombatPhase:
      case StepKind::MovePhase:
      case StepKind::ReinforcePhase:
        return below == StepKind::BattleTurn;
      case StepKind::MoraleCheck:
        return below == StepKind::MoralePhase || below == StepKind::March || below == StepKind::Disorder;
      case StepKind::Rout:
        return below == StepKind::MoralePhase;
      case StepKind::Fire:
      case StepKind::TakeHits:
        return below == StepKind::CombatPhase;
      case StepKind::TakeGeneralHits:
        return below == StepKind::CombatPhase || below == StepKind::TakeHits;
      case StepKind::March:
        return below == StepKind::MovePhase;
      case StepKind::Disorder:
        return below == StepKind::MovePhase || below == StepKind::Disorder;
      case StepKind::Window:
        return below == StepKind::MoraleCheck || below == StepKind::Fire || below == StepKind::Rout ||
               below == StepKind::ReinforcePhase;
      case StepKind::Deal:
      case StepKind::OpenBattle:
      case StepKind::BattleTurn:
        return false;
    }
    return false;
  }

  void check_stack() {
    if (state_.stack.empty() || state_.stack.size() > 8) {
      fault("stack", "1 to 8 steps must be under way");
      return;
    }
    for (std::size_t i = 0; i < state_.stack.size(); ++i) {
      const Step& step = state_.stack[i];
      const std::string where = "step " + std::to_string(i);
      if (find_step(step.kind) == nullptr) {
        fault(where, "there is no step " + std::to_string(step.kind));
        return;
      }
      const auto kind = static_cast<StepKind>(step.kind);
      const bool bottom = kind == StepKind::Deal || kind == StepKind::OpenBattle || kind == StepKind::BattleTurn;
      const Step* below = i == 0 ? nullptr : &state_.stack[i - 1];
      if (i == 0 ? !bottom : !may_stand_on(kind, static_cast<StepKind>(below->kind))) {
        fault(where, game_.step_id(step.kind) + " cannot be under way there");
        return;
      }
      if (!locals_fit(step, below)) {
        fault(where, game_.step_id(step.kind) + " has locals that play cannot give it");
        return;
      }
    }
    const bool deploying = static_cast<StepKind>(state_.stack[0].kind) != StepKind::BattleTurn;
    if (deploying != (state_.track(track(Track::Turn)) == 0)) {
      fault("track turn", "0 before the battle and more in it");
    }
  }

  /// Law 6: somebody can go on, or it is over.
  void check_play() {
    const Seat seat = game_.to_act(state_);
    const bool over = state_.track(track(Track::Winner)) >= 0;
    if (!over && state_.track(track(Track::Turn)) > 0 && winner_of(game_.field(state_))) {
      fault("winner", "a side holds two enemy positions alone: the battle is over [4.0]");
    } else if (seat == Seat::Chance) {
      const bool rolls = game_.chance(state_).ways > 0 && dice_owed();
      if (!rolls) {
        fault("stack", "no roll or draw is owed");
      }
    } else if (is_player(seat)) {
      Actions actions;
      game_.actions(state_, actions);
      if (actions.empty()) {
        fault("stack", "nobody can do anything");
      }
    } else if (!over) {
      fault("stack", "the step under way waits for nobody");
    }
  }

  /// A step that rolls must have a die left to roll; one that draws, a card.
  bool dice_owed() const {
    const Step& top = state_.stack.back();
    switch (static_cast<StepKind>(top.kind)) {
      case StepKind::MoraleCheck:
        return top.locals[1] > 0 && is_morale_rolling(top.locals[4]);
      case StepKind::Fire:
        return top.locals[2] > 0;
      case StepKind::ReinforcePhase:
        return top.locals[0] > 0 && top.locals[1] == 1;
      default:
        return true;
    }
  }

  const Dixie& game_;
  const Edition& edition_;
  const State& state_;
  Faults faults_;
};

}  // namespace

Faults Dixie::faults_of(const State& state) const { return Inspection(*this, state).faults(); }

}  // namespace longroll::dixie
