#pragma once

#include <map>
#include <optional>

#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/movement.h"
#include "web/board/counters.h"
#include "web/board/map/map_picture.h"
#include "web/board/map/overlays.h"
#include "web/board/picking.h"
#include "web/games/battles/assault.h"
#include "web/games/battles/choices.h"
#include "web/games/battles/sight.h"
#include "web/views/game_view.h"

namespace longroll::web::battlemap {

/// The ids by which the page speaks of what lies on the map. A counter's id is its piece.
constexpr std::int32_t kHexTarget = 1000;    ///< + hex
constexpr std::int32_t kStripTarget = 5900;  ///< the strip of arrivals
enum OwnButton : std::int32_t { kCancel = 6000, kOtherMode, kPanelButton, kMapButton, kGunsStay };
constexpr bool is_unit_target(std::int32_t id) { return id >= 0 && id < kHexTarget; }
constexpr bool is_hex_target(std::int32_t id) { return id >= kHexTarget && id < kHexTarget + kMostHexes; }

/// What can be laid over the map, as bits.
enum Overlay : unsigned {
  kZones = 1,
  kLines = 2,    ///< what is seen from the hex under the pointer
  kSupply = 4,   ///< lines of communication
  kNumbers = 8,  ///< of all hexes
  kObjectives = 16,
  kThreat = 32,  ///< "if the enemy attacked me here"
};
struct OverlayWords {
  Overlay bit;
  std::int32_t key;  ///< lower case letter
  const char* id;
  const char* title;
  const char* about;
};
std::span<const OverlayWords> overlays();

/// The screen of the battle system: map, counters, panels. draw.cpp and draw_marks.cpp draw, motion.cpp animates,
/// input.cpp answers pointer and keys, tips.cpp says why not, inspector.cpp and attack_panel.cpp fill the side panel,
/// map_tools.cpp has the panels above the map.
class BattlesView final : public GameView {
 public:
  explicit BattlesView(GameModel& model);

  Area::Ground ground() const override { return Area::Ground::Map; }
  void arrange(const Area& area) override;
  float show(const Happened& happened, board::Motion& motion) override;
  double dwell() const override { return 120; }
  void jump() override;
  void draw_table(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus) override;
  Intent draw_inspector() override;
  Intent draw_overlays() override;
  std::int32_t pick(board::Vec2 at, float slop) const override;
  std::vector<Target> targets() const override;
  bool hover(std::int32_t id) override;
  Tip tip(std::int32_t id) const override;
  bool is_on_table(const Action& choice) const override;
  std::optional<Action> main_choice() const override;
  std::optional<Action> given_answer() const override;
  Intent activate(std::int32_t id) override;
  Intent cancel() override;
  bool zoom(board::Vec2 about, float factor) override;
  bool pan(board::Vec2 by) override;
  bool wheel(board::Vec2 at, board::Vec2 by) override;
  bool key(std::int32_t code, bool shift) override;
  std::vector<BarButton> bar_buttons() const override;
  std::vector<BarButton> prompt_buttons() const override;
  std::optional<board::Rect> where(const Action& action, Part part) const override;
  std::vector<HelpPage> help() const override;

 private:
  // --- what is there
  const bt::Battles& game() const { return *game_; }
  const State& seen() const { return model_.view().seen; }
  bt::Field field() const { return game().field(seen()); }
  const bt::Counter& counter(PieceId id) const { return game().data_of(seen()).counter(seen().piece(id).kind); }
  const board::HexLayout& layout() const { return picture_.layout(); }
  bool is_phone() const { return area_.form == Area::Form::Phone; }
  bt::StepKind step() const;
  Choices choices() const { return model_.may_act() ? Choices(model_.prompt()) : Choices(); }
  /// The move under way; that of nobody when another step is.
  bt::MoveUnitLocals move_under_way() const;
  PieceId taken() const { return move_under_way().unit; }
  void refresh();  ///< reads the State anew
  void read_overlays();
  void read_dice(std::size_t n, const State& before);
  void read_last(std::size_t n);
  void begin_map();
  void look_at_action();  ///< brings what is asked about into the window
  void read_reach(PieceId unit);
  Intent pick_up(PieceId unit);
  Intent put_down();

  // --- answers
  int turn_key() const { return field().turn() * 2 + index_of(field().phasing()); }
  bool asks_guns() const;  ///< only guns that may stay are asked (9.17)
  bool is_lit(PieceId id) const;
  PieceId face_of(const Stack& stack) const;  ///< the counter on top
  HexId hex_of(std::int32_t id) const;
  /// A hex with enemies that guns at some hex could reach, and whether they see it.
  struct Glance {
    HexId hex;
    bool is_clear;
  };
  Seat gunner_at(HexId from) const;
  std::vector<Glance> glances_from(HexId from) const;
  std::vector<std::string> overlay_lines(HexId hex) const;
  Tip tip_of_unit(PieceId id) const;
  Tip tip_of_hex(HexId hex) const;
  Tip tip_of_way(HexId hex) const;
  Tip refused(const Action& action, std::string title) const;
  board::Rect rect_of(std::int32_t id) const;
  bool is_fan_open_for(HexId hex) const { return fan_ == hex && hex != kNoHex; }

  // --- drawing
  void draw_ground(board::Canvas& canvas);
  void draw_lit(board::Canvas& canvas, std::int32_t focus);
  void draw_numbers(board::Canvas& canvas);
  void draw_objectives(board::Canvas& canvas);
  void draw_sight_ground(board::Canvas& canvas);
  void draw_sight_lines(board::Canvas& canvas);
  HexId sight_from() const;
  void draw_stacks(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus);
  bt::Condition shown_condition(PieceId id, const board::Motion& motion) const;
  std::string far_value(PieceId id, std::size_t stack) const;
  void draw_unit(board::Canvas& canvas, PieceId id, board::Vec2 at, float size, std::size_t stack,
                 const board::Motion& motion, float alpha = 1);
  void draw_works(board::Canvas& canvas, board::Vec2 at, float size, Seat side);
  void draw_fan(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus);
  void draw_strip(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus);
  void draw_attack_marks(board::Canvas& canvas);
  void draw_duties(board::Canvas& canvas);
  void draw_dice(board::Canvas& canvas, const board::Motion& motion);
  float counter_size() const;
  board::Vec2 screen_of(HexId hex) const { return camera_.to_screen(layout().centre(hex)); }

  // --- panels
  Intent inspect_attack();
  void inspect_reckoning(const Assault& attack);
  void inspect_result();
  void inspect_unit(PieceId id);
  void inspect_stack(HexId hex);
  void inspect_hex(HexId hex);
  void inspect_threat(HexId hex);
  void inspect_turn();
  Intent inspect();
  Intent inspect_now();

  GameModel& model_;
  const bt::Battles* game_;
  Area area_;
  board::Camera camera_;
  board::MapPicture picture_;
  bool has_looked_ = false;          ///< the camera has been set once
  std::vector<std::string> values_;  ///< by kind: "5-4"
  Sight sight_;
  std::uint64_t revision_ = 0;

  int guns_stay_in_ = -1;      ///< turn_key() of the player turn in which bombarding guns stay unasked (9.17)
  PieceId chosen_ = kNoPiece;  ///< picked to be retreated or advanced
  std::int32_t hovered_ = kNoTarget;
  HexId pinned_ = kNoHex;  ///< kept in the inspector after a click that decides nothing
  HexId fan_ = kNoHex;
  int lowered_ = 0;  ///< columns by which the attacker lowers the odds himself
  unsigned overlays_ = 0;
  bool tools_open_ = false;
  bool panel_open_ = false;  ///< phone: the inspector as a sheet

  Reach reach_;
  PieceId reach_of_ = kNoPiece;
  int reach_points_ = 0;
  std::vector<HexId> reach_hexes_;
  board::HexPatch reach_patch_;
  std::array<board::HexPatch, 2> zones_, supply_;
  std::string other_mode_;           ///< what the button for the other way of moving says; empty: none
  std::optional<State> after_halt_;  ///< when the unit taken is put down: for taking another at once
  std::optional<Assault> assault_;   ///< the attack that is being built or carried out
  std::optional<Assault> resolved_;  ///< that of the last roll

  std::array<Assault, 2> threats_;  ///< against threat_hex_: as things stand, and after a move
  HexId threat_hex_ = kNoHex;
  std::uint64_t threat_revision_ = 0;
  std::vector<bt::Duty> owed_;  ///< attacks that must still be made or completed

  /// A die as it fell.
  struct Die {
    int value = 1;
    Seat side = Seat::Union;
    board::Vec2 at;  ///< map units
    std::string words;
  };
  std::vector<Die> dice_;
  std::string last_;                                  ///< what came of the last roll
  std::map<PieceId, std::vector<board::Vec2>> ways_;  ///< map units, of units on the move
  struct Ghost {
    PieceId id;
    board::Vec2 at;
  };
  std::vector<Ghost> ghosts_;
  std::map<PieceId, std::int16_t> was_;  ///< conditions before the die that is falling
  board::PickList picks_;
  std::map<PieceId, board::Rect> rects_;
  board::Rect strip_;
  double lit_since_ = -1e9;
};

/// Keys of the map's animations.
constexpr std::uint64_t key_of(int what, int n) {
  return static_cast<std::uint64_t>(what) << 32 | static_cast<std::uint32_t>(n);
}
enum Moving { kMoving = 1, kLosing, kRolling, kLighting };

constexpr board::Side side_of(Seat seat) { return seat == Seat::Union ? board::Side::Union : board::Side::Confederate; }

}  // namespace longroll::web::battlemap
