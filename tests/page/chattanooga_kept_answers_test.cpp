// Answers that are given in advance come back with their game, and never to the other side; the standing order of
// reserves answers the question of the enemy's phase.
#include <gtest/gtest.h>

#include <map>

#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/record/link.h"
#include "tests/page/chattanooga_play.h"
#include "tests/page/chattanooga_screen.h"
#include "web/games/chattanooga/standing_answers.h"
#include "web/shell/answer_store.h"

namespace longroll::web::chattanooga {
namespace {

/// The storage of one device.
class Device : public Shelf {
 public:
  std::optional<std::string> get(const std::string& key) override {
    const auto at = texts.find(key);
    return at == texts.end() ? std::nullopt : std::optional(at->second);
  }
  std::string set(const std::string& key, const std::string& text) override {
    ++written;
    return texts[key] = text, "";
  }
  std::string remove(const std::string& key) override { return texts.erase(key), ""; }

  std::map<std::string, std::string> texts;
  int written = 0;
};

constexpr const char* kId = "1700000000-ab";
constexpr const char* kKey = "longroll/answers/1700000000-ab";

/// A moment at which that side is asked in its own Movement Phase, in a game with every option.
const Session& moving(Seat side) {
  static std::map<Seat, Session> found;
  if (!found.contains(side)) {
    play(1, [&](const Session& session) {
      if (!found.contains(side) && is_moving_phase(session, side)) {
        found.emplace(side, session);
      }
    });
  }
  return found.at(side);
}

/// The page of a device, with a game between two people that is taken up there.
struct Opened {
  Opened(Device& device, const Session& session) : screen(session), store(device) { store.take_up(kId, &answers()); }
  AdvanceAnswers& answers() { return *screen.view().capabilities().advance_answers; }
  void press(std::string_view control) {
    screen.press(control);
    store.follow(kId, &answers());
  }
  bool says(std::string_view words) {
    const std::vector<ToldPart> told = screen.view().capabilities().narrator->tell();
    return std::any_of(told.begin(), told.end(), [&](const ToldPart& part) {
      return std::any_of(part.lines.begin(), part.lines.end(),
                         [&](const std::string& line) { return line.find(words) != std::string::npos; });
    });
  }

  Screen screen;
  AnswerStore store;
};

constexpr std::string_view kNoFortune = "Answered in advance: no fortune of war is used";
constexpr std::string_view kNoHelp = "Answered in advance: no leader helps in defence";

TEST(ChattanoogaKeptAnswers, AReloadBringsThemBack) {
  Device device;
  std::string given;
  {
    Opened page(device, moving(Seat::Union));
    page.press("answers-open");
    EXPECT_TRUE(device.texts.empty()) << "nothing is given yet";
    page.press("answer-0:2");
    page.press("answer-3:1");
    given = page.answers().answers_as_text();
    const int written = device.written;
    page.press("answers-close");
    EXPECT_EQ(device.written, written) << "what has not changed is not written again";
  }
  EXPECT_EQ(device.texts.at(kKey), given);
  Opened again(device, moving(Seat::Union));
  EXPECT_EQ(again.answers().answers_as_text(), given);
  EXPECT_TRUE(again.says(kNoFortune));
  EXPECT_TRUE(again.says("Answered in advance: a leader helps in defence"));
  again.press("answers-open");
  again.press("answer-0:0");
  again.press("answer-3:0");
  EXPECT_TRUE(device.texts.empty()) << "all is asked again: nothing is left to be kept";
}

/// The question of the enemy's phase is answered after the reload as it would have been before it.
TEST(ChattanoogaKeptAnswers, WhatWasAnsweredBeforeTheReloadIsNotAskedAfterIt) {
  Device device;
  {
    Opened page(device, moving(Seat::Confederate));
    page.press("answers-open");
    page.press("answer-4:1");
  }
  Opened page(device, moving(Seat::Confederate));
  int answered = 0;
  for (int n = 0; n < 2000 && !page.screen.model().is_over() && answered == 0; ++n) {
    const Session& session = page.screen.model().session();
    const bool is_theirs =
        session.to_act() == Seat::Confederate && the_rules().field(session.state()).phasing() == Seat::Union;
    if (step_of(session) == ch::StepKind::Preparation && is_theirs) {
      ASSERT_TRUE(page.screen.helper().given_answer());
      EXPECT_TRUE(page.screen.helper().passed_over().starts_with("Answered in advance: nobody is prepared"));
      ++answered;
    }
    page.screen.decide(as_hard_as_can_be(page.screen.model().prompt(), static_cast<std::size_t>(n)), false);
  }
  EXPECT_EQ(answered, 1);
}

/// In a game by links they stay on the device of who gave them: a link of the game is the same with them, and the
/// other's device knows nothing of them. At one screen each side hears its own alone.
TEST(ChattanoogaKeptAnswers, TheOtherSideNeverSeesThem) {
  Device mine, yours;
  Opened page(mine, moving(Seat::Union));
  const auto link = [&] { return game_link(page.screen.model().session()); };
  const auto before = link();
  ASSERT_TRUE(before);
  page.press("answers-open");
  page.press("answer-3:1");
  ASSERT_EQ(mine.texts.size(), 1U);
  EXPECT_EQ(link(), before);
  Result<Session> opened = open_link(*the_game().game, *before, 1);
  ASSERT_TRUE(opened);
  Opened other(yours, opened.value());
  EXPECT_TRUE(other.answers().answers_as_text().empty());
  EXPECT_FALSE(other.says(kNoFortune));
  Opened same(mine, moving(Seat::Confederate));
  EXPECT_FALSE(same.answers().answers_as_text().empty());
  EXPECT_FALSE(same.says(kNoFortune)) << "the Union's answer";
  EXPECT_EQ(StandingAnswers::from_text(mine.texts.at(kKey)).of(Seat::Confederate, 3), InAdvance::Ask);
}

/// Another id: the game goes on as one of its own, with its answers; the one that it was keeps those that it had.
TEST(ChattanoogaKeptAnswers, AGameThatIsPartedTakesItsAnswersAlong) {
  Device device;
  Opened page(device, moving(Seat::Union));
  page.press("answers-open");
  page.press("answer-0:1");
  const std::string first = page.answers().answers_as_text();
  page.store.follow("2-b", &page.answers());
  EXPECT_EQ(device.texts.at("longroll/answers/2-b"), first);
  page.screen.press("answer-3:1");
  page.store.follow("2-b", &page.answers());
  EXPECT_EQ(device.texts.at(kKey), first);
  EXPECT_NE(device.texts.at("longroll/answers/2-b"), first);
  AnswerStore::remove(device, "2-b");
  EXPECT_FALSE(device.texts.contains("longroll/answers/2-b"));
  EXPECT_TRUE(device.texts.contains(kKey));
}

/// Storage is a door: anybody may have written what is read.
TEST(ChattanoogaKeptAnswers, GarbageInTheStorageGivesNoAnswer) {
  StandingAnswers sound;
  sound.give(Seat::Union, 0, InAdvance::Yes);
  sound.give(Seat::Confederate, 4, InAdvance::No);
  const std::string text = sound.as_text();
  EXPECT_EQ(StandingAnswers::from_text(text), sound);
  std::vector<std::string> bad = {"",
                                  " ",
                                  "1",
                                  "1:",
                                  "2:" + text.substr(2),
                                  text + "a",
                                  text + text,
                                  "x" + text,
                                  std::string(12, '\0'),
                                  std::string(12, '\xFF'),
                                  std::string(1'000'000, 'n'),
                                  "{\"a\":[1,2]}",
                                  "1:aaaaaaaaa",
                                  "1:\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4"};
  for (std::size_t i = 0; i < text.size(); ++i) {
    bad.push_back(text.substr(0, i));
    std::string other = text;
    other[i] = 'z';
    bad.push_back(other);
  }
  for (const std::size_t question : {1U, 2U, 3U, 6U, 7U, 8U}) {  // these know no "always"
    std::string always = text;
    always[2 + question] = 'y';
    bad.push_back(always);
  }
  const StandingAnswers none;
  for (const std::string& one : bad) {
    EXPECT_EQ(StandingAnswers::from_text(one), none) << one.substr(0, 40);
  }
  for (const std::string& one : {bad[9], bad[10], bad[11], text + "a"}) {
    Device device;
    device.texts[kKey] = one;
    Opened page(device, moving(Seat::Union));
    EXPECT_TRUE(page.answers().answers_as_text().empty());
    page.press("answers-open");
    EXPECT_FALSE(page.says(kNoHelp));
    page.press("answer-0:1");
    EXPECT_TRUE(page.says(kNoHelp));
    EXPECT_EQ(device.texts.at(kKey), page.answers().answers_as_text()) << "what is sound takes its place";
  }
}

/// A game in which that side forms reserves wherever it can and stands still, and the other marches to the front.
Action forming_reserves(const Session& session, Seat side, std::size_t n) {
  const Prompt prompt = the_rules().prompt(session.state());
  constexpr ch::Do kFirst[] = {ch::Do::FormReserve, ch::Do::EndSetUp, ch::Do::EndMoves, ch::Do::EndCombat};
  if (prompt.seat != side) {
    return as_hard_as_can_be(prompt, n);
  }
  for (const ch::Do wanted : kFirst) {
    for (const Choice& choice : prompt.choices) {
      if (ch::verb_of(choice.action) == wanted) {
        return choice.action;
      }
    }
  }
  return prompt.choices.back().action;
}

/// The last own Movement Phase of a side before one of its reserves is asked to deploy in the enemy's.
struct BeforeDeployment {
  Session session;
  Seat side = Seat::Union;
};
std::optional<BeforeDeployment> before_deployment(Seat side, std::uint64_t seed) {
  constexpr std::size_t kMost = 1500;
  std::optional<Session> last;
  Session session(*the_game().game, everything(), seed);
  for (std::size_t n = 0; n < kMost && is_player(session.to_act()); ++n) {
    const bool can_order = is_moving_phase(session, side) && is_offered(session, ch::Do::StandingOrder) &&
                           !is_offered(session, ch::Do::FormReserve);
    if (can_order) {
      last = session;
    }
    const bool is_asked = step_of(session) == ch::StepKind::Deployment && session.to_act() == side &&
                          the_rules().field(session.state()).phasing() != side;
    if (is_asked && last) {
      return BeforeDeployment{*last, side};
    }
    EXPECT_FALSE(session.submit(session.to_act(), forming_reserves(session, side, n)));
  }
  return std::nullopt;
}

/// Goes on from there until the other side's Movement Phase is over: how often the side was asked, and its reserves at
/// the end.
struct Asked {
  int times = 0;
  bool has_deployed = false;
};
Asked enemys_phase(Screen& screen, Seat side) {
  Asked out;
  const HexSet before = the_rules().field(screen.model().session().state()).reserves(side);
  bool is_theirs = false;
  for (std::size_t n = 0; n < 300 && !screen.model().is_over(); ++n) {
    const Session& session = screen.model().session();
    const ch::Field field = the_rules().field(session.state());
    is_theirs = is_theirs || field.phasing() != side;
    if (is_theirs && (field.phase() != ch::Phase::Movement || field.phasing() == side)) {
      out.has_deployed = !(field.reserves(side) == before);
      break;
    }
    if (step_of(session) == ch::StepKind::Deployment && session.to_act() == side) {
      ++out.times;
    }
    screen.decide(forming_reserves(session, side, n), false);
  }
  return out;
}

/// Chattanooga 14.5: who has pressed the order in the panel is not asked where his reserve deploys when an enemy comes
/// near; it deploys by itself in the same phase.
TEST(ChattanoogaKeptAnswers, Chattanooga_14_5_TheOrderPressedInThePanelAnswersTheEnemysPhase) {
  std::optional<BeforeDeployment> found;
  for (std::uint64_t seed = 1; seed <= 12 && !found; ++seed) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      found = found ? found : before_deployment(side, seed);
    }
  }
  ASSERT_TRUE(found);
  Screen asked(found->session);
  const Asked without = enemys_phase(asked, found->side);
  ASSERT_GT(without.times, 0);
  EXPECT_TRUE(without.has_deployed);

  Screen screen(found->session);
  screen.press("answers-open");
  EXPECT_NE(screen.read().find("You are asked where each unit goes."), std::string::npos);
  screen.press("answer-reserves");
  EXPECT_TRUE(ch::deploys_by_itself(screen.model().session().state(), found->side));
  EXPECT_NE(screen.read().find("They deploy by themselves."), std::string::npos);
  screen.press("answers-close");
  const Asked with = enemys_phase(screen, found->side);
  EXPECT_EQ(with.times, 0);
  EXPECT_TRUE(with.has_deployed);
}

}  // namespace
}  // namespace longroll::web::chattanooga
