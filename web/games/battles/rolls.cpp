#include <algorithm>

#include "engine/games/battles/log_notes.h"
#include "engine/play/event_arguments.h"
#include "web/games/battles/attack_panel.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/targets.h"

/// The last roll: its dice, the attack that it settled, and what came of it.
namespace longroll::web::battles {
namespace {

namespace notes = bt::notes;

/// The die that the table was read with, the State in which it was thrown, and what the table said. Later decisions of
/// the same combat (a retreat, a die for disorder) have none.
struct Verdict {
  int die = 0;
  State at_die;
};
std::optional<Verdict> verdict_of(State running, const Events& events) {
  Verdict out;
  for (const Event& event : events) {
    if (const auto rolled = longroll::read<events::Rolled>(event)) {
      out = {rolled->value, running};
    } else if (longroll::read<notes::ResultFound>(event)) {
      return out.die == 0 ? std::nullopt : std::optional(std::move(out));
    }
    enact(running, event);
  }
  return std::nullopt;
}

bool has_evasion(const Events& events) {
  return std::any_of(events.begin(), events.end(),
                     [](const Event& event) { return longroll::read<notes::Evaded>(event).has_value(); });
}

/// "Burnside, Porter", "Burnside and 3 more".
std::string few_of(const std::vector<std::string>& names) {
  constexpr std::size_t kMost = 2;
  std::string out;
  for (std::size_t i = 0; i < names.size() && (i < kMost || names.size() == kMost + 1); ++i) {
    out += (i == 0 ? "" : ", ") + names[i];
  }
  return names.size() > kMost + 1 ? out + " and " + std::to_string(names.size() - kMost) + " more" : out;
}

}  // namespace

/// What the log says of that decision.
std::string AttackPanel::told_of(std::size_t n) const {
  std::string out;
  for (const LogLine& line : in_.model().log()) {
    if (line.ply == n) {
      out += (out.empty() ? "" : " ") + line.text;
    }
  }
  return out;
}

std::vector<hexgame::DieShown> AttackPanel::read_roll(std::size_t n, const State& before) {
  const Ply& ply = in_.model().session().ply(n);
  const bt::Field field = in_.game().field(before);
  const auto verdict = verdict_of(before, ply.events);
  // What a combat was made of is kept as it stood at its die: those who retreat bring other odds with them.
  if (verdict || has_evasion(ply.events)) {
    resolved_ = bt::report_of(in_.game().field(verdict ? verdict->at_die : before), 0, {});
    last_ = told_of(n);
  } else {
    last_ += (last_.empty() ? "" : " ") + told_of(n);
  }
  std::vector<hexgame::DieShown> dice;
  State running = before;
  for (const Event& event : ply.events) {
    if (const auto rolled = longroll::read<events::Rolled>(event)) {
      hexgame::DieShown die;
      die.value = rolled->value;
      die.side = field.phasing();
      die.hex = resolved_ ? resolved_->targets.front() : kNoHex;
      if (const PieceId unit = rolled->piece; running.has_piece(unit)) {
        die.side = owner_of(running.piece(unit));
        die.hex = is_hex(running.piece(unit).place) ? running.piece(unit).place : die.hex;
        die.words = in_.counter(unit).name;
      }
      if (die.hex != kNoHex) {
        dice.push_back(std::move(die));
      }
    }
    enact(running, event);
  }
  if (verdict) {
    last_die_ = verdict->die;
  } else if (last_die_ == 0 && !dice.empty()) {
    last_die_ = dice.front().value;
  }
  return dice;
}

std::optional<FightReport> AttackPanel::fight(std::size_t n, const State& before) const {
  const Ply& ply = in_.model().session().ply(n);
  const auto verdict = verdict_of(before, ply.events);
  const bt::Field field = in_.game().field(verdict ? verdict->at_die : before);
  const auto attack = verdict ? bt::report_of(field, 0, {}) : std::nullopt;
  if (!attack) {
    return std::nullopt;
  }
  const auto& [attackers, targets, r, is_asked] = *attack;
  const auto names = [&](const std::vector<bt::UnitStrength>& units) {
    std::vector<std::string> out;
    for (const bt::UnitStrength& unit : units) {
      out.push_back(field.counter(unit.unit).name);
    }
    return few_of(out);
  };
  FightReport out;
  out.target = hexgame::target_of_hex(targets.front());
  out.attacker = field.phasing();
  out.title = names(r.attackers) + " against " + names(r.defenders);
  out.odds = std::to_string(r.attack) + " to " + std::to_string(r.defence) + ", rolled at " +
             bt::odds_text(field.chart(), r.level);
  out.dice = {verdict->die};
  out.result = hexgame::capital(in_.game().roll_summary(before, ply.events));
  std::vector<std::string> lost;
  for (const Event& event : ply.events) {
    if (const auto gone = longroll::read<notes::Eliminated>(event)) {
      lost.push_back(field.counter(gone->unit).name);
    }
  }
  if (!lost.empty()) {
    out.losses = "Lost: " + few_of(lost);
  }
  return out;
}

void AttackPanel::forget_roll() {
  resolved_.reset();
  last_.clear();
  last_die_ = 0;
}

}  // namespace longroll::web::battles
