#include "web/shell/mirror.h"

#include <algorithm>

#include "engine/core/json_writer.h"
#include "web/shell/numbers.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

/// As JSON for mirror.js. The choices are in `actions`, and the text fields are inputs of the page: neither is among
/// the controls.
std::string mirror_json(const MirrorData& data, const std::vector<ui::Control>& controls) {
  JsonArray pressable;
  for (const ui::Control& control : controls) {
    if (control.is_stop && !control.id.starts_with("choice:") && !control.id.starts_with(ui::kFieldPrefix)) {
      pressable.raw(JsonArray().text(control.id).text(control.label).truth(control.enabled).done());
    }
  }
  const std::string actions = json_list(data.actions, [](const MirrorData::Button& button) {
    return JsonArray().text(button.key).text(button.label).truth(true).text(button.group).done();
  });
  return JsonObject()
      .text("title", data.title)
      .text("status", data.status)
      .text("prompt", data.prompt)
      .text("rule", data.rule)
      .text("notice", data.notice)
      .text("text", data.text)
      .text("news", data.news)
      .raw("actions", actions)
      .raw("controls", pressable.done())
      .raw("log", json_list(data.log, json_quote))
      .done();
}

std::string field_json(const ui::TextField& field) {
  JsonArray out;
  out.text(field.id);
  for (const float px : {field.rect.x, field.rect.y, field.rect.w, field.rect.h, ui::scaled(17)}) {
    out.raw(tenths_of(px));
  }
  return out.text(field.label)
      .text(field.hint)
      .text(field.value != nullptr ? *field.value : "")
      .truth(field.is_fixed)
      .done();
}

}  // namespace

void MirrorWriter::write(const MirrorData& data, const std::string& title) {
  std::string json = mirror_json(data, ui::state().controls);
  if (json != mirror_) {
    page::set_mirror(json);
    mirror_ = std::move(json);
  }
  if (const std::string_view table = data.table.empty() ? "[]" : data.table; table != table_) {
    table_ = table;
    page::set_table(table_);
  }
  if (title != title_) {
    page::set_title(title);
    title_ = title;
  }
}

void MirrorWriter::write_fields() {
  const std::vector<ui::TextField>& fields = ui::state().fields;
  std::string json = json_list(fields, field_json);
  if (json != fields_) {
    page::set_fields(json);
    fields_ = std::move(json);
  }
  const std::string& focus = ui::state().focus;
  const bool is_here = std::any_of(fields.begin(), fields.end(), [&](const ui::TextField& field) {
    return focus == std::string(ui::kFieldPrefix) + field.id;
  });
  if (!is_here) {
    focused_.clear();
  } else if (focused_ != focus) {
    focused_ = focus;
    page::focus_field(focus.substr(ui::kFieldPrefix.size()));
  }
}

}  // namespace longroll::web
