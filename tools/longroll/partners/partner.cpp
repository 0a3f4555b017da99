#include "tools/longroll/partners/partner.h"

#include "tools/longroll/partners/battles_partner.h"
#include "tools/longroll/partners/chattanooga_partner.h"

namespace longroll::partners {

void Partner::begin(const View& view, const Actions& lawful) {
  action_ = lawful.front();
  if (lawful.size() > 1) {
    Rng rng(1);
    if (const std::optional<State> state = game_->guess(view, rng)) {
      action_ = choose(*state, lawful);
    }
  }
}

const Style* style_of(std::string_view id) {
  for (const Style* style : {&attacker(), &sitter(), &runner()}) {
    if (style->id() == id) {
      return style;
    }
  }
  return nullptr;
}

std::unique_ptr<Bot> make_partner(std::string_view style, const Game& game) {
  const Style* found = style_of(style);
  if (found == nullptr) {
    return nullptr;
  }
  if (const auto* battles = dynamic_cast<const battles::Battles*>(&game)) {
    return std::make_unique<BattlesPartner>(*battles, *found);
  }
  if (const auto* chattanooga = dynamic_cast<const chattanooga::Chattanooga*>(&game)) {
    return std::make_unique<ChattanoogaPartner>(*chattanooga, *found);
  }
  return nullptr;
}

}  // namespace longroll::partners
