#include "engine/games/dixie/two_lines.h"

#include <algorithm>

#include "engine/games/dixie/hurry.h"

namespace longroll::dixie {
namespace {

constexpr int kCenter = kColumns / 2;
constexpr Place kCenterFront = position_of(Seat::Confederate, kCenter);
constexpr Place kCenterBack = position_of(Seat::Union, kCenter);

/// What a side has, in tenths of a CV.
struct Army {
  int near = 0;
  int flanks = 0;
  int deck = 0;
  int support = 0;
};

Army army_of(const Forces& forces, Seat side) {
  Army army{.near = forces.reserve(side).worth,
            .deck = forces.field().in_deck(side) * kDeckWorth,
            .support = forces.support(side)};
  for (const Place position : forces.field().battlefield().positions()) {
    (column_of(position) == kCenter ? army.near : army.flanks) += forces.at(position, side).worth;
  }
  return army;
}

Stage stage_of(const Field& field) {
  if (field.day() > 1) {
    return Stage::SecondDay;
  }
  return field.holder(kCenterFront) == Seat::Confederate ? Stage::SecondLine : Stage::FirstLine;
}

using Weights = std::array<int, TwoLines::kTerms>;

/// Weights in thousandths of a logit for a whole term, by stage. Where each row comes from: engine/ai/README.md.
constexpr std::array<Weights, 3> kPlainWeights = {{
    {-3975, 154, 0, 118, 0, 4112, 2684, -2678, -332, 5433, 124, 3222, 1036},
    {-1637, 112, 0, 51, 0, 4229, 2237, 2316, 573, 2710, 214, 1216, 1138},
    {-766, 155, 0, 132, 0, 4964, 3531, 2668, 1292, 814, 434, -4995, -3371},
}};

/// `longroll judge battles=dixie/shiloh` prints such rows.
constexpr std::array<Weights, 3> kDrilled = {{
    {-2942, 385, 2488, 132, 0, 2339, 2901, 0, 3179, 3753, 323, 2717, 2324},
    {157, 184, -614, 214, -752, 3384, 2451, 0, 4135, 3264, 184, 1377, 1492},
    {228, 119, -209, 251, -532, 5925, 4035, 0, 2056, 1627, 468, -5734, -3166},
}};

/// Where lines can be fired along (13.3).
constexpr std::array<Weights, 3> kDrilledInLine = {{
    {-1747, 231, 1415, 118, -315, 4522, 6827, 0, 4294, -25, 257, 2487, 1310},
    {283, 132, -387, 238, -637, 5757, 6628, 0, 6892, 2385, 250, 1363, 3227},
    {510, 49, -417, 203, -144, 6873, 5980, 0, 6457, 1305, 417, -4490, -5040},
}};

const Weights& weights_of(const TwoLines& lines, Judgement judgement) {
  const auto& rows = judgement == Judgement::Plain ? kPlainWeights : lines.flanks_tell ? kDrilledInLine : kDrilled;
  return rows[static_cast<std::size_t>(lines.stage)];
}

}  // namespace

TwoLines two_lines_of(const Forces& forces) {
  const Field& field = forces.field();
  const Army gray = army_of(forces, Seat::Confederate);
  const Army blue = army_of(forces, Seat::Union);
  const int all = std::max(1, gray.near + gray.flanks + gray.deck + blue.near + blue.flanks + blue.deck);
  const auto share = [all](int mine, int theirs) { return 1000 * (mine - theirs) / all; };
  const auto strength = [&](Place place, Seat side) { return forces.at(place, side).strength(); };

  TwoLines lines{.stage = stage_of(field), .flanks_tell = field.has(Option::Enfilade)};
  auto& terms = lines.terms;
  terms[TwoLines::kAlways] = 1000;
  terms[TwoLines::kFront] = advantage(strength(kCenterFront, Seat::Confederate), strength(kCenterFront, Seat::Union));
  terms[TwoLines::kFrontAlone] = field.is_engaged(kCenterFront) ? 0 : 1000;
  terms[TwoLines::kBack] = advantage(strength(kCenterBack, Seat::Confederate), strength(kCenterBack, Seat::Union));
  terms[TwoLines::kBackReached] = field.troops(kCenterBack, Seat::Confederate) > 0 ? 1000 : 0;
  terms[TwoLines::kNear] = share(gray.near, blue.near);
  terms[TwoLines::kFlanks] = share(gray.flanks, blue.flanks);
  terms[TwoLines::kFlanksTell] = lines.flanks_tell ? terms[TwoLines::kFlanks] : 0;
  terms[TwoLines::kDeck] = share(gray.deck, blue.deck);
  terms[TwoLines::kSupport] = share(gray.support, blue.support);
  terms[TwoLines::kTempo] = is_next(field, Seat::Confederate) ? 1000 : -1000;
  const int time = field.day() == 1 ? field.in_deck(Seat::Confederate) : quiet_turns_begun(field);
  terms[TwoLines::kTime] = 100 * time;
  terms[TwoLines::kNearInTime] = terms[TwoLines::kNear] * time / 10;
  return lines;
}

int score_of(const TwoLines& lines, Judgement judgement) { return weighed(lines.terms, weights_of(lines, judgement)); }

}  // namespace longroll::dixie
