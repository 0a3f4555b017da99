// build: fast
#include <algorithm>

#include "tests/conform/walk.h"

namespace longroll::conform {
namespace {

/// A lawful action with one number changed, or one made of nothing in particular.
Action wild_action(const Moment& at) {
  Action action;
  if (!at.actions.empty() && at.rng.below(4) != 0) {
    action = at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))];
    const std::uint32_t which = at.rng.below(5);
    const auto number = static_cast<std::int16_t>(static_cast<int>(at.rng.below(300)) - 20);
    which == 4 ? action.verb = static_cast<Verb>(at.rng.below(40)) : action.args[which] = number;
    return action;
  }
  action.verb = static_cast<Verb>(at.rng.below(70'000) % 65'536);
  for (std::int16_t& arg : action.args) {
    arg = static_cast<std::int16_t>(at.rng.below(65'536));
  }
  return action;
}

}  // namespace

Faults law1_refuse_and_actions_agree(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 6, [](const Moment& at) {
    if (is_player(at.seat)) {
      for (std::size_t i = 0; i < at.actions.size(); ++i) {
        const Action& action = at.actions[i];
        if (i > 0 && !(at.actions[i - 1] < action)) {
          at.breach("law 1: actions are not sorted, or one stands twice");
        }
        if (at.game.refuse(at.state, at.seat, action)) {
          at.breach("law 1: a listed action is refused: " + at.game.text(at.state, action));
        }
        if (!at.game.refuse(at.state, other(at.seat), action)) {
          at.breach("law 1: the other side may do it too: " + at.game.text(at.state, action));
        }
      }
    }
    for (int i = 0; i < 12; ++i) {
      const Action action = wild_action(at);
      const bool listed =
          is_player(at.seat) && std::find(at.actions.begin(), at.actions.end(), action) != at.actions.end();
      const Seat who = is_player(at.seat) ? at.seat : Seat::Union;
      const Refusal refusal = at.game.refuse(at.state, who, action);
      if (!refusal != listed) {
        at.breach("law 1: refuse and actions disagree about " + at.game.text(at.state, action));
      }
      if (refusal && refusal.rule.empty()) {
        at.breach("law 1: a refusal without a rule: " + std::string(refusal.reason));
      }
    }
  });
}

Faults law2_events_are_the_mutation(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 6, [](const Moment& at) {
    if (at.actions.empty()) {
      return;
    }
    const Action action = at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))];
    State once = at.state;
    State twice = at.state;
    Events events{{EventKind::Remark, {-1}}};  // what stands in the list already stays there
    Events again;
    at.game.apply(once, action, events);
    at.game.apply(twice, action, again);
    if (events.front() != Event{EventKind::Remark, {-1}}) {
      at.breach("law 2: apply only appends");
    }
    events.erase(events.begin());
    if (once != twice || events != again) {
      at.breach("law 2: the same action came out differently");
    }
    State replayed = at.state;
    for (const Event& event : events) {
      enact(replayed, event);
    }
    if (replayed != once) {
      at.breach("law 2: the events do not make the State after: " + at.game.text(at.state, action));
      return;
    }
    std::for_each(events.rbegin(), events.rend(), [&](const Event& event) { retract(replayed, event); });
    if (replayed != at.state) {
      at.breach("law 2: taken back, the events do not give the State before");
    }
  });
}

Faults law3_texts_parse_back(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 6, [](const Moment& at) {
    for (const Action& action : at.actions) {
      if (!is_player(at.seat)) {
        continue;
      }
      const std::string text = at.game.text(at.state, action);
      if (at.game.parse(at.state, text) != action) {
        at.breach("law 3: \"" + text + "\" does not parse back");
      }
    }
    const Action wild = wild_action(at);
    const std::optional<Action> parsed = at.game.parse(at.state, at.game.text(at.state, wild));
    static_cast<void>(parsed);  // no crash is all that is asked
  });
}

Faults law6_play_ends(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 40, [](const Moment& at) {
    const Outcome outcome = at.game.outcome(at.state);
    if (outcome.over != (at.seat == Seat::Nobody)) {
      at.breach("law 6: to_act and outcome disagree whether the game is over");
    }
    if (outcome.over && (outcome.reason.empty() || outcome.rule.empty())) {
      at.breach("law 6: the game ended without a reason or its rule");
    }
    if (at.seat != Seat::Nobody && at.actions.empty()) {
      at.breach("law 6: nobody can do anything and the game is not over");
    }
    if (const Faults faults = at.game.faults_of(at.state); !faults.empty()) {
      at.breach("faults_of does not pass a position of play: " + describe(faults));
    }
  });
}

Faults law7_prompts_list_the_actions(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 6, [](const Moment& at) {
    const Prompt prompt = at.game.prompt(at.state);
    if (prompt.seat != at.seat) {
      at.breach("law 7: the prompt asks another seat than to_act");
    }
    if (!is_player(at.seat)) {
      return;
    }
    const bool same = std::equal(prompt.choices.begin(), prompt.choices.end(), at.actions.begin(), at.actions.end(),
                                 [](const Choice& choice, const Action& action) { return choice.action == action; });
    if (!same) {
      at.breach("law 7: the prompt's choices are not the actions");
    }
    if (prompt.text.empty() || prompt.rule.empty() || prompt.heading.empty()) {
      at.breach("law 7: the prompt lacks a heading, words or a rule");
    }
    for (const Choice& choice : prompt.choices) {
      if (choice.label.empty()) {
        at.breach("law 7: no label for " + at.game.text(at.state, choice.action));
      }
    }
    if (const std::optional<Action> pass = at.game.pass_of(at.state);
        pass && std::find(at.actions.begin(), at.actions.end(), *pass) == at.actions.end()) {
      at.breach("law 7: pass_of gives an action that is not lawful");
    }
  });
}

Faults law12_lists_are_short(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 6, [](const Moment&) {});
}

Faults law8_one_pen_goes_on(const Table& table, std::uint64_t seed) {
  Faults breaches;
  const Game& game = *table.game;
  for (int n = 0; n * table.sparing < 6 && breaches.empty(); ++n) {
    Rng rng(seed + static_cast<std::uint64_t>(n));
    State state = game.setup(table.setup);
    State penned = state;
    Actions actions;
    Actions choices;
    Events events;
    Events written;
    Now now(penned, written);
    for (std::uint32_t moments = 0; moments < table.most_decisions && game.to_act(state) != Seat::Nobody; ++moments) {
      actions.clear();
      const Seat seat = game.to_act(state);
      const Moment at{game, table.setup, state, seat, actions, rng, breaches};
      now.trim_events();
      const std::size_t page = written.size();
      if (seat == Seat::Chance) {
        const Chance chance = game.chance(state);
        actions.push_back(chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
      } else {
        game.actions(state, actions);
        game.choices(now, choices);
        if (choices != actions) {
          at.breach("law 8: other choices under one pen");
          break;
        }
      }
      const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      events.clear();
      game.apply(state, action, events);
      game.act(now, action);
      if (penned != state || !std::equal(written.begin() + static_cast<std::ptrdiff_t>(page), written.end(),
                                         events.begin(), events.end())) {
        at.breach("law 8: under one pen another thing comes of the same action");
        break;
      }
    }
  }
  return breaches;
}

}  // namespace longroll::conform
