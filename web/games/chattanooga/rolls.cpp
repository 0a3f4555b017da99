#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/chattanooga/fight_shown.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/targets.h"

/// The last roll: its die, whose it was, and what came of it.
namespace longroll::web::chattanooga {
namespace {

namespace notes = ch::notes;

/// The first note of that kind among the events; empty: none.
template <class Note>
std::optional<Note> find(const Events& events) {
  for (const Event& event : events) {
    if (const auto note = longroll::read<Note>(event)) {
      return note;
    }
  }
  return std::nullopt;
}

/// How the table was read for the fight that was rolled; empty: none was.
std::optional<TableReading> rolled_reading(const ch::Field& before, const Events& events) {
  if (const auto fought = find<notes::Fought>(events)) {
    const HexId hex = before.piece(fought->defender).place;
    TableReading out = reading_of(before, ch::Engagement{fought->attacker, fought->defender, hex});
    out.column = fought->intensity;
    out.row = fought->row;
    return out;
  }
  if (const auto fired = find<notes::Fired>(events)) {
    TableReading out = reading_of(before, ch::Shot{fired->unit, fired->target});
    out.column = fired->column;
    out.row = fired->die;
    return out;
  }
  return std::nullopt;
}

/// What befalls one unit in a fight, or what it had to pass, is told under the result.
bool is_told_of_fight(const Event& event) {
  return longroll::read<notes::Checked>(event) || longroll::read<notes::Eliminated>(event) ||
         longroll::read<notes::Captured>(event) || longroll::read<notes::Routed>(event) ||
         longroll::read<notes::Disrupted>(event);
}

/// A phase of the game, to be told from every other.
std::array<int, 4> phase_of(const ch::Field& field) {
  return {field.turn(), field.state().track(ch::track(ch::Track::Couplet)), static_cast<int>(field.phase()),
          index_of(field.phasing())};
}

}  // namespace

std::vector<hexgame::DieShown> FightShown::read_roll(std::size_t n, const State& before) {
  const Ply& ply = in_.model().session().ply(n);
  const ch::Field field = in_.game().field(before);
  const auto checked = find<notes::Checked>(ply.events);
  std::string told;
  for (const LogLine& line : in_.model().log()) {
    told += line.ply == n ? (told.empty() ? "" : " ") + line.text : "";
  }
  const auto reading = rolled_reading(field, ply.events);
  const bool is_fight = reading.has_value();
  // The die of the couplet or of the turn, after the last fight, is no unit's.
  const auto first_die = find<events::Rolled>(ply.events);
  const bool is_of_combat =
      field.phase() == ch::Phase::Combat && (is_fight || (first_die && before.has_piece(first_die->piece)));
  rolled_ = is_fight || !is_of_combat ? reading : rolled_;
  if (is_of_combat) {
    last_ = is_fight || last_.empty() ? told : last_ + " " + told;
  } else {
    const std::string result = hexgame::capital(in_.game().roll_summary(before, ply.events));
    last_ = (checked ? field.counter(checked->unit).name + ": " : "") + result + ".";
    last_die_ = -1;
  }
  std::vector<hexgame::DieShown> dice;
  if (field.phase() != ch::Phase::Combat) {
    add_dice(field, ply.events);
  }
  for (const Event& event : ply.events) {
    if (const auto one = longroll::read<events::Rolled>(event)) {
      last_die_ = is_fight || last_die_ < 0 ? one->value : last_die_;
      const PieceId unit = one->piece;
      if (before.has_piece(unit) && is_hex(before.piece(unit).place)) {
        dice.push_back({one->value, owner_of(before.piece(unit)), before.piece(unit).place,
                        is_fight ? "" : field.counter(unit).name, ch::kDieFaces});
      }
    }
  }
  return dice;
}

std::vector<hexgame::PanelRow> FightShown::dice_of_phase() const {
  return phase_of(in_.field()) == phase_of_dice_ ? dice_of_phase_ : std::vector<hexgame::PanelRow>();
}

/// The dice of a decision, one for each who rolled: an order for many brings all of them together.
void FightShown::add_dice(const ch::Field& before, const Events& events) {
  constexpr std::size_t kMost = 40;  // the oldest give way
  const std::array<int, 4> phase = phase_of(before);
  if (phase != phase_of_dice_) {
    dice_of_phase_.clear();
    phase_of_dice_ = phase;
  }
  for (const Event& event : events) {
    if (const auto rolled = longroll::read<events::Rolled>(event)) {
      const bool is_of_piece = before.state().has_piece(rolled->piece);
      dice_of_phase_.push_back(
          {is_of_piece ? before.counter(rolled->piece).name : "A die", "", std::to_string(rolled->value)});
    } else if (const auto checked = longroll::read<notes::Checked>(event); checked && !dice_of_phase_.empty()) {
      dice_of_phase_.back().words += checked->is_passed ? ": passes" : ": fails";
    }
  }
  while (dice_of_phase_.size() > kMost) {
    dice_of_phase_.erase(dice_of_phase_.begin());
  }
}

/// Chattanooga 15.0: "A fortune of war, a counterattack: "; empty when none is under way.
std::string FightShown::fortune_title(const State& before) {
  const auto fortune = ch::fortune_of(before);
  return fortune ? "A fortune of war, " + std::string(ch::name_of(fortune->fortune)) + ": " : "";
}

/// Chattanooga 15.0: the die of a fortune of war about one leader or unit.
std::optional<FightReport> FightShown::fortune_report(std::size_t n, const State& before) const {
  const Events& events = in_.model().session().ply(n).events;
  const ch::Field field = in_.game().field(before);
  const auto fortune = find<notes::FortuneRolled>(events);
  const auto checked = find<notes::Checked>(events);
  const auto rolled = find<events::Rolled>(events);
  const bool is_recovery = checked && checked->reason == ch::CheckReason::FreeRecovery;
  if (!rolled || (!fortune && !is_recovery)) {
    return std::nullopt;
  }
  const PieceId subject = fortune ? fortune->subject : checked->unit;
  FightReport out;
  out.target = hexgame::target_of_hex(field.piece(subject).place);
  out.attacker = ch::holder(before);
  out.title = fortune_title(before) + field.counter(subject).name;
  out.dice = {rolled->value};
  out.die_sides = ch::kDieFaces;
  out.result = hexgame::capital(in_.game().roll_summary(before, events));
  return out;
}

/// One decision can bring several shots (11.1), and checks before a fight and after it: each is told of whom it is.
std::optional<FightReport> FightShown::fight(std::size_t n, const State& before) const {
  FightReport out;
  out.die_sides = ch::kDieFaces;
  int fights = 0, die = 0;
  std::string first;
  State now = before;
  for (const Event& event : in_.model().session().ply(n).events) {
    const ch::Field field = in_.game().field(now);
    const auto fought = longroll::read<notes::Fought>(event);
    const auto fired = longroll::read<notes::Fired>(event);
    if (const auto rolled = longroll::read<events::Rolled>(event)) {
      die = rolled->value;
    } else if (fought || fired) {
      const PieceId attacker = fought ? fought->attacker : fired->unit;
      const ch::Unit& defender = field.counter(fought ? fought->defender : fired->target);
      const std::string& name = field.counter(attacker).name;
      std::string result = in_.game().roll_summary(now, {event});
      out.dice.push_back(die);
      if (++fights == 1) {
        out.target = hexgame::target_of_hex(field.piece(fought ? fought->defender : fired->target).place);
        out.attacker = field.side_of(attacker);
        out.title = fortune_title(before) + name + (fought ? " against " : " fires at ") + defender.name;
        out.odds = fought ? "Intensity " + std::to_string(fought->intensity) + ", row " + std::to_string(fought->row)
                          : "Column " + std::to_string(fired->column) + ", row " + std::to_string(fired->die);
        out.result = hexgame::capital(result);
        first = name + ": " + result;
      } else {
        out.title = std::to_string(fights) + " shots at " + defender.name;
        out.odds.clear();
        first += "; " + name + ": " + result;
        out.result = first;
      }
    } else if (is_told_of_fight(event)) {
      std::string told = in_.game().describe_event(now, event, in_.model().reader());
      told.pop_back();  // the stop
      out.losses += (out.losses.empty() ? "" : ". ") + told;
    }
    enact(now, event);
  }
  return fights == 0 ? fortune_report(n, before) : std::optional(std::move(out));
}

void FightShown::forget_roll() {
  last_.clear();
  last_die_ = -1;
  rolled_.reset();
}

}  // namespace longroll::web::chattanooga
