// build: logic
#include "web/games/campaign/war_course.h"

#include "engine/core/text.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

namespace notes = cw::notes;

/// Reads the events of the war, one after the other.
class WarReader {
 public:
  WarReader(const cw::Campaign& game, const Session& session)
      : game_(game), session_(session), state_(session.state_at(session.first_ply())) {}

  WarCourse read(std::size_t until) {
    add_turn(session_.first_ply());
    for (decision_ = session_.first_ply(); decision_ < until; ++decision_) {
      for (const Event& event : session_.ply(decision_).events) {
        read_event(event);
        enact(state_, event);
      }
    }
    return std::move(out_);
  }

 private:
  void add_turn(std::size_t decision) {
    const cw::Field field = game_.field(state_);
    CourseTurn turn{decision,
                    field.turn(),
                    cw::economy_now(field).size(),
                    field.value(cw::Track::PoliticalStatus),
                    field.turn_box().survival - field.value(cw::Track::ElectionLevel),
                    {}};
    for (const PieceId id : field.pieces()) {
      if (is_hex(field.piece(id).place) && field.class_of(id) == cw::UnitClass::Asp) {
        ++turn.army[field.side_of(id)];
      }
    }
    if (!out_.turns.empty() && out_.turns.back().turn == turn.turn) {
      out_.turns.back() = turn;
    } else {
      out_.turns.push_back(turn);
    }
  }

  void add(Seat side, std::string words, int weight) {
    out_.events.push_back({decision_ + 1, game_.field(state_).turn(), side, std::move(words), weight});
  }

  void fought(const notes::Fought& note) {
    if (battle_ < out_.events.size()) {
      CourseEvent& battle = out_.events[battle_];
      const bool is_drawn = note.outcome == cw::Outcome::Draw;
      const bool has_won = note.outcome == cw::Outcome::AttackerWins;
      battle.side = is_drawn ? Seat::Nobody : has_won ? attacker_ : other(attacker_);
      battle.words += is_drawn ? ": drawn." : ": the " + side_name(battle.side) + " side wins.";
      battle.decision = decision_ + 1;
    }
    battle_ = kNone;
    if (note.outcome != cw::Outcome::Draw && is_player(attacker_)) {
      ++out_.won[note.outcome == cw::Outcome::AttackerWins ? attacker_ : other(attacker_)];
    }
  }

  void read_event(const Event& event) {
    constexpr int kGreat = 12;  // strength on both sides that makes a battle worth a line
    if (longroll::read<notes::TurnBegan>(event)) {
      add_turn(decision_ + 1);
    } else if (const auto lost = longroll::read<notes::Lost>(event)) {
      out_.lost[lost->side] += lost->points;
    } else if (const auto attack = longroll::read<notes::Attacked>(event)) {
      attacker_ = attack->side;
      battle_ = kNone;
      if (attack->attack + attack->defence >= kGreat) {
        battle_ = out_.events.size();
        add(Seat::Nobody,
            "Battle at " + short_place(game_.field(state_), attack->hex) + ", " + std::to_string(attack->attack) +
                " to " + std::to_string(attack->defence),
            0);
      }
    } else if (const auto note = longroll::read<notes::Fought>(event)) {
      fought(*note);
    } else if (const auto taken = longroll::read<notes::Captured>(event)) {
      const cw::Field field = game_.field(state_);
      add(taken->side, short_place(field, taken->hex) + " is taken, " + cw::turn_name(field.turn_box()) + ".", 6);
    } else if (const auto gone = longroll::read<notes::Surrendered>(event); gone && gone->points > 0) {
      add(other(gone->side),
          count_of(gone->points, "point surrenders", "points surrender") + " at " +
              short_place(game_.field(state_), gone->hex) + ".",
          gone->points);
    } else if (const auto election = longroll::read<notes::Election>(event)) {
      add(election->loss == 0 ? Seat::Union : Seat::Confederate,
          election->loss == 0 ? "The Union's war party wins the election."
                              : "The Union's war party loses the election.",
          7);
    } else if (const auto joined = longroll::read<notes::KentuckyJoined>(event)) {
      add(joined->side, "Kentucky joins the " + side_name(joined->side) + " side.", 5);
    }
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  const cw::Campaign& game_;
  const Session& session_;
  State state_;
  WarCourse out_;
  std::size_t decision_ = 0;
  std::size_t battle_ = kNone;  // the event of the battle that is being fought
  Seat attacker_ = Seat::Nobody;
};

}  // namespace

WarCourse course_of(const cw::Campaign& game, const Session& session, std::size_t until) {
  return WarReader(game, session).read(until);
}

std::string turn_words(const cw::Field& field, const CourseTurn& turn) {
  const cw::TurnBox& box = field.library().turn(turn.turn);
  return cw::turn_name(box) + ": economy less politics " + std::to_string(turn.net()) + ", between " +
         std::to_string(turn.survival) + " and " + std::to_string(static_cast<int>(box.victory)) + " [3.3]";
}

}  // namespace longroll::web::campaign
