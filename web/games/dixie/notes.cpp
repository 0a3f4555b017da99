// build: logic
#include "web/games/dixie/notes.h"

#include "engine/core/json.h"

namespace longroll::web::dixie {

void Notes::read(std::string_view text) {
  const Result<Json> json = parse_json(text, "notes");
  if (!json) {
    return;
  }
  Faults faults;
  JsonReader in(json.value(), "notes", faults);
  in.text("edition");
  in.number("format", 2, 2);
  const JsonReader list = in.member("notes", Json::Kind::Object);
  in.refuse_unknown();
  std::map<std::string, Note, std::less<>> notes;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader item = list.item(i);
    Note note;
    note.line = item.text("line");
    note.commander = item.text_or("commander", "");
    note.strength = static_cast<int>(item.number_or("strength", 0, 20'000, 0));
    note.is_estimated = item.truth_or("estimated", false);
    note.guns = item.text_or("guns_text", "");
    note.casualties = item.text_or("casualties", "");
    item.refuse_unknown();
    notes.emplace(list.json().names[i], std::move(note));
  }
  if (faults.empty()) {
    notes_ = std::move(notes);
  }
}

const Note* Notes::find(std::string_view card) const {
  const auto found = notes_.find(card);
  return found == notes_.end() ? nullptr : &found->second;
}

}  // namespace longroll::web::dixie
