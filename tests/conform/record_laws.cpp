// build: fast
#include <algorithm>

#include "engine/play/session.h"
#include "engine/record/archive.h"
#include "engine/record/link.h"
#include "engine/record/state_json.h"
#include "tests/conform/bend.h"
#include "tests/conform/walk.h"

namespace longroll::conform {
namespace {

/// Plays on a few decisions and returns the hash of where that led; 0 when luck owed something that has no way.
std::uint64_t hash_later(const Game& game, State state, std::uint64_t seed) {
  Rng rng(seed);
  Actions actions;
  Events events;
  for (int i = 0; i < 3; ++i) {
    const Seat seat = game.to_act(state);
    if (seat == Seat::Nobody) {
      break;
    }
    if (seat == Seat::Chance) {
      const Chance chance = game.chance(state);
      if (chance.ways <= 0) {
        return 0;
      }
      game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      continue;
    }
    game.actions(state, actions);
    if (actions.empty()) {
      break;
    }
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
  }
  return hash_of(state);
}

void expect_same(const Moment& at, const Setup& setup, const Result<LoadedPosition>& position, const char* how) {
  if (!position) {
    at.breach(std::string("law 4: ") + how + ": " + describe(position.faults()));
    return;
  }
  const State& back = position.value().state;
  const std::uint64_t seed = at.rng.next();
  if (back != at.state || hash_of(back) != hash_of(at.state) || position.value().setup != setup) {
    at.breach(std::string("law 4: ") + how + " gives another State");
  } else if (hash_later(at.game, back, seed) != hash_later(at.game, at.state, seed)) {
    at.breach(std::string("law 4: after ") + how + " it plays on differently");
  }
}

Session random_session(const Table& table, std::uint64_t seed, std::size_t most) {
  Session session(*table.game, table.setup, seed);
  Rng rng(seed);
  Actions actions;
  while (session.ply_count() < most && is_player(session.to_act())) {
    session.game().actions(session.state(), actions);
    if (actions.empty() ||
        session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))])) {
      break;
    }
  }
  return session;
}

void look_at_undo(const Session& session, const std::vector<State>& states, Rng& rng, Faults& breaches) {
  for (std::size_t n = 0; n < states.size(); ++n) {
    if (session.state_at(n) != states[n]) {
      breaches.push_back({"session", "state_at(" + std::to_string(n) + ") is not the State that was"});
      return;
    }
  }
  Session undone = session;
  const std::size_t back = rng.below(static_cast<std::uint32_t>(states.size()));
  undone.undo(states.size() - 1 - back);
  if (undone.state() != states[back] || undone.ply_count() != back) {
    breaches.push_back({"session", "undo does not lead back to the State that was"});
  }
  for (std::size_t i = back; i < session.ply_count(); ++i) {
    undone.submit(session.ply(i).seat, session.ply(i).action);
  }
  if (undone.state() != session.state()) {
    breaches.push_back({"session", "done again after undo, the same decisions lead elsewhere"});
  }
}

void look_at_links(const Table& table, const Session& session, Rng& rng, Faults& breaches) {
  const std::optional<Journal> journal = session.journal();
  const Result<Journal> loaded = load_journal(save_journal(*journal));
  if (!loaded || loaded.value() != *journal) {
    breaches.push_back({"archive", "a journal saved and loaded is another"});
    return;
  }
  const Result<Session> replayed = Session::replay(*table.game, loaded.value());
  if (!replayed || replayed.value().state() != session.state()) {
    breaches.push_back({"journal", "replay leads elsewhere"});
  }
  const std::optional<std::string> link = game_link(session);
  const Result<Session> opened = link ? open_link(*table.game, *link, 1) : Fault{"link", "none"};
  if (!opened || opened.value().journal() != journal || opened.value().state() != session.state()) {
    breaches.push_back({"link", opened ? "the link opens another game" : describe(opened.faults())});
    return;
  }
  std::string bent = *link;
  const std::size_t at = 2 + rng.below(static_cast<std::uint32_t>(bent.size() - 2));
  bent[at] = bent[at] == 'A' ? 'B' : 'A';
  const std::string cut = link->substr(0, link->size() - 1);
  const std::string stretched = *link + link->substr(link->size() - 1 - rng.below(4));
  if (open_link(*table.game, bent, 1).ok() || open_link(*table.game, cut, 1).ok() ||
      open_link(*table.game, stretched, 1).ok()) {
    breaches.push_back({"link", "a damaged link is opened"});
  }
}

}  // namespace

Faults law4_saved_is_the_same(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 2, [&](const Moment& at) {
    expect_same(at, table.setup, load_position(at.game, save_position(at.game, table.setup, at.state)), "an archive");
    expect_same(at, table.setup, state_from_json(at.game, state_to_json(at.game, table.setup, at.state)), "JSON");
    const Result<Session> opened = open_link(at.game, position_link(at.game, table.setup, at.state), 7);
    if (opened) {
      expect_same(at, table.setup, LoadedPosition{opened.value().setup(), opened.value().start()}, "a position link");
    } else {
      expect_same(at, table.setup, opened.faults(), "a position link");
    }
  });
}

Faults law9_sessions_go_both_ways(const Table& table, std::uint64_t seed) {
  Faults breaches;
  const auto sparing = static_cast<std::uint64_t>(table.sparing);
  for (std::uint64_t n = 0; n * sparing < 4 && breaches.empty(); ++n) {
    const Session session = random_session(table, seed + n, 3000 / sparing);
    Rng rng(seed + n);
    std::vector<State> states;
    for (Session again(*table.game, table.setup, seed + n);;) {
      states.push_back(again.state());
      if (again.ply_count() == session.ply_count()) {
        break;
      }
      const Ply& ply = session.ply(again.ply_count());
      again.submit(ply.seat, ply.action);
    }
    look_at_undo(session, states, rng, breaches);
    look_at_links(table, session, rng, breaches);
    const auto half = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(session.ply_count() + 1)));
    look_at_links(table, random_session(table, seed + n, half), rng, breaches);
  }
  return breaches;
}

Faults law10_wild_positions_are_told(const Table& table, std::uint64_t seed) {
  return walk(table, seed, 3, [&](const Moment& at) {
    State wild = at.state;
    for (std::uint32_t changes = 1 + at.rng.below(3); changes > 0; --changes) {
      bend(wild, [&](std::uint32_t bound) { return at.rng.below(bound); });
    }
    if (at.game.faults_of(wild).empty()) {
      // What it passes must be playable: a failed check would end the test.
      if (hash_later(at.game, wild, at.rng.next()) == 0) {
        at.breach("faults_of passes a position in which luck has no way: " + state_to_json(at.game, table.setup, wild));
        return;
      }
      if (at.game.to_act(wild) != Seat::Nobody && is_player(at.game.to_act(wild))) {
        Actions actions;
        at.game.actions(wild, actions);
        if (actions.empty()) {
          at.breach("faults_of passes a position in which nothing can be done: " +
                    state_to_json(at.game, table.setup, wild));
        }
        static_cast<void>(at.game.prompt(wild));
      }
    }
  });
}

}  // namespace longroll::conform
