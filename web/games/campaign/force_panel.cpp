#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/odds_parts.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

/// The panels of the force that is out: who goes with it, and the battle that the pointer speaks of.
namespace longroll::web::campaign {
namespace {

/// A class of the force, with a button for one of it and one for all.
struct ClassRow {
  std::string words;
  std::vector<Action> counts;  ///< [i]: i + 1 of them
};

/// The lawful actions of that verb by class, in their order.
template <class Of>
std::vector<ClassRow> rows_of(const cw::Field& field, const Prompt& prompt) {
  std::vector<ClassRow> out;
  std::pair<int, int> last{-1, -1};
  for (const Choice& choice : prompt.choices) {
    if (!is_action<Of>(choice.action)) {
      continue;
    }
    const auto of = arguments_of<Of>(choice.action);
    if (std::pair{of.kind, of.state} != last) {
      last = {of.kind, of.state};
      const bool is_leader = field.library().class_of(of.kind) == cw::UnitClass::Leader;
      const std::vector<std::int16_t>& leaders = field.library().leader_of[field.phasing()];
      const auto number = static_cast<std::size_t>(of.state);
      out.push_back({is_leader && number < leaders.size() ? cw::leader_name(field, leaders[number])
                                                          : cw::class_name(field, field.phasing(), {of.kind, of.state}),
                     {}});
    }
    out.back().counts.push_back(choice.action);
  }
  return out;
}

/// Two small buttons a class: one, and all of them. Gives the action that was pressed.
std::optional<Action> draw_classes(std::string_view id, std::string_view verb, const std::vector<ClassRow>& rows) {
  std::optional<Action> pressed;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ClassRow& row = rows[i];
    ui::row(row.words, "", std::to_string(row.counts.size()), false);
    const std::string key = std::string(id) + std::to_string(i);
    const std::string one = std::string(verb) + " one";
    if (ui::button({.id = key + "-one", .label = one, .tip = one + ": " + row.words})) {
      pressed = row.counts.front();
    }
    if (row.counts.size() > 1) {
      ImGui::SameLine();
      const std::string all = std::string(verb) + " " + std::to_string(row.counts.size());
      if (ui::button({.id = key + "-all", .label = all, .tip = all + ": " + row.words})) {
        pressed = row.counts.back();
      }
    }
  }
  return pressed;
}

std::string tenths(int number) { return std::to_string(number / 10) + "." + std::to_string(number % 10); }

std::string losses_words(const BattleForecast::Losses& losses) {
  return (losses.least == losses.most ? std::to_string(losses.least)
                                      : std::to_string(losses.least) + " to " + std::to_string(losses.most)) +
         ", " + tenths(losses.mean_tenths) + " on average";
}

}  // namespace

void CampaignAdapter::draw_force_panel(const ForceShown& force) {
  const cw::Field field = in_.field();
  const cw::ForceMoveLocals& move = march_.move();
  ui::heading(force.name, short_place(field, force.hex));
  ui::paragraph(ui::Type::Strong, content_of(field, force), ui::theme().ink);
  ui::row("Strength", "9.3", std::to_string(force.force.strength()), true);
  ui::row("Movement points left", "5.1", std::to_string(move.points) + " of " + std::to_string(move.allowance), true);
  if (field.rails(field.phasing()).has(move.here)) {
    ui::row("Trains left", "7.3", std::to_string(cw::trains_left(field, field.phasing())));
  }
  if (const std::string standing = standing_of(field, force); !standing.empty()) {
    hexgame::note(capitalized(standing) + ".");
  }
  draw_embarkation(force);
  const Prompt& prompt = in_.model().prompt();
  const auto submit = [&](const std::optional<Action>& action) {
    if (action) {
      by_panel_ = Intent::submit(*action);
    }
  };
  if (const auto less = rows_of<cw::verbs::Less>(field, prompt); !less.empty()) {
    ui::subheading("Who stays behind", "[5.2.1]");
    submit(draw_classes("less", "Leave", less));
  }
  if (const auto drop = rows_of<cw::verbs::Drop>(field, prompt); !drop.empty()) {
    ui::subheading("Drop on the way", "[5.2.2]");
    submit(draw_classes("drop", "Drop", drop));
  }
  if (const auto pick = rows_of<cw::verbs::PickUp>(field, prompt); !pick.empty()) {
    ui::subheading("Pick up here", "[5.2.3]");
    submit(draw_classes("pick", "Take", pick));
  }
  draw_acts();
  draw_answer_of_force(force.hex);
}

std::string CampaignAdapter::in_short() const {
  const ForceShown* force = march_.is_out() ? forces_.of(screen.board.out) : nullptr;
  if (force == nullptr) {
    std::string works;
    const auto reaction = in_.model().may_act() ? reaction_asked(in_.field()) : std::nullopt;
    for (const ReactorShown& one : reaction ? reaction->reactors : std::vector<ReactorShown>{}) {
      works += (works.empty() ? "" : ". ") + short_place(in_.field(), one.hex) + ": " +
               (one.is_leader ? "a leader alone needs no die" : one.likely.text());
    }
    for (const std::string& work :
         in_.model().may_act() ? picker_.works_at(screen.pinned) : std::vector<std::string>{}) {
      works += (works.empty() ? short_place(in_.field(), screen.pinned) + ". " : ". ") + work;
    }
    return in_.model().may_act() && works.empty() ? picker_.project_in_words() : works;
  }
  if (const BattleForecast* battle = forecast()) {
    std::string words = (battle->is_storm ? "Storm, " : "Attack, ") + ratio_words(battle->strengths);
    for (const OddsPart& part : parts_of(battle->outcome, LowDice::HelpTheEnemy)) {
      words += ". " + part.words + " " + part.percent_words() + "%";
    }
    return words + ". Tap again to go.";
  }
  const cw::ForceMoveLocals& move = march_.move();
  return force->name + ": strength " + std::to_string(force->force.strength()) + ", " + std::to_string(move.points) +
         " of " + count_of(move.allowance, "movement point", "movement points") + " left";
}

/// What the force can do where it stands, each a button.
void CampaignAdapter::draw_acts() {
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  bool is_first = true;
  for (const bool harm : {false, true}) {  // what harms oneself comes last
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Action& action = choices[i].action;
      if (is_on_table(action) || !set_aside(action).empty() || does_harm(action) != harm) {
        continue;
      }
      if (is_first) {
        ui::subheading("What it can do here");
        is_first = false;
      } else {
        ImGui::SameLine(0, ui::scaled(8));  // short ones share a row
      }
      draw_choice("act-", i);
    }
  }
}

/// Campaign 13.2, 13.4: who has gone on board may be too many for the vessels.
void CampaignAdapter::draw_landing_panel() {
  const Prompt& prompt = in_.model().prompt();
  const bool can_land = std::any_of(prompt.choices.begin(), prompt.choices.end(),
                                    [](const Choice& one) { return is_action<cw::verbs::Land>(one.action); });
  ui::heading("On board", "[13.2]");
  if (const ForceShown* force = forces_.of(screen.board.out)) {
    ui::paragraph(ui::Type::Strong, content_of(in_.field(), *force), ui::theme().ink);
  }
  hexgame::body(can_land ? "They land at a lit hex."
                         : "They have nowhere to land, or the vessels have room for fewer: leave some here, or halt.");
  if (const std::optional<Action> less = draw_classes("less", "Leave", rows_of<cw::verbs::Less>(in_.field(), prompt))) {
    by_panel_ = Intent::submit(*less);
  }
}

/// A choice of the prompt as a button, whose id ends with its number.
void CampaignAdapter::draw_choice(std::string_view id, std::size_t i) {
  const Choice& choice = in_.model().prompt().choices[i];
  if (ui::button({.id = std::string(id) + std::to_string(i), .label = choice.label})) {
    by_panel_ = Intent::submit(choice.action);
  }
}

/// Campaign 13.6: who fires at whom, or withdraws, a button each below the chances: they are too long for the bar.
void CampaignAdapter::draw_naval_choices() {
  if (in_.step() != cw::StepKind::NavalCombat || !in_.model().may_act()) {
    return;
  }
  ui::gap(6);
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  if (!voyage_.empty()) {
    hexgame::note("Choose a lit hex on the map, or one of the nearest:");
  }
  for (const std::size_t i : voyage_.nearest(screen.hex_of(screen.board.out))) {
    draw_choice("naval-", i);
  }
  const std::vector<Choice> shots = shots_standing();
  for (std::size_t i = 0; i < shots.size(); ++i) {
    if (ui::button({.id = "shot-" + std::to_string(i), .label = "Stand: " + shots[i].label})) {
      by_panel_ = press(kFirstKind + static_cast<std::int32_t>(i));
    }
  }
  for (std::size_t i = 0; voyage_.empty() && i < choices.size(); ++i) {
    if (set_aside(choices[i].action).empty()) {
      draw_choice("naval-", i);
    }
  }
}

/// Vessels under way: who else of the berth comes along, and the sea zones that they can reach.
void CampaignAdapter::draw_voyage_panel() {
  ui::heading("Vessels under way", "[13.1]");
  hexgame::note(screen.map.area().touch
                    ? "A lit hex stands for the water beside it: the hexside that is nearest to the finger is meant."
                    : "A lit hex stands for the water beside it: the hexside that is nearest to the pointer is meant.");
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto to = read<cw::verbs::SailTo>(choices[i].action);
    const bool is_zone = to && to->berth.is_zone();
    if (is_zone || is_action<cw::verbs::TakeShips>(choices[i].action)) {
      draw_choice("voyage-", i);
    }
  }
}

/// Campaign 13.2, 13.4: the force that has not set out goes on board in place of marching.
void CampaignAdapter::draw_embarkation(const ForceShown& force) {
  const BeforeMuster* before = before_muster();
  if (before == nullptr) {
    return;
  }
  bool is_first = true;
  for (const Choice& choice : before->prompt.choices) {
    const auto embark = read<cw::verbs::Embark>(choice.action);
    if (!embark || embark->hex != force.hex) {
      continue;
    }
    if (is_first) {
      ui::subheading("By water", "[13.2]");
      is_first = false;
    }
    const std::string id =
        "embark-" + std::to_string(static_cast<int>(embark->by)) + "-" + std::to_string(embark->kind);
    if (ui::button({.id = id, .label = choice.label})) {
      by_panel_ = Intent::submit({choice.action}, 1);
    }
  }
}

void CampaignAdapter::draw_forecast(const BattleForecast& forecast) {
  const cw::Field field = in_.field();
  ui::heading(forecast.is_storm ? "Storm" : "Attack", short_place(field, forecast.hex));
  ui::paragraph(ui::Type::Strong, ratio_words(forecast.strengths) + " [9.0]", ui::theme().ink);
  if (forecast.is_storm) {
    hexgame::note("The force may besiege the fort instead, without dice [11.8]");
  }
  // The chances first: the side panel is short.
  const bool is_ours = in_.model().reader() == forecast.attacker;
  ui::gap(6);
  draw_odds(forecast.outcome, is_ours ? LowDice::HelpTheEnemy : LowDice::HelpMe);
  ui::gap(6);
  ui::subheading("Points lost", "[9.6]");
  ui::row(is_ours ? "You" : "Enemy", "9.7", losses_words(forecast.attacker_losses));
  ui::row(is_ours ? "Enemy" : "You", "9.6", losses_words(forecast.defender_losses));
  ui::gap(6);
  for (const BattleForecast::Politics& politics : {forecast.rise, forecast.fall}) {
    if (politics.change != 0) {
      ui::row("Union politics " + signed_text(politics.change), "9.11", politics.likely.text());
    }
  }
  for (const BattleForecast::Leader& leader : forecast.leaders) {
    hexgame::body(leader_words(leader));
  }
  ui::gap(6);
  int sum = 0;
  for (const cw::Modifier& term : forecast.terms) {
    sum += term.value;
  }
  ui::row("Added to the outcome die", "9.4", sum == 0 ? "0" : signed_text(sum), true);
  hexgame::body(outcome_words(forecast));
  hexgame::body(defender_loss_words(forecast));
  hexgame::body(attacker_loss_words(forecast));
  hexgame::note(std::string("Both sides are taken to have their best leaders in it, and nobody to react.") +
                (forecast.is_storm ? "" : " The loser retreats, or loses more."));
}

}  // namespace longroll::web::campaign
