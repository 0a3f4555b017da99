#include "tests/support/game_table.h"

#include <algorithm>

#include "engine/play/log.h"
#include "tests/rules/expect_sound.h"

namespace longroll::test {

GameTable::~GameTable() {
  if (!testing::Test::HasFailure()) {
    expect_no_dice_left();
  }
}

void GameTable::expect_no_dice_left() const {
  EXPECT_EQ(session_ == nullptr ? 0U : session_->dictated_left(), 0U) << "dice that were dictated have not been rolled";
}

Session& GameTable::session() {
  if (session_ == nullptr) {
    Beginning beginning = begin();
    game_ = std::move(beginning.game);
    session_ = beginning.position
                   ? std::make_unique<Session>(*game_, beginning.setup, std::move(*beginning.position), 1)
                   : std::make_unique<Session>(*game_, beginning.setup, 1);
    expect_sound(*game_, session_->state());
  }
  return *session_;
}

void GameTable::dictate(const std::vector<int>& dice) {
  expect_no_dice_left();
  session().dictate(dice);
}

Action GameTable::parsed(std::string_view words) {
  const std::optional<Action> action = door().parse(state(), words);
  EXPECT_TRUE(action) << "no such action: " << words;
  return action.value_or(Action{});
}

void GameTable::act(std::string_view words) {
  const Action action = parsed(words);
  const Refusal refusal = session().submit(to_act(), action);
  ASSERT_FALSE(refusal) << words << ": " << std::string(refusal.reason) << " [" << std::string(refusal.rule) << "]";
  expect_sound(door(), state());
}

void GameTable::act_all(const std::vector<std::string>& all) {
  for (const std::string& words : all) {
    act(words);
  }
}

void GameTable::play_on_until(const std::function<bool()>& is_reached) {
  for (int n = 0; n < 2'000; ++n) {
    if (to_act() == Seat::Nobody || is_reached()) {
      return;
    }
    Actions lawful;
    door().actions(state(), lawful);
    ASSERT_FALSE(lawful.empty());
    const std::optional<Action> pass = door().pass_of(state());
    const auto end = std::find_if(lawful.begin(), lawful.end(), [&](const Action& action) {
      const std::string words = door().text(state(), action);
      return words == "finish" || words.starts_with("end-");
    });
    const Action action = pass ? *pass : end != lawful.end() ? *end : lawful.front();
    ASSERT_FALSE(session().submit(to_act(), action));
  }
  FAIL() << "that does not come";
}

std::string GameTable::refused(std::string_view words) {
  const Action action = parsed(words);
  Actions lawful;
  door().actions(state(), lawful);
  const std::string rule = refused(to_act(), words);
  EXPECT_EQ(std::count(lawful.begin(), lawful.end(), action), rule == "lawful" ? 1 : 0) << words;
  return rule;
}

std::string GameTable::refused(Seat seat, std::string_view words) {
  const Refusal refusal = door().refuse(state(), seat, parsed(words));
  return refusal ? std::string(refusal.rule) : "lawful";
}

std::string GameTable::reason(std::string_view words) {
  return std::string(door().refuse(state(), to_act(), parsed(words)).reason);
}

int GameTable::offers(std::string_view beginning) {
  Actions lawful;
  door().actions(state(), lawful);
  return static_cast<int>(std::count_if(lawful.begin(), lawful.end(), [&](const Action& action) {
    return door().text(state(), action).starts_with(beginning);
  }));
}

PieceId GameTable::id(std::string_view name) {
  const std::vector<Piece>& pieces = state().pieces;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (name_of_kind(pieces[i].kind) == name) {
      return static_cast<PieceId>(i);
    }
  }
  ADD_FAILURE() << "no piece is called " << name;
  return 0;
}

const Events& GameTable::last_events() {
  static const Events kNone;
  const std::size_t plies = session().ply_count();
  return plies == 0 ? kNone : session().ply(plies - 1).events;
}

std::vector<int> GameTable::dice() {
  std::vector<int> dice;
  for (const Event& event : last_events()) {
    if (event.kind == EventKind::Rolled) {
      dice.push_back(event.args[0]);
    }
  }
  return dice;
}

std::vector<std::array<int, kLocals>> GameTable::remarks(int code) {
  std::vector<std::array<int, kLocals>> all;
  for (const Event& event : last_events()) {
    if (event.kind == EventKind::Remark && event.args[0] == static_cast<std::int16_t>(code)) {
      std::copy(event.args.begin() + 1, event.args.end(), all.emplace_back().begin());
    }
  }
  return all;
}

std::string GameTable::log(Seat reader) {
  const std::size_t plies = session().ply_count();
  if (plies == 0) {
    return "";
  }
  std::string all;
  State before = session().state_at(plies - 1);
  for (const std::string& line : tell_all(door(), before, session().ply(plies - 1).events, reader)) {
    all += line + "\n";
  }
  return all;
}

}  // namespace longroll::test
