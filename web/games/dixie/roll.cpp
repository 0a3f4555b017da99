// build: logic
#include "web/games/dixie/roll.h"

#include "engine/core/text.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/play/odds.h"

namespace longroll::web::battlefield {
namespace {

enum FireLocal { kEffects = 1, kAim = 4 };

void read_fire(const dx::Dixie& game, const State& state, const Event& said, Roll& roll) {
  const auto card = said.args[1];
  const int effects = state.stack.empty() ? 0 : state.top().locals[kEffects];
  roll = {};
  roll.card = card;
  roll.side = owner_of(state.piece(card));
  roll.card_name = game.data_of(state).card(state.piece(card).kind).name;
  roll.short_name = game.data_of(state).card(state.piece(card).kind).short_name;
  roll.is_fire = true;
  roll.place = said.args[4];
  const int aim = state.stack.empty() ? 0 : state.top().locals[kAim];
  roll.sum = dx::shot_of(game.field(state), card, effects, dx::aim_of(aim)).dice;
  roll.limit = said.args[3];
}

/// Dixie 13.2: one card's dice in a melee.
void read_strike(const dx::Dixie& game, const State& state, const Event& said, Roll& roll) {
  const auto card = said.args[1];
  roll = {};
  roll.card = card;
  roll.side = owner_of(state.piece(card));
  roll.card_name = game.data_of(state).card(state.piece(card).kind).name;
  roll.short_name = game.data_of(state).card(state.piece(card).kind).short_name;
  roll.is_fire = true;
  roll.is_strike = true;
  roll.place = state.piece(card).place;
  roll.sum = dx::strike_of(game.field(state), card).dice;
  roll.limit = said.args[3];
}

void read_check(const dx::Dixie& game, const State& state, const Event& said, Roll& roll) {
  const auto card = said.args[1];
  const dx::Field field = game.field(state);
  roll.card = card;
  roll.side = owner_of(state.piece(card));
  roll.card_name = game.data_of(state).card(state.piece(card).kind).name;
  roll.short_name = game.data_of(state).card(state.piece(card).kind).short_name;
  roll.place = state.piece(card).place;
  roll.limit = said.args[2];
  if (field.card(card).is_commander()) {
    roll.sum = {};
    roll.sum.add("Lost on a 6 only", "11.2", dx::kCommanderMorale);
  } else if (said.args[5] == static_cast<std::int16_t>(dx::Purpose::March) && state.stack.size() > 1) {
    roll.sum = dx::march_morale_of(field, card, state.stack[state.stack.size() - 2].locals[2]);
  } else {
    roll.sum = dx::morale_of(field, card);
  }
}

/// Dixie 13.1: a card that does not come through stays unknown, and so does what it needed.
void read_flank(const dx::Dixie& game, const State& state, const Event& said, Roll& roll) {
  const auto card = said.args[1];
  roll.card = card;
  roll.side = owner_of(state.piece(card));
  roll.place = said.args[5];
  roll.limit = 0;
  roll.card_name = roll.short_name = "A card";
  if (state.piece(card).up == 1) {
    roll.card_name = game.data_of(state).card(state.piece(card).kind).name;
    roll.short_name = game.data_of(state).card(state.piece(card).kind).short_name;
    roll.limit = said.args[2];
    roll.sum = dx::outflank_morale_of(game.field(state), card, roll.place);
  }
}

/// How often that result comes, by the chance nodes themselves.
std::string likelihood(const dx::Dixie& game, const State& before, const Action& action, const std::string& result) {
  const std::optional<Odds> odds = odds_in(game, before, action, 20'000);
  if (!odds || odds->total == 0) {
    return "";
  }
  for (const Share& share : odds->shares) {
    if (share.gist == result) {
      const std::uint64_t hundred = (share.weight * 200 + odds->total) / (2 * odds->total);
      return hundred == 0   ? "less than once in 100"
             : hundred == 1 ? "once in 100"
                            : std::to_string(hundred) + " times in 100";
    }
  }
  return "";
}

}  // namespace

std::optional<Roll> roll_of(const dx::Dixie& game, const State& before, const Ply& ply) {
  State state = before;
  std::optional<Roll> last;
  Roll roll;
  std::vector<int> dice;
  int rolls = 0;
  for (const Event& event : ply.events) {
    if (event.kind == EventKind::Rolled) {
      dice.push_back(event.args[0]);
    } else if (event.kind == EventKind::Remark) {
      const auto said = static_cast<dx::Say>(event.args[0]);
      if (said == dx::Say::Fires) {
        read_fire(game, state, event, roll);
        dice.clear();
      } else if (said == dx::Say::Strikes) {
        read_strike(game, state, event, roll);
        dice.clear();
      } else if (said == dx::Say::Struck) {
        roll.dice = dice;
        dice.clear();
        roll.result = event.args[1] == 0 ? "no hits" : count_of(event.args[1], "hit", "hits");
        last = roll;
        ++rolls;
      } else if (said == dx::Say::Hits || said == dx::Say::Checked || said == dx::Say::Flanked) {
        if (said == dx::Say::Checked) {
          roll = {};
          read_check(game, state, event, roll);
        } else if (said == dx::Say::Flanked) {
          roll = {};
          read_flank(game, state, event, roll);
        }
        roll.dice = dice;
        dice.clear();
        roll.result = game.gist(state, {event});
        if (roll.card != kNoPiece) {
          last = roll;
          ++rolls;
        }
      }
    }
    enact(state, event);
  }
  if (last && rolls == 1 && last->sum.count > 0) {
    last->likely = likelihood(game, before, ply.action, last->result);
  }
  return last;
}

std::string faces_in_words(int faces) { return faces == 1 ? "a 1" : "1 to " + std::to_string(faces); }

bool is_good(const Roll& roll, int die) {
  return roll.is_fire ? dx::is_hit(die, roll.limit) : dx::passes_morale(die, roll.limit);
}

}  // namespace longroll::web::battlefield
