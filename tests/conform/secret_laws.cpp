// build: fast
#include <algorithm>

#include "engine/play/odds.h"
#include "engine/play/session.h"
#include "tests/conform/walk.h"

namespace longroll::conform {
namespace {

bool is_wiped(const View& view, std::size_t id) { return view.seen.pieces[id] == Piece{}; }

std::string words_of(const std::optional<Odds>& odds) {
  std::string words = odds ? (odds->is_estimate ? "about, of " : "of ") + std::to_string(odds->total) : "none";
  for (std::size_t i = 0; odds && i < odds->shares.size(); ++i) {
    words += ", " + odds->shares[i].summary + " " + std::to_string(odds->shares[i].weight);
  }
  return words;
}

/// The odds that are shown before a decision must not depend on what the seat cannot see.
void compare_odds(const Moment& at, const State& state, const char* how) {
  constexpr std::uint64_t kMax = 3000;
  const Action& action = at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))];
  const std::string mine = words_of(odds_of(at.game, at.game.view(at.state, at.seat), action, kMax));
  const std::string theirs = words_of(odds_of(at.game, at.game.view(state, at.seat), action, kMax));
  if (mine != theirs) {
    at.breach(std::string("law 5: the odds tell a secret (") + how + "): " + at.game.text(at.state, action) + ": " +
              mine + " / " + theirs);
  }
}

/// Why something may not be done must not depend on it either, however wild it is.
void compare_refusals(const Moment& at, const State& state, const char* how) {
  for (int i = 0; i < 12; ++i) {
    Action wild = at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))];
    wild.args[at.rng.below(2)] =
        static_cast<std::int16_t>(at.rng.below(static_cast<std::uint32_t>(at.state.pieces.size()) + 1));
    if (i % 3 == 0) {
      wild.verb = static_cast<Verb>(at.rng.below(30));
    }
    const Refusal mine = at.game.refuse(at.state, at.seat, wild);
    const Refusal theirs = at.game.refuse(state, at.seat, wild);
    if (mine.reason != theirs.reason || mine.rule != theirs.rule) {
      at.breach(std::string("law 5: a refusal tells a secret (") + how + "): " + at.game.text(at.state, wild) + ": " +
                std::string(mine.reason) + " / " + std::string(theirs.reason));
      return;
    }
  }
}

/// What a seat is shown besides its View must not depend on what it cannot see either.
void compare_shown(const Moment& at, const State& state, Seat seat, const char* how) {
  if (at.game.to_act(state) != at.seat) {
    at.breach(std::string("law 5: whose turn it is tells a secret (") + how + ")");
    return;
  }
  const Outcome a = at.game.outcome(at.state);
  const Outcome b = at.game.outcome(state);
  if (a.over != b.over || a.winner != b.winner) {
    at.breach(std::string("law 5: the outcome tells a secret (") + how + ")");
  }
  if (seat != at.seat || at.actions.empty()) {
    return;
  }
  Actions actions;
  at.game.actions(state, actions);
  if (actions != at.actions) {
    const auto differs = [&](const Actions& some, const Actions& others, const State& where) {
      for (const Action& action : some) {
        if (std::find(others.begin(), others.end(), action) == others.end()) {
          return at.game.text(where, action);
        }
      }
      return std::string();
    };
    at.breach(std::string("law 5: the lawful actions tell a secret (") + how + "): only one way: " +
              differs(at.actions, actions, at.state) + "; only the other way: " + differs(actions, at.actions, state));
    return;
  }
  compare_odds(at, state, how);
  compare_refusals(at, state, how);
  const Prompt mine = at.game.prompt(at.state);
  const Prompt theirs = at.game.prompt(state);
  if (mine.text != theirs.text || mine.heading != theirs.heading) {
    at.breach(std::string("law 5: the prompt tells a secret (") + how + "): " + mine.text + " / " + theirs.text);
  }
  for (std::size_t i = 0; i < mine.choices.size() && i < theirs.choices.size(); ++i) {
    if (mine.choices[i].label != theirs.choices[i].label) {
      at.breach(std::string("law 5: a label tells a secret (") + how + "): " + mine.choices[i].label + " / " +
                theirs.choices[i].label);
      return;
    }
  }
}

void look_at_guesses(const Moment& at, Seat seat, const View& view) {
  for (int i = 0; i < 3; ++i) {
    const std::optional<State> guess = at.game.guess(view, at.rng);
    if (!guess) {
      at.breach("law 5: no guess of a lawful view");
      return;
    }
    if (at.game.view(*guess, seat) != view) {
      at.breach("law 5: view(guess(view)) is not the view of " + std::string(id_of(seat)));
      return;
    }
    if (const Faults faults = at.game.faults_of(*guess); !faults.empty()) {
      at.breach("law 5: a guess that cannot be played on: " + describe(faults));
      return;
    }
    compare_shown(at, *guess, seat, "guess");
  }
}

/// The step under way is about one of two pieces that have changed places: some number of it names the other now. False
/// when no single change makes that a State of play.
bool rename(const Game& game, State& state, std::int16_t a, std::int16_t b) {
  for (Step& step : state.stack) {
    for (std::int16_t& local : step.locals) {
      for (const auto& [from, to] : {std::pair{a, b}, {b, a}}) {
        if (local != from) {
          continue;
        }
        local = to;
        if (game.faults_of(state).empty()) {
          return true;
        }
        local = from;
      }
    }
  }
  return false;
}

/// Two pieces that a seat cannot see change places: it must not notice, also while a step is about one of them.
void look_at_swaps(const Moment& at, Seat seat, const View& view) {
  const auto count = static_cast<std::uint32_t>(at.state.pieces.size());
  for (int i = 0; i < 8 && count > 1; ++i) {
    const std::size_t a = at.rng.below(count);
    const std::size_t b = at.rng.below(count);
    State swapped = at.state;
    Piece& x = swapped.pieces[a];
    Piece& y = swapped.pieces[b];
    if (a == b || !is_wiped(view, a) || !is_wiped(view, b) || x.owner != y.owner || x.flags != y.flags) {
      continue;
    }
    std::swap(x.place, y.place);
    std::swap(x.up, y.up);
    std::swap(x.marks, y.marks);
    std::swap(x.note, y.note);
    if (!at.game.faults_of(swapped).empty() &&
        !rename(at.game, swapped, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b))) {
      continue;  // what the step under way is about cannot be the other
    }
    if (at.game.view(swapped, seat) != view) {
      at.breach("law 5: " + std::string(id_of(seat)) + " sees where hidden pieces lie");
      return;
    }
    compare_shown(at, swapped, seat, "swap");
  }
}

/// Marks on the ground change that a seat cannot see: it must not notice.
void look_at_ground(const Moment& at, Seat seat, const View& view) {
  const auto places = static_cast<std::uint32_t>(at.state.ground.size());
  for (int i = 0; i < 8 && places > 0; ++i) {
    State marked = at.state;
    marked.ground[at.rng.below(places)] ^= static_cast<std::uint8_t>(1U << at.rng.below(8));
    if (at.game.faults_of(marked).empty() && at.game.view(marked, seat) == view) {
      compare_shown(at, marked, seat, "ground");
    }
  }
}

/// The log must read the same whichever of two hidden pieces an event befalls.
void look_at_words(const Moment& at, Seat reader) {
  if (at.actions.empty()) {
    return;
  }
  State before = at.state;
  State after = at.state;
  Events events;
  at.game.apply(after, at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))], events);
  for (const Event& event : events) {
    State next = before;
    enact(next, event);
    if (event.kind == EventKind::PieceMoved) {
      const View earlier = at.game.view(before, reader);
      const View later = at.game.view(next, reader);
      const auto moved = static_cast<std::size_t>(event.args[0]);
      for (std::size_t twin = 0; twin < before.pieces.size(); ++twin) {
        const Piece& piece = before.pieces[twin];
        const Piece& original = before.pieces[moved];
        if (twin == moved || !is_wiped(earlier, moved) || !is_wiped(later, moved) || !is_wiped(earlier, twin) ||
            piece.place != original.place || piece.owner != original.owner || piece.flags != original.flags) {
          continue;
        }
        Event other_event = event;
        other_event.args[0] = static_cast<std::int16_t>(twin);
        if (at.game.describe_event(before, event, reader) != at.game.describe_event(before, other_event, reader)) {
          at.breach("law 5: the log tells " + std::string(id_of(reader)) + ": " +
                    at.game.describe_event(before, event, reader));
          return;
        }
      }
    }
    before = std::move(next);
  }
}

/// Undo stops at a revelation, so whatever a decision lets the other side see must be one.
void look_at_revelations(const Moment& at, Seat reader, const View& view) {
  if (!is_player(at.seat) || reader == at.seat || at.actions.empty()) {
    return;
  }
  State after = at.state;
  State before = at.state;
  Events events;
  at.game.apply(after, at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))], events);
  bool revealed = false;
  for (const Event& event : events) {
    revealed = revealed || at.game.reveals(before, event, at.seat);
    enact(before, event);
  }
  const View later = at.game.view(after, reader);
  for (std::size_t id = 0; id < at.state.pieces.size() && !revealed; ++id) {
    if (is_wiped(view, id) && !is_wiped(later, id)) {
      at.breach("law 5: " + std::string(id_of(reader)) + " comes to see piece " + std::to_string(id) +
                " and no event reveals it");
      return;
    }
  }
}

/// What a player may take back must not have shown it anything: from every State that its View allows, the decision
/// leads to the same View, prompt and answers.
void compare_taken_back(const Moment& at, const State& state, const char* how) {
  const Action action = at.actions[at.rng.below(static_cast<std::uint32_t>(at.actions.size()))];
  Session mine(at.game, at.setup, at.state, 1);
  mine.play(action);
  if (!mine.can_undo(at.seat)) {
    return;
  }
  Session theirs(at.game, at.setup, state, 1);
  theirs.play(action);
  const auto told = [&](const Session& session) {
    std::string all;
    State running = session.start();
    for (const Event& event : session.ply(0).events) {
      all += at.game.describe_event(running, event, at.seat);
      enact(running, event);
    }
    const Prompt prompt = at.game.prompt(session.state());
    all += " | " + prompt.heading + ": ";
    if (prompt.seat != at.seat) {
      return all + "the other is asked";
    }
    all += prompt.text;
    for (const Choice& choice : prompt.choices) {
      all += " / " + choice.label;
    }
    return all;
  };
  const std::string words = at.game.text(at.state, action);
  if (!theirs.can_undo(at.seat)) {
    at.breach(std::string("law 11: \"" + words + "\" can be taken back or not by what is hidden (") + how +
              "): " + told(mine) + " :: " + told(theirs));
  } else if (at.game.view(mine.state(), at.seat) != at.game.view(theirs.state(), at.seat) ||
             told(mine) != told(theirs)) {
    at.breach(std::string("law 11: \"" + words + "\" can be taken back and has shown something (") + how +
              "): " + told(mine) + " :: " + told(theirs));
  }
}

}  // namespace

Faults law11_what_is_taken_back_has_shown_nothing(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 5, [](const Moment& at) {
    if (!is_player(at.seat) || at.actions.empty()) {
      return;
    }
    const View view = at.game.view(at.state, at.seat);
    for (int i = 0; i < 3; ++i) {
      if (const std::optional<State> guess = at.game.guess(view, at.rng)) {
        compare_taken_back(at, *guess, "guess");
      }
    }
  });
}

Faults law5_views_do_not_leak(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 5, [](const Moment& at) {
    for (const Seat seat : {Seat::Union, Seat::Confederate, Seat::Nobody}) {
      const View view = at.game.view(at.state, seat);
      if (view.seat != seat || view.seen.pieces.size() != at.state.pieces.size()) {
        at.breach("law 5: the view is of another seat or table");
        return;
      }
      look_at_guesses(at, seat, view);
      look_at_swaps(at, seat, view);
      look_at_ground(at, seat, view);
      look_at_words(at, seat);
      look_at_revelations(at, seat, view);
    }
  });
}

}  // namespace longroll::conform
