#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"

/// What is said beside the pointer: names, what a click would do, and why not.
namespace longroll::web::chattanooga {

namespace {

/// Chattanooga 8.2: how some of a stack are taken, where a click takes all.
void add_hint(const Choice& choice, Tip& tip) {
  if (is_action<ch::verbs::TakeStack>(choice.action)) {
    tip.lines.push_back(ui::for_hand("Some of it: click one on the plate beside it, then who goes along."));
  }
}

}  // namespace

/// Of who is out: what the way to that hex takes, or why it cannot go there.
Tip ChattanoogaAdapter::tip_of_way(HexId hex) const {
  const std::string name = in_.counter(march_.out()).name;
  const Action go = march_.go_to(hex);
  if (const Choice* choice = in_.choices().find(go)) {
    const std::string cost = march_.cost_words(hex);
    Tip tip{false, choice->label, {}, ""};
    if (!cost.empty()) {
      tip.title = name + " to " + hex_text(hex);
      tip.lines.push_back(cost + ".");
      tip.rule = march_.cost_to(hex)->checks > 0 ? "6.3" : "7.2";
      for (std::string& check : march_.check_lines(hex)) {
        tip.lines.push_back(std::move(check));
      }
    }
    if (std::string words = march_.retreat_words(hex); !words.empty()) {
      tip.lines.push_back(std::move(words));
    }
    tip.lines.push_back(screen.map.area().touch ? "Tap to go." : "Click to go.");
    return tip;
  }
  return hexgame::refusal_tip(in_.model(), go, name + " cannot go to " + hex_text(hex));
}

Tip ChattanoogaAdapter::tip_of_hex(HexId hex) const {
  const ch::Field field = in_.field();
  if (!in_.choices().empty()) {
    if (march_.out() != kNoPiece) {
      if (Tip tip = tip_of_way(hex); !tip.title.empty()) {
        return tip;
      }
    }
    if (const Choice* choice = in_.choices().of_hex(hex, screen.chosen)) {
      Tip tip{false, choice->label, {screen.map.area().touch ? "Tap to do it." : "Click to do it."}, ""};
      add_hint(*choice, tip);
      return tip;
    }
    if (march_.works() != kNoHex) {
      return hexgame::refusal_tip(in_.model(), action_of(ch::verbs::Go{hex}), "Not to " + hex_text(hex));
    }
  }
  const std::string place = hexgame::place_name(map(), hex);
  Tip tip{false, place.empty() ? "Hex " + hex_text(hex) : place + ", hex " + hex_text(hex), {}, ""};
  if (!field.map().is_playable(hex)) {
    tip.lines.emplace_back("Out of play.");
    return tip;
  }
  if (!screen.map.is_phone()) {
    return {};  // the inspector says it
  }
  tip.lines.push_back(ground_words(hex) + ".");
  return tip;
}

/// What pointing at a unit would mean in the step under way, lawful or not; empty: nothing.
std::optional<Action> ChattanoogaAdapter::meant_by_unit(PieceId unit) const {
  const bool is_ours = in_.field().side_of(unit) == in_.model().reader();
  const Place place = in_.seen().piece(unit).place;
  switch (in_.step()) {
    case ch::StepKind::SetUp:
    case ch::StepKind::MovementPhase:
      return is_ours ? std::optional(action_of(ch::verbs::Take{unit})) : std::nullopt;
    case ch::StepKind::March:
      return is_ours ? std::optional(action_of(ch::verbs::Join{unit})) : std::nullopt;
    case ch::StepKind::CombatPhase:
      return is_ours || !is_hex(place) ? std::nullopt
                                       : std::optional(action_of(ch::verbs::AttackHex{static_cast<HexId>(place)}));
    case ch::StepKind::Attack:
      return is_ours ? std::optional(action_of(ch::verbs::AttackWith{unit})) : std::nullopt;
    case ch::StepKind::Bombardment:
      return std::optional(is_ours ? action_of(ch::verbs::Fire{unit}) : action_of(ch::verbs::Aim{unit}));
    case ch::StepKind::Preparation:
      return !is_ours ? std::nullopt
             : in_.field().has(ch::Option::Volley) && !marks_charges_
                 ? std::optional(action_of(ch::verbs::Volley{unit}))
                 : std::optional(action_of(ch::verbs::Charge{unit}));
    case ch::StepKind::Fortune:
      return meant_by_fortune(unit);
    case ch::StepKind::Advance:
      return is_ours ? meant_after_combat(unit) : std::nullopt;
    default:
      return std::nullopt;
  }
}

/// Chattanooga 15.0: whom the fortune is about, or with whom the sharpshooter is.
std::optional<Action> ChattanoogaAdapter::meant_by_fortune(PieceId unit) const {
  const auto fortune = in_.under_way<ch::FortuneLocals>();
  if (!fortune || fortune->stage > ch::FortuneStage::Shooting || fortune->stage == ch::FortuneStage::Choosing) {
    return std::nullopt;
  }
  if (fortune->stage == ch::FortuneStage::Shooting) {
    return action_of(ch::verbs::Fire{unit});
  }
  switch (fortune->fortune) {
    case ch::FortuneKind::KillLeader:
    case ch::FortuneKind::Sharpshooter:
      return action_of(ch::verbs::Aim{unit});
    case ch::FortuneKind::FreeRecovery:
      return action_of(ch::verbs::Recover{unit});
    default:
      return action_of(ch::verbs::Take{unit});
  }
}

/// Chattanooga 10.13, 10.14: to advance in support, or to attack again.
std::optional<Action> ChattanoogaAdapter::meant_after_combat(PieceId unit) const {
  const auto advance = in_.under_way<ch::AdvanceLocals>();
  if (!advance) {
    return std::nullopt;
  }
  switch (advance->stage) {
    case ch::AdvanceStage::Supporting:
      return action_of(ch::verbs::Support{unit});
    case ch::AdvanceStage::Continuing:
      return action_of(ch::verbs::Continue{unit});
    default:
      return std::nullopt;
  }
}

/// What else can be chosen for that unit, besides what a click does: "Among all choices: 137 NY prepares to charge."
std::vector<std::string> ChattanoogaAdapter::other_choices(PieceId unit, const Choice& clicked) const {
  constexpr std::size_t kMost = 3;
  std::vector<std::string> out;
  for (const Choice& choice : in_.model().prompt().choices) {
    if (out.size() < kMost && choice.action != clicked.action && subject_of(choice.action).unit == unit) {
      out.push_back("Among all choices: " + choice.label + ".");
    }
  }
  return out;
}

Tip ChattanoogaAdapter::why_not(PieceId unit) const {
  const auto meant = meant_by_unit(unit);
  if (!meant) {
    return {};
  }
  const ch::StepKind asked = in_.step();
  const char* cannot = asked == ch::StepKind::MovementPhase ? " cannot move"
                       : asked == ch::StepKind::SetUp       ? " cannot be shifted"
                       : asked == ch::StepKind::March       ? " cannot come along"
                       : asked == ch::StepKind::CombatPhase ? " cannot be attacked"
                       : asked == ch::StepKind::Bombardment
                           ? (ch::verb_of(*meant) == ch::Do::Aim ? " cannot be fired at" : " cannot fire")
                       : asked == ch::StepKind::Fortune          ? " is no choice"
                       : asked == ch::StepKind::Preparation      ? " cannot be prepared"
                       : ch::verb_of(*meant) == ch::Do::Support  ? " cannot advance in support"
                       : ch::verb_of(*meant) == ch::Do::Continue ? " cannot attack again"
                                                                 : " cannot attack";
  return hexgame::refusal_tip(in_.model(), *meant, in_.name(unit) + cannot);
}

Tip ChattanoogaAdapter::tip_of_unit(PieceId id) const {
  const ch::Field field = in_.field();
  const Place place = field.piece(id).place;
  const bool is_enemy = field.side_of(id) != in_.model().reader();
  if (march_.out() != kNoPiece && is_hex(place) && id != march_.out() && in_.model().may_act() &&
      (is_enemy || in_.choice(ch::verbs::Go{static_cast<HexId>(place)}) != nullptr)) {
    return tip_of_way(static_cast<HexId>(place));
  }
  const ch::Unit& printed = in_.counter(id);
  Tip tip{false, in_.title(id), {}, ""};
  if (screen.map.is_phone() && ch::is_combat_unit(printed.type)) {
    const ch::Ratings& ratings = field.ratings(id);
    tip.lines.push_back("Strength " + std::to_string(ratings.strength) +
                        (ratings.intensity == 0 ? "" : ", intensity " + std::to_string(ratings.intensity)) +
                        ", morale " + std::to_string(field.morale(id)) + ".");
  }
  if (const std::string standing = standing_of(field, id); !standing.empty()) {
    tip.lines.push_back(hexgame::capital(standing) + ".");
  }
  if (!in_.model().may_act()) {
    return tip;
  }
  const std::string verb = screen.map.area().touch ? "Tap: " : "Click: ";
  const bool is_fanned = screen.fan != kNoHex && screen.fan == place;
  const Choice* of_hex = is_hex(place) ? in_.choices().of_hex(static_cast<HexId>(place), screen.chosen) : nullptr;
  const bool goes_first = in_.step() == ch::StepKind::SetUp || (fires_ && can_fire_or_attack());
  const bool takes_unit = goes_first && in_.choices().of_unit(id) != nullptr;
  if (of_hex != nullptr && !is_fanned && !takes_unit) {
    tip.lines.push_back(verb + of_hex->label + ".");
    add_hint(*of_hex, tip);
    for (std::string& line : other_choices(id, *of_hex)) {
      tip.lines.push_back(std::move(line));
    }
    return tip;
  }
  const Choice* choice = in_.choices().of_unit(id);
  if (const auto marked = meant(id); marked && choice != nullptr) {
    choice = in_.choices().find(*marked);
  }
  if (choice != nullptr) {
    tip.lines.push_back(verb + choice->label + ".");
    if (takes_unit && of_hex != nullptr && in_.step() == ch::StepKind::SetUp) {
      tip.lines.push_back("Beside it: " + of_hex->label + ".");
    }
    for (std::string& line : other_choices(id, *choice)) {
      tip.lines.push_back(std::move(line));
    }
    return tip;
  }
  if (in_.step() == ch::StepKind::March && id != march_.out() && march_.can_be_put_down() &&
      !march_.refuse_instead(id)) {
    tip.lines.push_back(verb + "move this one instead.");
    return tip;
  }
  Tip why = why_not(id);
  return why.title.empty() ? tip : why;
}

}  // namespace longroll::web::chattanooga
