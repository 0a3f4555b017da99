// build: small
// order: one order for many pieces, as the decisions that carry it out.
#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/map/hex.h"
#include "engine/play/adjutant.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/protocol.h"
#include "engine/table/piece_ids.h"

namespace longroll {
namespace {

constexpr auto kKinds = enum_table<Order::Kind, Order::Kind::Charge, std::string_view>(
    {"together", "column", "near", "attack", "shift", "charge"});
constexpr std::string_view kUsage = "order together|column|near|attack|shift|charge <hex> <unit> ...";

/// The piece of that name, "csa.jackson" or "#12"; kNoPiece when no piece has it.
PieceId piece_named(const Session& session, std::string_view name) {
  if (name.starts_with('#')) {
    const std::optional<std::uint64_t> number = parse_u64(name.substr(1));
    return number && *number < session.state().pieces.size() ? static_cast<PieceId>(*number) : kNoPiece;
  }
  for (const PieceId id : piece_ids(session.state())) {
    const std::string kind = session.game().kind_id(session.setup().scenario, session.state().piece(id).kind);
    if (kind == name ||
        (kind.size() > name.size() && kind.ends_with(name) && kind[kind.size() - name.size() - 1] == '.')) {
      return id;
    }
  }
  return kNoPiece;
}

/// The hex that the game calls so. Asked of the game: only games on hexes have the code that reads such names.
std::optional<HexId> hex_of_name(const Game& game, std::string_view name) {
  for (int place = 0; place < kMaxHexes; ++place) {
    if (game.place_id(static_cast<Place>(place)) == name) {
      return static_cast<HexId>(place);
    }
  }
  return std::nullopt;
}

/// The pieces that a word names: NAME, stack:NAME, formation:NAME; empty: none.
std::vector<PieceId> pieces_named(const Session& session, const Adjutant& adjutant, std::string_view word) {
  Ordered which = Ordered::Unit;
  for (const auto& [prefix, group] : {std::pair(std::string_view("stack:"), Ordered::Stack),
                                      std::pair(std::string_view("formation:"), Ordered::Formation)}) {
    if (word.starts_with(prefix)) {
      word.remove_prefix(prefix.size());
      which = group;
    }
  }
  const PieceId piece = piece_named(session, word);
  if (piece == kNoPiece || which == Ordered::Unit) {
    return piece == kNoPiece ? std::vector<PieceId>() : std::vector<PieceId>{piece};
  }
  return adjutant.members(session.state(), piece, which);
}

std::string describe_part(const Session& session, const OrderPlan::Part& part) {
  const Game& game = session.game();
  JsonObject object;
  object.text("piece", game.kind_id(session.setup().scenario, session.state().piece(part.piece).kind))
      .number("id", static_cast<std::uint64_t>(part.piece))
      .raw("way", json_list(part.way, [&](Place place) { return json_quote(game.place_id(place)); }))
      .number("cost", static_cast<std::uint64_t>(std::max(part.cost, 0)))
      .number("decisions", part.decisions);
  if (!part.ahead.empty()) {
    object.raw("ahead", json_list(part.ahead, [&](Place place) { return json_quote(game.place_id(place)); }))
        .number("dice", static_cast<std::uint64_t>(part.dice))
        .number("passing", static_cast<std::uint64_t>(part.passing));
  }
  if (part.refusal) {
    object.raw("refused", json_refusal(part.refusal)).raw("tried", json_list(part.tried, [&](const Action& action) {
                                                            return json_quote(game.text(session.state(), action));
                                                          }));
  }
  return object.done();
}

}  // namespace

std::string Protocol::order(std::string_view rest) {
  if (table_->adjutant == nullptr) {
    return json_error("this game has no orders for many");
  }
  if (reader_ && *reader_ != session_->to_act()) {
    return json_error("it is not the reader's turn");
  }
  const Words words = words_of(rest);
  if (words.size() < 3) {
    return json_error(kUsage);
  }
  const auto kind = std::find(kKinds.begin(), kKinds.end(), words[0]);
  const std::optional<HexId> hex = hex_of_name(session_->game(), words[1]);
  if (kind == kKinds.end() || !hex) {
    return json_error(kUsage);
  }
  Order order{static_cast<Order::Kind>(kind - kKinds.begin()), {}, *hex};
  for (std::size_t i = 2; i < words.size() && order.pieces.size() <= kMaxOrdered; ++i) {
    const std::vector<PieceId> pieces = pieces_named(*session_, *table_->adjutant, words[i]);
    if (pieces.empty()) {
      return json_error("there is no piece " + std::string(words[i]) + " to order");
    }
    order.pieces.insert(order.pieces.end(), pieces.begin(), pieces.end());
  }
  const State& state = session_->state();
  if (order.kind == Order::Kind::Shift && state.has_piece(order.pieces.front())) {
    order.from = state.piece(order.pieces.front()).place;
  }
  const Game& game = session_->game();
  const OrderPlan plan = table_->adjutant->plan(game.view(session_->state(), session_->to_act()).seen, order);
  const auto text = [&](const Action& action) { return json_quote(game.text(session_->state(), action)); };
  JsonObject object;
  object.raw("actions", json_list(plan.actions, text))
      .raw("parts", json_list(plan.parts, [&](const OrderPlan::Part& part) { return describe_part(*session_, part); }))
      .truth("hands_over", plan.hands_over);
  if (plan.roll) {
    object.raw("roll", text(*plan.roll)).raw("chances", json_odds(*plan.odds));
  }
  return object.done();
}

}  // namespace longroll
