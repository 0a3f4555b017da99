// build: logic
#include "web/games/campaign/war_notes.h"

#include "web/views/help_file.h"

namespace longroll::web::campaign {

WarNotes read_war_notes(std::string_view text) {
  return from_help_file(text, [](JsonReader& in) {
    in.word("format", {"longroll-campaign-unit-notes/1"});
    in.text("sources");
    const JsonReader leaders = in.member("leaders", Json::Kind::List);
    const JsonReader places = in.member("places", Json::Kind::List);
    in.refuse_unknown();
    WarNotes out;
    for (std::size_t i = 0; i < leaders.size(); ++i) {
      JsonReader one = leaders.item(i);
      std::pair<std::string, std::string> key{one.text("start"), one.text("id")};
      out.leaders.emplace(std::move(key), one.text("about"));
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
      JsonReader one = places.item(i);
      const std::string hex = one.text("hex");
      out.places.emplace(hex, one.text("about"));
    }
    return out;
  });
}

}  // namespace longroll::web::campaign
