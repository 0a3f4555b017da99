// build: small
#include "engine/protocol/protocol.h"

#include "engine/core/text.h"
#include "engine/play/game_under_way.h"
#include "engine/protocol/json_answers.h"

namespace longroll {
namespace {

constexpr std::size_t kLongestLine = 1U << 20U;

/// Whether the bytes are UTF-8 without control characters, so that what is echoed is good JSON.
bool is_clean_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    if (lead < 0x80) {
      if (lead < 0x20 && lead != '\t') {
        return false;
      }
      continue;
    }
    const int more = lead >= 0xC2 && lead < 0xE0   ? 1
                     : lead >= 0xE0 && lead < 0xF0 ? 2
                     : lead >= 0xF0 && lead < 0xF5 ? 3
                                                   : 0;
    if (more == 0 || i + static_cast<std::size_t>(more) > text.size()) {
      return false;
    }
    std::uint32_t letter = lead & (0x3FU >> static_cast<unsigned>(more));
    for (int k = 0; k < more; ++k) {
      const auto next = static_cast<unsigned char>(text[i++]);
      if ((next & 0xC0U) != 0x80U) {
        return false;
      }
      letter = (letter << 6U) | (next & 0x3FU);
    }
    const bool longer_than_need = letter < (more == 2 ? 0x800U : more == 3 ? 0x10000U : 0x80U);
    if (longer_than_need || letter > 0x10FFFFU || (letter >= 0xD800U && letter < 0xE000U)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Protocol::Protocol(ProtocolHost host, std::span<const Command> commands)
    : host_(std::move(host)), commands_(commands) {}
Protocol::~Protocol() = default;

std::string Protocol::answer(std::string_view line) {
  if (line.size() > kLongestLine) {
    return json_error("the line is too long");
  }
  while (line.ends_with('\n') || line.ends_with('\r')) {
    line.remove_suffix(1);
  }
  if (!is_clean_text(line)) {
    return json_error("the line is not UTF-8 text");
  }
  const auto trim = [](std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    const std::size_t last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
  };
  line = trim(line);
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string_view name = line.substr(0, end);
  for (const Command& command : commands_) {
    if (command.name == name) {
      if (command.needs_game && !session_) {
        return json_error("no game is under way: new, open or load comes first");
      }
      if (command.tells_all && reader_) {
        return json_error("that would tell the reader what its seat may not know");
      }
      // A bot thinks in here, beyond what the session itself sees. Commands without a game may replace the session.
      std::optional<GameUnderWay> scope;
      if (command.needs_game) {
        scope.emplace(*session_);
      }
      return (this->*command.run)(trim(line.substr(end)));
    }
  }
  std::string known;
  for (const Command& command : commands_) {
    known += (known.empty() ? "" : ", ") + std::string(command.name);
  }
  return json_error("no such command; there are: " + known);
}

std::string Protocol::reader(std::string_view rest) {
  if (rest == "all") {
    reader_.reset();
    return JsonObject().text("reader", "all").done();
  }
  for (const Seat seat : {Seat::Union, Seat::Confederate, Seat::Nobody}) {
    if (rest == id_of(seat)) {
      reader_ = seat;
      return JsonObject().text("reader", rest).done();
    }
  }
  return json_error("reader usa, csa, nobody or all");
}

std::string Protocol::quit(std::string_view) {
  finished_ = true;
  return JsonObject().truth("bye", true).done();
}

const LoadedGame* Protocol::loaded(std::string_view id, Faults& faults) {
  if (const auto found = loaded_.find(id); found != loaded_.end()) {
    return &found->second;
  }
  for (const GameEntry& entry : host_.games != nullptr ? *host_.games : std::vector<GameEntry>{}) {
    if (entry.id == id) {
      Result<LoadedGame> game = entry.load(host_.read);
      if (!game) {
        faults = game.faults();
        return nullptr;
      }
      return &loaded_.emplace(std::string(id), std::move(game).value()).first->second;
    }
  }
  faults = {{"game", "there is no game " + json_quote(id)}};
  return nullptr;
}

void Protocol::sit_down(const LoadedGame& game, Session session) {
  table_ = &game;
  session_ = std::move(session);
  line_.reset();
}

std::string Protocol::where_we_are() const {
  JsonObject object;
  object.text("game", session_->game().info().id)
      .number("ply", session_->ply_count())
      .text("seat", id_of(session_->to_act()));
  if (const Outcome outcome = session_->game().outcome(session_->state()); outcome.over) {
    JsonObject end;
    end.text("winner", id_of(outcome.winner)).text("reason", outcome.reason).text("rule", outcome.rule);
    if (outcome.is_marginal) {
      end.truth("marginal", true);
    }
    object.raw("outcome", end.done());
  }
  return object.done();
}

}  // namespace longroll
