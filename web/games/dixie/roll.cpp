// build: logic
#include "web/games/dixie/roll.h"

#include "engine/core/text.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/play/odds.h"

namespace longroll::web::dixie {
namespace {

/// The card that rolls, by name.
void name_card(const dx::Dixie& game, const State& state, PieceId card, Roll& roll) {
  const dx::Card& facts = game.data_of(state).card(state.piece(card).kind);
  roll.card = card;
  roll.side = owner_of(state.piece(card));
  roll.card_name = facts.name;
  roll.short_name = facts.short_name;
}

void read_fire(const dx::Dixie& game, const State& state, const dx::notes::Fires& fires, Roll& roll) {
  const bool is_under_way = !state.stack.empty() && is_step<dx::FireLocals>(state.top());
  const auto fire = is_under_way ? locals_of<dx::FireLocals>(state.top()) : dx::FireLocals{};
  roll = {};
  name_card(game, state, fires.card, roll);
  roll.is_fire = true;
  roll.place = fires.target;
  roll.sum = dx::shot_of(game.field(state), fires.card, fire.terms.effects, fire.aim).dice;
  roll.limit = fires.firepower;
}

/// Dixie 13.2: one card's dice in a melee.
void read_strike(const dx::Dixie& game, const State& state, const dx::notes::Strikes& strikes, Roll& roll) {
  roll = {};
  name_card(game, state, strikes.card, roll);
  roll.is_fire = true;
  roll.is_strike = true;
  roll.place = state.piece(strikes.card).place;
  roll.sum = dx::strike_of(game.field(state), strikes.card).dice;
  roll.limit = strikes.firepower;
}

void read_check(const dx::Dixie& game, const State& state, const dx::notes::Checked& checked, Roll& roll) {
  const PieceId card = checked.card;
  const dx::Field field = game.field(state);
  name_card(game, state, card, roll);
  roll.place = state.piece(card).place;
  roll.limit = checked.number;
  if (field.card(card).is_commander()) {
    roll.sum = {};
    roll.sum.add("Lost on a 6 only", "11.2", dx::kCommanderMorale);
  } else if (checked.purpose == dx::Purpose::March && state.stack.size() > 1) {
    roll.sum = dx::march_morale_of(field, card, locals_of<dx::MarchLocals>(dx::step_below(state)).general);
  } else {
    roll.sum = dx::morale_of(field, card);
  }
}

/// Dixie 13.1: a card that does not come through stays unknown, and so does what it needed.
void read_flank(const dx::Dixie& game, const State& state, const dx::notes::Flanked& flanked, Roll& roll) {
  const PieceId card = flanked.card;
  roll.card = card;
  roll.side = owner_of(state.piece(card));
  roll.place = flanked.position;
  roll.limit = 0;
  roll.card_name = roll.short_name = "A card";
  if (state.piece(card).up == 1) {
    name_card(game, state, card, roll);
    roll.limit = flanked.number;
    roll.sum = dx::outflank_morale_of(game.field(state), card, roll.place);
  }
}

/// All dice of a shot, a morale roll or a way round a flank have fallen.
bool ends_roll(const Event& event) {
  return is_note<dx::notes::Hits>(event) || is_note<dx::notes::Checked>(event) || is_note<dx::notes::Flanked>(event);
}

/// How often that result comes, by the chance nodes themselves.
std::string likelihood(const dx::Dixie& game, const State& before, const Action& action, const std::string& result) {
  const std::optional<Odds> odds = odds_in(game, before, action, 20'000);
  if (!odds || odds->total == 0) {
    return "";
  }
  for (const Share& share : odds->shares) {
    if (share.summary == result) {
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
    if (const auto rolled = read<events::Rolled>(event)) {
      dice.push_back(rolled->value);
    } else if (const auto fires = read<dx::notes::Fires>(event)) {
      read_fire(game, state, *fires, roll);
      dice.clear();
    } else if (const auto strikes = read<dx::notes::Strikes>(event)) {
      read_strike(game, state, *strikes, roll);
      dice.clear();
    } else if (const auto struck = read<dx::notes::Struck>(event)) {
      roll.dice = dice;
      dice.clear();
      roll.result = struck->hits == 0 ? "no hits" : count_of(struck->hits, "hit", "hits");
      roll.sixes_hit = struck->sixes > 0;
      last = roll;
      ++rolls;
    } else if (ends_roll(event)) {
      if (const auto checked = read<dx::notes::Checked>(event)) {
        roll = {};
        read_check(game, state, *checked, roll);
      } else if (const auto flanked = read<dx::notes::Flanked>(event)) {
        roll = {};
        read_flank(game, state, *flanked, roll);
      }
      roll.dice = dice;
      dice.clear();
      roll.result = game.roll_summary(state, {event});
      const auto hits = read<dx::notes::Hits>(event);
      roll.sixes_hit = hits && hits->on_generals > 0;
      if (roll.card != kNoPiece) {
        last = roll;
        ++rolls;
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
  return roll.is_fire ? dx::is_hit(die, roll.limit) || (roll.sixes_hit && die == 6)
                      : dx::passes_morale(die, roll.limit);
}

}  // namespace longroll::web::dixie
