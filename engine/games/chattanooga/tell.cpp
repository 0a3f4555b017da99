// build: small
#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/check_effects.h"
#include "engine/games/chattanooga/words.h"

/// The log in words.
namespace longroll::chattanooga {
namespace {

std::string check_words(const Field& field, const notes::Checked& checked) {
  const CheckEffect* check = find_check(checked.reason);
  return field.counter(checked.unit).name + " checks its morale " +
         (check == nullptr ? std::string() : std::string(check->words) + " ") +
         (checked.is_passed ? "and passes." : "and fails by " + std::to_string(checked.over) + ".");
}

std::string end_words(CoupletEnd end) {
  switch (end) {
    case CoupletEnd::Same:
      return "The turn goes on.";
    case CoupletEnd::Change:
      return "The second player may take over or end the turn.";
    case CoupletEnd::End:
      return "The turn is over.";
  }
  return "";
}

std::string cadre_words(const std::string& name, notes::CadreResult result) {
  switch (result) {
    case notes::CadreResult::None:
      return name + " is not rebuilt.";
    case notes::CadreResult::Rebuilt:
      return name + " is rebuilt from its cadre and is ready to return.";
    case notes::CadreResult::Destroyed:
      return name + " is destroyed for good.";
  }
  return "";
}

std::string result_of(const Field& field, const notes::Fought& fought) {
  return result_words(field, fought.attacker, fought.defender,
                      field.chart().combat_result(fought.row, fought.intensity));
}

/// Chattanooga 14.7
std::string hiding_words(const Field& field, const Event& event) {
  const auto hidden = read<notes::ReserveHidden>(event);
  if (!hidden) {
    return "";
  }
  const std::string others = hidden->dummies == 0   ? ""
                             : hidden->dummies == 1 ? " beside another marker"
                                                    : " among " + std::to_string(hidden->dummies) + " other markers";
  return "A reserve at " + place_name(field, hidden->hex) + " is hidden" + others + ".";
}

std::string army_words(const Event& event) {
  if (const auto rolled = read<notes::ArmyMoraleRolled>(event)) {
    const std::string whose = "The morale of " + std::string(name_of_command(rolled->command));
    const std::string box = (rolled->after > 0 ? "+" : "") + std::to_string(rolled->after) + ".";
    return whose +
           (rolled->after > rolled->before   ? " rises to "
            : rolled->after < rolled->before ? " falls to "
                                             : " stays at ") +
           box;
  }
  if (const auto panicked = read<notes::ArmyPanicked>(event)) {
    const std::string who = std::string(name_of_command(panicked->command)) + " panics.";
    return "T" + who.substr(1);
  }
  return "";
}

/// "a breastwork", or the works that are removed.
std::string project_words(int project) {
  return static_cast<WorksProject>(project) == WorksProject::Removal
             ? "the removal of the works"
             : "a " + std::string(name_of(static_cast<Works>(project - 1)));
}

std::string works_words(const Field& field, const Event& event) {
  if (const auto begun = read<notes::WorksBegun>(event)) {
    return "Work begins on " + project_words(begun->project) + " at " + place_name(field, begun->hex) + ".";
  }
  if (const auto done = read<notes::WorksDone>(event)) {
    return "Work on " + project_words(done->project) + " at " + place_name(field, done->hex) + " is done.";
  }
  if (const auto given_up = read<notes::WorksGivenUp>(event)) {
    return "The work at " + place_name(field, given_up->hex) + " is given up.";
  }
  return "";
}

/// "1 GA, 5 GA and 47 GA are drawn.": all who come with that counter (3.4).
std::string drawn_words(const Field& field, PieceId first) {
  const Scenario& scenario = field.scenario();
  if (!scenario.is_of_cup(first)) {
    return "";
  }
  const auto& counter = scenario.cups[field.side_of(first)]
                            .counters[static_cast<std::size_t>(scenario.counter_of[static_cast<std::size_t>(first)])];
  std::string names;
  for (std::size_t i = 0; i < counter.size(); ++i) {
    names += (i == 0 ? "" : i + 1 == counter.size() ? " and " : ", ") + field.counter(counter[i]).name;
  }
  return names + (counter.size() == 1 ? " is drawn." : " are drawn.");
}

std::string draw_words(const Field& field, const Event& event) {
  if (const auto counted = read<notes::DrawCounted>(event)) {
    return std::string(name_of(counted->side)) + " side: " +
           (counted->count == 0   ? "nobody comes."
            : counted->count == 1 ? "one unit comes."
                                  : std::to_string(counted->count) + " units come.");
  }
  if (const auto drawn = read<notes::CounterDrawn>(event)) {
    return drawn_words(field, drawn->unit);
  }
  if (const auto placed = read<notes::Placed>(event)) {
    return field.counter(placed->unit).name + " comes up at " + place_name(field, placed->hex) + ".";
  }
  if (const auto back = read<notes::PutBack>(event)) {
    return field.counter(back->unit).name + " finds no room and waits.";
  }
  return "";
}

/// Chattanooga 15.0
std::string fortune_words(const Field& field, const Event& event) {
  if (const auto chosen = read<notes::FortuneChosen>(event)) {
    return "A fortune of war for the " + std::string(name_of(chosen->side)) +
           " side: " + std::string(name_of(chosen->fortune)) + ".";
  }
  if (const auto rolled = read<notes::FortuneRolled>(event)) {
    const std::string& name = field.counter(rolled->subject).name;
    return rolled->fortune == FortuneKind::KillLeader
               ? name + (rolled->is_success ? " is fired at." : " is fired at and missed.")
               : name + (rolled->is_success ? " is moved by the enemy." : " stays where it is.");
  }
  if (const auto passed = read<notes::FortunePassed>(event)) {
    return "The fortune marker goes to the " + std::string(name_of(passed->side)) + " side.";
  }
  return "";
}

std::string when_words(const Field& field, const Event& event) {
  if (const auto began = read<notes::TurnBegan>(event)) {
    return field.scenario().turns[static_cast<std::size_t>(began->turn - 1)].label + ".";
  }
  if (const auto began = read<notes::CoupletBegan>(event)) {
    return "Couplet " + std::to_string(began->couplet) + ": the " + std::string(name_of(began->first)) +
           " side goes first.";
  }
  if (const auto began = read<notes::PhaseBegan>(event)) {
    return std::string(name_of(began->side)) + " " + std::string(name_of(began->phase)) + ".";
  }
  if (const auto ended = read<notes::CoupletEnded>(event)) {
    return end_words(static_cast<CoupletEnd>(ended->end));
  }
  if (const auto ended = read<notes::Ended>(event)) {
    return std::string(name_of(ended->level)) + ".";
  }
  return "";
}

/// What only the great battle has (3.2, 7.8, 7.9, 9.2).
std::string crossing_words(const Field& field, const Event& event) {
  const auto name = [&](PieceId unit) { return field.counter(unit).name; };
  if (read<notes::BridgeWrecked>(event)) {
    return "The bridge at " + place_name(field, field.scenario().bridge.hex) + " is wrecked.";
  }
  if (const auto tried = read<notes::BridgeTried>(event)) {
    return tried->is_repaired ? "The wrecked bridge is repaired." : "The wrecked bridge is not repaired yet.";
  }
  if (read<notes::Summoned>(event)) {
    return "Longstreet has been called.";
  }
  if (const auto note = read<notes::PontoonBegun>(event)) {
    return "A pontoon bridge is begun at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::PontoonDone>(event)) {
    return "The pontoon bridge at " + place_name(field, note->hex) +
           (note->is_finished ? " is finished." : " is given up.");
  }
  if (const auto note = read<notes::Crossed>(event)) {
    return name(note->unit) + " leaves the map at " + place_name(field, note->hex) + " to cross the river.";
  }
  if (const auto note = read<notes::Landed>(event)) {
    return "A boat takes " + name(note->unit) + " to " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::Drowned>(event)) {
    return name(note->unit) + " does not come ashore.";
  }
  return "";
}

/// Chattanooga 14.7: a hidden marker has no letter to others.
std::string name_to(const Field& field, PieceId piece, Seat reader) {
  const bool is_unseen = reader != field.side_of(piece) && is_hidden_marker(field.library(), field.piece(piece));
  return is_unseen ? "A hidden reserve" : field.counter(piece).name;
}

std::string unit_words(const Field& field, const Event& event, Seat reader) {
  const auto name = [&](PieceId unit) { return name_to(field, unit, reader); };
  if (const auto note = read<notes::Checked>(event)) {
    return check_words(field, *note);
  }
  if (const auto note = read<notes::Disrupted>(event)) {
    return name(note->unit) + " is disrupted.";
  }
  if (const auto note = read<notes::Recovered>(event)) {
    return name(note->unit) + " recovers.";
  }
  if (const auto note = read<notes::Captured>(event)) {
    return name(note->unit) + " is captured.";
  }
  if (const auto note = read<notes::Routed>(event)) {
    return name(note->unit) + (note->is_shattered ? " is shattered." : " routs.");
  }
  if (const auto note = read<notes::Eliminated>(event)) {
    return name(note->unit) + " is eliminated.";
  }
  if (const auto note = read<notes::Retreated>(event)) {
    return name(note->unit) + " has retreated to " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::Advanced>(event)) {
    return name(note->unit) + " advances to " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::Fought>(event)) {
    return name(note->attacker) + " attacks " + name(note->defender) + ": " + result_of(field, *note) + ".";
  }
  if (const auto note = read<notes::Returned>(event)) {
    return name(note->unit) + " returns at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::Entered>(event)) {
    return name(note->unit) + " enters the map at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::Joined>(event)) {
    return name(note->unit) + " joins the stack at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::TurnedBack>(event)) {
    return name(note->unit) + " cannot stay at " + place_name(field, note->hex) + " and turns back.";
  }
  if (const auto note = read<notes::HeroRose>(event)) {
    return note->rating == 0 ? "No hero rises in " + name(note->unit) + "."
                             : "A hero rises in " + name(note->unit) + ": +" + std::to_string(note->rating) + ".";
  }
  if (const auto note = read<notes::StoodReady>(event)) {
    return "Ready to fire: " + name(note->unit);
  }
  if (const auto note = read<notes::PreparedCharge>(event)) {
    return "Ready to charge: " + name(note->unit);
  }
  if (const auto note = read<notes::BecameQuestionable>(event)) {
    return name(note->unit) + " is questionable.";
  }
  if (const auto note = read<notes::Rode>(event)) {
    return name(note->unit) + " rides to " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::LeaderKilled>(event)) {
    return name(note->unit) + " is lost to his army.";
  }
  if (const auto note = read<notes::LeaderHit>(event)) {
    return name(note->unit) + " is hit.";
  }
  if (const auto note = read<notes::ForcedMarch>(event)) {
    return name(note->unit) + " forces its march and gains " + std::to_string(note->points) +
           (note->points == 1 ? " point." : " points.");
  }
  if (const auto note = read<notes::Rebuilt>(event)) {
    return name(note->unit) + " is given extra strength.";
  }
  if (const auto note = read<notes::Fired>(event)) {
    return name(note->unit) + " fires at " + name(note->target) + " on column " + std::to_string(note->column) + ".";
  }
  if (const auto note = read<notes::ReserveFormed>(event)) {
    return name(note->unit) + " is formed at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::ReserveNotFormed>(event)) {
    return name(note->unit) + " forms no reserve.";
  }
  if (const auto note = read<notes::Deployed>(event)) {
    return name(note->unit) + " deploys at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::ReserveSeen>(event)) {
    return name(note->unit) + " is seen at " + place_name(field, note->hex) + ".";
  }
  if (const auto note = read<notes::DummySeen>(event)) {
    return "The reserve at " + place_name(field, note->hex) + " was a dummy.";
  }
  if (const auto note = read<notes::ReserveSpent>(event)) {
    return name(note->unit) + " is spent.";
  }
  if (const auto note = read<notes::CadreRolled>(event)) {
    return cadre_words(name(note->unit), note->result);
  }
  return "";
}

}  // namespace

namespace {

/// Chattanooga 8.2: those who march as one are told of together, once the top one has come, and only where they stop.
std::string march_words(const Field& field, const events::PieceMoved& moved, Seat reader) {
  const State& state = field.state();
  int others = 0;
  if (is_step<RetreatLocals>(state.top())) {
    return "";  // where it ends is told
  }
  if (is_step<MarchLocals>(state.top()) && field.has_flag(moved.piece, kMoving)) {
    const auto march = locals_of<MarchLocals>(state.top());
    const bool is_on_the_way = march.target != moved.to && march.target != moved.from;  // not turning back (8.3)
    if (march.target != kNoHex && is_on_the_way && march.stage != MarchStage::Stopping) {
      return "";
    }
    for (const PieceId unit : field.pieces()) {
      const bool is_along = unit != moved.piece && field.has_flag(unit, kMoving) && field.is_unit(unit);
      if (is_along && field.piece(unit).place == moved.from) {
        return "";
      }
      others += is_along ? 1 : 0;
    }
  }
  return name_to(field, moved.piece, reader) +
         (others == 0 ? " moves" : " and " + std::to_string(others) + " more move") + " to " +
         place_name(field, moved.to) + ".";
}

}  // namespace

std::string Chattanooga::describe_event(const State& before, const Event& event, Seat reader) const {
  const Field field = this->field(before);
  if (const auto moved = read<events::PieceMoved>(event)) {
    return (field.is_unit(moved->piece) || field.is_reserve(moved->piece)) && is_hex(moved->from) && is_hex(moved->to)
               ? march_words(field, *moved, reader)
               : "";
  }
  if (const auto rolled = read<events::Rolled>(event)) {
    return "The die shows " + std::to_string(rolled->value) + ".";
  }
  if (event.kind != EventKind::Remark) {
    return "";
  }
  std::string words = when_words(field, event);
  if (words.empty()) {
    words = army_words(event) + works_words(field, event) + draw_words(field, event) + fortune_words(field, event) +
            crossing_words(field, event) + hiding_words(field, event);
  }
  return words.empty() ? unit_words(field, event, reader) : words;
}

std::string Chattanooga::roll_summary(const State& before, const Events& events) const {
  if (const auto checked = find_note<notes::Checked>(events)) {
    const auto routed = find_note<notes::Routed>(events);
    const bool is_captured = find_note<notes::Captured>(events).has_value();
    // In a fight there are many whom it could be about.
    const Field there = field(before);
    const std::string who = there.phase() == Phase::Combat ? there.counter(checked->unit).name + " " : "";
    const std::string is = who.empty() ? "" : who + "is ";
    return checked->is_passed     ? who + "passes"
           : is_captured          ? is + "captured"
           : !routed              ? who + "fails"
           : routed->is_shattered ? is + "shattered"
                                  : who + "routs";
  }
  if (const auto rolled = find_note<notes::FortuneRolled>(events)) {
    const bool is_kill = rolled->fortune == FortuneKind::KillLeader;
    return is_kill ? (rolled->is_success ? "hit" : "missed") : rolled->is_success ? "it moves" : "it stays";
  }
  if (const auto fired = find_note<notes::Fired>(events)) {
    const Field there = field(before);
    return result_words(there, fired->unit, fired->target, there.chart().bombardment_result(fired->die, fired->column));
  }
  if (const auto fought = find_note<notes::Fought>(events)) {
    return result_of(field(before), *fought);
  }
  if (const auto forced = find_note<notes::ForcedMarch>(events)) {
    return std::to_string(forced->points) + (forced->points == 1 ? " point" : " points") +
           (find_note<notes::Disrupted>(events) ? ", disrupted" : "");
  }
  if (const auto rolled = find_note<notes::ArmyMoraleRolled>(events)) {
    const bool is_panic = find_note<notes::ArmyPanicked>(events).has_value();
    return is_panic                         ? "panic"
           : rolled->after > rolled->before ? "morale rises"
           : rolled->after < rolled->before ? "morale falls"
                                            : "morale unchanged";
  }
  if (const auto counted = find_note<notes::DrawCounted>(events)) {
    return counted->count == 0 ? "nobody comes"
                               : std::to_string(counted->count) + (counted->count == 1 ? " comes" : " come");
  }
  if (const auto ended = find_note<notes::CoupletEnded>(events)) {
    constexpr std::string_view kWords[] = {"the turn goes on", "change", "the turn ends"};
    return std::string(kWords[static_cast<std::size_t>(ended->end)]);
  }
  if (find_note<notes::ReserveFormed>(events)) {
    return "a reserve is formed";
  }
  if (find_note<notes::ReserveNotFormed>(events)) {
    return "no reserve";
  }
  if (const auto cadre = find_note<notes::CadreRolled>(events)) {
    constexpr std::string_view kWords[] = {"not rebuilt", "rebuilt", "destroyed"};
    return std::string(kWords[static_cast<std::size_t>(cadre->result)]);
  }
  return "";
}

}  // namespace longroll::chattanooga
