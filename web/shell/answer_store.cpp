// build: logic
#include "web/shell/answer_store.h"

namespace longroll::web {
namespace {

constexpr std::size_t kLongest = 64;  ///< characters; what is longer is not looked at

std::string key_of(const std::string& id) { return "longroll/answers/" + id; }

}  // namespace

void AnswerStore::take_up(const std::string& id, AdvanceAnswers* game) {
  id_ = id;
  kept_.clear();
  if (game != nullptr) {
    kept_ = shelf_->get(key_of(id)).value_or("");
    game->take_answers(kept_.size() <= kLongest ? kept_ : "");
  }
}

/// What the browser says against storing is told when the game itself is stored.
void AnswerStore::follow(const std::string& id, const AdvanceAnswers* game) {
  std::string now = game != nullptr ? game->answers_as_text() : "";
  if (id == id_ && now == kept_) {
    return;
  }
  if (!now.empty()) {
    shelf_->set(key_of(id), now);
  } else if (id == id_) {
    remove(*shelf_, id);
  }
  id_ = id;
  kept_ = std::move(now);
}

void AnswerStore::remove(Shelf& shelf, const std::string& id) { shelf.remove(key_of(id)); }

}  // namespace longroll::web
