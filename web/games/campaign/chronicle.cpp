// build: logic
#include "web/games/campaign/chronicle.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/campaign/forces_shown.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

namespace notes = cw::notes;

/// Reads the war from its first known decision: what both sides lost in battle, and what turned it.
class WarReader {
 public:
  WarReader(const cw::Campaign& game, const Session& session)
      : game_(game), session_(session), state_(session.state_at(session.first_ply())) {}

  void read(BattleEnd& out) {
    for (std::size_t n = session_.first_ply(); n < session_.ply_count(); ++n) {
      for (const Event& event : session_.ply(n).events) {
        read_event(event, n, out);
        enact(state_, event);
      }
    }
    out.lines.push_back(
        {"Points lost in battle", std::to_string(lost_[Seat::Union]), std::to_string(lost_[Seat::Confederate])});
    out.lines.push_back({"Battles won", std::to_string(won_[Seat::Union]), std::to_string(won_[Seat::Confederate])});
    keep_greatest(out.turning_points, std::move(weights_));
  }

 private:
  void read_event(const Event& event, std::size_t n, BattleEnd& out) {
    const auto add = [&](Seat side, std::string words, int weight) {
      out.turning_points.push_back({n + 1, side, std::move(words)});
      weights_.push_back(weight);
    };
    if (const auto lost = longroll::read<notes::Lost>(event)) {
      lost_[lost->side] += lost->points;
    } else if (const auto fought = longroll::read<notes::Fought>(event)) {
      const Seat attacker = cw::phasing(state_);
      if (fought->outcome != cw::Outcome::Draw && is_player(attacker)) {
        ++won_[fought->outcome == cw::Outcome::AttackerWins ? attacker : other(attacker)];
      }
    } else if (const auto taken = longroll::read<notes::Captured>(event)) {
      const cw::Field field = game_.field(state_);
      add(taken->side, short_place(field, taken->hex) + " is taken, " + cw::turn_name(field.turn_box()) + ".", 6);
    } else if (const auto gone = longroll::read<notes::Surrendered>(event)) {
      const cw::Field field = game_.field(state_);
      add(other(gone->side),
          count_of(gone->points, "point surrenders", "points surrender") + " at " + short_place(field, gone->hex) + ".",
          gone->points);
    } else if (const auto election = longroll::read<notes::Election>(event)) {
      add(election->loss == 0 ? Seat::Union : Seat::Confederate,
          election->loss == 0 ? "The Union's war party wins the election."
                              : "The Union's war party loses the election.",
          7);
    } else if (const auto joined = longroll::read<notes::KentuckyJoined>(event)) {
      add(joined->side, "Kentucky joins the " + std::string(longroll::name_of(joined->side)) + " side.", 5);
    }
  }

  const cw::Campaign& game_;
  const Session& session_;
  State state_;
  BySide<int> lost_{}, won_{};
  std::vector<int> weights_;
};

}  // namespace

BattleEnd chronicle_of(const cw::Campaign& game, const Session& session) {
  BattleEnd out;
  const cw::Field field = game.field(session.state());
  const cw::Economy economy = cw::economy_now(field);
  out.lines.push_back({"Confederate economy", "", std::to_string(economy.size())});
  const int status = field.value(cw::Track::PoliticalStatus);
  out.lines.push_back({"Political status", status == 0 ? "0" : signed_text(status), ""});
  const auto both = [&](std::string what, cw::UnitClass unit_class) {
    BySide<int> count{};
    for (const PieceId id : field.pieces()) {
      const bool is_there = is_hex(field.piece(id).place) || cw::Berth::of(field.piece(id)).is_zone();
      if (is_there && field.class_of(id) == unit_class) {
        ++count[field.side_of(id)];
      }
    }
    out.lines.push_back(
        {std::move(what), std::to_string(count[Seat::Union]), std::to_string(count[Seat::Confederate])});
  };
  both("Army points on the map", cw::UnitClass::Asp);
  both("Cavalry", cw::UnitClass::Cavalry);
  both("Forts", cw::UnitClass::Fort);
  WarReader(game, session).read(out);
  return out;
}

}  // namespace longroll::web::campaign
