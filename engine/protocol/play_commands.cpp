// build: small
// games, new, prompt, do, why, undo, go: the commands that play.
#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/protocol.h"

namespace longroll {
namespace {

std::string describe_game(const GameInfo& info) {
  const auto scenario = [](const ScenarioInfo& one) {
    return JsonObject().text("id", one.id).text("title", one.title).text("data", hex_of(one.data_hash)).done();
  };
  const auto option = [](const OptionInfo& one) {
    return JsonObject()
        .text("id", one.id)
        .text("title", one.title)
        .raw("values", json_list(one.values, [](const std::string& value) { return json_quote(value); }))
        .text("standard", one.values.at(static_cast<std::size_t>(one.standard)))
        .text("rule", one.rule)
        .raw("scenarios", json_list(one.scenarios, [](int scenario) { return std::to_string(scenario); }))
        .done();
  };
  const auto preset = [](const PresetInfo& one) {
    return JsonObject().text("id", one.id).text("title", one.title).done();
  };
  return JsonObject()
      .text("id", info.id)
      .text("title", info.title)
      .raw("scenarios", json_list(info.scenarios, scenario))
      .raw("options", json_list(info.options, option))
      .raw("presets", json_list(info.presets, preset))
      .number("rules", info.rules_version)
      .done();
}

std::string describe_event(const Event& event) {
  static constexpr auto kNames = enum_table<EventKind, EventKind::Remark, std::string_view>(
      {"piece-made", "piece-moved", "piece-turned", "piece-marked", "piece-flagged", "piece-noted", "track-set",
       "ground-marked", "step-began", "step-ended", "local-set", "rolled", "remark"});
  return JsonObject()
      .text("event", kNames[event.kind])
      .raw("args", json_list(event.args, [](std::int16_t arg) { return std::to_string(arg); }))
      .done();
}

std::string describe_refusal(const Refusal& refusal) {
  return JsonObject().raw("refused", json_refusal(refusal)).done();
}

}  // namespace

std::string Protocol::games(std::string_view) {
  std::string list = "[";
  for (const GameEntry& entry : host_.games != nullptr ? *host_.games : std::vector<GameEntry>{}) {
    Faults faults;
    const LoadedGame* game = loaded(entry.id, faults);
    list += list.size() > 1 ? "," : "";
    list += game != nullptr ? describe_game(game->game->info()) : json_faults(faults);
  }
  return JsonObject().raw("games", list + "]").done();
}

std::string Protocol::begin(std::string_view rest) {
  const Words words = words_of(rest);
  if (words.empty()) {
    return json_error("new <game>/<scenario> [seed=N] [option=value ...]");
  }
  const std::size_t slash = std::min(words[0].find('/'), words[0].size());
  Faults faults;
  const LoadedGame* game = loaded(words[0].substr(0, slash), faults);
  if (game == nullptr) {
    return json_faults(faults);
  }
  Setup setup = standard_setup(*game->game);
  if (slash < words[0].size()) {
    setup.scenario = find_scenario(*game->game, words[0].substr(slash + 1));
  }
  std::uint64_t seed = fresh_seed();
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    if (equals == std::string_view::npos) {
      faults.push_back({"new", "options are written name=value"});
      continue;
    }
    const std::string_view name = words[i].substr(0, equals);
    const std::string_view value = words[i].substr(equals + 1);
    if (name != "seed") {
      const Faults misfits = set_option(*game->game, setup, name, value);
      faults.insert(faults.end(), misfits.begin(), misfits.end());
    } else if (const std::optional<std::uint64_t> number = parse_u64(value)) {
      seed = *number;
    } else {
      faults.push_back({"seed", "is a whole number"});
    }
  }
  const Faults misfits = faults_of_setup(*game->game, setup);
  faults.insert(faults.end(), misfits.begin(), misfits.end());
  if (!faults.empty()) {
    return json_faults(faults);
  }
  sit_down(*game, Session(*game->game, setup, seed));
  return where_we_are();
}

std::string Protocol::prompt(std::string_view) {
  const Game& game = session_->game();
  const Prompt prompt = game.prompt(session_->state());
  JsonObject object;
  object.text("seat", id_of(prompt.seat));
  if (reader_ && is_player(prompt.seat) && prompt.seat != *reader_) {
    return object.raw("actions", "[]").done();  // the other side's choices show its hand
  }
  return object.text("heading", prompt.heading)
      .text("text", prompt.text)
      .text("rule", prompt.rule)
      .raw("actions",
           json_list(prompt.choices,
                     [&](const Choice& choice) {
                       JsonObject one;
                       one.text("text", game.text(session_->state(), choice.action)).text("label", choice.label);
                       return (choice.group.empty() ? one : one.text("group", choice.group)).done();
                     }))
      .done();
}

std::optional<Action> Protocol::meant(std::string_view words, std::string& error) const {
  if (words.starts_with('#')) {
    Actions actions;
    session_->game().actions(session_->state(), actions);
    const std::optional<std::uint64_t> index = parse_u64(words.substr(1));
    if (index && *index < actions.size()) {
      return actions[static_cast<std::size_t>(*index)];
    }
    error = json_error("there is no action of that number");
    return std::nullopt;
  }
  const std::optional<Action> action = session_->game().parse(session_->state(), words);
  if (!action) {
    error = json_error("these words mean no action");
  }
  return action;
}

std::string Protocol::told(const Ply& ply, State before) const {
  std::vector<std::string> lines;
  for (const Event& event : ply.events) {
    std::string line = session_->game().describe_event(before, event, reader_.value_or(Seat::Nobody));
    if (!line.empty()) {
      lines.push_back(std::move(line));
    }
    enact(before, event);
  }
  return json_list(lines, [](const std::string& line) { return json_quote(line); });
}

std::string Protocol::act(std::string_view rest) {
  std::string error;
  const std::optional<Action> action = meant(rest, error);
  if (!action) {
    return error;
  }
  State before = session_->state();
  const std::string text = session_->game().text(before, *action);
  if (const Refusal refusal = session_->submit(session_->to_act(), *action)) {
    return describe_refusal(refusal);
  }
  line_.reset();
  const Ply& ply = session_->ply(session_->ply_count() - 1);
  JsonObject object;
  object.number("ply", session_->ply_count()).text("by", id_of(ply.seat));
  if (!reader_) {
    object.text("did", text).raw("events", json_list(ply.events, describe_event));
  }
  return object.raw("told", told(ply, std::move(before))).raw("now", where_we_are()).done();
}

std::string Protocol::why(std::string_view rest) {
  std::string error;
  const std::optional<Action> action = meant(rest, error);
  if (!action) {
    return error;
  }
  if (reader_ && *reader_ != session_->to_act()) {
    return json_error("it is not the reader's turn");
  }
  const Refusal refusal = session_->game().refuse(session_->state(), session_->to_act(), *action);
  return refusal ? describe_refusal(refusal) : JsonObject().truth("lawful", true).done();
}

std::string Protocol::undo(std::string_view rest) {
  const std::optional<std::uint64_t> count = rest.empty() ? std::optional<std::uint64_t>(1) : parse_u64(rest);
  if (!count || *count > session_->ply_count()) {
    return json_error("there are " + std::to_string(session_->ply_count()) + " decisions to undo");
  }
  return go(std::to_string(session_->ply_count() - *count));
}

std::string Protocol::go(std::string_view rest) {
  const Session& longest = line_ ? *line_ : *session_;
  const std::optional<std::uint64_t> ply = parse_u64(rest);
  if (!ply || *ply > longest.ply_count()) {
    return json_error("go 0 to go " + std::to_string(longest.ply_count()));
  }
  if (!line_) {
    line_ = session_;
  }
  session_ = line_;
  session_->undo(line_->ply_count() - static_cast<std::size_t>(*ply));
  return where_we_are();
}

}  // namespace longroll
