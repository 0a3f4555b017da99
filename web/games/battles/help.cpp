// build: logic
#include "web/games/battles/help.h"

#include <string>
#include <utility>

#include "engine/core/json.h"
#include "engine/games/battles/words.h"
#include "web/hexgame/charts.h"
#include "web/views/help_file.h"

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;

/// A key of the chart's file, and the words for what stands there.
struct Placeholder {
  std::string_view key;
  std::string words;
};

/// The dice that rally a unit (12.4), and those on which cavalry gets away (8.77).
std::vector<Placeholder> placeholders(const bt::Chart& chart) {
  const auto rally = [&](bt::Condition condition) {
    return bt::die_up_to(chart.rally_up_to[static_cast<std::size_t>(condition)]);
  };
  return {{"combat.evade_up_to", bt::die_up_to(chart.evade_up_to)},
          {"disorder.rally_up_to.disordered", rally(bt::Condition::Disordered)},
          {"disorder.rally_up_to.shaken", rally(bt::Condition::Shaken)},
          {"disorder.rally_up_to.routed", rally(bt::Condition::Routed)}};
}

/// Puts the words for the keys in braces.
void fill(std::string& text, const std::vector<Placeholder>& all) {
  for (const Placeholder& one : all) {
    const std::string key = "{" + std::string(one.key) + "}";
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string::npos; at += one.words.size()) {
      text.replace(at, key.size(), one.words);
    }
  }
}

}  // namespace

std::vector<HelpPage> read_help(std::string_view text, const bt::Chart& chart) {
  return from_help_file(text, [&](JsonReader& in) {
    in.word("format", {"longroll-battles-help/1"});
    const JsonReader list = in.member("pages", Json::Kind::List);
    hexgame::read_charts(in.member("charts", Json::Kind::List));
    hexgame::read_pictures(in.member("pictures", Json::Kind::List));
    in.refuse_unknown();
    const std::vector<Placeholder> all = placeholders(chart);
    std::vector<HelpPage> pages;
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader told = list.item(i);
      HelpPage page{told.text("title"), {}};
      const JsonReader paragraphs = told.member("paragraphs", Json::Kind::List);
      if (told.has("pictures")) {
        for (const Json& picture : told.member("pictures", Json::Kind::List).json().items) {
          page.pictures.push_back(picture.text);
        }
      }
      told.refuse_unknown();
      for (const Json& paragraph : paragraphs.json().items) {
        page.paragraphs.push_back(paragraph.text);
        fill(page.paragraphs.back(), all);
        if (page.paragraphs.back().empty() || page.paragraphs.back().find('{') != std::string::npos) {
          paragraphs.fault("a paragraph is a text, and names keys of the chart in braces");
        }
      }
      pages.push_back(std::move(page));
    }
    return pages;
  });
}

std::vector<hexgame::HelpPicture> read_help_pictures(std::string_view text) {
  return from_help_file(text,
                        [](JsonReader& in) { return hexgame::read_pictures(in.member("pictures", Json::Kind::List)); });
}

std::vector<HelpPage> scenario_help(const bt::Scenario& scenario) {
  return {{scenario.title, {scenario.date + ".", scenario.about}}, {"This battle's own rules", scenario.rules}};
}

}  // namespace longroll::web::battles
