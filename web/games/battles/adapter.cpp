#include "web/games/battles/adapter.h"

#include <algorithm>

#include "engine/games/battles/rules/attack_report.h"
#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/plate_of.h"
#include "web/games/battles/register.h"
#include "web/games/battles/words.h"
#include "web/hexgame/map_screen.h"

namespace longroll::web::battles {

using hexgame::BoardSnapshot;
using hexgame::Stack;

namespace {

/// Hexes of which `is_in` is true, in play.
template <class Is>
std::vector<HexId> playable_hexes(const bt::Field& field, Is is_in) {
  std::vector<HexId> out;
  for (int column = 1; column <= field.grid().columns; ++column) {
    for (int row = 1; row <= field.grid().rows; ++row) {
      const HexId hex = hex_at(column, row);
      if (field.map().is_playable(hex) && is_in(hex)) {
        out.push_back(hex);
      }
    }
  }
  return out;
}

/// How far guns reach.
int range_of_guns(const bt::Field& field) { return field.is_night() ? 1 : bt::kMaxRange; }

}  // namespace

BattlesAdapter::BattlesAdapter(hexgame::ScreenState& shown)
    : HexGameAdapter(shown),
      in_(shown),
      attack_(in_),
      move_(in_),
      values_(in_.field().library().counters, [](const bt::Counter& counter) { return values_of(counter); }),
      asked_again_at_(shown.model.shown()) {}

board::Plate BattlesAdapter::plate() const { return plate_of(in_.field().scenario(), in_.field().map()); }

void BattlesAdapter::take_notes(std::string_view text) {
  if (!notes_.has_help()) {
    notes_.take_help(read_help(text, in_.field().chart()));
  } else {
    notes_.take_history(read_history(text, in_.field().scenario().id));
  }
}

const BattleEnd& BattlesAdapter::battle_end() {
  return end_.of(in_.model().session(), [&](const Session& session) { return chronicle_of(in_.game(), session); });
}

std::vector<HelpPage> BattlesAdapter::help() const { return notes_.pages(in_.field().scenario()); }

/// The attack that is built, or that was rolled last, or that could be made against the stack which is pointed at.
std::vector<ShownChart> BattlesAdapter::charts() const {
  const auto& built = attack_.assault();
  const auto& rolled = attack_.resolved();
  const Assault* attack = built ? &*built : rolled ? &*rolled : attack_.threat();
  return charts_of(notes_.help().charts, in_.field(), attack, built || !rolled ? 0 : attack_.last_die());
}

/// The sequence of play is the last one: that of a phase without an attack.
int BattlesAdapter::chart_now() const {
  const bool has_attack = attack_.assault() || attack_.resolved() || attack_.threat() != nullptr;
  return has_attack || notes_.help().charts.empty() ? 0 : static_cast<int>(notes_.help().charts.size()) - 1;
}

std::vector<std::string> BattlesAdapter::facts() const {
  return facts_of(in_.field(), in_.choices().first(verb_number(bt::Do::Target)) != nullptr);
}

std::span<const hexgame::OverlayWords> BattlesAdapter::overlays() const {
  static constexpr hexgame::OverlayWords kAll[] = {
      {kZones, 'k', "zones", "Zones of control", "Hatched: hexes that a side controls [7.0]"},
      {hexgame::kSight, 's', "sight", "Line of sight", "What guns see from where you point [9.3]"},
      {kSupply, 'o', "supply", "Lines of communication", "Ground with a free way to the edge [7.1]"},
      {hexgame::kObjectives, 'b', "objectives", "Objectives", "Ground worth points, and who holds it"},
      {hexgame::kNumbers, 'x', "numbers", "Hex numbers", "Four figures: column and row"},
      {hexgame::kMinimap, 'v', "minimap", "Small map", "The whole map in the corner, to go elsewhere"},
      {hexgame::kThreat, 'a', "threat", "If attacked here", "Point at a stack: the odds against it"},
  };
  return kAll;
}

bool BattlesAdapter::is_lit(PieceId id) const {
  if (in_.choices().empty()) {
    return false;
  }
  const Piece& piece = in_.seen().piece(id);
  return in_.choices().of_unit(id) != nullptr ||
         (is_hex(piece.place) && owner_of(piece) != in_.model().reader() &&
          in_.choices().find(action_of(bt::verbs::Target{piece.place})) != nullptr);
}

hexgame::ReachShown BattlesAdapter::look_ahead(PieceId unit) {
  const bool could_be_taken = unit != kNoPiece && in_.choices().find(action_of(bt::verbs::Take{unit})) != nullptr;
  return move_.reach(could_be_taken ? unit : kNoPiece);
}

hexgame::CounterLook BattlesAdapter::look(PieceId id, std::int16_t marks) const {
  const bt::Counter& printed = in_.counter(id);
  const Piece& piece = in_.seen().piece(id);
  const auto condition = static_cast<bt::Condition>(marks);
  const unsigned acted = phase_ == bt::Phase::Movement ? bt::kMoved : bt::kFought | bt::kAttacked;
  hexgame::CounterLook out;
  out.symbol = symbol_of(printed.arm);
  out.side = printed.side;
  out.name = printed.name;
  out.values = values_.of(piece.kind);
  out.strength = bt::is_combat_unit(printed.arm) ? printed.strength : 0;
  out.is_disordered = condition == bt::Condition::Disordered;
  out.is_shaken = condition == bt::Condition::Shaken;
  out.is_routed = condition == bt::Condition::Routed;
  out.is_marked = attack_.assault() && (piece.flags & bt::kAttacking) != 0;
  out.is_done = (piece.flags & acted) != 0;
  out.is_waiting = is_hex(piece.place) && bt::is_held(in_.field(), id);
  return out;
}

BoardSnapshot BattlesAdapter::read() {
  const bt::Field now = in_.field();
  const bt::StepKind asked = in_.step();
  BoardSnapshot out = lay_out(now);
  phase_ = now.phase();
  attack_.read(now);
  move_.read();
  out.out = in_.taken();
  out.asks_army = asked == bt::StepKind::MovementPhase;
  out.any_will_do = asked == bt::StepKind::MovementPhase || asked == bt::StepKind::CombatPhase;
  out.reach = move_.reach(in_.model().may_act() ? in_.taken() : kNoPiece);  // not while the computer moves
  out.attack = attack_.arrows(now);
  out.looked_at = out.any_will_do ? places_of_army(out) : out.attack.targets;
  return out;
}

HexId BattlesAdapter::place_of(const bt::Duty& duty) const {
  return duty.unit != kNoPiece ? in_.seen().piece(duty.unit).place : duty.hex;
}

/// What is owed; where nothing is, every stack with somebody who may act.
std::vector<HexId> BattlesAdapter::places_of_army(const BoardSnapshot& board) const {
  std::vector<HexId> out;
  for (const bt::Duty& duty : attack_.owed()) {
    out.push_back(place_of(duty));
  }
  for (const Stack& stack : board.stacks) {
    if (attack_.owed().empty() &&
        std::any_of(stack.units.begin(), stack.units.end(), [&](PieceId id) { return is_lit(id); })) {
      out.push_back(stack.hex);
    }
  }
  return out;
}

/// Who must still attack and who must still be attacked (8.11, 8.12).
std::vector<HexId> BattlesAdapter::owed() const {
  const bt::StepKind asked = in_.step();
  std::vector<HexId> out;
  if (!in_.model().may_act() || (asked != bt::StepKind::CombatPhase && asked != bt::StepKind::Declare)) {
    return out;
  }
  for (const bt::Duty& duty : attack_.owed()) {
    out.push_back(place_of(duty));
  }
  const std::int32_t hovered = screen.hovered;
  if (hovered != kNoTarget) {
    // Pointing at what may not be chosen for another's sake shows whose.
    const Action meant = hexgame::is_unit_target(hovered) && in_.seen().has_piece(hexgame::piece_of(hovered))
                             ? meant_by_unit(in_.field(), asked, hexgame::piece_of(hovered))
                             : meant_by_hex(asked, screen.hex_of(hovered), screen.chosen);
    if (const auto duty = bt::left_undone_by(in_.field(), meant)) {
      out.push_back(place_of(*duty));
    }
  }
  return out;
}

std::vector<hexgame::GroundPatch> BattlesAdapter::ground(unsigned overlays) const {
  std::vector<hexgame::GroundPatch> out;
  if ((overlays & (kZones | kSupply)) == 0) {
    return out;
  }
  const bt::Field now = in_.field();
  const auto add = [&](board::PatchStyle style, Seat side, std::vector<HexId> hexes) {
    out.push_back({style, hexgame::side_of(side),
                   board::patch_of(screen.map.layout(), std::move(hexes), hexgame::side_of(side))});
  };
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if ((overlays & kSupply) != 0) {
      const HexSet& supplied = now.communications(side);
      add(board::PatchStyle::Supply, side, playable_hexes(now, [&](HexId hex) { return supplied.has(hex); }));
    }
    if ((overlays & kZones) != 0) {
      add(board::PatchStyle::Zone, side, playable_hexes(now, [&](HexId hex) { return now.is_controlled(hex, side); }));
    }
  }
  return out;
}

Seat BattlesAdapter::gunner_at(HexId from) const {
  const Stack* stack = screen.board.at(from);
  return stack != nullptr                  ? stack->side
         : is_player(in_.model().reader()) ? in_.model().reader()
                                           : in_.field().phasing();
}

std::vector<hexgame::Glance> BattlesAdapter::glances_from(const bt::Field& now, HexId from) const {
  const Seat side = gunner_at(from);
  std::vector<hexgame::Glance> out;
  for (const Stack& other : screen.board.stacks) {
    const int distance = now.grid().distance(from, other.hex);
    if (other.side != side && distance > 0 && distance <= range_of_guns(now)) {
      out.push_back({other.hex, distance == 1 || bt::has_sight(now, side, from, other.hex)});
    }
  }
  return out;
}

/// What a battery in that hex would see, to the farthest range.
hexgame::SightShown BattlesAdapter::sight_from(HexId from) const {
  const bt::Field now = in_.field();
  const Seat side = gunner_at(from);
  hexgame::SightShown out;
  out.side = hexgame::side_of(side);
  for (int column = 1; column <= now.grid().columns; ++column) {
    for (int row = 1; row <= now.grid().rows; ++row) {
      const HexId hex = hex_at(column, row);
      if (hex != from && now.grid().distance(from, hex) <= range_of_guns(now) && bt::has_sight(now, side, from, hex)) {
        out.ground.push_back(hex);
      }
    }
  }
  out.enemies = glances_from(now, from);
  return out;
}

std::unique_ptr<GameView> make_battles_view(GameModel& model) {
  return hexgame::screen_with<BattlesAdapter>(model, subject_of);
}

}  // namespace longroll::web::battles
