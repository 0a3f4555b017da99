#include "web/shell/teller.h"

#include <algorithm>

#include "engine/core/json_writer.h"
#include "web/shell/page.h"
#include "web/views/choice_folds.h"
#include "web/views/narrator.h"
#include "web/views/prompt_helper.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

constexpr std::size_t kChanges = 60;  ///< lines of what has changed, the newest

/// What the log says since the reader decided last, his own decision with it; oldest first.
std::vector<std::string> changes_of(const GameModel& model) {
  const Session& session = model.session();
  std::size_t from = model.shown();
  while (from > session.first_ply() && session.ply(from - 1).seat != model.reader()) {
    --from;
  }
  from -= from > session.first_ply() ? 1 : 0;
  std::vector<std::string> out;
  const std::span<const LogLine> log = model.log();
  for (std::size_t i = log.size(); i-- > 0 && log[i].ply >= from && out.size() < kChanges;) {
    out.push_back(log[i].text);
  }
  std::reverse(out.begin(), out.end());
  return out;
}

/// A few changes are read out as they are, many in short.
std::string news_of(const Scene& scene, const std::vector<std::string>& changes) {
  constexpr std::size_t kFew = 5;
  if (scene.digest_open) {
    return in_words(scene.digest);
  }
  std::string out =
      changes.size() > kFew ? std::to_string(changes.size()) + " lines in the log, the last of them: " : "";
  for (std::size_t i = changes.size() - std::min(changes.size(), changes.size() > kFew ? 2 : kFew); i < changes.size();
       ++i) {
    out += changes[i] + " ";
  }
  return out;
}

/// The choices that stand in a panel of their own, under its name, after the others.
void add_set_aside(const Scene& scene, std::vector<ChoiceFold>& folds) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  const std::size_t first = folds.size();
  for (const Choice& choice : scene.model->prompt().choices) {
    const std::string_view title = helper != nullptr ? helper->set_aside(choice.action) : std::string_view();
    if (title.empty()) {
      continue;
    }
    std::size_t at = first;
    while (at < folds.size() && folds[at].title != title) {
      ++at;
    }
    if (at == folds.size()) {
      folds.push_back({title, {}});
    }
    folds[at].choices.push_back(&choice);
  }
}

std::string json_of(const std::vector<ToldPart>& parts) {
  return json_list(parts, [](const ToldPart& part) {
    return JsonArray().text(part.title).raw(json_list(part.lines, json_quote)).done();
  });
}

}  // namespace

void TableTeller::read(const Scene& scene) {
  const GameModel& model = *scene.model;
  if (revision_ != model.revision()) {
    revision_ = model.revision();
    told_prospects_ = 0;
    actions_.clear();
    choices_.clear();
    news_.clear();
    at_stake_.clear();
    if (model.is_curtain_down()) {
      table_.clear();
    } else if (model.may_act() || model.is_over() || model.is_replaying()) {
      tell(scene);
    }
  }
  if (is_heard_) {
    add_prospects(scene);
  }
}

void TableTeller::tell(const Scene& scene) {
  const GameModel& model = *scene.model;
  const std::vector<std::string> changes = changes_of(model);
  if (model.may_act()) {
    std::vector<ChoiceFold> folds = folds_of(listed_choices(scene));
    add_set_aside(scene, folds);
    for (const ChoiceFold& fold : folds) {
      for (const Choice* choice : fold.choices) {
        const std::string action = model.game().text(model.session().state(), choice->action);
        const auto like_it = 1 + std::count_if(choices_.begin(), choices_.end(),
                                               [&](const Choice* other) { return other->label == choice->label; });
        const std::string number = like_it > 1 ? ", number " + std::to_string(like_it) : "";  // two equal cards
        actions_.push_back({action, choice->label + number, std::string(fold.title)});
        choices_.push_back(choice);
      }
    }
    news_ = news_of(scene, changes);
  }
  std::vector<ToldPart> parts;
  if (!changes.empty()) {
    parts.push_back({"Since your last decision", changes});
  }
  if (const Narrator* narrator = scene.capabilities.narrator) {
    at_stake_ = narrator->at_stake();
    for (ToldPart& part : narrator->tell()) {
      parts.push_back(std::move(part));
    }
  }
  table_ = json_of(parts);
}

/// Chances take time: a few milliseconds of them a frame.
void TableTeller::add_prospects(const Scene& scene) {
  constexpr double kMilliseconds = 6;
  const Narrator* narrator = scene.capabilities.narrator;
  const double until = page::now() + kMilliseconds;
  while (narrator != nullptr && told_prospects_ < actions_.size() && page::now() < until) {
    actions_[told_prospects_].label += narrator->prospects(*choices_[told_prospects_]);
    ++told_prospects_;
  }
  ui::state().wants_frame |= narrator != nullptr && told_prospects_ < actions_.size();
}

}  // namespace longroll::web
