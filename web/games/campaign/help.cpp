// build: logic
#include "web/games/campaign/help.h"

#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

using Numbers = std::vector<std::pair<std::string, std::string>>;

std::string written(std::int64_t number) {
  return number < 0 ? signed_text(static_cast<int>(number)) : std::to_string(number);
}

/// An item of a list is named by its number in it, by its id or by its turn.
void add_numbers(const Json& json, const std::string& place, Numbers& out) {
  const auto below = [&](const std::string& key) { return place.empty() ? key : place + "." + key; };
  switch (json.kind) {
    case Json::Kind::Number:
      out.emplace_back(place, written(json.number));
      out.emplace_back("+" + place, json.number == 0 ? "0" : signed_text(static_cast<int>(json.number)));
      break;
    case Json::Kind::Object:
      for (std::size_t i = 0; i < json.items.size(); ++i) {
        add_numbers(json.items[i], below(json.names[i]), out);
      }
      break;
    case Json::Kind::List:
      for (std::size_t i = 0; i < json.items.size(); ++i) {
        const Json& item = json.items[i];
        const Json* id = item.find("id");
        const Json* turn = item.find("turn");
        add_numbers(item,
                    below(id != nullptr     ? id->text
                          : turn != nullptr ? std::to_string(turn->number)
                                            : std::to_string(i)),
                    out);
      }
      break;
    default:
      break;
  }
}

}  // namespace

Numbers chart_numbers(std::string_view text, std::string_view where) {
  Numbers out;
  if (const Result<Json> json = parse_json(text, where); json) {
    add_numbers(json.value(), "", out);
  }
  return out;
}

hexgame::HelpFile read_help(std::string_view text, std::string_view chart, std::string_view turns) {
  Numbers numbers = chart_numbers(chart, kChartFile);
  const Numbers of_turns = chart_numbers(turns, kTurnsFile);
  numbers.insert(numbers.end(), of_turns.begin(), of_turns.end());
  std::vector<hexgame::HelpNumber> words;
  for (const auto& [key, number] : numbers) {
    words.push_back({key, number});
  }
  return hexgame::read_help_file(text, "longroll-campaign-help/1", words);
}

}  // namespace longroll::web::campaign
