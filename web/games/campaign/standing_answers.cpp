// build: logic
#include "web/games/campaign/standing_answers.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/verbs.h"

namespace longroll::web::campaign {
namespace {

/// By SetReaction::answer.
constexpr std::array<std::string_view, 1 + cw::kReactionRules> kWords = {"as its side", "asked each time", "never",
                                                                         "only where friends are attacked", "always"};

std::string words_of(int answer) {
  return std::string(answer >= 0 && answer <= cw::kReactionRules ? kWords[static_cast<std::size_t>(answer)] : "?");
}

}  // namespace

std::vector<StandingAnswer> standing_answers(const cw::Field& field, Seat side, std::span<const Choice> choices) {
  const int of_side = 1 + field.value(cw::Track::Reaction, index_of(side)) % cw::kReactionRules;
  std::map<HexId, StandingAnswer> forces;
  StandingAnswer whole{kNoHex, words_of(of_side), false, {}};
  const auto force_at = [&](HexId hex) -> StandingAnswer& {
    StandingAnswer& force = forces[hex];
    force.hex = hex;
    return force;
  };
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (field.is_point(id) && is_hex(piece.place) && field.side_of(id) == side && piece.marks > 0) {
      StandingAnswer& force = force_at(static_cast<HexId>(piece.place));
      force.now = force.is_own ? force.now : words_of(piece.marks);  // the first of its points speaks for all
      force.is_own = true;
    }
  }
  const auto answer_of = [&](HexId hex) -> StandingAnswer& { return hex == kNoHex ? whole : force_at(hex); };
  for (const Choice& choice : choices) {
    if (const auto set = read<cw::verbs::SetReaction>(choice.action)) {
      answer_of(set->hex).offers.push_back({words_of(set->answer), {choice.action}});
    } else if (is_action<cw::verbs::GiveAnswer>(choice.action)) {
      for (const HexId hex : cw::who_can_answer(field)) {
        for (const cw::verbs::SetReaction& way : cw::possible_standing_answers(field, hex)) {
          answer_of(hex).offers.push_back(
              {words_of(way.answer), {choice.action, action_of(cw::verbs::AnswerFor{hex}), action_of(way)}});
        }
      }
    }
  }
  std::vector<StandingAnswer> out = {std::move(whole)};
  for (auto& [hex, force] : forces) {
    force.now = force.is_own ? force.now : out.front().now + ", as its side";
    out.push_back(std::move(force));
  }
  return out;
}

const StandingAnswer* answer_at(std::span<const StandingAnswer> answers, HexId hex) {
  const auto found =
      std::find_if(answers.begin(), answers.end(), [&](const StandingAnswer& one) { return one.hex == hex; });
  return found == answers.end() ? nullptr : &*found;
}

}  // namespace longroll::web::campaign
