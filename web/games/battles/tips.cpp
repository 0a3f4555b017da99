#include <algorithm>

#include "engine/core/text.h"
#include "web/games/battles/adapter.h"
#include "web/games/battles/words.h"
#include "web/hexgame/plain_adapter.h"

/// What is said beside the pointer: names, what a click would do, and why not.
namespace longroll::web::battles {
namespace {

/// What is refused for a while says until when.
void say_what_frees(Tip& tip, const bt::Field& field, PieceId unit) {
  if (!tip.barred) {
    return;
  }
  if (std::string freed = what_frees(field, unit, tip.rule); !freed.empty()) {
    tip.lines.push_back(std::move(freed));
  }
}

}  // namespace

Tip BattlesAdapter::refused(const Action& action, std::string title) const {
  return in_.model().refuse(action) == bt::kNotOffered ? Tip{}
                                                       : hexgame::refusal_tip(in_.model(), action, std::move(title));
}

/// Of the unit that is out: what the way to that hex costs, or why it cannot go there.
Tip BattlesAdapter::tip_of_way(HexId hex) const {
  const std::string name = in_.counter(in_.taken()).name;
  if (in_.choices().find(action_of(bt::verbs::Go{hex})) != nullptr) {
    const UnitMove::Cost way = move_.cost_to(hex);
    const std::string cost = "Costs " + halves_text(way.spent);
    return {false,
            name + " to " + hex_text(hex),
            {way.stops ? cost + ", and it must stop there: the enemy's zone of control. "
                       : cost + ", leaves " + halves_text(way.left) + ". ",
             screen.map.area().touch ? "Tap to go." : "Click to go."},
            way.stops ? "7.0" : ""};
  }
  Tip tip = refused(action_of(bt::verbs::Go{hex}), name + " cannot go to " + hex_text(hex));
  say_what_frees(tip, in_.field(), in_.taken());
  return tip;
}

/// What the overlays that are switched on show of that hex, in words.
std::vector<std::string> BattlesAdapter::overlay_lines(HexId hex) const {
  std::vector<std::string> out;
  if (!is_hex(hex)) {
    return out;
  }
  const bt::Field now = in_.field();
  if ((screen.overlays & hexgame::kSight) != 0) {
    int seen_stacks = 0;
    const auto glances = glances_from(now, hex);
    for (const hexgame::Glance& glance : glances) {
      seen_stacks += glance.is_clear ? 1 : 0;
    }
    out.push_back(glances.empty() ? "No enemy within reach of guns here [9.11]"
                                  : "Guns here see " + std::to_string(seen_stacks) + " of " +
                                        std::to_string(glances.size()) + " enemy hexes in reach [9.3]");
  }
  if ((screen.overlays & kSupply) != 0) {
    const bool north = now.communications(Seat::Union).has(hex);
    const bool south = now.communications(Seat::Confederate).has(hex);
    out.push_back(std::string("Line of communication from here: ") +
                  (north && south ? "for both sides"
                   : north        ? "Union"
                   : south        ? "Confederate"
                                  : "none") +
                  " [7.1]");
  }
  return out;
}

Tip BattlesAdapter::tip_of_hex(HexId hex) const {
  const bt::Field now = in_.field();
  if (!in_.choices().empty()) {
    if (in_.taken() != kNoPiece) {
      if (Tip tip = tip_of_way(hex); !tip.title.empty()) {
        return tip;
      }
    }
    if (const Choice* choice = in_.choices().of_hex(hex, screen.chosen)) {
      return {false, choice->label, {screen.map.area().touch ? "Tap to do it." : "Click to do it."}, ""};
    }
    const bool asks_where = screen.chosen != kNoPiece;
    const bool asks_whom = in_.step() == bt::StepKind::Declare && screen.board.at(hex) != nullptr;
    if (asks_where || asks_whom) {
      if (Tip tip = refused(meant_by_hex(in_.step(), hex, screen.chosen),
                            asks_where ? in_.counter(screen.chosen).name + " cannot go there" : "Not this hex");
          !tip.title.empty()) {
        return tip;
      }
    }
  }
  const std::string place = hexgame::place_name(now.map(), hex);
  Tip tip{false, place.empty() ? "Hex " + hex_text(hex) : place + ", hex " + hex_text(hex), {}, ""};
  if (!now.map().is_playable(hex)) {
    tip.lines.push_back("Out of play.");
    return tip;
  }
  tip.lines = overlay_lines(hex);
  if (!screen.map.is_phone() && (screen.overlays & hexgame::kThreat) == 0) {
    return tip.lines.empty() ? Tip{} : tip;  // the inspector says the rest
  }
  std::string ground(name_of(now.map().terrain_at(hex)));
  if (const std::string sides = sides_text(now, hex); !sides.empty()) {
    ground += "; " + sides;
  }
  tip.lines.push_back(ground + ".");
  return tip;
}

/// While one's own unit is out, of another: that it would be taken instead, or why it may not be.
Tip BattlesAdapter::tip_of_others_move(PieceId id) const {
  const bool ours = in_.field().side_of(id) == in_.model().reader();
  if (in_.taken() == kNoPiece || !ours || id == in_.taken() || !move_.can_be_put_down()) {
    return {};
  }
  const std::string& name = in_.counter(id).name;
  const Refusal refusal = move_.refuse_instead(id);
  if (!refusal) {
    return {false, name, {}, ""};
  }
  Tip tip{true, name + " cannot move", {std::string(refusal.reason)}, std::string(refusal.rule)};
  say_what_frees(tip, in_.field(), id);
  return tip;
}

/// Why a unit may not be chosen, when pointing at it could mean something now.
Tip BattlesAdapter::why_not(PieceId id) const {
  const bt::Field now = in_.field();
  const bool ours = now.side_of(id) == in_.model().reader();
  const bt::Counter& printed = in_.counter(id);
  const bt::StepKind asked = in_.step();
  const bool fight = asked == bt::StepKind::Declare || (asked == bt::StepKind::CombatPhase && !ours);
  const bool other = asked == bt::StepKind::MovementPhase || asked == bt::StepKind::Losses ||
                     asked == bt::StepKind::Evasion || asked == bt::StepKind::RallyStep;
  if (!(fight && printed.arm != bt::Arm::Leader) && !(other && ours)) {
    return {};
  }
  const char* cannot = asked == bt::StepKind::MovementPhase     ? " cannot move"
                       : asked == bt::StepKind::RallyStep       ? " cannot dig in"
                       : asked == bt::StepKind::Declare && ours ? " cannot join"
                       : fight                                  ? " cannot be attacked"
                                                                : " cannot be chosen";
  Tip tip = refused(meant_by_unit(now, asked, id), printed.name + cannot);
  say_what_frees(tip, now, id);
  return tip;
}

Tip BattlesAdapter::tip_of_unit(PieceId id) const {
  const bt::Field now = in_.field();
  const Place place = now.piece(id).place;
  if (in_.taken() != kNoPiece && is_hex(place) && id != in_.taken() &&
      (in_.choices().find(action_of(bt::verbs::Go{place})) != nullptr || now.side_of(id) != now.phasing())) {
    return tip_of_way(place);
  }
  Tip tip{false, in_.counter(id).title, {}, ""};
  const bt::Counter& printed = in_.counter(id);
  // Where the inspector says it all, the tip is short.
  if (screen.map.is_phone() && bt::is_combat_unit(printed.arm)) {
    tip.lines.push_back(std::string(name_of(printed.arm)) + ", strength " + std::to_string(printed.strength) +
                        ", moves " + std::to_string(printed.movement) + ".");
    if (const std::string effect = effect_of(now.condition(id)); !effect.empty()) {
      tip.lines.push_back(effect);
    }
  }
  for (std::string& line : overlay_lines(place)) {
    tip.lines.push_back(std::move(line));
  }
  if (!in_.model().may_act()) {
    return tip;
  }
  const std::string verb = screen.map.area().touch ? "Tap: " : "Click: ";
  if (const Choice* choice = in_.choices().of_unit(id); choice != nullptr && screen.chosen != id) {
    tip.lines.push_back(subject_of(choice->action).is_unit_to_hex() ? verb + "then choose where."
                                                                    : verb + choice->label + ".");
    return tip;
  }
  if (is_hex(place)) {
    if (const Choice* choice = in_.choices().of_hex(place, screen.chosen)) {
      tip.lines.push_back(verb + choice->label + ".");
      return tip;
    }
  }
  if (Tip other = tip_of_others_move(id); !other.title.empty()) {
    if (!other.barred) {
      tip.lines.push_back(verb + "move this one instead.");
      return tip;
    }
    return other;
  }
  Tip why = why_not(id);
  return why.title.empty() ? tip : why;
}

Tip BattlesAdapter::tip_of_strip() const {
  return {false, "Still to come", {"Troops that may enter now stand here as counters."}, "6.0"};
}

}  // namespace longroll::web::battles
