// build: logic
#include "web/games/battles/help.h"

#include "engine/games/battles/words.h"

namespace longroll::web::battles {

namespace bt = longroll::battles;

/// The dice that rally a unit (12.4), and those on which cavalry gets away (8.77).
hexgame::HelpFile read_help(std::string_view text, const bt::Chart& chart) {
  const auto rally = [&](bt::Condition condition) {
    return bt::die_up_to(chart.rally_up_to[static_cast<std::size_t>(condition)]);
  };
  return hexgame::read_help_file(text, "longroll-battles-help/1",
                                 {{"combat.evade_up_to", bt::die_up_to(chart.evade_up_to)},
                                  {"disorder.rally_up_to.disordered", rally(bt::Condition::Disordered)},
                                  {"disorder.rally_up_to.shaken", rally(bt::Condition::Shaken)},
                                  {"disorder.rally_up_to.routed", rally(bt::Condition::Routed)}});
}

}  // namespace longroll::web::battles
