#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/position_facts.h"
#include "web/games/campaign/tracks_panel.h"
#include "web/games/campaign/words.h"

/// What clicks, buttons, Esc and Enter mean, what is left undone, and answers given beforehand.
namespace longroll::web::campaign {
namespace {

cw::verbs::Muster muster_of(const ForceShown& force) { return {force.hex, force.post}; }

}  // namespace

const Choice* CampaignAdapter::begins_with(const ForceShown& force) const {
  if (in_.step() != cw::StepKind::Movement || force.side != in_.model().reader()) {
    return nullptr;
  }
  if (!force.is_fleet()) {
    return force.has_moved ? nullptr : in_.choice(muster_of(force));
  }
  // Of the ways to take vessels from the berth the one that takes most of the first kind.
  const Choice* most = nullptr;
  for (const Choice& choice : in_.model().prompt().choices) {
    if (is_action<cw::verbs::TakeShips>(choice.action)) {
      const auto take = arguments_of<cw::verbs::TakeShips>(choice.action);
      const bool is_more = most == nullptr || arguments_of<cw::verbs::TakeShips>(most->action).count < take.count;
      most = take.berth == force.berth && !take.is_damaged && is_more ? &choice : most;
    }
  }
  return most;
}

bool CampaignAdapter::is_lit(PieceId piece) const {
  const ForceShown* force = in_.choices().empty() ? nullptr : forces_.of(piece);
  if (force == nullptr) {
    return false;
  }
  return in_.step() == cw::StepKind::Movement ? begins_with(*force) != nullptr
                                              : !picker_.empty() && picker_.at(force->hex) != nullptr;
}

hexgame::ReachShown CampaignAdapter::look_ahead(PieceId unit) {
  const ForceShown* force = unit == kNoPiece ? nullptr : forces_.of(unit);
  if (force == nullptr || force->is_fleet() || begins_with(*force) == nullptr) {
    return standing_reach_;
  }
  return march_.reach_of(muster_of(*force), force->counter);
}

/// With a mouse alone: a finger that begins on a force moves the map.
bool CampaignAdapter::can_be_dragged(PieceId unit) const {
  const ForceShown* force = screen.map.area().touch ? nullptr : forces_.of(unit);
  return force != nullptr &&
         (force->is_moving ? march_.is_out() : !force->is_fleet() && begins_with(*force) != nullptr);
}

std::optional<Intent> CampaignAdapter::drag_to(PieceId unit, HexId hex) {
  const ForceShown* force = forces_.of(unit);
  if (force == nullptr) {
    return std::nullopt;
  }
  if (force->is_moving) {
    const Action go = march_.goes_by_rail() ? action_of(cw::verbs::RailTo{hex}) : action_of(cw::verbs::March{hex});
    return in_.choices().find(go) != nullptr ? std::optional(Intent::submit(go)) : march_.ride(hex);
  }
  return march_.send(muster_of(*force), hex);
}

std::optional<Intent> CampaignAdapter::click(std::int32_t target, HexId hex) {
  if (!voyage_.empty()) {
    const Choice* choice =
        voyage_.at(hex, hexgame::is_unit_target(target) ? forces_.of(hexgame::piece_of(target)) : nullptr);
    return choice != nullptr ? std::optional(Intent::submit(choice->action)) : std::nullopt;
  }
  if (!picker_.empty()) {
    if (const Choice* choice = picker_.at(hex)) {
      return Intent::submit(choice->action);
    }
    if (hex == kNoHex || in_.choices().of_hex(hex, screen.chosen) == nullptr) {
      return std::nullopt;
    }
    screen.pinned = hex;  // what of another kind could be done there has to be chosen first
    return Intent::redraw();
  }
  if (std::optional<Intent> ride = march_.ride(hex)) {
    return ride;
  }
  // A finger sees the chances of an attack first: the second tap goes.
  if (const std::pair tapped{in_.model().revision(), hex};
      screen.map.area().touch && march_.fights_at(hex) && warned_of_ != tapped) {
    warned_of_ = tapped;
    screen.pinned = hex;
    return Intent::redraw();
  }
  const ForceShown* force = nullptr;
  if (hexgame::is_unit_target(target)) {
    force = forces_.of(hexgame::piece_of(target));
  } else if (const hexgame::Stack* stack = screen.board.at(hex); stack != nullptr) {
    for (const PieceId id : stack->units) {
      force = force == nullptr && is_lit(id) ? forces_.of(id) : force;
    }
  }
  if (force != nullptr && in_.step() == cw::StepKind::Movement) {
    const Choice* begin = begins_with(*force);
    if (begin != nullptr && force->asks_who_goes()) {
      screen.pinned = hex;  // the panel asks which of them go
      screen.panel_open = screen.map.is_phone();
      return Intent::redraw();
    }
    return begin != nullptr ? std::optional(Intent::submit(begin->action)) : std::nullopt;
  }
  // Where the force that is out cannot go, its tip says why, and nothing changes.
  const bool is_refused = march_.is_out() && hex != kNoHex && hex != march_.move().here && !march_.way_to(hex);
  return is_refused && (force == nullptr || !take_instead(force->counter)) ? std::optional(Intent{}) : std::nullopt;
}

std::optional<Intent> CampaignAdapter::take_instead(PieceId unit) {
  const ForceShown* force = forces_.of(unit);
  return force != nullptr && !force->is_fleet() && !force->is_moving ? march_.take_instead(muster_of(*force))
                                                                     : std::nullopt;
}

std::optional<Intent> CampaignAdapter::take_next(PieceId unit) {
  const ForceShown* force = forces_.of(unit);
  const Choice* begin = force != nullptr && !force->asks_who_goes() ? begins_with(*force) : nullptr;
  return begin != nullptr ? std::optional(Intent::submit(begin->action)) : std::nullopt;
}

std::string CampaignAdapter::ready_words(int count) const { return std::to_string(count) + " to move"; }

/// Campaign 3.3, while the reader decides in his own turn.
std::string CampaignAdapter::warning() const {
  const cw::Field field = in_.field();
  const Seat reader = in_.model().reader();
  const bool is_his = field.phase() != cw::Phase::Operations || field.phasing() == reader;
  if (!is_his || !in_.model().may_act()) {
    return "";
  }
  const std::string verdict = verdict_ahead(field, reader);
  const bool can_be_mended = in_.step() == cw::StepKind::Movement || in_.step() == cw::StepKind::Recruitment;
  const std::string cities = can_be_mended ? open_city_words(field, open_cities(field, forces_, reader)) : "";
  return verdict + (verdict.empty() || cities.empty() ? "" : ". ") + cities;
}

const Commitments& CampaignAdapter::commitments() const {
  if (commitments_of_ != in_.model().revision()) {
    commitments_of_ = in_.model().revision();
    const bool is_asked = in_.model().may_act() && in_.step() == cw::StepKind::SupplyCheck;
    commitments_ = is_asked ? best_commitments(in_.game(), in_.seen()) : Commitments{};
  }
  return commitments_;
}

const CampaignAdapter::Recruits& CampaignAdapter::recruits() const {
  if (recruits_of_ != in_.model().revision()) {
    recruits_of_ = in_.model().revision();
    recruits_ = {};
    if (in_.model().may_act()) {
      recruits_.last = as_last_turn(in_.game(), in_.model().session(), in_.seen(), in_.model().shown());
      recruits_.rest = with_the_largest(in_.game(), in_.seen());
    }
  }
  return recruits_;
}

Intent CampaignAdapter::press(std::int32_t button) {
  if (button == kAnswersButton) {
    const bool is_seen = answers_open_ && (!screen.map.is_phone() || screen.panel_open);
    answers_open_ = !is_seen;
    screen.panel_open = answers_open_ && screen.map.is_phone();
    return Intent::redraw();
  }
  if (button == kFeedButton) {
    return commitments().row.empty() ? Intent{} : Intent::order(commitments().row);
  }
  if (button == kLastTurnButton) {
    return recruits().last.row.empty() ? Intent{} : Intent::order(recruits().last.row);
  }
  if (button == kRestButton) {
    return recruits().rest.empty() ? Intent{} : Intent::order(recruits().rest);
  }
  const auto kind = static_cast<std::size_t>(button - kFirstKind);
  if (const std::vector<Choice> shots = shots_standing(); kind < shots.size()) {
    return Intent::order({action_of(cw::verbs::Stand{}), shots[kind].action});
  }
  if (kind >= picker_.words().size()) {
    return {};
  }
  if (const Choice* choice = picker_.nowhere(kind)) {
    return Intent::submit(choice->action);
  }
  picker_.take(kind);
  standing_reach_.hexes = picker_.hexes();
  standing_reach_.costs.clear();
  screen.board.reach = standing_reach_;
  screen.board.looked_at = standing_reach_.hexes;
  return Intent::redraw();
}

std::int32_t CampaignAdapter::button_before(const Action& choice) const {
  const std::optional<std::size_t> kind = picker_.kind_before(choice);
  return kind ? kFirstKind + static_cast<std::int32_t>(*kind) : kNoTarget;
}

PieceId CampaignAdapter::counter_for(const Action& choice) const {
  for (const ForceShown& force : forces_.all()) {
    const Choice* begins = begins_with(force);
    if (begins != nullptr && begins->action == choice) {
      return force.counter;
    }
  }
  return kNoPiece;
}

std::vector<BarButton> CampaignAdapter::prompt_buttons() const {
  std::vector<BarButton> out;
  if (!in_.model().may_act()) {
    return out;
  }
  if (const Commitments& best = commitments(); !best.row.empty()) {
    out.push_back({kFeedButton,
                   "Feed " + std::to_string(best.unsupplied - best.left) + " of " + std::to_string(best.unsupplied) +
                       " with " + count_of(static_cast<int>(best.row.size()), "transport", "transports"),
                   true});
  }
  if (const LastTurn& last = recruits().last; !last.row.empty()) {
    const bool is_building = in_.step() == cw::StepKind::Building;
    out.push_back({kLastTurnButton, std::string(is_building ? "Build" : "Place") + " as last turn: " +
                                        std::to_string(last.row.size()) + " of " + std::to_string(last.all)});
  }
  if (const std::vector<Action>& rest = recruits().rest; rest.size() > 1) {
    // Army points come first: what is last may be cavalry, of which one a turn can come (4.1.1).
    const int last = arguments_of<cw::verbs::Place>(rest.back()).kind;
    const bool has_cavalry = in_.game().data_of(in_.seen()).class_of(last) == cw::UnitClass::Cavalry;
    out.push_back({kRestButton, "Place " + std::to_string(rest.size()) +
                                    (has_cavalry ? " (1 cavalry) with the largest" : " with the largest forces")});
  }
  if (!answers_.empty()) {
    out.push_back({kAnswersButton, std::string(kAnswersTitle)});
  }
  if (screen.map.is_phone()) {  // else the panel has them
    std::int32_t id = kFirstKind;
    for (const Choice& shot : shots_standing()) {
      out.push_back({id++, "Stand: " + shot.label});
    }
  }
  for (std::size_t i = 0; i < picker_.words().size(); ++i) {
    const bool is_lit = i == picker_.taken() && picker_.nowhere(i) == nullptr;
    out.push_back({kFirstKind + static_cast<std::int32_t>(i), picker_.words()[i], false, is_lit});
  }
  return out;
}

std::vector<Choice> CampaignAdapter::shots_standing() const {
  const Action stand = action_of(cw::verbs::Stand{});
  if (in_.choices().find(stand) == nullptr) {
    return {};
  }
  State after = in_.seen();
  Events events;
  in_.game().apply(after, stand, events);
  const Prompt next = in_.game().prompt(after);
  return next.seat == in_.model().reader() ? next.choices : std::vector<Choice>();
}

Intent CampaignAdapter::cancel() {
  if (!answers_open_) {
    return {};
  }
  answers_open_ = false;
  return Intent::redraw();
}

std::string_view CampaignAdapter::set_aside(const Action& action) const {
  const bool is_answer = is_action<cw::verbs::GiveAnswer>(action) ||
                         (is_action<cw::verbs::SetReaction>(action) && in_.step() != cw::StepKind::StandingAnswer);
  return is_answer ? kAnswersTitle : std::string_view();
}

/// High dice react, rally and hit, and win a battle for the attacker.
LowDice CampaignAdapter::low_dice(const Action& choice) const {
  switch (cw::verb_of(choice)) {
    case cw::Do::React:
    case cw::Do::ReactAfloat:
    case cw::Do::Rally:
    case cw::Do::FireAt:
      return LowDice::HelpTheEnemy;
    case cw::Do::LeadBattle:
    case cw::Do::UseSupply:
    case cw::Do::Storm:
    case cw::Do::Pass: {
      const auto battle = in_.under_way<cw::BattleLocals>();
      const bool attacks = battle && cw::attacker_of(in_.seen(), *battle) == in_.model().reader();
      return attacks ? LowDice::HelpTheEnemy : LowDice::HelpMe;
    }
    default:
      return LowDice::HelpMe;
  }
}

std::vector<std::string> CampaignAdapter::facts() const { return facts_of(in_.field()); }

/// The parts of a force are chosen in its panel, where they have room.
bool CampaignAdapter::is_on_table(const Action& action) const {
  switch (cw::verb_of(action)) {
    case cw::Do::Less:
      return march_.is_out();
    case cw::Do::Embark:
      return in_.step() == cw::StepKind::Movement;
    case cw::Do::Drop:
    case cw::Do::PickUp:
    case cw::Do::TakeShips:
      return true;
    case cw::Do::CallMilitia:  // as many as there are states: on a phone below all buttons, in the list
      return screen.map.is_phone();
    case cw::Do::SailTo:
    case cw::Do::RunTo:
    case cw::Do::Build:
    case cw::Do::Finish:
      return true;
    case cw::Do::StepTo:
      return !march_.is_out() || arguments_of<cw::verbs::StepTo>(action).hex != march_.move().here;
    default:
      return subject_of(action).is_on_map();
  }
}

std::optional<Action> CampaignAdapter::main_choice() const {
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  if (!in_.model().may_act() || choices.empty()) {
    return std::nullopt;
  }
  const Action halt = action_of(cw::verbs::Halt{});
  if (march_.is_out() && march_.move().has_moved && in_.choices().find(halt) != nullptr) {
    return halt;
  }
  const Action history = action_of(cw::verbs::EndSetUp{});
  if (in_.choices().find(history) != nullptr) {
    return history;
  }
  return choices.size() == 1 ? std::optional(choices.front().action) : std::nullopt;
}

/// The only answer. Who has no movement point left can at most drop or pick up those who can do no more than he.
std::optional<Action> CampaignAdapter::only_answer() const {
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  if (choices.size() == 1) {
    return choices.front().action;
  }
  const Action halt = action_of(cw::verbs::Halt{});
  const bool is_spent = march_.is_out() && march_.move().has_moved && march_.move().points == 0 &&
                        std::all_of(choices.begin(), choices.end(), [&](const Choice& choice) {
                          return choice.action == halt || is_action<cw::verbs::Drop>(choice.action) ||
                                 is_action<cw::verbs::PickUp>(choice.action);
                        });
  return is_spent && in_.choices().find(halt) != nullptr ? std::optional(halt) : std::nullopt;
}

/// Questions with one answer and nothing to decide.
std::string CampaignAdapter::passed_over() const {
  const std::optional<Action> only = only_answer();
  if (!only) {
    return {};
  }
  switch (cw::verb_of(*only)) {
    case cw::Do::EndSupply:
      return "Nothing is to be decided about supply.";
    case cw::Do::EndWorks:
      return "Nothing can be built now.";
    case cw::Do::EndRecruitment:
      return "All arrivals are placed.";
    case cw::Do::Halt:
      return "The force can do nothing more: it halts.";
    default:
      return {};
  }
}

std::optional<Action> CampaignAdapter::given_answer() const {
  if (!in_.model().may_act() || in_.model().shown() == asked_again_at_ || passed_over().empty()) {
    return std::nullopt;
  }
  return only_answer();
}

bool CampaignAdapter::ends_phase(const Action& choice) const {
  // Those who stay hungry are told of while transports can still feed somebody.
  const auto check = in_.under_way<cw::SupplyCheckLocals>();
  const bool ends_transports =
      is_action<cw::verbs::EndSupply>(choice) && check && check->stage == cw::SupplyStage::Transports;
  return is_action<cw::verbs::EndMoves>(choice) || is_action<cw::verbs::EndRecruitment>(choice) || ends_transports;
}

/// A replay stops where a player impulse, the arrivals of a side, a battle or a naval combat begins.
std::span<const std::int16_t> CampaignAdapter::landmarks() const {
  static constexpr std::int16_t kBegin[] = {
      static_cast<std::int16_t>(cw::StepKind::Recruitment), static_cast<std::int16_t>(cw::StepKind::PlayerImpulse),
      static_cast<std::int16_t>(cw::StepKind::Battle), static_cast<std::int16_t>(cw::StepKind::NavalCombat)};
  return kBegin;
}

bool CampaignAdapter::clears_dice(const Action& action) const {
  const cw::Do verb = cw::verb_of(action);
  return verb == cw::Do::Muster || verb == cw::Do::March || verb == cw::Do::EndMoves || verb == cw::Do::TakeShips;
}

}  // namespace longroll::web::campaign
