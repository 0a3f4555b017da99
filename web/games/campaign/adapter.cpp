#include "web/games/campaign/adapter.h"

#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/atlas_key.h"
#include "web/games/campaign/atlas_overlays.h"
#include "web/games/campaign/plate_of.h"
#include "web/games/campaign/register.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/map_screen.h"

namespace longroll::web::campaign {

namespace {

std::vector<HexId> hexes_of(const HexSet& set) {
  std::vector<HexId> out;
  set.for_each([&](HexId hex) { out.push_back(hex); });
  return out;
}

/// Where a force lies among those of its hex: the lowest on top.
int rank_of(const ForceShown& force) {
  return force.is_fleet()                       ? 5
         : force.kind == ForceShown::Kind::Fort ? 4
         : force.force.points() == 0            ? 3
                                                : static_cast<int>(force.post);
}

}  // namespace

CampaignAdapter::CampaignAdapter(hexgame::ScreenState& shown)
    : PlainAdapter(shown),
      in_(shown),
      atlas_(in_.game().data_of(in_.seen()).map),
      march_(in_),
      picker_(in_),
      voyage_(in_),
      asked_again_at_(shown.model.shown()) {}

board::Plate CampaignAdapter::plate() const { return plate_of(in_.game().data_of(in_.seen()).map); }

board::MapWork CampaignAdapter::engraved(const board::Plate&) const {
  board::MapWork work = atlas_.atlas().work();
  work.draw_key = draw_atlas_key;
  return work;
}

hexgame::Held CampaignAdapter::held() const {
  const cw::Field field = in_.field();
  hexgame::Held out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    (field.held(side) & field.map().in_play()).for_each([&](HexId hex) { out[side].push_back(hex); });
  }
  return out;
}

hexgame::BoardSnapshot CampaignAdapter::read() {
  const cw::Field field = in_.field();
  forces_.read(field);
  march_.read();
  picker_.read();
  voyage_.read();
  const bool has_answers =
      in_.model().may_act() && (in_.step() == cw::StepKind::Movement || in_.step() == cw::StepKind::Reaction);
  answers_ = has_answers ? standing_answers(field, in_.model().reader(), in_.model().prompt().choices)
                         : std::vector<StandingAnswer>();
  answers_open_ = answers_open_ && !answers_.empty();
  hexgame::SnapshotBuilder builder;
  for (const ForceShown& force : forces_.all()) {
    if (force.berth.is_zone()) {
      builder.lay_beside(force.counter, force.hex, force.side, rank_of(force));
    } else {
      builder.lay(force.counter, force.hex, force.side, rank_of(force));
    }
  }
  for (const PieceId id : field.pieces()) {
    const cw::UnitClass unit_class = field.class_of(id);
    const bool is_work = unit_class == cw::UnitClass::Fort || unit_class == cw::UnitClass::Entrenchment;
    if (is_work && is_hex(field.piece(id).place)) {
      builder.lay_works(static_cast<HexId>(field.piece(id).place), field.side_of(id));
    }
  }
  hexgame::BoardSnapshot out = builder.finish(field.grid());
  out.turn.now = field.turn();
  out.turn.phasing = field.phasing();
  for (const cw::TurnBox& box : field.library().track_of_turns.turns) {
    out.turn.turns.push_back({cw::turn_name(box), false});
  }
  const cw::StepKind asked = in_.step();
  out.asks_army = asked == cw::StepKind::Movement;
  out.any_will_do = out.asks_army || !picker_.empty();
  for (const ForceShown& force : forces_.all()) {
    if (force.is_moving && force.side == field.phasing() && in_.model().may_act()) {
      out.out = force.counter;
    }
    if (out.asks_army && is_lit(force.counter)) {
      out.looked_at.push_back(force.hex);
    }
  }
  if (const auto fight = in_.under_way<cw::NavalCombatLocals>(); fight && !voyage_.empty()) {
    out.out = shown_as(fight->ship, kNoHex);  // 13.6: it withdraws
  }
  standing_reach_ = {};
  if (march_.is_out()) {
    standing_reach_ = {out.out, march_.hexes(), march_.costs()};
  } else if (!voyage_.empty() && out.out != kNoPiece) {
    standing_reach_ = {out.out, voyage_.hexes()};
  } else if (!picker_.empty()) {
    standing_reach_ = {
        static_cast<PieceId>(
            field.library().counter(field.library().kind_of(in_.model().reader(), cw::UnitClass::Asp)).first),
        picker_.hexes()};
    out.looked_at = standing_reach_.hexes;
  }
  hungry_.clear();
  if (asked == cw::StepKind::SupplyCheck && in_.model().may_act()) {
    for (const PieceId id : cw::supply_status(field, in_.model().reader()).unsupplied) {
      if (const ForceShown* force = forces_.of(id);
          force != nullptr && std::count(hungry_.begin(), hungry_.end(), force->hex) == 0) {
        hungry_.push_back(force->hex);
      }
    }
    out.looked_at.insert(out.looked_at.end(), hungry_.begin(), hungry_.end());
  }
  out.reach = standing_reach_;
  if (const auto reaction = in_.under_way<cw::ReactionLocals>(); reaction && in_.model().may_act()) {
    out.attack.targets.push_back(reaction->here);
    if (reaction->cause == cw::ReactionCause::Exit) {
      out.attack.arrows.push_back({reaction->from, reaction->here, false});
    }
    out.looked_at.push_back(reaction->here);
  }
  if (const auto battle = in_.under_way<cw::BattleLocals>()) {
    out.attack.targets.push_back(battle->hex);
    if (battle->from != kNoHex) {
      out.attack.arrows.push_back({battle->from, battle->hex, false});
    }
    out.looked_at.push_back(battle->hex);
  }
  return out;
}

hexgame::CounterLook CampaignAdapter::look(PieceId id, std::int16_t) const {
  hexgame::CounterLook out;
  out.side = owner_of(in_.seen().piece(id));
  const ForceShown* force = forces_.of(id);
  if (force == nullptr) {  // it is leaving the map
    lost_ = name_of_lost(id);
    out.name = lost_;
    return out;
  }
  out.symbol = force->symbol;
  out.name = force->name;
  out.values = force->values;
  out.strength = force->strength();
  out.far = force->kind == ForceShown::Kind::Fort ? "F" : "";
  out.is_disordered = force->force.demoralized * 2 > force->force.points();
  out.is_marked = force->is_moving;
  const bool is_operation = in_.seen().track(cw::track(cw::Track::PhaseNow)) == static_cast<int>(cw::Phase::Operations);
  out.is_done = force->has_moved && force->side == cw::phasing(in_.seen()) && is_operation;
  out.tab = force->force.unsupplied > 0             ? "U"
            : out.is_disordered                     ? "D"
            : force->post == cw::Post::Entrenched   ? "E"
            : force->kind == ForceShown::Kind::Fort ? ""
            : force->post == cw::Post::Garrison     ? "F"
                                                    : "";
  return out;
}

std::string CampaignAdapter::name_of_lost(PieceId piece) const {
  const cw::Field field = in_.field();
  return field.class_of(piece) == cw::UnitClass::Leader ? cw::leader_name(field, piece) : unit(piece).title;
}

PieceId CampaignAdapter::shown_as(PieceId piece, Place) const {
  const ForceShown* force = forces_.of(piece);
  return force != nullptr ? force->counter : piece;
}

std::string CampaignAdapter::loss_words(PieceId piece, Place to) const {
  switch (in_.game().data_of(in_.seen()).class_of(in_.seen().piece(piece).kind)) {
    case cw::UnitClass::Leader:
      return to == cw::kPool ? "is killed" : "is wounded";
    case cw::UnitClass::Fort:
      return "falls";
    case cw::UnitClass::Arsenal:
    case cw::UnitClass::Factory:
    case cw::UnitClass::Depot:
      return "is lost";
    default:
      return "";  // the battle tells what it cost
  }
}

const longroll::hexgame::Unit& CampaignAdapter::unit(PieceId piece) const {
  return in_.game().data_of(in_.seen()).counter(in_.seen().piece(piece).kind);
}

std::string CampaignAdapter::ground_words(HexId hex) const { return campaign::ground_words(in_.field(), hex); }

std::span<const hexgame::OverlayWords> CampaignAdapter::overlays() const {
  static constexpr hexgame::OverlayWords kAll[] = {
      {kPrimary, 'k', "zones", "Primary zones", "Hatched: hexes that a side's forces control [6.2]"},
      {kSecondary, 'j', "zones-far", "Secondary zones", "Hatched: hexes two away that they hamper [6.3]"},
      {kSupply, 'o', "supply", "Supply", "Ground with a line of supply, by its way [8.1]"},
      {kRails, 'b', "rails", "Railroads", "Whose they are; darker: in supply [7.1]"},
      {kWaters, 'q', "waters", "Navigable water", "What carries vessels in this season [13.3.2]"},
      {kEconomy, 'e', "economy", "Economy", "Parts that hang together; darker: what counts [14.1]"},
      {hexgame::kNumbers, 'x', "numbers", "Hex numbers", "Four figures: column and row"},
      {hexgame::kMinimap, 'v', "minimap", "Small map", "The whole map in the corner, to go elsewhere"},
  };
  return kAll;
}

std::vector<hexgame::GroundPatch> CampaignAdapter::ground(unsigned overlays) const {
  std::vector<hexgame::GroundPatch> out;
  if (overlays < hexgame::kOwn) {
    return out;
  }
  const cw::Field field = in_.field();
  const Atlas& atlas = atlas_.atlas();
  const auto add = [&](unsigned overlay, const auto& patches_of) {
    if ((overlays & overlay) != 0) {
      for (hexgame::GroundPatch& patch : patches_of(atlas, field)) {
        out.push_back(std::move(patch));
      }
    }
  };
  add(kSupply, supply_by_way);
  add(kRails, rails_by_use);
  add(kWaters, open_waters);
  add(kEconomy, economy_parts);
  const auto add_zone = [&](unsigned overlay, Seat side, const HexSet& hexes) {
    if ((overlays & overlay) != 0) {
      out.push_back(
          {board::PatchStyle::Zone, hexgame::side_of(side),
           board::patch_of(screen.map.layout(), hexes_of(hexes & field.map().in_play()), hexgame::side_of(side))});
    }
  };
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    add_zone(kPrimary, side, field.primary_zone(side));
    add_zone(kSecondary, side, field.secondary_zone(side));
  }
  return out;
}

std::unique_ptr<GameView> make_campaign_view(GameModel& model) {
  return hexgame::screen_with<CampaignAdapter>(model, subject_of);
}

}  // namespace longroll::web::campaign
