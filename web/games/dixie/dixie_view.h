#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/dixie/game.h"
#include "web/board/picking.h"
#include "web/games/dixie/faces.h"
#include "web/games/dixie/layout.h"
#include "web/views/game_view.h"

namespace longroll::web::dixie {

/// The table of Dixie: two battlelines, six positions, the hand. A card is picked and its lawful places light up; what
/// is not lawful says why. draw.cpp draws, act.cpp turns clicks into decisions, inspect.cpp explains, help.cpp teaches.
class DixieView final : public GameView {
 public:
  DixieView(const longroll::dixie::Dixie& game, GameModel& model);

  void arrange(const Area& area) override;
  float show(const Happened& happened, board::Motion& motion) override;
  void jump() override;
  void draw_table(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus) override;
  Intent draw_inspector() override;
  std::int32_t pick(board::Vec2 at, float slop) const override { return picks_.at(at, slop); }
  std::vector<Target> targets() const override;
  bool hover(std::int32_t id) override;
  Tip tip(std::int32_t id) const override;
  bool is_on_table(const Action& choice) const override;
  Intent activate(std::int32_t id) override;
  Intent cancel() override;
  std::vector<HelpPage> help() const override;

 private:
  /// The last roll, kept on the table until the next one.
  struct Roll {
    PieceId piece = kNoPiece;
    Seat side = Seat::Union;
    std::string title;   ///< "4th Alabama fires"
    std::string result;  ///< "2 hits"
    std::vector<int> dice;
    std::vector<std::string> sum;  ///< what went into it, "label\tvalue\trule"
    int best = 0;                  ///< a die of this or less is good
  };

  // What may be done, from the prompt's choices.
  std::vector<Action> actions_of(PieceId piece) const;
  std::vector<Action> actions_to(PieceId piece, Place place) const;
  bool is_lit(PieceId piece) const { return !actions_of(piece).empty(); }
  bool takes_place(const Action& action) const;
  Refusal why_not(PieceId piece) const;
  Refusal why_not(PieceId piece, Place place) const;
  const longroll::dixie::Card& card(PieceId piece) const;
  bool is_known(PieceId piece) const;
  Intent do_or_ask(std::vector<Action> actions);

  // draw.cpp
  void refresh();
  Place place_of_interest() const;
  void draw_ground(board::Canvas& canvas, const Ground& ground);
  void draw_overview(board::Canvas& canvas);
  void draw_cards(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus);
  void draw_roll(board::Canvas& canvas, const board::Motion& motion);
  void draw_note(board::Canvas& canvas);
  void draw_choices(board::Canvas& canvas, std::int32_t focus);
  void draw_inspected(board::Canvas& canvas);
  std::string note_of(const Ground& ground) const;

  // inspect.cpp
  void read_roll(const Happened& happened);
  void inspect_card(PieceId piece);
  void inspect_odds(PieceId piece);
  void inspect_hits();
  void inspect_roll();
  void inspect_battle();

  const longroll::dixie::Dixie& game_;
  GameModel& model_;
  Area area_;
  Layout layout_;
  std::uint64_t laid_out_ = ~std::uint64_t{0};
  board::PickList picks_;
  PieceId chosen_ = kNoPiece;
  std::int32_t hovered_ = kNoTarget;
  Place looked_at_ = kNowhere;  ///< phone: the position shown large
  bool looks_by_hand_ = false;  ///< the player chose it
  std::vector<Action> asked_;   ///< the small list of choices, when a click could mean several
  Roll roll_;
  std::map<PieceId, std::unique_ptr<PrintedCard>> faces_;
};

}  // namespace longroll::web::dixie
