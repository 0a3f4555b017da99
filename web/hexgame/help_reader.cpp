// build: logic
#include "web/hexgame/help_reader.h"

#include <utility>

#include "web/views/help_file.h"

namespace longroll::web::hexgame {
namespace {

/// Puts the words for the keys in braces.
void fill(std::string& text, const std::vector<HelpNumber>& numbers) {
  for (const HelpNumber& number : numbers) {
    const std::string key = "{" + std::string(number.key) + "}";
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string::npos; at += number.words.size()) {
      text.replace(at, key.size(), number.words);
    }
  }
}

HelpPage read_page(JsonReader in, const std::vector<HelpNumber>& numbers) {
  HelpPage page{in.text("title"), {}};
  const JsonReader paragraphs = in.member("paragraphs", Json::Kind::List);
  if (in.has("pictures")) {
    for (const Json& picture : in.member("pictures", Json::Kind::List).json().items) {
      page.pictures.push_back(picture.text);
    }
  }
  in.refuse_unknown();
  for (const Json& paragraph : paragraphs.json().items) {
    page.paragraphs.push_back(paragraph.text);
    std::string& words = page.paragraphs.back();
    fill(words, numbers);
    if (words.empty() || words.find('{') != std::string::npos) {
      paragraphs.fault("a paragraph is a text, and names keys of the chart in braces");
    }
  }
  return page;
}

}  // namespace

HelpFile read_help_file(std::string_view text, std::string_view format, const std::vector<HelpNumber>& numbers) {
  return from_help_file(text, [&](JsonReader& in) {
    in.word("format", {format});
    const JsonReader list = in.member("pages", Json::Kind::List);
    HelpFile help;
    help.charts = read_charts(in.member("charts", Json::Kind::List));
    help.pictures = read_pictures(in.member("pictures", Json::Kind::List));
    in.refuse_unknown();
    for (std::size_t i = 0; i < list.size(); ++i) {
      help.pages.push_back(read_page(list.item(i), numbers));
    }
    return help;
  });
}

std::vector<HelpPage> scenario_help(const longroll::hexgame::Scenario& scenario) {
  return {{scenario.title, {scenario.date + ".", scenario.about}}, {"This battle's own rules", scenario.rules}};
}

}  // namespace longroll::web::hexgame
