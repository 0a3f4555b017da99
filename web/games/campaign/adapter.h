#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/games/campaign/atlas_picture.h"
#include "web/games/campaign/battle_shown.h"
#include "web/games/campaign/charts.h"
#include "web/games/campaign/cut_off.h"
#include "web/games/campaign/dice_ahead.h"
#include "web/games/campaign/forces_shown.h"
#include "web/games/campaign/last_turn.h"
#include "web/games/campaign/march_shown.h"
#include "web/games/campaign/picker.h"
#include "web/games/campaign/sea_supply_shown.h"
#include "web/games/campaign/shown_war.h"
#include "web/games/campaign/standing_answers.h"
#include "web/games/campaign/voyage_shown.h"
#include "web/games/campaign/war_ahead.h"
#include "web/games/campaign/war_course.h"
#include "web/games/campaign/war_notes.h"
#include "web/hexgame/game_notes.h"
#include "web/hexgame/plain_adapter.h"
#include "web/hexgame/targets.h"
#include "web/views/battle_end.h"

namespace longroll::web::campaign {

/// Buttons of this game in the prompt.
enum OwnButton : std::int32_t {
  kAnswersButton = hexgame::kFirstOwnButton,  ///< opens and closes the answers in advance (6.4)
  kFeedButton,                                ///< the best commitments of transports (8.1.3)
  kLastTurnButton,                            ///< places, or builds, as in the turn before (4.1, 4.2)
  kRestButton,                                ///< places what is still due with the largest forces
  kFirstKind                                  ///< of the picker: + the kind
};

/// Overlays of this game beside those that every map has.
enum : unsigned {
  kPrimary = hexgame::kOwn,
  kSecondary = hexgame::kOwn * 2,
  kSupply = hexgame::kOwn * 4,
  kRails = hexgame::kOwn * 8,
  kWaters = hexgame::kOwn * 16,
  kEconomy = hexgame::kOwn * 32
};

/// The campaign on the map screen (web/hexgame/game.h). A force is one counter (forces_shown.h); its march is
/// march_shown.h, its battle battle_shown.h. adapter.cpp reads the State, answers.cpp says what clicks and buttons
/// mean, left_undone.cpp what deserves a look before a phase ends, answers_panel.cpp the answers in advance, tips.cpp
/// what is said beside the pointer, inspector.cpp fills the side panel, force_panel.cpp the force that is out,
/// tracks_panel.cpp the tracks of the war.
class CampaignAdapter final : public hexgame::PlainAdapter {
 public:
  explicit CampaignAdapter(hexgame::ScreenState& shown);

  board::Plate plate() const override;
  board::MapWork engraved(const board::Plate& plate) const override;
  void mark_map(board::MapPicture& picture) override { atlas_.show(picture, in_.field()); }
  hexgame::Held held() const override;
  hexgame::BoardSnapshot read() override;
  hexgame::CounterLook look(PieceId piece, std::int16_t marks) const override;
  PieceId shown_as(PieceId piece, Place at) const override;
  std::string name_of_lost(PieceId piece) const override;
  std::string loss_words(PieceId piece, Place to) const override;
  bool tells_forces() const override { return true; }
  bool is_lit(PieceId piece) const override;
  hexgame::ReachShown look_ahead(PieceId unit) override;
  std::optional<hexgame::WayShown> way_to(HexId hex) const override { return march_.way_to(hex); }

  bool may_still_act(PieceId piece) const override { return in_.step() == cw::StepKind::Movement && is_lit(piece); }
  std::string ready_words(int count) const override;
  std::optional<Intent> take_next(PieceId unit) override;
  const hexgame::NextPlaces& next_places() const override;
  std::vector<hexgame::LeftUndone> left_undone() const override;
  int weight_of(PieceId unit) const override;
  std::string undone_words() const override;
  std::string fateful_words(const Action& choice) const override;
  std::string warning() const override;
  std::string command_of(PieceId unit) const override;
  float plates_below() const override { return 24; }  // the whole theatre
  std::vector<hexgame::RosterGroup> roster(Seat side) const override;

  std::span<const hexgame::OverlayWords> overlays() const override;
  std::string place_words(HexId hex) const override;
  std::vector<HexId> owed() const override { return hungry_; }
  std::vector<hexgame::GroundPatch> ground(unsigned overlays) const override;

  Tip tip_of_unit(PieceId piece) const override;
  Tip tip_of_hex(HexId hex) const override;
  hexgame::UnitSheet unit_sheet(PieceId piece) const override;
  hexgame::HexSheet hex_sheet(HexId hex) const override;
  hexgame::StackSheet stack_sheet(const hexgame::Stack& stack) const override;
  bool draw_urgent_panel() override;
  Intent take_intent() override { return std::exchange(by_panel_, Intent{}); }
  void draw_turn_panel() override;
  std::vector<std::string> standing_in_words() const override;
  std::vector<std::string> attack_in_words() const override;
  std::string cost_in_words(HexId hex) const override { return march_.cost_words(hex); }
  std::string wanted_notes() const override;
  void take_notes(std::string_view text) override;
  const BattleEnd& battle_end() override;
  std::vector<HelpPage> help() const override;
  std::vector<ShownChart> charts() const override;
  bool has_charts() const override { return !notes_.help().charts.empty(); }
  std::string_view log_title() const override { return "The war so far"; }
  std::string panel_name() const override { return answers_open_ ? "Answers" : march_.is_out() ? "Force" : "Inspect"; }
  std::string in_short() const override;
  std::vector<std::string> facts() const override;

  std::optional<Intent> click(std::int32_t target, HexId hex) override;
  bool can_be_dragged(PieceId unit) const override;
  std::optional<Intent> drag_to(PieceId unit, HexId hex) override;
  Intent press(std::int32_t button) override;
  std::optional<Intent> take_instead(PieceId unit) override;
  std::optional<Intent> put_down() override { return march_.put_down(); }
  Intent cancel() override;
  bool is_on_table(const Action& action) const override;
  std::string_view set_aside(const Action& action) const override;
  LowDice low_dice(const Action& choice) const override;
  /// Campaign 8.4.2, 11.5: a depot or a fort of its own is lost.
  bool does_harm(const Action& choice) const override {
    return is_action<cw::verbs::DestroyDepot>(choice) || is_action<cw::verbs::DestroyFort>(choice);
  }
  std::optional<Action> main_choice() const override;
  std::int32_t button_before(const Action& choice) const override;
  PieceId counter_for(const Action& choice) const override;
  std::optional<Action> given_answer() const override;
  std::string passed_over() const override;
  bool ends_phase(const Action& choice) const override;
  std::span<const std::int16_t> landmarks() const override;
  std::vector<BarButton> prompt_buttons() const override;
  /// Campaign 13.6: the shots among which he has to choose who stands in a naval combat; he can decide both at once.
  std::vector<Choice> shots_standing() const;

  std::vector<hexgame::DieShown> read_roll(std::size_t n, const State& before) override;
  std::optional<FightReport> fight(std::size_t n, const State& before) const override;
  std::optional<Moment> moment(std::size_t n, const State& before) const override;
  bool add_to_digest(std::size_t n, const State& before, std::vector<DigestLine>& out) const override;
  bool clears_dice(const Action& action) const override;
  void forget_roll() override { last_roll_.clear(); }
  void forget() override { asked_again_at_ = in_.model().shown(); }

 private:
  const HexMap& map() const override { return in_.game().data_of(in_.seen()).map; }
  const longroll::hexgame::Unit& unit(PieceId piece) const override;
  std::string ground_words(HexId hex) const override;
  Tip tip_of_choice(const Choice& choice) const;
  /// Of a hex of open sea: which vessels lie in its zone, a line each side.
  void add_at_sea(HexId hex, std::vector<std::string>& out) const;
  /// The choice that begins a move of that force; null: it cannot move now.
  const Choice* begins_with(const ForceShown& force) const;
  /// The forecast of the battle that the pointer speaks of, kept while it stays there.
  const BattleForecast* forecast() const;
  std::optional<Action> leads_to_battle() const;
  void draw_forecast(const BattleForecast& forecast);
  void draw_force_panel(const ForceShown& force);
  void draw_voyage_panel();
  void draw_landing_panel();
  void draw_naval_choices();
  void draw_acts();
  /// What the acts of the force where it stands would cut off, a line each (8.1, 14.0).
  std::vector<std::string> cut_off_by_acts() const;
  void draw_choice(std::string_view id, std::size_t i);
  /// The position and the question before the force that is out was mustered.
  struct BeforeMuster {
    State state;
    Prompt prompt;
    Action muster;
  };
  /// Null: it has set out, or that cannot be taken back.
  const BeforeMuster* before_muster() const;
  void draw_answer(const StandingAnswer& answer, std::string_view who, const Action* then);
  void draw_answers_panel();
  bool draw_clicked_force();
  void draw_answer_of_force(HexId hex);
  std::optional<Action> only_answer() const;
  hexgame::NextPlaces read_next_places() const;
  std::optional<hexgame::LeftUndone> idle_transports() const;
  /// The best commitments of transports now (8.1.3), kept while the question stands.
  const Commitments& commitments() const;
  /// A whole round of recruitment in one gesture, kept while the question stands.
  struct Recruits {
    LastTurn last;
    std::vector<Action> rest;
  };
  const Recruits& recruits() const;
  /// The war so far, kept while nothing more is decided.
  const WarCourse& course() const;
  /// What decisions of one gesture would bring before a die falls.
  struct Predicted {
    std::optional<ReactionForecast> reaction;  ///< 6.4: who may answer
    std::string cut_off;                       ///< 8.1, 14.0: what is cut off (cut_off.h)
  };
  Predicted predict(std::span<const Action> row) const;
  /// The same, kept while the position stands; a row is known by its last decision.
  const Predicted& predicted(std::span<const Action> row) const;
  void add_predicted(std::span<const Action> row, std::vector<std::string>& lines) const;
  void draw_embarkation(const ForceShown& force);
  void draw_last_roll() const;
  std::string about_leader(const cw::Field& field, PieceId leader) const;

  ShownWar in_;
  AtlasPicture atlas_;
  ForcesShown forces_;
  MarchShown march_;
  Picker picker_;
  VoyageShown voyage_;
  std::vector<HexId> hungry_;           ///< while supply is checked: with counters that no line feeds (8.4)
  hexgame::ReachShown standing_reach_;  ///< what is lit while nobody is pointed at
  hexgame::GameNotes notes_;
  std::string chart_, turns_;  ///< the texts of chart.json and turns.json, once they are here
  ChartNumbers numbers_;       ///< of both
  std::optional<WarNotes> war_notes_;
  hexgame::KeptEnd end_;
  Intent by_panel_;
  std::string last_roll_;
  mutable std::string lost_;             ///< the name of the last one who was asked about off the map
  std::vector<StandingAnswer> answers_;  ///< that can be given now; empty: none can
  bool answers_open_ = false;            ///< their panel is shown
  mutable std::optional<BeforeMuster> before_muster_;
  mutable std::uint64_t before_muster_of_ = ~std::uint64_t{0};  ///< the revision of which it is; of the next likewise
  mutable Commitments commitments_;
  mutable std::uint64_t commitments_of_ = ~std::uint64_t{0};
  bool course_open_ = false;  ///< the war turn by turn stands in the place of the tracks
  mutable WarCourse course_;
  mutable std::pair<std::size_t, std::uint64_t> course_of_{0, 0};  ///< decisions and trace of which it is
  mutable Recruits recruits_;
  mutable std::uint64_t recruits_of_ = ~std::uint64_t{0};
  mutable hexgame::NextPlaces places_;
  mutable std::pair<std::uint64_t, std::size_t> places_of_{~std::uint64_t{0}, 0};  ///< revision and kind of the picker
  std::vector<TrackRow> ahead_;  ///< the turns to come, kept while the position stands
  std::uint64_t ahead_of_ = ~std::uint64_t{0};
  mutable std::string fed_;  ///< by which way the force is fed that was looked at last
  mutable std::pair<std::uint64_t, PieceId> fed_of_{~std::uint64_t{0}, kNoPiece};
  mutable std::map<Action, Predicted> predicted_;  ///< by the last decision of the row
  mutable std::uint64_t predicted_of_ = ~std::uint64_t{0};
  std::pair<std::uint64_t, HexId> warned_of_{~std::uint64_t{0}, kNoHex};  ///< the attack that a finger has been told of
  std::size_t asked_again_at_ = 0;  ///< after a jump here nothing is answered for the player, who wants to see it
  mutable std::optional<BattleForecast> forecast_;
  mutable std::pair<std::uint64_t, Action> forecast_of_{~std::uint64_t{0}, Action{}};
};

}  // namespace longroll::web::campaign
