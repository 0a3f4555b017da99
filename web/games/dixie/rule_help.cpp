// build: logic
#include "web/games/dixie/rule_help.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "web/views/help_file.h"

namespace longroll::web::dixie {
namespace {

/// The rulebook's sections, several to a page. A rule goes to the last page that begins at its section or before.
struct Chapter {
  unsigned first;
  const char* title;
};
constexpr std::array<Chapter, 8> kChapters{{{1, "Cards, decks, deployment"},
                                            {4, "Victory, turn, morale"},
                                            {7, "Combat"},
                                            {8, "Moves"},
                                            {10, "Ground and generals"},
                                            {12, "Special cards"},
                                            {13, "Advanced rules"},
                                            {14, "Own decks, more days"}}};

std::size_t chapter_of(std::string_view rule) {
  const std::uint64_t section = parse_u64(rule.substr(0, rule.find('.'))).value_or(0);
  std::size_t found = 0;
  for (std::size_t i = 0; i < kChapters.size(); ++i) {
    found = kChapters[i].first <= section ? i : found;
  }
  return found;
}

HelpPage read_summary(const JsonReader& list) {
  HelpPage page{"On one page", {}, "dixie-summary.html"};
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader table = list.item(i);
    std::string words = table.text("title") + ": ";
    const std::string rule = table.text("rule");
    const JsonReader lines = table.member("lines", Json::Kind::List);
    table.refuse_unknown();
    for (std::size_t n = 0; n < lines.size(); ++n) {
      JsonReader line = lines.item(n);
      words += (n == 0 ? "" : "; ") + line.text("name") + ": " + line.text("text");
      line.refuse_unknown();
    }
    page.paragraphs.push_back(words + ". [" + rule + "]");
  }
  return page;
}

}  // namespace

std::vector<HelpPage> read_rule_help(std::string_view text) {
  return from_help_file(text, [&](JsonReader& in) {
    in.text("game");
    in.number("format", 1, 1);
    const JsonReader rules = in.member("rules", Json::Kind::Object);
    const JsonReader summary = in.member("summary", Json::Kind::List);
    in.refuse_unknown();
    std::vector<HelpPage> pages{read_summary(summary)};
    for (const Chapter& chapter : kChapters) {
      pages.push_back({chapter.title, {}, ""});
    }
    for (std::size_t i = 0; i < rules.size(); ++i) {
      JsonReader rule = rules.item(i);
      const std::string& id = rules.json().names[i];
      const std::string title = rule.text("title");
      pages[1 + chapter_of(id)].paragraphs.push_back(title + ". " + rule.text("text") + " [" + id + "]");
      rule.refuse_unknown();
    }
    return pages;
  });
}

std::vector<ShownChart> read_charts(std::string_view text) {
  return from_help_file(text, [&](JsonReader& in) {
    const JsonReader summary = in.member("summary", Json::Kind::List);
    std::vector<ShownChart> charts;
    for (std::size_t i = 0; i < summary.size(); ++i) {
      JsonReader table = summary.item(i);
      ShownChart& chart = charts.emplace_back();
      chart.name = chart.title = table.text("title");
      chart.rule = table.text("rule");
      const JsonReader lines = table.member("lines", Json::Kind::List);
      for (std::size_t n = 0; n < lines.size(); ++n) {
        JsonReader line = lines.item(n);
        chart.rows.push_back({{line.text("name"), line.text("text")}, false});
      }
    }
    return charts;
  });
}

}  // namespace longroll::web::dixie
