#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/by_side.h"
#include "web/board/counters.h"
#include "web/board/map/engrave.h"
#include "web/hexgame/overlays.h"
#include "web/hexgame/place_finder.h"
#include "web/hexgame/roster.h"
#include "web/hexgame/screen_state.h"
#include "web/views/battle_end.h"
#include "web/views/odds_parts.h"
#include "web/views/reference.h"
#include "web/views/reporter.h"

/// The seam between the map screen (map_screen.h) and a game on hexes. The screen does all that every such game has:
/// camera, picking, stacks and their fan, the strip of arrivals, overlays, marches and dice as they move, the keyboard.
/// The game says what a State looks like, what a click means beyond the lawful choices, and what is said in words.
namespace longroll::web::hexgame {

/// What is printed on a counter and how it stands.
struct CounterLook {
  board::UnitSymbol symbol = board::UnitSymbol::Infantry;
  Seat side = Seat::Union;
  std::string_view name;    ///< short: "Porter"
  std::string_view values;  ///< "5-4"; must live as long as the game
  int strength = 0;         ///< what it adds to the number on a chip
  std::string_view far{};   ///< what stands on a chip where that is 0
  bool is_disordered = false, is_shaken = false, is_routed = false;
  bool is_marked = false;   ///< it takes part in what is being built
  bool is_done = false;     ///< it has acted
  bool is_waiting = false;  ///< it waits for an order
  std::string_view tab{};   ///< a letter for what else is marked on it
};

/// The way to a hex, as it is drawn below the pointer.
struct WayShown {
  std::vector<HexId> hexes;
  std::string label;  ///< points that are left at its end
};

/// A die as it fell.
struct DieShown {
  int value = 1;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
  std::string words;  ///< whose it was; empty: that of the whole combat
  int sides = 6;      ///< 6 or 10
};

/// A line of a panel: words, the rule behind them, a number.
struct PanelRow {
  std::string words, rule, number;
  bool is_strong = false;
};
/// What the inspector says of a unit.
struct UnitSheet {
  std::string name, arm, title, formation;
  std::vector<PanelRow> ratings;
  std::vector<std::string> lines;
  std::string about;  ///< a line of its history
};
/// What it says of a hex.
struct HexSheet {
  std::string place;   ///< "Henry house"; may be empty
  std::string ground;  ///< "Woods, level 2"
  std::vector<std::string> lines;
  std::vector<PanelRow> rows;
};
/// What it says of the counters in one hex.
struct StackSheet {
  std::string rule;            ///< of stacking: "[6.32]"
  std::vector<PanelRow> rows;  ///< one for each counter, from the top
  std::vector<PanelRow> works;
};

/// Something that is left undone when a phase ends.
struct LeftUndone {
  PieceId unit = kNoPiece;  ///< kNoPiece: the words say it all
  std::string words;        ///< "could try to recover"
  bool is_remark = false;   ///< said along with others; by itself no reason to ask whether the phase is to end
};

/// Places that deserve a look one after another.
struct NextPlaces {
  std::string words{};         ///< "2 threatened forces"
  std::vector<HexId> hexes{};  ///< rising
};

/// The hexes that each side holds, where a game has such a thing.
using Held = BySide<std::vector<HexId>>;

class HexGameAdapter {
 public:
  virtual ~HexGameAdapter() = default;

  // --- what is there ---
  /// The map, for the engraver.
  virtual board::Plate plate() const = 0;
  /// The same map cut, for the picture: a game may have an engraver of its own.
  virtual board::MapWork engraved(const board::Plate& plate) const { return board::engrave(plate); }
  /// Brings what changes on the picture of the map to the State on the screen. Called after read().
  virtual void mark_map(board::MapPicture& /*picture*/) {}
  /// The hexes that each side holds, for the small map.
  virtual Held held() const { return {}; }
  /// Reads the State on the screen anew. Called whenever the moment on the screen changes.
  virtual BoardSnapshot read() = 0;
  /// A counter as it is printed and stands; `marks` are its Piece::marks as they may be shown now.
  virtual CounterLook look(PieceId piece, std::int16_t marks) const = 0;
  /// The counter that stands for that one in the eyes of the reader, which was moved to that place: whose identity is
  /// hidden is seen under another id.
  virtual PieceId shown_as(PieceId piece, Place /*at*/) const { return piece; }
  /// Counters stand for forces: of the pieces of one (shown_as) the digest tells once where they went.
  virtual bool tells_forces() const { return false; }
  /// What that counter is called that was lost: now it may stand on the map again, in the force of another name.
  virtual std::string name_of_lost(PieceId piece) const { return std::string(look(piece, 0).name); }
  /// What is told of a counter that has left the map for that place: "is lost"; empty: nothing.
  virtual std::string loss_words(PieceId /*piece*/, Place /*to*/) const { return "is lost"; }
  /// It can be chosen now.
  virtual bool is_lit(PieceId piece) const { return screen.choices().of_unit(piece) != nullptr; }
  /// Where this unit could go if it were taken, while nobody is out; kNoPiece: nobody is looked at.
  virtual ReachShown look_ahead(PieceId /*unit*/) { return {}; }
  /// The way of the unit that is out to that hex; empty: it cannot go there.
  virtual std::optional<WayShown> way_to(HexId /*hex*/) const { return std::nullopt; }

  // --- the army ---
  /// The unit may act in what is asked now, or may be taken in the place of the one that is out.
  virtual bool may_still_act(PieceId piece) const { return is_lit(piece); }
  /// What that number of such units may do: "12 to move".
  virtual std::string ready_words(int count) const { return std::to_string(count) + " to act"; }
  /// What a phase that ends now leaves undone besides those who may still act, or why that is a pity for some of them:
  /// the way to each is offered.
  virtual std::vector<LeftUndone> left_undone() const { return {}; }
  /// Who could still act is listed by weight, the heaviest first; units of the same weight in their own order.
  virtual int weight_of(PieceId /*unit*/) const { return 0; }
  /// The question whether a phase is to end that leaves something undone, when nobody could still act in it.
  virtual std::string undone_words() const { return "Something is left undone: end it all the same?"; }
  /// The question whether a choice is meant that changes the whole game and cannot be taken back; empty: it is made.
  virtual std::string fateful_words(const Action& /*choice*/) const { return {}; }
  /// What threatens the reader whatever he looks at: "As things stand the Confederates win". Empty: nothing.
  virtual std::string warning() const { return {}; }
  /// Begins with that unit, the next of those; empty: it is only shown.
  virtual std::optional<Intent> take_next(PieceId /*unit*/) { return std::nullopt; }
  /// "Sheridan": on whose plate the unit stands where the map is seen from so far that counters are dots; empty: on
  /// none.
  virtual std::string command_of(PieceId /*unit*/) const { return {}; }
  /// Where "Next" leads when no unit may act, and its second button while some may; asked every frame.
  virtual const NextPlaces& next_places() const {
    static const NextPlaces kNowhere;
    return kNowhere;
  }
  /// Counters smaller than this, in px on the screen, have those plates.
  virtual float plates_below() const { return board::kDotSize; }
  /// The order of battle of a side, with how everybody stands.
  virtual std::vector<RosterGroup> roster(Seat /*side*/) const { return {}; }
  /// The names on the map, which are found there as units are.
  virtual std::vector<NamedPlace> places() const { return {}; }

  // --- what is laid over it ---
  virtual std::span<const OverlayWords> overlays() const { return {}; }
  /// A hex without a name of its own: "1355 near Wauhatchie".
  virtual std::string place_words(HexId hex) const { return hex_text(hex); }
  virtual std::vector<GroundPatch> ground(unsigned /*overlays*/) const { return {}; }
  virtual SightShown sight_from(HexId /*hex*/) const { return {}; }
  /// Hexes in which something must still be done, `hovered` among the reasons.
  virtual std::vector<HexId> owed() const { return {}; }

  // --- what is said ---
  virtual Tip tip_of_unit(PieceId piece) const = 0;
  virtual Tip tip_of_hex(HexId hex) const = 0;
  virtual Tip tip_of_strip() const { return {}; }
  virtual UnitSheet unit_sheet(PieceId piece) const = 0;
  virtual HexSheet hex_sheet(HexId hex) const = 0;
  virtual StackSheet stack_sheet(const Stack& stack) const = 0;
  /// Draws the panel that comes before all others, an attack that is being built; false: there is none now.
  virtual bool draw_urgent_panel() { return false; }
  /// What was pressed in the panel that draw_urgent_panel() drew, once.
  virtual Intent take_intent() { return {}; }
  /// The same as draw_turn_panel() in lines, for who hears the table: who wins, what is still owed.
  virtual std::vector<std::string> standing_in_words() const { return {}; }
  /// The attack that is built or waits for its die, line by line; empty: nobody attacks.
  virtual std::vector<std::string> attack_in_words() const { return {}; }
  /// What it costs the unit that is out to go there: "3 of 6 points"; empty: nobody is out, or it cannot.
  virtual std::string cost_in_words(HexId /*hex*/) const { return {}; }
  /// What comes of a choice that names neither unit nor hex, such as a roll; empty: nothing more than its label says.
  virtual std::string prospects(const Action& /*action*/) const { return {}; }
  /// Draws what the inspector shows when the pointer is on nothing: the turn, how the battle stands.
  virtual void draw_turn_panel() = 0;
  /// What the log is called (ViewTraits::log_title).
  virtual std::string_view log_title() const { return "The day so far"; }
  /// Of the unit that is out, for a phone, which has no room for its panel: "Thomas: strength 9, 4 of 4 points left".
  virtual std::string in_short() const { return {}; }
  /// What the button for the inspector says on a phone.
  virtual std::string panel_name() const { return "Inspect"; }
  /// The file of texts that the screen would like, and the file when it is there (GameView).
  virtual std::string wanted_notes() const { return {}; }
  virtual void take_notes(std::string_view /*text*/) {}
  /// The result of the battle for the sheet at its end, and what happened in history.
  virtual const BattleEnd& battle_end() {
    static const BattleEnd nothing;
    return nothing;
  }
  virtual std::string history() const { return {}; }
  virtual std::vector<HelpPage> help() const { return {}; }
  /// The game's charts with what counts now lit, the one that belongs to what is asked, and what of the position brings
  /// about the question (reference.h).
  virtual std::vector<ShownChart> charts() const { return {}; }
  virtual bool has_charts() const { return false; }
  virtual int chart_now() const { return 0; }
  virtual void draw_picture(const std::string& /*id*/) const {}
  virtual std::vector<std::string> facts() const { return {}; }

  // --- what a click means beyond the lawful choices ---
  /// A button of the game's own was pressed (targets.h, kFirstOwnButton and on).
  virtual Intent press(std::int32_t /*button*/) { return {}; }
  /// What a click on that target decides, which lies in that hex; empty: what it means in every game.
  virtual std::optional<Intent> click(std::int32_t /*target*/, HexId /*hex*/) { return std::nullopt; }
  /// What dragging that counter to the hex decides: a force is taken and sent off; empty: it cannot be dragged, or not
  /// there.
  virtual bool can_be_dragged(PieceId /*unit*/) const { return false; }
  virtual std::optional<Intent> drag_to(PieceId /*unit*/, HexId /*hex*/) { return std::nullopt; }
  /// What a click on that unit decides where it has several choices; empty: the first of them.
  virtual std::optional<Action> meant(PieceId /*unit*/) const { return std::nullopt; }
  /// A click on the counter in that hex means all who lie there, also while their fan is open.
  virtual bool means_stack(HexId /*hex*/) const { return false; }
  /// A click on a counter that may be sent somewhere chooses it, also where the one chosen before could go to its hex.
  virtual bool chooses_counters_first() const { return false; }
  /// A unit that is no lawful choice was clicked: another is put down for it.
  virtual std::optional<Intent> take_instead(PieceId /*unit*/) { return std::nullopt; }
  /// A click on ground where the unit that is out cannot go, or Esc: it is put down. Empty: nobody is out.
  virtual std::optional<Intent> put_down() { return std::nullopt; }
  /// Esc, when there is nothing else to drop.
  virtual Intent cancel() { return {}; }
  /// A stack or a formation may be ordered to move now (orders.h).
  virtual bool takes_orders() const { return false; }
  /// Units that are led to an enemy may be ordered to charge him (Order::Kind::Charge).
  virtual bool orders_charges() const { return false; }
  /// What a way costs, as players write it.
  virtual std::string cost_text(int cost) const { return std::to_string(cost); }
  virtual bool is_on_table(const Action& action) const { return screen.subject_of(action).is_on_map(); }
  /// The game's own panel in which the choice stands in place of the lists (PromptHelper::set_aside).
  virtual std::string_view set_aside(const Action& /*action*/) const { return {}; }
  /// Whom low dice help in the roll that the choice leads to (PromptHelper::low_dice).
  virtual LowDice low_dice(const Action& /*choice*/) const { return LowDice::HelpMe; }
  /// The chances of that roll in the order of their bar (PromptHelper::in_order).
  virtual Odds in_order(const Action& /*choice*/, const Odds& odds) const { return odds; }
  /// What it is likely to do to the enemy (PromptHelper::worth).
  virtual std::optional<int> worth(const Action& /*choice*/) const { return std::nullopt; }
  /// It does harm to who makes it (PromptHelper::does_harm).
  virtual bool does_harm(const Action& /*choice*/) const { return false; }
  virtual std::optional<Action> main_choice() const { return std::nullopt; }
  /// The counter whose press makes that choice, where the choice names a hex only; kNoPiece: none.
  virtual PieceId counter_for(const Action& /*choice*/) const { return kNoPiece; }
  /// The button (prompt_buttons) that has to be pressed before a click on the map makes that choice; kNoTarget: none.
  virtual std::int32_t button_before(const Action& /*choice*/) const { return kNoTarget; }
  virtual std::optional<Action> given_answer() const { return std::nullopt; }
  /// What is said when that answer is the only one (PromptHelper::passed_over).
  virtual std::string passed_over() const { return {}; }
  /// It ends a phase in which others could still act (HexGameAdapter::may_still_act).
  virtual bool ends_phase(const Action& /*choice*/) const { return false; }
  virtual std::vector<BarButton> prompt_buttons() const { return {}; }
  /// Answers that players have given in advance, and those that were stored (AdvanceAnswers).
  virtual std::string answers_as_text() const { return {}; }
  virtual void take_answers(std::string_view /*text*/) {}

  // --- dice ---
  /// The dice of decision `n`, which rolled some, made in that State. The game keeps what it will say of them.
  virtual std::vector<DieShown> read_roll(std::size_t /*n*/, const State& /*before*/) { return {}; }
  /// The fight that decision `n`, made in that State, has settled, when it settled one.
  virtual std::optional<FightReport> fight(std::size_t /*n*/, const State& /*before*/) const { return {}; }
  /// Lines of the digest about decision `n`, made in that State, besides fights, losses and moves. True: they say all
  /// of it, and nothing is told of who moved in it.
  virtual bool add_to_digest(std::size_t /*n*/, const State& /*before*/, std::vector<DigestLine>& /*out*/) const {
    return false;
  }
  /// What deserves a caption of decision `n`, made in that State, besides ground that is taken and nightfall.
  virtual std::optional<Moment> moment(std::size_t /*n*/, const State& /*before*/) const { return {}; }
  /// The decision begins something new: the dice on the map are taken away.
  virtual bool clears_dice(const Action& /*action*/) const { return false; }
  /// Kinds of steps that begin a phase or a fight: there a replay stops (Reporter::landmark).
  virtual std::span<const std::int16_t> landmarks() const { return {}; }
  /// Forgets the last roll.
  virtual void forget_roll() {}
  /// The moment jumped: forgets answers given beforehand as well.
  virtual void forget() {}

 protected:
  explicit HexGameAdapter(ScreenState& shown) : screen(shown) {}
  ScreenState& screen;
};

/// Makes the adapter of a game.
using MakeAdapter = std::unique_ptr<HexGameAdapter> (*)(ScreenState& screen);

}  // namespace longroll::web::hexgame
