// A position of play with numbers changed: faults_of names what is wrong, or it can be played on, viewed, guessed, told
// about, and thought about by the computer. The fast mode asks one of these questions an input and plays on for at most
// three decisions.
#include <algorithm>

#include "engine/core/hash.h"
#include "engine/record/link_frame.h"
#include "tests/conform/bend.h"
#include "tests/fuzz/support/fuzz.h"

namespace longroll::fuzz {
namespace {

/// What a page may ask about a position that it has opened.
enum class Question : std::uint8_t { Guess, Link, Prompt, Refusal, Plan };
constexpr std::uint32_t kQuestions = 5;

void guess(const Table& table, const State& state) {
  const Game& door = *table.game;
  Rng rng(1);
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    LR_CHECK(door.guess(door.view(state, seat), rng).has_value(), "a View of a good position can be guessed");
    static_cast<void>(table.advisor->evaluate(state, seat));
  }
}

void go_through_link(const Table& table, const State& state) {
  const Result<Session> opened = open_link(*table.game, position_link(*table.game, table.setup, state), 1);
  LR_CHECK(opened.ok() && opened.value().start() == state, "a good position goes through a link");
}

void label(const Game& door, const State& state) {
  Actions actions;
  door.actions(state, actions);
  LR_CHECK(door.prompt(state).choices.size() == actions.size(), "each choice has a label");
}

/// `times` actions that may be lawful or not.
void refuse(const Game& door, const State& state, Source& source, int times) {
  Actions actions;
  door.actions(state, actions);
  for (int i = 0; i < times; ++i) {
    Action wild{source.byte(), {source.small(), source.small(), source.small(), 0}};
    if (!actions.empty() && !state.pieces.empty() && i % 2 == 0) {
      wild = actions[source.below(static_cast<std::uint32_t>(actions.size()))];
      wild.args[source.below(2)] = state.pieces[source.below(static_cast<std::uint32_t>(state.pieces.size()))].place;
    }
    static_cast<void>(door.parse(state, door.text(state, wild)));
    const bool listed = std::binary_search(actions.begin(), actions.end(), wild);
    LR_CHECK(!door.refuse(state, door.to_act(state), wild) == listed, "refuse and actions agree");
  }
}

/// The plan of one way, carried out.
void carry_out(const Table& table, State state, std::uint32_t number) {
  const int ways = table.advisor->way_count();
  if (ways == 0 || !is_player(table.game->to_act(state))) {
    return;
  }
  const int way = static_cast<int>(number % static_cast<std::uint32_t>(ways));
  Events events;
  for (const Action& action : table.advisor->plan(state, way)) {
    LR_CHECK(!table.game->refuse(state, table.game->to_act(state), action), "a plan is lawful");
    table.game->apply(state, action, events);
  }
  LR_CHECK(!events.empty(), "a plan does something");
}

void ask(const Table& table, const State& state, Question question, Source& source) {
  switch (question) {
    case Question::Guess:
      return guess(table, state);
    case Question::Link:
      return go_through_link(table, state);
    case Question::Prompt:
      return label(*table.game, state);
    case Question::Refusal:
      return refuse(*table.game, state, source, 2);
    case Question::Plan:
      // A plan takes as long as ten of the others together.
      return source.below(8) == 0 ? carry_out(table, state, source.byte()) : void();
  }
}

void ask_everything(const Table& table, const State& state, Source& source) {
  const std::uint32_t way = source.byte();
  guess(table, state);
  go_through_link(table, state);
  label(*table.game, state);
  refuse(*table.game, state, source, 4);
  if (way < static_cast<std::uint32_t>(4 * table.advisor->way_count())) {
    carry_out(table, state, way);
  }
}

}  // namespace
}  // namespace longroll::fuzz

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(cut(bytes, 400, 64));
  const std::uint32_t number = source.byte();
  const Table& chosen = table(number);
  const Game& door = *chosen.game;
  State state = moment(number, source.byte());
  for (std::uint32_t changes = 1 + source.below(6); changes > 0; --changes) {
    conform::bend(state, [&](std::uint32_t bound) { return source.below(bound); });
  }
  if (const Faults faults = door.faults_of(state); !faults.empty()) {
    return hash_text(describe(faults));
  }
  const std::uint32_t decisions = source.below(is_fast() ? 4 : 60);
  if (is_fast()) {
    ask(chosen, state, static_cast<Question>(source.byte() % kQuestions), source);
  } else {
    ask_everything(chosen, state, source);
  }
  for (std::uint32_t i = 0; i < decisions && play_on(door, state, source); ++i) {
  }
  const Faults faults = door.faults_of(state);
  LR_CHECK(faults.empty(), describe(faults).c_str());
  return hash_of(state);
}
