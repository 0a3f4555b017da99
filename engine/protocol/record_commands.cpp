// build: small
// journal, link, position, open, file, place, state, load, hash: the commands that keep and bring games.
#include "engine/core/json.h"
#include "engine/core/text.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/protocol.h"
#include "engine/record/archive.h"
#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "engine/record/state_json.h"

namespace longroll {

std::string Protocol::journal(std::string_view) {
  if (!session_->is_from_setup()) {
    return json_error("the game began from a position: it has no journal");
  }
  return journal_to_json(*session_);
}

std::string Protocol::link(std::string_view) {
  const std::optional<std::string> link = game_link(*session_);
  if (!link) {
    return json_error("the game began from a position, or is too long for a link; `position` gives where it stands");
  }
  return JsonObject().text("link", *link).done();
}

std::string Protocol::position(std::string_view) {
  return JsonObject().text("link", position_link(session_->game(), session_->setup(), session_->state())).done();
}

std::string Protocol::file(std::string_view) { return JsonObject().text("file", game_file(*session_)).done(); }

/// A position as its archive, for a program that asks a bot at every decision: "place dixie TFIB...".
std::string Protocol::place(std::string_view rest) {
  const Words words = words_of(rest);
  const std::optional<Bytes> bytes = words.size() == 2 ? from_base64url(words[1]) : std::nullopt;
  if (!bytes) {
    return json_error("place <game> <archive of a position, base64url>");
  }
  Faults faults;
  const LoadedGame* game = loaded(words[0], faults);
  if (game == nullptr) {
    return json_faults(faults);
  }
  Result<LoadedPosition> position = load_position(*game->game, *bytes);
  if (!position) {
    return json_faults(position.faults());
  }
  sit_down(*game, Session(*game->game, position.value().setup, std::move(position.value().state), fresh_seed()));
  return JsonObject().text("seat", id_of(session_->to_act())).done();
}

/// A whole game as a file holds it.
std::string Protocol::open_file(std::string_view text) {
  const Result<StoredGame> stored = read_game_file(text);
  if (!stored) {
    return json_faults(stored.faults());
  }
  Faults faults;
  const LoadedGame* game = loaded(stored.value().head.beginning.game, faults);
  if (game == nullptr) {
    return json_faults(faults);
  }
  Result<Replay> replay = replay_of(*game->game, stored.value());
  Result<Session> session = replay ? replay.value().take() : Result<Session>(replay.faults());
  if (!session) {
    return json_faults(session.faults());
  }
  sit_down(*game, std::move(session).value());
  return where_we_are();
}

std::string Protocol::open(std::string_view rest) {
  if (rest.starts_with(kFilePrefix)) {
    return open_file(rest);
  }
  const Result<LinkHeader> header = read_link_header(rest);
  if (!header) {
    return json_faults(header.faults());
  }
  Faults faults;
  const LoadedGame* game = loaded(header.value().game, faults);
  if (game == nullptr) {
    return json_faults(faults);
  }
  Result<Session> session = open_link(*game->game, rest, fresh_seed());
  if (!session) {
    return json_faults(session.faults());
  }
  sit_down(*game, std::move(session).value());
  return where_we_are();
}

std::string Protocol::state(std::string_view rest) {
  const Game& game = session_->game();
  if (rest.empty() && !reader_) {
    return state_to_json(game, session_->setup(), session_->state());
  }
  for (const Seat seat : {Seat::Union, Seat::Confederate, Seat::Nobody}) {
    if (rest.empty() ? seat == *reader_ : rest == id_of(seat)) {
      if (reader_ && seat != *reader_ && seat != Seat::Nobody) {
        return json_error("that would tell the reader what its seat may not know");
      }
      return view_to_json(game, session_->setup().scenario, game.view(session_->state(), seat));
    }
  }
  return json_error("state, or state usa, csa or nobody");
}

std::string Protocol::load(std::string_view rest) {
  const Result<Json> json = parse_json(rest, "state", kStateJsonLimits);
  if (!json) {
    return json_faults(json.faults());
  }
  const Json* id = json.value().find("game");
  Faults faults;
  const LoadedGame* game = loaded(id != nullptr ? std::string_view(id->text) : std::string_view(), faults);
  if (game == nullptr) {
    return json_faults(faults);
  }
  Result<LoadedPosition> position = state_from_json(*game->game, json.value());
  if (!position) {
    return json_faults(position.faults());
  }
  sit_down(*game, Session(*game->game, position.value().setup, std::move(position.value().state), fresh_seed()));
  return where_we_are();
}

std::string Protocol::hash(std::string_view) {
  return JsonObject().text("hash", hex_of(hash_of(session_->state()))).number("ply", session_->ply_count()).done();
}

}  // namespace longroll
