// What the screen of Battles says of a roll, through a whole game: odds and die are those of the combat, however long
// its retreats take.
#include <gtest/gtest.h>

#include <cstdlib>

#include "assets/embedded.h"
#include "engine/games/battles/log_notes.h"
#include "engine/play/event_arguments.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "web/games/battles/attack_panel.h"
#include "web/hexgame/motion.h"

namespace longroll::web::battles {
namespace {

LoadedGame the_game() {
  return load_game("battles",
                   [](std::string_view path) -> Result<std::string> {
                     return std::string(find_embedded_text(embedded_data(), path));
                   })
      .value();
}

/// Who marches everybody to the middle of the field and fights there.
Action to_the_front(const Prompt& prompt, std::size_t n) {
  constexpr bt::Do kFirst[] = {bt::Do::Join, bt::Do::Resolve, bt::Do::Target, bt::Do::Retreat};
  std::vector<Action> takes;
  const Action* go = nullptr;
  int nearest = 1000;
  for (const Choice& choice : prompt.choices) {
    if (bt::verb_of(choice.action) == bt::Do::Take) {
      takes.push_back(choice.action);
    } else if (const auto to = read<bt::verbs::Go>(choice.action)) {
      const int far = std::abs(column_of(to->hex) - 22) + std::abs(row_of(to->hex) - 16);
      go = far < nearest ? &choice.action : go;
      nearest = std::min(far, nearest);
    }
  }
  if (!takes.empty()) {
    return takes[n * 5 % takes.size()];
  }
  if (go != nullptr) {
    return *go;
  }
  for (const bt::Do wanted : kFirst) {
    for (const Choice& choice : prompt.choices) {
      if (bt::verb_of(choice.action) == wanted) {
        return choice.action;
      }
    }
  }
  return prompt.choices.back().action;
}

/// What the log says of the last combat that was rolled for.
struct Rolled {
  int attack = 0, defence = 0, level_before = 0, die = 0;
  bool is_told = false;
};
void read_combat(const Events& events, Rolled& out) {
  Rolled now;
  for (const Event& event : events) {
    if (const auto attacked = read<bt::notes::Attacked>(event)) {
      now = {attacked->attack, attacked->defence, attacked->level_before, 0, false};
    } else if (const auto rolled = read<events::Rolled>(event)) {
      now.die = rolled->value;
    } else if (read<bt::notes::ResultFound>(event)) {
      now.is_told = now.attack > 0;
      out = now;
      return;
    }
  }
}

TEST(BattlesLastRoll, IsThatOfTheCombatThroughRetreatsAndDiceForDisorder) {
  const LoadedGame loaded = the_game();
  const longroll::Setup setup = standard_setup(*loaded.game);
  Session played(*loaded.game, setup, 3);
  for (std::size_t n = 0; n < 700 && is_player(played.to_act()); ++n) {
    ASSERT_FALSE(played.submit(played.to_act(), to_the_front(loaded.game->prompt(played.state()), n)));
  }
  GameModel model(*loaded.game, std::move(played), {"battles", setup, 3, {Controller::Human, Controller::Human}});
  hexgame::ScreenState screen(model, subject_of);
  const ShownBattle in(screen);
  AttackPanel panel(in);
  Rolled combat;
  int combats = 0;
  int after = 0;
  const Session& session = model.session();
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    const Ply& ply = session.ply(n);
    if (bt::verb_of(ply.action) == bt::Do::Target) {
      panel.forget_roll();
      combat = {};
    }
    if (!hexgame::has_roll(ply.events)) {
      continue;
    }
    const int before = combats;
    const Rolled last = combat;
    read_combat(ply.events, combat);
    combats += combat.is_told && (last.die != combat.die || last.attack != combat.attack || !last.is_told);
    panel.read_roll(n, session.state_at(n));
    if (!combat.is_told) {
      continue;
    }
    after += before == combats;
    ASSERT_TRUE(panel.resolved()) << "decision " << n;
    const auto& [attackers, targets, found, is_asked] = *panel.resolved();
    EXPECT_EQ(found.attack, combat.attack) << "decision " << n;
    EXPECT_EQ(found.defence, combat.defence) << "decision " << n;
    EXPECT_EQ(found.level_before, combat.level_before) << "decision " << n;
    EXPECT_EQ(panel.last_die(), combat.die) << "decision " << n;
    if (const auto fight = panel.fight(n, session.state_at(n))) {
      EXPECT_EQ(fight->dice, std::vector<int>{combat.die});
      EXPECT_TRUE(fight->odds.starts_with(std::to_string(combat.attack) + " to " + std::to_string(combat.defence)));
    }
  }
  EXPECT_GT(combats, 10);
  EXPECT_GT(after, 3) << "dice for disorder in later decisions of a combat";
}

}  // namespace
}  // namespace longroll::web::battles
