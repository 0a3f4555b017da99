#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/hexgame/game.h"
#include "web/hexgame/stacks.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

/// An order for many units while it is given: who is led, where they are sent, and what would come of it. Nothing is
/// decided before it is carried out; the game's Adjutant says what that means.
class Orders {
 public:
  Orders(ScreenState& screen, HexGameAdapter& game) : screen_(screen), game_(game) {}

  bool is_on() const { return !screen_.ordered.empty(); }
  /// The game has an adjutant, and units may be ordered now.
  bool may_begin() const;
  /// Where the unit stands that was chosen first; kNoHex when it is not on the map.
  HexId hex() const;
  PieceId first() const { return first_; }

  /// Somebody besides the unit would be led with it.
  bool leads_others(PieceId unit, Ordered which) const { return may_begin() && members(unit, which).size() > 1; }
  /// Leads the unit with those that belong to it. Whoever is out is put down first.
  Intent lead(PieceId unit, Ordered which);
  void drop();
  /// The State has changed: an order that was half given is dropped, one that waited for that begins.
  void refresh();
  /// They are sent to the hex under the pointer; kNoHex: to none. True when the picture changes.
  bool point_at(HexId hex);
  /// Somebody would move there.
  bool goes_to(HexId hex);
  /// The hex of the preview; kNoHex: nothing is previewed.
  HexId to() const { return to_; }
  Intent carry_out();
  /// An order whose dice have fallen goes on; nothing when no order stands, or nothing that it could decide is asked.
  Intent go_on();
  /// An order was carried out, and some of those led wait for dice.
  bool is_standing() const { return standing_.has_value(); }
  /// What stands is given up: the player decides otherwise, or the moment jumped.
  void forget_standing() { standing_.reset(); }

  std::vector<BarButton> buttons() const;
  /// A column that was sent on to the map goes on down the road, and more of it come on; nothing once all are on the
  /// map.
  std::optional<BarButton> button_to_go_on() const;
  /// One of the buttons was pressed.
  Intent press(std::int32_t button);
  /// The key that leads more: the unit, its stack, its formation, and the unit again.
  Intent widen();

  Tip tip() const;
  /// In the place of the prompt: who is led, and what would come of it; empty: nobody is led.
  std::string words() const;
  /// "3 of 4 units march, 1 cannot."
  std::string summary() const;
  void draw_panel() const;
  /// The same for a phone, above its buttons.
  void draw_ahead() const;
  /// In the sheet of a unit that is chosen alone: who else can be led with it.
  void draw_offer(PieceId unit) const;
  /// Below the counters: the hexes of those who are led.
  void draw_ground(const Frame& frame) const;
  /// The way of each, and where each will stand.
  void draw(const Frame& frame) const;

 private:
  /// What may be led together with a unit, when it is more than one.
  std::vector<PieceId> members(PieceId unit, Ordered which) const;
  std::string button_words(PieceId unit, Ordered which, std::size_t count) const;
  /// The unit that buttons and keys speak of: the one that is led, is out, or lies under the pointer.
  PieceId spoken_of() const;
  OrderPlan plan_for(HexId hex) const;
  /// What plan_for() has planned, to plan it again.
  mutable Order planned_;
  std::vector<PieceId> column_now() const;
  std::string name_of(PieceId unit) const;
  std::string words_of(const OrderPlan::Part& part) const;
  int count_moving() const;

  ScreenState& screen_;
  HexGameAdapter& game_;
  PieceId first_ = kNoPiece;
  Ordered which_ = Ordered::Unit;
  bool by_road_ = false;
  bool in_line_ = false;  ///< all of a formation go as far and in the same direction
  HexId to_ = kNoHex;
  std::optional<OrderPlan> plan_;
  /// What is led as soon as the unit that is out has been put down.
  struct Wish {
    PieceId unit = kNoPiece;
    Ordered which = Ordered::Unit;
  };
  std::optional<Wish> wish_;
  std::optional<Order> standing_;
  std::optional<Order> column_;  ///< the last one that was sent on to the map
  std::size_t standing_at_ = 0;  ///< decisions that had been made when it was carried on last
};

}  // namespace longroll::web::hexgame
