// build: small
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 15.0: the Political Phase: election, draft, Kentucky, diplomacy.
namespace longroll::campaign {
namespace {

using Political = PoliticalLocals;
using Stage = PoliticalStage;

/// Campaign 15.2, 4.1.3, 15.5.1, 15.3: the stage asks somebody.
bool is_due(const Field& field, Stage stage) {
  switch (stage) {
    case Stage::Election:
      return field.turn_box().is_election;
    case Stage::Draft:
      return field.turn_box().may_draft;
    case Stage::DraftDie:
      return false;  // by the declaration alone
    case Stage::Kentucky:
      return is_kentucky_due(field);
    case Stage::Diplomacy:
      return is_diplomacy_due(field);
  }
  return false;
}

void go_to(Now& now, Stage stage) { write(now, &Political::stage, stage); }
constexpr Stage after(Stage stage) { return static_cast<Stage>(static_cast<int>(stage) + 1); }

bool advance(const Library& library, Now& now) {
  const Stage stage = locals_of<Political>(now).stage;
  if (stage == Stage::DraftDie || is_due(Field(library, now), stage)) {
    return false;
  }
  if (stage == Stage::Diplomacy) {
    now.end();
  } else {
    go_to(now, stage == Stage::Draft ? Stage::Kentucky : after(stage));
  }
  return true;
}

Seat waits_for(const State&, const Step& step) {
  return locals_of<Political>(step).stage == Stage::Draft ? Seat::Union : Seat::Chance;
}

/// Campaign 15.2: a won election ends what an earlier one has cost.
void elect(const Library& library, Now& now, int die) {
  const int loss = election_loss(Field(library, now), die);
  log(now, notes::Election{loss});
  if (loss == 0) {
    now.set(track(Track::ElectionLosses), 0);
    now.set(track(Track::ElectionLevel), 0);
  } else {
    now.add(track(Track::ElectionLosses), loss);
    now.add(track(Track::ElectionLevel), -library.chart.war.politics.election_survival);
  }
  go_to(now, Stage::Draft);
}

/// Campaign 15.3: what stands in the chart for the total.
void negotiate(const Library& library, Now& now, int die) {
  const DiplomaticResult* result = nullptr;
  int total = 0;
  std::vector<PieceId> squadrons;
  {
    const Field field(library, now);
    total = die + field.value(Track::PoliticalStatus);
    result = diplomacy_of(field, die);
    for (const PieceId id : field.pieces()) {
      if (field.class_of(id) == UnitClass::Nsp && field.piece(id).place != kPool) {
        squadrons.push_back(id);
      }
    }
  }
  log(now, notes::Diplomacy{result == nullptr ? notes::Diplomacy::kNothing : total});
  if (result == nullptr) {
    return;
  }
  const int next = now.state().track(track(Track::Turn)) + 1;
  now.add(track(Track::AtLarge), result->at_large);
  if (result->no_attacks_on_centers) {
    now.set(track(Track::Mediation), next);
  }
  if (result->halves == DiplomaticResult::Halves::Turn) {
    now.set(track(Track::HalvedArrivals), next);
  }
  if (result->port_value > 0) {
    now.set(track(Track::Diplomacy),
            static_cast<int>(result->removes_nsp ? Diplomacy::Intervention : Diplomacy::Recognition));
  }
  for (std::size_t i = 0; result->removes_nsp && i < squadrons.size(); ++i) {
    remove(now, squadrons[i]);
  }
}

void roll(const Library& library, Now& now, const Action& action) {
  const int die = thrown(now, action);
  switch (locals_of<Political>(now).stage) {
    case Stage::Election:
      elect(library, now, die);
      break;
    case Stage::DraftDie: {
      const int cost = draft_cost(Field(library, now), die);
      change_status(library, now, -cost);
      go_to(now, Stage::Kentucky);
      break;
    }
    case Stage::Kentucky:
      go_to(now, Stage::Diplomacy);
      if (kentucky_decides(Field(library, now), die)) {
        end_neutrality(library, now, KentuckyEnd::Decides);
      }
      break;
    default:
      negotiate(library, now, die);
      now.end();
      break;
  }
}

Chance chance(const Library&, const State&, const Step& step) {
  switch (locals_of<Political>(step).stage) {
    case Stage::Election:
      return d6("15.2");
    case Stage::DraftDie:
      return d6("4.1.3");
    case Stage::Kentucky:
      return d6("15.5.1");
    default:
      return d6("15.3");
  }
}

/// Campaign 4.1.3: the next turns bring more; the die follows.
void draft(const Library& library, Now& now, const verbs::DeclareDraft&) {
  const auto& points = library.chart.war.politics.draft;
  const int turn = now.state().track(track(Track::Turn));
  for (std::size_t i = 0; i < points.size(); ++i) {
    now.add(track(Track::Draft, turn + 1 + static_cast<int>(i)), points[i]);
  }
  log(now, notes::Drafted{});
  go_to(now, Stage::DraftDie);
}
void pass(const Library&, Now& now, const verbs::Pass&) { go_to(now, Stage::Kentucky); }

void candidates(const Field&, const Step&, Actions& actions) {
  add_action(actions, verbs::DeclareDraft{});
  add_action(actions, verbs::Pass{});
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<draft>(), StepRule::verb<pass>()};

/// Campaign 4.1.3: what it brings, and what it costs.
void ask(const Field& field, const Step&, Prompt& prompt) {
  const auto& points = field.chart().war.politics.draft;
  prompt.text = "Does the Union declare a draft? It brings ";
  for (std::size_t i = 0; i < points.size(); ++i) {
    prompt.text += (i == 0 ? "" : i + 1 < points.size() ? ", " : " and ") + std::to_string(points[i]);
  }
  prompt.text += " more army points in the next turns; the political status falls by half a die.";
  prompt.rule = "4.1.3";
}

constexpr LocalRange kRanges[] = {range<&Political::stage>("stage", Stage::Election, Stage::Diplomacy)};

bool fits(const Field& field, const Step& step, const Step*) {
  const Stage stage = locals_of<Political>(step).stage;
  const bool is_top = is_innermost(field.state(), step);
  return field.phase() == Phase::Political &&
         (is_top ? stage == Stage::DraftDie ? field.turn_box().may_draft : is_due(field, stage)
                 : stage == Stage::Diplomacy);
}

}  // namespace

const StepRule kPoliticalStep = {.kind = StepKind::Political,
                                 .id = "political",
                                 .advance = advance,
                                 .waits_for = waits_for,
                                 .candidates = candidates,
                                 .verbs = kVerbs,
                                 .act = roll,
                                 .chance = chance,
                                 .ask = ask,
                                 .on = steps(StepKind::GameTurn),
                                 .holds = holds_only<Political>,
                                 .ranges = kRanges,
                                 .fits = fits};

}  // namespace longroll::campaign
