#pragma once

#include <utility>

#include "web/shell/screen.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// A page of words: what is under way, or what went wrong.
class MessagePage final : public Screen {
 public:
  void put(MessageData data) { data_ = std::move(data); }
  /// Nothing changes when the message has no bar.
  void set_progress(float progress);

  void build(const WindowSize& window, Commands& out) override;
  void write_words(MirrorData& out) const override;

 private:
  MessageData data_;
};

}  // namespace longroll::web
