// build: small
#include "engine/games/chattanooga/words.h"

#include <array>
#include <utility>

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/hexgame/place_name.h"

namespace longroll::chattanooga {
namespace {

using enum hexgame::Argument;
constexpr VerbWords kVerbs[] = {
    {Do::EndSetUp, "end-set-up"},
    {Do::TakeOver, "take-over"},
    {Do::EndTurn, "end-turn"},
    {Do::Take, "take", Unit},
    {Do::TakeStack, "take-stack", Hex},
    {Do::Join, "join", Unit},
    {Do::Go, "go", Hex},
    {Do::StepTo, "step", Hex},
    {Do::Halt, "halt"},
    {Do::Recover, "recover", Unit},
    {Do::RecoverAll, "recover-all"},
    {Do::Return, "return", Unit},
    {Do::Rebuild, "rebuild", Unit},
    {Do::Arrange, "arrange", Hex},
    {Do::NextUp, "next-up", Unit},
    {Do::EndMoves, "end-moves"},
    {Do::AttackHex, "attack", Hex},
    {Do::AttackWith, "attack-with", Unit},
    {Do::EndAttack, "end-attack"},
    {Do::Retreat, "retreat", Hex},
    {Do::Advance, "advance", Hex},
    {Do::Support, "support", Unit},
    {Do::Continue, "continue", Unit},
    {Do::Replace, "replace", Unit},
    {Do::Aim, "aim", Unit},
    {Do::Fire, "fire", Unit},
    {Do::Resolve, "resolve"},
    {Do::FireTogether, "fire-together", Unit},
    {Do::VolleyAll, "volley-all"},
    {Do::ChargeAll, "charge-all"},
    {Do::Volley, "volley", Unit},
    {Do::Charge, "charge", Unit},
    {Do::EndCombat, "end-combat"},
    {Do::RollCadre, "cadre", Unit},
    {Do::EndReturns, "end-returns"},
    {Do::ForceMarch, "force-march"},
    {Do::Ready, "ready"},
    {Do::Lead, "lead", Unit, Number, Unit},
    {Do::Bonus, "help-stacking", Unit},
    {Do::ChooseFortune, "fortune", Number},
    {Do::Dig, "dig", Unit, Number},
    {Do::Clear, "clear", Unit},
    {Do::Land, "land", Unit},
    {Do::BuildBridge, "build-bridge", Unit},
    {Do::Cross, "cross", Unit},
    {Do::WreckBridge, "wreck-bridge"},
    {Do::Call, "call"},
    {Do::Pass, "pass"},
    {Do::FormReserve, "form-reserve", Unit},
    {Do::EnterReserve, "enter-reserve", Unit},
    {Do::Flip, "flip", Unit, Number},
    {Do::Dummy, "enter-hidden", Hex, Number},
    {Do::Deploy, "deploy", Unit, Hex},
    {Do::StandingOrder, "standing-order"},
    {Do::NameHex, "name-hex", Hex},
    {Do::ShiftWorks, "shift-works", Hex},
    {Do::ArriveLater, "arrive-later"},
    {Do::DrawPiece, "draw", Number},
    {Do::Roll, "roll", Number},
};

/// Chattanooga 2.1, 5.2: the boxes beside the map, the status box first.
constexpr std::string_view kBoxNames[] = {"eliminated",
                                          "rebuilt",
                                          "shattered",
                                          "routed",
                                          "ready",
                                          "shattered-eliminated",
                                          "routed-eliminated",
                                          "ready-eliminated",
                                          "captured",
                                          "destroyed",
                                          "killed",
                                          "hit",
                                          "due",
                                          "cup",
                                          "undecided",
                                          "called",
                                          "not-called",
                                          "across",
                                          "hero-cup",
                                          "with-unit",
                                          "pool",
                                          "unused",
                                          "reserve-a",
                                          "reserve-b",
                                          "reserve-c",
                                          "reserve-d",
                                          "reserve-e",
                                          "reserve-f"};
static_assert(std::size(kBoxNames) == kBoxes && kReserveBox == kMaxHexes + kBoxes - kReserves);

constexpr TrackWords kTracks[] = {{Track::Scenario, "scenario"},
                                  {Track::Turn, "turn"},
                                  {Track::Couplet, "couplet"},
                                  {Track::First, "first"},
                                  {Track::Phasing, "phasing"},
                                  {Track::PhaseNow, "phase"},
                                  {Track::Winner, "winner"},
                                  {Track::Level, "level"},
                                  {Track::Fortune, "fortune"},
                                  {Track::ArmyMorale, "army-morale", kCommands},
                                  {Track::Panicked, "panicked", kCommands},
                                  {Track::Bridge, "bridge"},
                                  {Track::HookersCommand, "hookers-command"},
                                  {Track::EnteredAt, "entered-at", kMaxEntries},
                                  {Track::Options, "option", kMaxOptions},
                                  {Track::ReserveOrders, "reserve-orders", 2}};
static_assert(count_tracks(kTracks) == static_cast<int>(Track::Count));

}  // namespace

hexgame::GameIds game_ids() {
  return {.verbs = kVerbs, .boxes = kBoxNames, .tracks = kTracks, .scenario_track = track(Track::Scenario)};
}

std::string_view name_of_command(int command) {
  constexpr std::array<std::string_view, kCommands> kNames = {"the Army of the Cumberland", "the Army of the Tennessee",
                                                              "the Army of the Potomac", "the Army of Tennessee",
                                                              "Hooker's command"};
  return kNames[static_cast<std::size_t>(command)];
}

std::string_view name_of(Works works) {
  constexpr std::array<std::string_view, kWorks> kNames = {"breastwork", "trench", "redoubt"};
  return kNames[static_cast<std::size_t>(works)];
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::SetUp:
      return "set-up";
    case Phase::Movement:
      return "movement";
    case Phase::Combat:
      return "combat";
    case Phase::CoupletEnd:
      return "end of the couplet";
    case Phase::Administrative:
      return "administrative phase";
    case Phase::Draw:
      return "draw";
  }
  return "";
}

std::string_view name_of(FortuneKind fortune) {
  switch (fortune) {
    case FortuneKind::KillLeader:
      return "fire at a leader";
    case FortuneKind::MoveEnemy:
      return "a move of an enemy unit";
    case FortuneKind::Sharpshooter:
      return "a sharpshooter";
    case FortuneKind::FreeMove:
      return "a free move";
    case FortuneKind::FreeRecovery:
      return "a free recovery";
    case FortuneKind::Counterattack:
      return "a counterattack";
  }
  return "";
}

std::string_view name_of(VictoryLevel level) {
  switch (level) {
    case VictoryLevel::ConfederateDecisive:
      return "Confederate decisive victory";
    case VictoryLevel::Confederate:
      return "Confederate victory";
    case VictoryLevel::Draw:
      return "Drawn";
    case VictoryLevel::Union:
      return "Union victory";
    case VictoryLevel::UnionDecisive:
      return "Union decisive victory";
  }
  return "";
}

namespace {

/// Who of the two is disrupted before the result.
struct AlreadyDisrupted {
  bool attacker = false, defender = false;
};

/// "defender disrupted if 2 weaker in morale". Chattanooga 10.10: the rest of what eliminates it passes on.
void add_effect(std::string& words, std::string_view who, const UnitEffect& effect, bool is_disrupted) {
  bool is_named = false;
  const auto add = [&](std::string_view what) {
    words += is_named ? " and " : (words.empty() ? "" : ", ") + std::string(who) + " ";
    words += what;
    is_named = true;
  };
  if (effect.is_eliminated) {
    add("eliminated");
    is_disrupted = is_named = false;
    who = "the next of its stack";
  }
  const std::string when = effect.margin < 0    ? ""
                           : effect.margin == 0 ? " if not stronger in morale"
                                                : " if " + std::to_string(effect.margin) + " weaker in morale";
  if (effect.disruption == Disruption::Disrupt) {
    add((is_disrupted ? "driven back" : "disrupted") + when);
  } else if (effect.disruption == Disruption::Retreat) {
    add((is_disrupted ? "driven back and may rout" : "disrupted and driven back") + when);
  }
  if (effect.must_check_morale) {
    add(who == "both" ? "check their morale" : "checks its morale");
  }
}

/// What happens to both alike is said once.
std::string part_words(const ResultPart& part, AlreadyDisrupted disrupted) {
  std::string words;
  UnitEffect attacker = part.attacker;
  UnitEffect defender = part.defender;
  const bool are_gone = attacker.is_eliminated && defender.is_eliminated;
  if (are_gone) {
    words = "both eliminated";
    attacker.is_eliminated = defender.is_eliminated = false;
  }
  if (attacker == defender && (attacker.disruption == Disruption::None || disrupted.attacker == disrupted.defender)) {
    add_effect(words, are_gone ? "the next of each stack" : "both", attacker, !are_gone && disrupted.attacker);
  } else {
    add_effect(words, are_gone ? "the next of the attacker's stack" : "attacker", attacker,
               !are_gone && disrupted.attacker);
    add_effect(words, are_gone ? "the next of the defender's stack" : "defender", defender,
               !are_gone && disrupted.defender);
  }
  return words;
}

std::string words_of(const ResultPart& primary, const ResultPart& secondary, AlreadyDisrupted disrupted) {
  if (primary.is_none()) {
    return "no effect";
  }
  const std::string words = part_words(primary, disrupted);
  return secondary.is_none() ? words : words + "; if nothing comes of it: " + part_words(secondary, disrupted);
}

/// Chattanooga 10.10, 16.3: what is left of the effect on the unit when its condition of morale is settled.
UnitEffect settled(const Field& field, PieceId unit, PieceId opponent, UnitEffect effect) {
  const bool is_met =
      !effect.is_conditional() || fighting_morale(field, opponent) >= fighting_morale(field, unit) + effect.margin;
  effect.disruption = is_met ? disruption_of(field, unit, effect) : Disruption::None;
  effect.margin = -1;
  return effect;
}

/// The parts that count between the two, as they stand.
CombatResult between(const Field& field, PieceId attacker, PieceId defender, const CombatResult& result) {
  const auto part = [&](const ResultPart& printed) {
    return ResultPart{settled(field, attacker, defender, printed.attacker),
                      settled(field, defender, attacker, printed.defender)};
  };
  ResultPart primary = part(result.primary);
  ResultPart secondary = part(result.secondary);
  if (primary.is_none()) {
    primary = std::exchange(secondary, {});
  } else if (primary.attacker.disruption != Disruption::None || primary.defender.disruption != Disruption::None) {
    secondary = {};  // something comes of it
  }
  return {primary, secondary, {}};
}

int harm_of(const UnitEffect& effect) {
  return (effect.is_eliminated ? 8 : 0) + 2 * static_cast<int>(effect.disruption) + (effect.must_check_morale ? 3 : 0);
}

}  // namespace

std::string result_words(const CombatResult& result) { return words_of(result.primary, result.secondary, {}); }

std::string result_words(const Field& field, PieceId attacker, PieceId defender, const CombatResult& result) {
  const CombatResult now = between(field, attacker, defender, result);
  return words_of(now.primary, now.secondary, {field.is_disrupted(attacker), field.is_disrupted(defender)});
}

int harm_to_defender(const Field& field, PieceId attacker, PieceId defender, const CombatResult& result) {
  const CombatResult now = between(field, attacker, defender, result);
  return harm_of(now.primary.defender) - harm_of(now.primary.attacker);
}

std::string place_name(const Field& field, HexId hex) { return hexgame::place_name(field.map(), hex); }

}  // namespace longroll::chattanooga
