#include "web/games/chattanooga/adapter.h"

#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/sight.h"
#include "engine/games/chattanooga/rules/works.h"
#include "web/games/chattanooga/charts.h"
#include "web/games/chattanooga/plate_of.h"
#include "web/games/chattanooga/position_facts.h"
#include "web/games/chattanooga/register.h"
#include "web/games/chattanooga/words.h"
#include "web/hexgame/map_screen.h"

namespace longroll::web::chattanooga {

namespace {

constexpr std::size_t kFewHexes = 4;
constexpr std::string_view kHidden = "Hidden";  ///< 14.7: a marker whose letter the reader does not see

/// 7.8, 7.9: a pontoon boat or bridge, which carries who stands in its hex.
bool is_pontoon(ch::UnitType type) { return type == ch::UnitType::Boat || type == ch::UnitType::Bridge; }

/// From the top: reserve markers, the stack in its order, leaders, who are no part of it (8.4), and what carries them.
int rank_of(const ch::Field& field, PieceId id) {
  const ch::UnitType type = field.type(id);
  return field.is_unit(id)              ? -field.piece(id).note
         : type == ch::UnitType::Leader ? 1
         : is_pontoon(type)             ? 2
                                        : -ch::kReserves * 2;
}

std::vector<HexId> hexes_of(const HexSet& set) {
  std::vector<HexId> out;
  set.for_each([&](HexId hex) { out.push_back(hex); });
  return out;
}

}  // namespace

ChattanoogaAdapter::ChattanoogaAdapter(hexgame::ScreenState& shown)
    : PlainAdapter(shown),
      in_(shown),
      fight_(in_),
      march_(in_),
      front_(in_.field().library().counters, [](const ch::Unit& unit) { return values_of(unit, false); }),
      back_(in_.field().library().counters, [](const ch::Unit& unit) { return values_of(unit, true); }),
      asked_again_at_(shown.model.shown()) {}

board::Plate ChattanoogaAdapter::plate() const {
  const ch::Field field = in_.field();
  return plate_of(field.map(), field.scenario());
}

std::string ChattanoogaAdapter::wanted_notes() const {
  return notes_.has_help() && !unit_notes_ ? kUnitNotesFile
                                           : notes_.wanted(kHelpFile, kOutcomesFile, in_.model().is_over());
}

void ChattanoogaAdapter::take_notes(std::string_view text) {
  if (!notes_.has_help()) {
    notes_.take_help(read_help(text, in_.field().chart()));
  } else if (!unit_notes_) {
    unit_notes_ = read_unit_notes(text);
  } else {
    notes_.take_history(read_history(text, in_.field().scenario().id));
  }
}

const BattleEnd& ChattanoogaAdapter::battle_end() {
  return end_.of(in_.model().session(), [&](const Session& session) { return chronicle_of(in_.game(), session); });
}

std::vector<HelpPage> ChattanoogaAdapter::help() const { return notes_.pages(in_.field().scenario()); }

std::vector<ShownChart> ChattanoogaAdapter::charts() const {
  const std::optional<TableReading> fight = fight_.reading();
  const bool can_force = in_.choice(ch::verbs::ForceMarch{}) != nullptr;
  return charts_of(notes_.help().charts, in_.field(),
                   {.fight = fight ? &*fight : nullptr, .marching = can_force ? march_.out() : kNoPiece});
}

int ChattanoogaAdapter::chart_now() const {
  const std::optional<TableReading> fight = fight_.reading();
  return chart_for(notes_.help().charts, fight ? &*fight : nullptr);
}

std::vector<std::string> ChattanoogaAdapter::facts() const { return facts_of(in_.field(), screen.told_of()); }

hexgame::BoardSnapshot ChattanoogaAdapter::read() {
  const ch::Field field = in_.field();
  hexgame::SnapshotBuilder builder;
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (ch::is_on_map(piece) && is_player(owner_of(piece))) {
      if (is_pontoon(field.type(id))) {
        builder.lay_carrier(id, piece.place, owner_of(piece), rank_of(field, id));
      } else {
        builder.lay(id, piece.place, owner_of(piece), rank_of(field, id));
      }
    } else if ((piece.place == ch::kDue || piece.place == ch::kCalled) &&
               static_cast<std::size_t>(id) < field.scenario().placements.size()) {
      const auto& placement = field.scenario().placements[static_cast<std::size_t>(id)];
      builder.expect(id, placement.turn, owner_of(piece), placement.entries);
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    field.units(side).for_each([&](HexId hex) {
      if (ch::works_at(field, hex) != nullptr) {
        builder.lay_works(hex, side);
      }
    });
  }
  hexgame::BoardSnapshot out = builder.finish(field.grid());
  for (const HexId hex : hexes_of(field.map().in_play())) {
    if (ch::ground_works(field.state(), hex).kind != 0 && out.at(hex) == nullptr) {
      out.empty_works.push_back({hex, Seat::Nobody});
    }
  }
  hexgame::show_scenario(out, field.scenario(), field.turn(), ch::side_of_phase(field.state()),
                         [](std::size_t) { return Seat::Nobody; });
  phase_ = field.phase();
  told_why_ = kNoHex;
  fight_.read();
  march_.read();
  const ch::StepKind asked = in_.step();
  out.out = march_.out();
  answers_open_ = answers_open_ && in_.model().may_act() &&
                  (asked == ch::StepKind::MovementPhase || asked == ch::StepKind::CombatPhase);
  out.asks_army = asked == ch::StepKind::MovementPhase || asked == ch::StepKind::SetUp;
  if (asked == ch::StepKind::Draw && in_.model().may_act()) {  // 3.4: the hexes on which the unit may be placed
    for (const Choice& choice : in_.model().prompt().choices) {
      out.looked_at.push_back(subject_of(choice.action).hex);
    }
  }
  out.any_will_do = out.asks_army || asked == ch::StepKind::CombatPhase;
  out.reach = march_.reach();
  out.attack = fight_.arrows();
  if (out.any_will_do) {
    for (const hexgame::Stack& stack : out.stacks) {
      const bool is_lit_here = in_.choices().of_hex(stack.hex, kNoPiece) != nullptr ||
                               std::any_of(stack.units.begin(), stack.units.end(),
                                           [&](PieceId id) { return in_.choices().of_unit(id) != nullptr; });
      if (is_lit_here) {
        out.looked_at.push_back(stack.hex);
      }
    }
  } else if (asked != ch::StepKind::Draw) {
    out.looked_at = out.attack.targets;
  }
  return out;
}

hexgame::CounterLook ChattanoogaAdapter::look(PieceId id, std::int16_t) const {
  const ch::Unit& printed = in_.counter(id);
  const Piece& piece = in_.seen().piece(id);
  const bool is_disrupted = ch::is_combat_unit(printed.type) && piece.up == ch::kReverse;
  hexgame::CounterLook out;
  out.symbol = symbol_of(printed.type);
  out.side = owner_of(piece);
  out.name = in_.is_unknown(id) ? std::string_view(kHidden) : std::string_view(printed.name);
  const bool is_begun = printed.type == ch::UnitType::Bridge && piece.up == ch::kReverse;  // 7.9
  out.values = is_begun ? std::string_view("begun") : (is_disrupted ? back_ : front_).of(piece.kind);
  out.strength = ch::is_combat_unit(printed.type) ? printed.ratings(is_disrupted).strength : 0;
  out.is_disordered = is_disrupted;
  out.is_marked = (piece.flags & (ch::kMoving | ch::kFiring)) != 0;
  out.is_done = (piece.flags & (phase_ == ch::Phase::Movement ? ch::kMoved : ch::kFought)) != 0 &&
                owner_of(piece) == in_.field().phasing();
  out.is_waiting = is_begun || (piece.flags & (ch::kVolley | ch::kCharge)) != 0;
  const bool is_hidden = printed.type == ch::UnitType::Reserve && piece.up == ch::kReverse;  // 14.7
  out.tab = is_hidden                                ? "H"
            : (piece.flags & ch::kQuestionable) != 0 ? "?"
            : (piece.flags & ch::kCharge) != 0       ? "C"
            : (piece.flags & ch::kVolley) != 0       ? "V"
                                                     : "";
  return out;
}

std::span<const hexgame::OverlayWords> ChattanoogaAdapter::overlays() const {
  static constexpr hexgame::OverlayWords kAll[] = {
      {hexgame::kObjectives, 'b', "objectives", "Ground that wins", "A unit there at the end wins [3.2 to 3.4]"},
      {kZones, 'k', "zones", "Zones of control", "Hatched: hexes that a side controls [6.1]"},
      {hexgame::kSight, 's', "sight", "Line of sight", "What guns see from where you point [11.3]"},
      {kCommunications, 'o', "supply", "Lines of communication", "Where orders and supplies come from [5.4]"},
      {hexgame::kNumbers, 'x', "numbers", "Hex numbers", "Four figures: column and row"},
      {hexgame::kMinimap, 'v', "minimap", "Small map", "The whole map in the corner, to go elsewhere"},
      {hexgame::kThreat, 'a', "threat", "If attacked here", "Point at a stack: what its enemies could do"},
  };
  return kAll;
}

std::vector<hexgame::GroundPatch> ChattanoogaAdapter::ground(unsigned overlays) const {
  std::vector<hexgame::GroundPatch> out;
  const ch::Field field = in_.field();
  const auto add = [&](board::PatchStyle style, Seat side, const HexSet& hexes) {
    out.push_back(
        {style, hexgame::side_of(side),
         board::patch_of(screen.map.layout(), hexes_of(hexes & field.map().in_play()), hexgame::side_of(side))});
  };
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    // A few hexes are always marked, whole regions when they are asked for.
    const std::vector<HexId> goal = hexes_of(field.scenario().wins_on[side]);
    if (goal.size() > kFewHexes && (overlays & hexgame::kObjectives) != 0) {
      add(board::PatchStyle::Supply, side, field.scenario().wins_on[side]);
    }
    for (std::size_t i = 0; i < goal.size() && goal.size() <= kFewHexes; ++i) {
      HexSet hex;
      hex.add(goal[i]);
      add(board::PatchStyle::Supply, side, hex);
      out.back().label = "Goal";
      out.back().at = goal[i];
    }
    if ((overlays & kCommunications) != 0) {
      add(board::PatchStyle::Supply, side, field.communications(side));
    }
    if ((overlays & kZones) != 0) {
      add(board::PatchStyle::Zone, side, field.zone(side));
    }
  }
  return out;
}

Seat ChattanoogaAdapter::gunner_at(HexId from) const {
  const hexgame::Stack* stack = screen.board.at(from);
  return stack != nullptr                  ? stack->side
         : is_player(in_.model().reader()) ? in_.model().reader()
                                           : in_.field().phasing();
}

std::vector<hexgame::Glance> ChattanoogaAdapter::glances_from(const ch::Field& field, HexId from) const {
  std::vector<hexgame::Glance> out;
  const Seat side = gunner_at(from);
  for (const hexgame::Stack& stack : screen.board.stacks) {
    const int distance = field.grid().distance(from, stack.hex);
    if (stack.side != side && distance > 0 && distance <= ch::kMaxSight) {
      out.push_back({stack.hex, ch::has_sight(field, {from, stack.hex, true})});
    }
  }
  return out;
}

hexgame::SightShown ChattanoogaAdapter::sight_from(HexId from) const {
  const ch::Field field = in_.field();
  hexgame::SightShown out;
  out.side = hexgame::side_of(gunner_at(from));
  field.map().in_play().for_each([&](HexId hex) {
    const int distance = field.grid().distance(from, hex);
    if (distance > 0 && distance <= ch::kMaxSight && ch::has_sight(field, {from, hex, true})) {
      out.ground.push_back(hex);
    }
  });
  out.enemies = glances_from(field, from);
  return out;
}

std::unique_ptr<GameView> make_chattanooga_view(GameModel& model) {
  return hexgame::screen_with<ChattanoogaAdapter>(model, subject_of);
}

}  // namespace longroll::web::chattanooga
