#pragma once

#include <string>

#include "web/games/campaign/shown_war.h"
#include "web/hexgame/game.h"

namespace longroll::web::campaign {

/// The force that moves over land, as the screen shows it: where it can go, by which way, at what cost, and how another
/// is taken in its place.
class MarchShown {
 public:
  explicit MarchShown(ShownWar& war) : in_(war) {}

  void read();
  /// A force is on its way and its owner is asked.
  bool is_out() const { return move_.has_value(); }
  const cw::ForceMoveLocals& move() const { return *move_; }
  /// It is on its trains (7.4).
  bool goes_by_rail() const { return is_out() && move_->stage == cw::ForceMoveStage::Aboard; }

  /// Where it can go.
  const std::vector<HexId>& hexes() const { return hexes_; }
  /// The points to each of them; 0: a train takes it there. Empty: it is on its trains.
  std::vector<int> costs() const;
  /// Where a force that could be mustered would be able to go, and for how many points; `counter` stands for it.
  hexgame::ReachShown reach_of(const cw::verbs::Muster& muster, PieceId counter) const;
  std::optional<hexgame::WayShown> way_to(HexId hex) const;
  /// "4 of 8 points, a zone is left"; "3 of 12 trains": it goes by rail; empty: it cannot go there.
  std::string cost_words(HexId hex) const;
  /// Why it does not come so far: "The cheapest way costs 9. The force has 3 of 8 left." It is out.
  std::string shortfall_words(HexId hex) const;
  /// Gets on trains and goes there, in one gesture; empty: it can march there, or no train takes it.
  std::optional<Intent> ride(HexId hex) const;
  /// Going there means a fight (9.0).
  bool fights_at(HexId hex) const;
  /// It takes a silenced fort there without one (11.3).
  bool takes_fort_at(HexId hex) const;

  /// Takes that force in place of the one that is out; empty: it may not.
  std::optional<Intent> take_instead(const cw::verbs::Muster& muster) const;
  /// The force goes back where it came from when it has not moved, else its move is over; empty: nobody is out.
  std::optional<Intent> put_down() const;
  /// Mustered and sent off in one gesture; empty: it cannot go there.
  std::optional<Intent> send(const cw::verbs::Muster& muster, HexId to) const;
  /// The position when a force has been mustered and sent there, up to the first die or question of another kind.
  std::optional<State> after(const cw::verbs::Muster& muster) const;

 private:
  ShownWar& in_;
  std::optional<cw::ForceMoveLocals> move_;
  std::vector<HexId> hexes_;
  cw::MarchReach reach_;
  /// Campaign 7.3: where trains take it, and how many at least.
  struct RailWay {
    HexId hex = kNoHex;
    int trains = 0;
  };
  static std::vector<RailWay> rails_of(const cw::Field& field, const cw::ForceMoveLocals& move);
  static const RailWay* way_in(const std::vector<RailWay>& rails, HexId hex);
  /// Enemies are where it would march to.
  bool meets_at(HexId hex) const;
  /// Null: it marches there, or no train goes there.
  const RailWay* rail_to(HexId hex) const;

  std::vector<RailWay> rails_;
};

}  // namespace longroll::web::campaign
