#include "engine/play/event_arguments.h"
#include "web/games/battles/attack_panel.h"

/// The last roll: its dice, the attack that it settled, and what came of it.
namespace longroll::web::battles {

std::vector<hexgame::DieShown> AttackPanel::read_roll(std::size_t n, const State& before) {
  const Ply& ply = in_.model().session().ply(n);
  const bt::Field field = in_.game().field(before);
  const auto declared = longroll::read<bt::verbs::Resolve>(ply.action);
  const auto benefit = longroll::read<bt::verbs::Benefit>(ply.action);
  resolved_ =
      bt::report_of(field, declared ? declared->columns : 0, benefit ? std::optional(benefit->ground) : std::nullopt);
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
  last_die_ = dice.empty() ? 0 : dice.front().value;
  last_.clear();
  const std::span<const LogLine> log = in_.model().log();
  for (std::size_t i = log.size(); i-- > 0 && log[i].ply >= n;) {
    if (log[i].ply == n) {
      last_ = log[i].text + (last_.empty() ? "" : " ") + last_;
    }
  }
  return dice;
}

void AttackPanel::forget_roll() {
  resolved_.reset();
  last_die_ = 0;
}

}  // namespace longroll::web::battles
