// build: logic
#include "web/games/chattanooga/unit_notes.h"

#include "web/views/help_file.h"

namespace longroll::web::chattanooga {

UnitNotes read_unit_notes(std::string_view text) {
  return from_help_file(text, [](JsonReader& in) {
    in.word("format", {"longroll-chattanooga-unit-notes/1"});
    const JsonReader list = in.member("notes", Json::Kind::List);
    in.refuse_unknown();
    UnitNotes out;
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonReader note = list.item(i);
      const std::string about = note.text("about");
      for (const Json& unit : note.member("units", Json::Kind::List).json().items) {
        out.emplace(unit.text, about);
      }
      note.refuse_unknown();
    }
    return out;
  });
}

}  // namespace longroll::web::chattanooga
