#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/core/text.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/rules/transport.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/position_facts.h"

/// What deserves a look next, and what a phase that ends now leaves undone.
namespace longroll::web::campaign {

/// Campaign 4.0: while arrivals are placed, where the kind that is taken, else any, can be placed. Campaign 9.0: at
/// other times the reader's forces that stronger enemies are near.
hexgame::NextPlaces CampaignAdapter::read_next_places() const {
  hexgame::NextPlaces out;
  if (!in_.model().may_act()) {
    return out;
  }
  const bool is_arriving = in_.step() == cw::StepKind::Recruitment;
  if (is_arriving) {
    out.hexes = picker_.hexes();
    for (const Choice& choice : in_.model().prompt().choices) {
      if (const HexId hex = subject_of(choice.action).hex; picker_.hexes().empty() && hex != kNoHex) {
        out.hexes.push_back(hex);
      }
    }
  } else if (in_.step() == cw::StepKind::Movement || in_.step() == cw::StepKind::Works ||
             in_.step() == cw::StepKind::SupplyCheck || in_.step() == cw::StepKind::Building) {  // no fight is on
    const cw::Field field = in_.field();
    for (const ForceShown& force : forces_.all()) {
      if (force.side == in_.model().reader() && threat_to(field, forces_, force)) {
        out.hexes.push_back(force.hex);
      }
    }
  }
  heap_sort(out.hexes.begin(), out.hexes.end());
  out.hexes.erase(std::unique(out.hexes.begin(), out.hexes.end()), out.hexes.end());
  const auto count = static_cast<int>(out.hexes.size());
  out.words = count == 0    ? ""
              : is_arriving ? count_of(count, "place for arrivals", "places for arrivals")
                            : count_of(count, "threatened force", "threatened forces");
  return out;
}

const hexgame::NextPlaces& CampaignAdapter::next_places() const {
  if (const std::pair key{in_.model().revision(), picker_.taken()}; places_of_ != key) {
    places_of_ = key;
    places_ = read_next_places();
  }
  return places_;
}

/// Campaign 13.2: the largest of the forces that could go on board in a port while transports have nothing to do.
std::optional<hexgame::LeftUndone> CampaignAdapter::idle_transports() const {
  const cw::Field field = in_.field();
  std::optional<hexgame::LeftUndone> out;
  int most = 0;
  for (const Choice& choice : in_.model().prompt().choices) {
    const auto embark = read<cw::verbs::Embark>(choice.action);
    if (!embark || embark->by != cw::TransportBy::Sea) {
      continue;
    }
    const std::vector<PieceId> all = cw::who_embarks(field, *embark);
    const auto points =
        static_cast<int>(std::count_if(all.begin(), all.end(), [&](PieceId id) { return field.is_point(id); }));
    const ForceShown* force = all.empty() ? nullptr : forces_.of(all.front());
    if (force != nullptr && points > most) {
      most = points;
      out = hexgame::LeftUndone{
          force->counter, count_of(points, "point", "points") + " could land elsewhere: transports lie idle [13.2]",
          true};
    }
  }
  return out;
}

/// Who would be out of supply, trains that have not run, and construction points that are not spent.
std::vector<hexgame::LeftUndone> CampaignAdapter::left_undone() const {
  std::vector<hexgame::LeftUndone> out;
  const cw::StepKind step = in_.step();
  if (!in_.model().may_act()) {
    return out;
  }
  const cw::Field field = in_.field();
  const Seat side = in_.model().reader();
  if (step == cw::StepKind::Recruitment && !recruits().rest.empty()) {
    out.push_back({kNoPiece, count_of(static_cast<int>(recruits().rest.size()), "arrival is", "arrivals are") +
                                 " lost when not placed [4.0]"});
  }
  if (step == cw::StepKind::Building && in_.model().prompt().choices.size() > 1) {
    const int points = field.value(cw::Track::PointsLeft, index_of(side));
    out.push_back({kNoPiece, count_of(points, "construction point is", "construction points are") +
                                 " lost when nothing more is built [4.1.2]"});
  }
  if (step != cw::StepKind::Movement && step != cw::StepKind::SupplyCheck) {
    return out;
  }
  std::vector<std::pair<PieceId, int>> hungry;  // a force by its counter, and how many of it
  for (const PieceId id : cw::supply_status(field, side).unsupplied) {
    if (const ForceShown* force = forces_.of(id)) {
      const auto known =
          std::find_if(hungry.begin(), hungry.end(), [&](const auto& one) { return one.first == force->counter; });
      known != hungry.end() ? void(++known->second) : hungry.push_back({force->counter, 1});
    }
  }
  for (const auto& [counter, count] : hungry) {
    out.push_back({counter, std::to_string(count) + " without supply"});
  }
  if (const int trains = step == cw::StepKind::Movement ? cw::trains_left(field, side) : 0; trains > 0) {
    out.push_back({kNoPiece, count_of(trains, "train has", "trains have") + " not run [7.3]", true});
  }
  if (const auto idle = step == cw::StepKind::Movement ? idle_transports() : std::nullopt) {
    out.push_back(*idle);
  }
  return out;
}

/// Great armies are seen before the garrisons.
int CampaignAdapter::weight_of(PieceId unit) const {
  const ForceShown* force = forces_.of(unit);
  return force != nullptr ? force->strength() : 0;
}

/// Campaign 15.5.2: an invasion of neutral Kentucky.
std::string CampaignAdapter::fateful_words(const Action& choice) const {
  if (!is_action<cw::verbs::Invade>(choice)) {
    return {};
  }
  return std::string("Kentucky joins the ") + (in_.model().reader() == Seat::Union ? "Confederates" : "Union") +
         " for the rest of the war and calls out its militia. Invade it all the same?";
}

std::string CampaignAdapter::undone_words() const {
  if (in_.step() == cw::StepKind::Building) {
    const int points = in_.field().value(cw::Track::PointsLeft, index_of(in_.model().reader()));
    return count_of(points, "construction point is", "construction points are") + " lost. Go on all the same?";
  }
  const std::string words =
      in_.step() == cw::StepKind::SupplyCheck ? unsupplied_words(in_.field(), in_.model().reader()) : "";
  return words.empty() ? PlainAdapter::undone_words() : words + ". Go on all the same?";
}

}  // namespace longroll::web::campaign
