// build: logic
#include "web/games/chattanooga/standing_answers.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/chattanooga/verbs.h"

namespace longroll::web::chattanooga {
namespace {

constexpr std::array<AdvanceQuestion, kAdvanceQuestions> kQuestions = {{
    {ch::StepKind::Combat, ch::Option::Leaders, "Help of a leader in defence", "13.3", "no leader helps in defence",
     "a leader helps in defence"},
    {ch::StepKind::Attack, ch::Option::Coordination, "Another unit on top before an attack", "10.6",
     "the stack stays as it lies", ""},
    {ch::StepKind::Result, ch::Option::OnMapReplacement, "Extra strength for a unit that is eliminated", "5.10",
     "the unit gets no extra strength", ""},
    {ch::StepKind::Fortune, ch::Option::FortunesOfWar, "A fortune of war", "15.0", "no fortune of war is used", ""},
    {ch::StepKind::Preparation, ch::Option::Volley, "Units that were not attacked", "10.1", "nobody is prepared",
     "all who can stand ready to fire"},
}};

/// Chattanooga 13.1, 13.3: of the leaders who can help the best, of equal ones the first.
std::optional<Action> help_of_leader(const ch::Field& field, const std::vector<Choice>& choices) {
  std::optional<Action> out;
  int best = -1;
  for (const Choice& choice : choices) {
    const auto lead = longroll::read<ch::verbs::Lead>(choice.action);
    if (lead && field.counter(lead->leader).combat_rating > best) {
      best = field.counter(lead->leader).combat_rating;
      out = choice.action;
    }
  }
  return out;
}

std::optional<Action> wanted(const ch::Field& field, ch::StepKind step, InAdvance answer,
                             const std::vector<Choice>& choices) {
  if (answer == InAdvance::No) {
    return action_of(ch::verbs::Pass{});
  }
  return step == ch::StepKind::Combat ? help_of_leader(field, choices)
                                      : std::optional(action_of(ch::verbs::VolleyAll{}));
}

constexpr std::string_view kFormat = "1:";
constexpr std::string_view kLetters = "any";  ///< ask, no, yes

}  // namespace

std::span<const AdvanceQuestion, kAdvanceQuestions> advance_questions() { return kQuestions; }

bool can_be_asked(const ch::Field& field, const AdvanceQuestion& question) {
  return field.has(question.option) ||
         (question.step == ch::StepKind::Preparation && field.has(ch::Option::Charge));  // 10.1: either marker
}

bool has_advance_questions(const ch::Field& field) {
  return field.has(ch::Option::Reserves) ||
         std::any_of(kQuestions.begin(), kQuestions.end(),
                     [&](const AdvanceQuestion& question) { return can_be_asked(field, question); });
}

std::optional<StandingAnswers::Answer> StandingAnswers::answer(const ch::Field& field, Seat side,
                                                               const std::vector<Choice>& choices) const {
  if (!is_player(side) || field.phasing() == side || field.state().stack.empty()) {
    return std::nullopt;
  }
  const auto step = static_cast<ch::StepKind>(field.state().top().kind);
  for (std::size_t i = 0; i < kAdvanceQuestions; ++i) {
    const AdvanceQuestion& question = kQuestions[i];
    if (question.step != step || of(side, i) == InAdvance::Ask) {
      continue;
    }
    const auto action = wanted(field, step, of(side, i), choices);
    const bool is_lawful =
        action && std::any_of(choices.begin(), choices.end(), [&](const Choice& one) { return one.action == *action; });
    if (is_lawful) {
      return Answer{*action, of(side, i) == InAdvance::No ? question.no : question.yes, question.rule};
    }
  }
  return std::nullopt;
}

std::vector<std::string> StandingAnswers::in_words(const ch::Field& field, Seat side) const {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < kAdvanceQuestions && is_player(side); ++i) {
    const AdvanceQuestion& question = kQuestions[i];
    if (of(side, i) != InAdvance::Ask && can_be_asked(field, question)) {
      out.push_back("Answered in advance: " + std::string(of(side, i) == InAdvance::No ? question.no : question.yes) +
                    " [" + std::string(question.rule) + "]");
    }
  }
  return out;
}

std::string StandingAnswers::as_text() const {
  std::string out(kFormat);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (const InAdvance answer : given_[side]) {
      out += kLetters[static_cast<std::size_t>(answer)];
    }
  }
  return *this == StandingAnswers{} ? "" : out;
}

StandingAnswers StandingAnswers::from_text(std::string_view text) {
  StandingAnswers out;
  if (text.size() != kFormat.size() + 2 * kAdvanceQuestions || !text.starts_with(kFormat)) {
    return {};
  }
  text.remove_prefix(kFormat.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t question = i % kAdvanceQuestions;
    const std::size_t letter = kLetters.find(text[i]);
    const bool is_answer = letter < (kQuestions[question].yes.empty() ? 2 : kLetters.size());
    if (!is_answer) {
      return {};
    }
    out.give(i < kAdvanceQuestions ? Seat::Union : Seat::Confederate, question, static_cast<InAdvance>(letter));
  }
  return out;
}

}  // namespace longroll::web::chattanooga
