// build: fast
// The suite's own test: each rule that is broken on purpose must be caught, by the law that it breaks.
#include "tests/conform/conform.h"
#include "tests/conform/toy/toy.h"

namespace longroll::conform {
namespace {

using toy::Flaw;

Faults breaches_of(Flaw flaw, Law law) {
  Faults all;
  for (const Table& table : tables_of(toy::make_toy(flaw))) {
    for (const Fault& breach : law(table, 1)) {
      all.push_back(breach);
    }
  }
  return all;
}

TEST(ConformSuite, CatchesEveryBrokenRule) {
  const std::pair<Flaw, Law> cases[] = {
      {Flaw::RefusesLawful, law1_refuse_and_actions_agree},
      {Flaw::AllowsUnlawful, law1_refuse_and_actions_agree},
      {Flaw::UnsortedActions, law1_refuse_and_actions_agree},
      {Flaw::ForgetsEvent, law2_events_are_the_mutation},
      {Flaw::Rolls, law2_events_are_the_mutation},
      {Flaw::MumblesText, law3_texts_parse_back},
      {Flaw::KeepsSecretMemory, law4_saved_is_the_same},
      {Flaw::ShowsFace, law5_views_do_not_leak},
      {Flaw::TellsHand, law5_views_do_not_leak},
      {Flaw::GuessesWrong, law5_views_do_not_leak},
      {Flaw::NeverEnds, law6_play_ends},
      {Flaw::DeadEnd, law6_play_ends},
      {Flaw::ForgetsLabel, law7_prompts_list_the_actions},
      {Flaw::KeepsOldList, law8_one_pen_goes_on},
      {Flaw::SkipsUnderPen, law8_one_pen_goes_on},
      {Flaw::NamesHidden, law5_views_do_not_leak},
      {Flaw::RefusesBySecret, law5_views_do_not_leak},
      {Flaw::ShowsNote, law5_views_do_not_leak},
      {Flaw::OffersTooMuch, law12_lists_are_short},
      {Flaw::ForgetsToReveal, law11_what_is_taken_back_has_shown_nothing},
  };
  for (const auto& [flaw, law] : cases) {
    EXPECT_FALSE(breaches_of(flaw, law).empty()) << "flaw " << static_cast<int>(flaw);
  }
}

TEST(ConformSuite, FindsNothingInAnHonestGame) {
  for (const NamedLaw& named : all_laws()) {
    EXPECT_EQ(describe(breaches_of(Flaw::None, named.law)), "") << named.name;
  }
}

}  // namespace
}  // namespace longroll::conform
