#pragma once

#include "engine/hexgame/unit.h"
#include "engine/map/hex_map.h"
#include "web/hexgame/game.h"

namespace longroll::web::hexgame {

/// What a screen can say of every hex game: names, objectives, what a click does and why it may not be done. A new game
/// derives its adapter from this and overrides what it can say better.
class PlainAdapter : public HexGameAdapter {
 public:
  Tip tip_of_unit(PieceId piece) const override;
  Tip tip_of_hex(HexId hex) const override;
  UnitSheet unit_sheet(PieceId piece) const override;
  HexSheet hex_sheet(HexId hex) const override;
  StackSheet stack_sheet(const Stack& stack) const override;
  void draw_turn_panel() override;
  std::vector<NamedPlace> places() const override { return named_places(map()); }

 protected:
  using HexGameAdapter::HexGameAdapter;

  virtual const HexMap& map() const = 0;
  virtual const longroll::hexgame::Unit& unit(PieceId piece) const = 0;
  /// "Woods"
  virtual std::string ground_words(HexId hex) const = 0;
  /// What pointing at the hex would mean while that unit is chosen, lawful or not; empty: nothing.
  virtual std::optional<Action> meant_by(PieceId /*chosen*/, HexId /*hex*/) const { return std::nullopt; }
};

/// Why the reader may not do that, as a tip with that title; no tip when he may.
Tip refusal_tip(const GameModel& model, const Action& action, std::string title);

/// A row for each objective in the hex: who holds it, and what it is worth to either side.
std::vector<PanelRow> objective_rows(const BoardSnapshot& board, HexId hex);

}  // namespace longroll::web::hexgame
