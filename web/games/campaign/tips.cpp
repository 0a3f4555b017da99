#include "engine/core/text.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/arrival_shown.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/panels/sheets.h"

/// What is said beside the pointer: names, what a click would do, and why not.
namespace longroll::web::campaign {

CampaignAdapter::Predicted CampaignAdapter::predict(std::span<const Action> row) const {
  State state = in_.seen();
  for (const Action& action : row.first(row.size() - 1)) {
    Events events;
    in_.game().apply(state, action, events);
  }
  return {reaction_to(in_.game(), state, row.back()), cut_off_words(in_.game(), in_.seen(), forces_, row)};
}

const CampaignAdapter::Predicted& CampaignAdapter::predicted(std::span<const Action> row) const {
  if (predicted_of_ != in_.model().revision()) {
    predicted_of_ = in_.model().revision();
    predicted_.clear();
  }
  const auto found = predicted_.find(row.back());
  return found != predicted_.end() ? found->second : predicted_.emplace(row.back(), predict(row)).first->second;
}

void CampaignAdapter::add_predicted(std::span<const Action> row, std::vector<std::string>& lines) const {
  const Predicted& then = predicted(row);
  if (then.reaction) {
    lines.push_back(then.reaction->text(in_.field()));
  }
  if (!then.cut_off.empty()) {
    lines.push_back(then.cut_off);
  }
}

Tip CampaignAdapter::tip_of_hex(HexId hex) const {
  const cw::Field field = in_.field();
  const char* const click = screen.map.area().touch ? "Tap" : "Click";
  if (march_.is_out() && hex != march_.move().here) {
    const bool by_rail = march_.goes_by_rail();
    const Action go = by_rail ? action_of(cw::verbs::RailTo{hex}) : action_of(cw::verbs::March{hex});
    if (const Choice* choice = in_.choices().find(go)) {
      Tip tip{false, choice->label, {}, by_rail ? "7.4" : "5.3"};
      if (const std::string cost = march_.cost_words(hex); !cost.empty()) {
        tip.title = (march_.fights_at(hex)       ? "Attack "
                     : march_.takes_fort_at(hex) ? "Take the fort at "
                                                 : "March to ") +
                    short_place(field, hex);
        tip.lines.push_back(capitalized(cost) + ".");
      }
      add_predicted({&go, 1}, tip.lines);
      tip.lines.push_back(std::string(click) + " to go.");
      return tip;
    }
    if (const std::optional<Intent> ride = march_.ride(hex)) {
      Tip tip{false, "By rail to " + short_place(field, hex), {capitalized(march_.cost_words(hex)) + "."}, "7.3"};
      add_predicted(ride->actions, tip.lines);
      tip.lines.push_back(std::string(click) + " to go.");
      return tip;
    }
    Tip no = hexgame::refusal_tip(in_.model(), go, "The force cannot go to " + short_place(field, hex));
    if (!by_rail && !no.title.empty()) {
      no.lines.push_back(march_.shortfall_words(hex));
    }
    return no;
  }
  if (const Choice* choice = voyage_.empty() ? picker_.at(hex) : voyage_.at(hex)) {
    return tip_of_choice(*choice);
  }
  if (in_.step() == cw::StepKind::Transport && in_.model().may_act()) {
    return hexgame::refusal_tip(in_.model(), action_of(cw::verbs::Land{hex}),
                                "They cannot land at " + short_place(field, hex));
  }
  if (!screen.map.is_phone()) {
    return {};  // the inspector says it
  }
  Tip tip{false, short_place(field, hex), {}, ""};
  tip.lines.push_back(ground_words(hex) + ".");
  add_at_sea(hex, tip.lines);
  return tip;
}

/// A choice that a place of the map means, with the shots to which a voyage leads.
Tip CampaignAdapter::tip_of_choice(const Choice& choice) const {
  Tip tip{false, choice.label, {}, ""};
  if (const std::string cost(picker_.cost_of(choice.action)); !cost.empty()) {
    tip.lines.push_back(capitalized(cost) + ".");
  }
  if (const std::string arrival = arrival_words(in_.field(), choice.action); !arrival.empty()) {
    tip.lines.push_back(arrival + ".");
  }
  for (const DieAhead& shot :
       voyage_.empty() ? std::vector<DieAhead>{} : shots_after(in_.game(), in_.seen(), choice.action)) {
    tip.lines.push_back(shot.words + " " + shot.chance + " [" + shot.rule + "].");
  }
  add_predicted({&choice.action, 1}, tip.lines);
  tip.lines.push_back(screen.map.area().touch ? "Tap to do it." : "Click to do it.");
  return tip;
}

Tip CampaignAdapter::tip_of_unit(PieceId id) const {
  const ForceShown* force = forces_.of(id);
  if (force == nullptr) {
    return {};
  }
  if (const Choice* choice = voyage_.at(force->hex, force)) {
    return tip_of_choice(*choice);
  }
  if (in_.step() == cw::StepKind::Transport || (march_.is_out() && !force->is_moving && in_.model().may_act())) {
    return tip_of_hex(force->hex);
  }
  const cw::Field field = in_.field();
  Tip tip{false, force->name, {}, ""};
  if (const std::string content = content_of(field, *force); !content.empty()) {
    tip.lines.push_back(content + ".");
  }
  if (const std::string standing = standing_of(field, *force); !standing.empty()) {
    tip.lines.push_back(capitalized(standing) + ".");
  }
  const std::string click = screen.map.area().touch ? "Tap" : "Click";
  const Choice* choice = in_.model().may_act() ? picker_.at(force->hex) : nullptr;
  if (const auto reaction = choice != nullptr ? reaction_asked(field) : std::nullopt) {
    for (const ReactorShown& one : reaction->reactors) {
      if (one.hex == force->hex && !one.is_leader) {
        tip.lines.push_back("It reacts with a chance of " + one.likely.text() + " [6.4].");
      }
    }
    for (const VesselsShown& one : reaction->vessels) {
      if (force->is_fleet() && force->berth == cw::Berth::of(field.piece(one.first))) {
        tip.lines.push_back("May react: " + one.text(field) + " [6.4.2].");
      }
    }
  }
  if (in_.model().may_act()) {
    for (const std::string& work : picker_.works_at(force->hex)) {
      tip.lines.push_back(work + ".");
    }
  }
  if (choice != nullptr) {
    if (const std::string arrival = arrival_words(field, choice->action); !arrival.empty()) {
      tip.lines.push_back(arrival + ".");
    }
    tip.lines.push_back(click + ": " + choice->label + ".");
  } else if (begins_with(*force) != nullptr) {
    tip.lines.push_back(click + (force->asks_who_goes() ? " to choose who goes" : " to move it") +
                        (force->is_fleet() || screen.map.area().touch ? "." : ", or drag it to where it goes."));
  } else if (in_.step() == cw::StepKind::Movement && force->side == in_.model().reader() && !force->is_fleet() &&
             force->kind == ForceShown::Kind::Army && in_.model().may_act()) {
    return hexgame::refusal_tip(in_.model(), action_of(cw::verbs::Muster{force->hex, force->post}),
                                force->name + " cannot move");
  }
  return tip;
}

}  // namespace longroll::web::campaign
