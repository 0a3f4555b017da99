// Campaign on the page: who wins as things stand, what the digest and the log tell, and what a force
// is said to fight with.
#include <string>

#include "engine/core/rng.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/building.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/register.h"
#include "web/games/campaign/tracks_panel.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kDecisions = 400;

void set(State& state, cw::Track track, int value) {
  state.tracks[static_cast<std::size_t>(cw::track(track))] = static_cast<std::int16_t>(value);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// Campaign 3.3: spring 1862 begins on the Confederates' limit.
TEST(CampaignVerdict, IsToldBeforeTheTurnEnds) {
  Session session(*the_game().game, start_of("1862"), 5);
  State state = session.state();
  const auto ahead = [&](Seat reader) { return verdict_ahead(the_rules().field(state), reader); };
  EXPECT_EQ(ahead(Seat::Union), "");
  set(state, cw::Track::PoliticalStatus, -1);
  EXPECT_EQ(
      ahead(Seat::Union),
      "As things stand the Confederates win at the end of this turn: economy less politics 22, above the limit of "
      "21 [3.3]");
  EXPECT_EQ(ahead(Seat::Confederate), "") << "it is no warning to the winner";
  set(state, cw::Track::PoliticalStatus, 2);
  set(state, cw::Track::Turn, 8);
  set(state, cw::Track::LastTurn, 8);
  EXPECT_EQ(ahead(Seat::Union),
            "As things stand the Confederates win at the end of this turn: economy less politics 19, above the par of "
            "14 [3.3]");
  set(state, cw::Track::PhaseNow, static_cast<int>(cw::Phase::Political));
  EXPECT_EQ(ahead(Seat::Union), "") << "the check is over";
}

TEST(CampaignVerdict, TheResultNamesItsNumbers) {
  Session session(*the_game().game, start_of("1862"), 5);
  State state = session.state();
  set(state, cw::Track::PoliticalStatus, -1);
  set(state, cw::Track::Winner, 1);
  EXPECT_EQ(the_rules().outcome(state).reason,
            "The Confederacy has held out: economy less politics 22, above the limit of 21.");
  set(state, cw::Track::Turn, 8);
  set(state, cw::Track::LastTurn, 8);
  set(state, cw::Track::PoliticalStatus, 2);
  EXPECT_EQ(the_rules().outcome(state).reason, "The year is over: economy less politics 19, above the par of 14.");
  set(state, cw::Track::Winner, 0);
  EXPECT_EQ(the_rules().outcome(state).reason, "The economy of the Confederacy has collapsed.")
      << "numbers that say something else are not told";
}

TEST(CampaignVerdict, IsTheReadersInHisOwnPhases) {
  play("1862", 3, kDecisions, 25, [&](const Session& session) {
    Page page(session);
    const cw::Field field = the_rules().field(session.state());
    const bool is_his = field.phase() != cw::Phase::Operations || field.phasing() == page.model.reader();
    const std::string verdict = is_his ? verdict_ahead(field, page.model.reader()) : "";
    EXPECT_EQ(page.adapter.warning().substr(0, verdict.size()), verdict);
    EXPECT_TRUE(is_his || page.adapter.warning().empty());
  });
}

/// Where the digest says that a force went, one of the other side's stands; and what is built is no move.
TEST(CampaignReports, TheDigestTellsWhereForcesEnded) {
  std::size_t moves = 0, built = 0, taken = 0, came = 0, fights = 0, hit = 0, origins = 0, met = 0;
  for (const char* start : {"1861", "1862", "1863"}) {
    for (std::uint64_t seed = 1; seed < 7; ++seed) {
      play(start, seed, kDecisions, 133, [&](const Session& session) {
        GameModel model(*the_game().game, Session(session),
                        {"campaign", session.setup(), 5, {Controller::Human, Controller::Human}});
        if (model.is_curtain_down()) {
          model.lift_curtain();
        }
        const std::unique_ptr<GameView> view = make_campaign_view(model);
        const Reporter& reporter = *view->capabilities().reporter;
        const cw::Field field = the_rules().field(session.state());
        for (const DigestLine& line : reporter.digest(0, session.ply_count())) {
          built += has(line.text, "build") || has(line.text, "completes") ? 1U : 0U;
          taken += has(line.text, " takes ") ? 1U : 0U;
          EXPECT_FALSE(has(line.text, "Factory to ") || has(line.text, "Factory at ")) << line.text;
          if (line.kind == DigestLine::Kind::Arrival && has(line.text, " new unit")) {
            came += static_cast<std::size_t>(line.count);
            EXPECT_TRUE(line.text.starts_with(std::to_string(line.count) + " ")) << line.text;
          }
          if (line.kind == DigestLine::Kind::Fight) {
            ++fights;
            EXPECT_TRUE(has(line.text, "The Union wins") || has(line.text, "The Confederates win") ||
                        has(line.text, "Drawn"))
                << line.text;
          }
          if (has(line.text, " is killed at") || has(line.text, " is wounded at")) {
            ++hit;
            const std::string who = line.text.substr(0, line.text.find(" ("));
            EXPECT_TRUE(std::any_of(field.pieces().begin(), field.pieces().end(), [&](PieceId id) {
              return field.class_of(id) == cw::UnitClass::Leader && cw::leader_name(field, id) == who;
            })) << line.text;
          }
          if (line.kind != DigestLine::Kind::Move) {
            continue;
          }
          ++moves;
          EXPECT_TRUE(has(line.text, " (")) << line.text << ": how strong";
          origins += has(line.text, " from ") ? 1U : 0U;
          const std::string who = line.text.substr(0, line.text.find(')') + 1);
          EXPECT_EQ(line.text.find(who, 1), std::string::npos) << line.text << ": it is named once";
          met += line.count > 1 && line.text.find(')') == line.text.rfind(')') ? 1U : 0U;
          const HexId hex = hexgame::hex_of_target(line.target);
          bool is_there = false;
          for (const PieceId id : field.pieces()) {
            is_there = is_there || (field.piece(id).place == hex && owner_of(field.piece(id)) != model.reader());
          }
          EXPECT_TRUE(is_there) << line.text;
        }
      });
    }
  }
  EXPECT_GT(moves, 20U);
  EXPECT_GT(built, 0U);
  EXPECT_GT(taken, 0U);
  EXPECT_GT(came, 0U);
  EXPECT_GT(fights, 0U);
  EXPECT_GT(hit, 0U);
  EXPECT_GT(origins, 20U);
  EXPECT_GT(met, 0U) << "one force, of points from several places";
}

/// Campaign 15.1 to 15.5, 8.5.1: what an election, Europe and Kentucky did, and who has surrendered, is told as the log
/// tells it, once each.
TEST(CampaignReports, TheDigestTellsOfPolitics) {
  std::size_t elections = 0, talks = 0, surrenders = 0;
  for (std::uint64_t seed = 1; seed < 9; ++seed) {
    const char* start = seed % 2 == 0 ? "1862" : "1864";
    Session session(*the_game().game, start_of(start), seed);
    Rng rng(seed);
    while (is_player(session.to_act())) {
      Actions choices;
      the_game().game->actions(session.state(), choices);
      ASSERT_FALSE(session.submit(session.to_act(), choices[rng.below(static_cast<std::uint32_t>(choices.size()))]));
    }
    GameModel model(*the_game().game, Session(session),
                    {"campaign", session.setup(), 5, {Controller::Human, Controller::Human}});
    if (model.is_curtain_down()) {
      model.lift_curtain();
    }
    const std::unique_ptr<GameView> view = make_campaign_view(model);
    const std::vector<DigestLine> digest = view->capabilities().reporter->digest(0, session.ply_count());
    const auto count = [&](std::size_t ply, std::string_view words) {
      return std::count_if(digest.begin(), digest.end(),
                           [&](const DigestLine& line) { return line.ply == ply && has(line.text, words); });
    };
    for (std::size_t n = session.first_ply(); n < session.ply_count(); ++n) {
      for (const Event& event : session.ply(n).events) {
        if (const auto election = read<cw::notes::Election>(event)) {
          ++elections;
          EXPECT_EQ(count(n, election->loss == 0 ? "it is won" : "it is lost"), 1)
              << "seed " << seed << ", decision " << n;
        }
        if (const auto europe = read<cw::notes::Diplomacy>(event)) {
          const cw::DiplomaticResult* result =
              the_rules().field(session.state()).chart().war.diplomatic_result(europe->result);
          talks += result != nullptr ? 1U : 0U;
          EXPECT_EQ(count(n, result != nullptr ? result->id : "urop"), result != nullptr ? 1 : 0)
              << "seed " << seed << ", decision " << n;
        }
        if (const auto gone = read<cw::notes::Surrendered>(event); gone && gone->points > 0) {
          ++surrenders;
          EXPECT_GE(count(n, "surrender"), 1) << "seed " << seed << ", decision " << n;
        }
      }
    }
  }
  EXPECT_GT(elections, 0U);
  EXPECT_GT(talks + surrenders, 0U);
}

/// Campaign 3.3: a game of one year shows its par among the tracks, the whole war has none.
TEST(CampaignReports, AYearShowsItsPar) {
  Session session(*the_game().game, start_of("1862"), 5);
  State state = session.state();
  const auto par = [&] {
    for (const std::string& line : tracks_in_words(the_rules().field(state))) {
      if (has(line, "Par at the end of the year")) {
        return line;
      }
    }
    return std::string();
  };
  EXPECT_EQ(par(), "");
  set(state, cw::Track::LastTurn, 8);
  EXPECT_EQ(par(), "Par at the end of the year: 14 [3.3]");
}

/// The number of the line of the tracks that begins so; empty: it is not told.
std::string track_of(const State& state, std::string_view begin) {
  for (const std::string& line : tracks_in_words(the_rules().field(state))) {
    if (line.starts_with(begin)) {
      return line.substr(begin.size());
    }
  }
  return "";
}

/// Campaign 4.1.1, 4.1.3: the next three turns bring what the track says, with politics, drafts and a third of the
/// points that are lost in this turn.
TEST(CampaignReports, Campaign_4_1_1_TheTracksTellTheArrivalsOfTheNextTurns) {
  Session session(*the_game().game, start_of("1862"), 5);
  State state = session.state();
  set(state, cw::Track::PoliticalStatus, 0);
  EXPECT_EQ(track_of(state, "Union arrivals in turns 6, 7, 8: "), "10, 10, 9 [4.1.1]");
  EXPECT_EQ(track_of(state, "Of these by drafts: "), "");
  EXPECT_EQ(track_of(state, "Union construction points in turns 6, 7, 8: "), "3, 3, 3 [4.1.2]");
  set(state, cw::Track::PoliticalStatus, 2);
  set(state, cw::Track::UnionLost, 7);
  state.tracks[static_cast<std::size_t>(cw::track(cw::Track::Draft, 7))] = 4;
  EXPECT_EQ(track_of(state, "Union arrivals in turns 6, 7, 8: "), "14, 16, 11 [4.1.1]");
  EXPECT_EQ(track_of(state, "Of these by drafts: "), "0, 4, 0 [4.1.3]");
  set(state, cw::Track::HalvedArrivals, 6);
  EXPECT_EQ(track_of(state, "Union arrivals in turns 6, 7, 8: "), "7, 16, 11 [4.1.1]");
  EXPECT_EQ(track_of(state, "Union arrivals are halved: "), "turn 6 [15.3]");
  EXPECT_EQ(track_of(state, "Mediation"), "");
  set(state, cw::Track::Mediation, 5);
  EXPECT_EQ(track_of(state, "Mediation: the Union attacks no supply center: "), "turn 5 [15.3]");
  set(state, cw::Track::Mediation, 4);
  EXPECT_EQ(track_of(state, "Mediation"), "") << "it is over";
  set(state, cw::Track::LastTurn, 6);
  EXPECT_EQ(track_of(state, "Union arrivals in turn 6: "), "7 [4.1.1]") << "the year ends then";
}

/// Campaign 4.2.1, 4.2.4: what arrives is what the phase offers then.
TEST(CampaignReports, Campaign_4_2_4_TheTracksTellWhatTheConfederacyCanRaise) {
  Session session(*the_game().game, start_of("1862"), 5);
  State state = session.state();
  EXPECT_EQ(track_of(state, "Confederate groups that can raise a point: "), "7 of 7 [4.2.1]");
  EXPECT_EQ(track_of(state, "Confederate construction points next turn: "),
            std::to_string((cw::economy_now(the_rules().field(state)).size() + 5) / 10) + " [4.2.4]");
  set(state, cw::Track::AtLarge, 0);
  EXPECT_EQ(track_of(state, "Confederate points at large: "), "");
  set(state, cw::Track::AtLarge, 2);
  EXPECT_EQ(track_of(state, "Confederate points at large: "), "2 [4.2.3]");
}

/// Campaign 9.12: a wounded leader stands among the tracks and under "Away" in the order of battle until he is back.
TEST(CampaignReports, Campaign_9_12_WoundedLeadersAreFoundWithTheTurnOfTheirReturn) {
  Session session(*the_game().game, start_of("1862"), 5);
  const cw::Field field = the_rules().field(session.state());
  PieceId leader = kNoPiece;
  for (const std::int16_t one : field.library().leader_of[Seat::Confederate]) {
    leader = leader == kNoPiece && is_hex(field.piece(one).place) ? one : leader;
  }
  ASSERT_NE(leader, kNoPiece);
  const std::string name = cw::leader_name(field, leader);
  const auto away = [&](const Session& at, Seat side) {
    std::string out;
    for (const hexgame::RosterGroup& group : Page(at).adapter.roster(side)) {
      for (const hexgame::RosterLine& line : group.lines) {
        out += group.title == "Away" ? line.name + ", " + line.state + ";" : "";
      }
    }
    return out;
  };
  EXPECT_EQ(away(session, Seat::Confederate), "");
  State state = session.state();
  state.pieces[static_cast<std::size_t>(leader)].place = static_cast<Place>(cw::kTurnBox + 7);
  state.pieces[static_cast<std::size_t>(leader)].flags = 0;
  EXPECT_EQ(track_of(state, name + " (Confederate), wounded, comes back: "), "turn 7 [9.12]");
  const Session wounded(*the_game().game, session.setup(), state, 5);
  EXPECT_EQ(away(wounded, Seat::Confederate), name + ", wounded, comes back in turn 7;");
  EXPECT_EQ(away(wounded, Seat::Union), "");
}

/// Campaign 4.2.5, 7.5, 11.2: what is being built is told with the turn in which it can be ready and what it still
/// costs, and leaves the tracks when it is.
TEST(CampaignReports, Campaign_4_2_5_TheTracksTellWhatIsBeingBuilt) {
  Session session(*the_game().game, start_of("1862"), 5);
  State state = session.state();
  const cw::Library& library = the_rules().data_of(state);
  const auto first_of = [&](cw::UnitClass unit_class) {
    return static_cast<std::size_t>(library.counter(library.kind_of(Seat::Confederate, unit_class)).first);
  };
  const HexId hex = hex_at(38, 16);
  Piece& arsenal = state.pieces[first_of(cw::UnitClass::Arsenal)];
  arsenal.place = hex;
  arsenal.up = cw::kReverse;
  arsenal.flags = cw::kUnderConstruction | cw::kMoved;
  const std::string name = "Arsenal at " + short_place(the_rules().field(state), hex) + ", being built: ";
  set(state, cw::Track::PhaseNow, static_cast<int>(cw::Phase::Recruitment));
  const int cost = cw::cost_to_finish(the_rules().field(state), Seat::Confederate, cw::UnitClass::Arsenal);
  const std::string words = " for " + std::to_string(cost) + (cost == 1 ? " point [4.2.5]" : " points [4.2.5]");
  EXPECT_EQ(track_of(state, name), "turn 6" + words) << "it was begun in this turn";
  arsenal.flags = cw::kUnderConstruction;
  EXPECT_EQ(track_of(state, name), "turn 5" + words);
  set(state, cw::Track::PhaseNow, static_cast<int>(cw::Phase::Operations));
  EXPECT_EQ(track_of(state, name), "turn 6" + words);
  arsenal.flags = 0;
  arsenal.up = cw::kFront;
  EXPECT_EQ(track_of(state, name), "");
  const int line = [&] {
    int found = 0;
    while (library.network.unfinished(found).size() < 3) {
      ++found;
    }
    return found;
  }();
  const std::vector<HexId>& hexes = library.network.unfinished(line);
  Piece& marker = state.pieces[static_cast<std::size_t>(cw::marker_of_line(library, line))];
  marker.place = hexes.front();
  marker.up = cw::kFront;
  marker.marks = 1;
  const cw::Field field = the_rules().field(state);
  const int left = static_cast<int>(hexes.size()) - 1;
  EXPECT_EQ(
      track_of(state, "Railroad from " + short_place(field, hexes.front()) + " to " + short_place(field, hexes.back()) +
                          ", " + std::to_string(left) + " of " + std::to_string(hexes.size()) + " hexes left: "),
      "turn " + std::to_string(5 + left) + " at the earliest [7.5]");
}

/// Campaign CENTERS: the chart names the places, with what one is worth beyond a point.
TEST(CampaignReports, TheEconomysChartNamesItsPlaces) {
  const hexgame::ChartWords words{
      "economy", "Economy", "", "CENTERS", {{"centers", "Supply centers", ""}, {"ports", "Ports", "While open."}}};
  Session session(*the_game().game, start_of("1862"), 5);
  const std::vector<ShownChart> charts = charts_of({words}, {}, the_rules().field(session.state()));
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_TRUE(has(charts[0].rows[0].cells.back(), "Richmond 4")) << charts[0].rows[0].cells.back();
  EXPECT_TRUE(has(charts[0].rows[1].cells.back(), "Wilmington. While open.")) << charts[0].rows[1].cells.back();
}

/// Parts of a line have one stop, and who fires has his sign.
TEST(CampaignReports, TheLogIsOneSentenceALine) {
  std::size_t fates = 0, shots = 0, battles = 0;
  for (const char* start : {"1861", "1862", "1863"}) {
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
      play(start, seed, kDecisions, kDecisions - 1, [&](const Session& session) {
        Page page(session);
        for (const LogLine& line : page.model.log()) {
          EXPECT_FALSE(has(line.text, ".,")) << line.text;
          fates += has(line.text, " is killed") || has(line.text, " is promoted") ? 1U : 0U;
          if (const std::size_t at = line.text.find(" fires at "); at != std::string::npos) {
            ++shots;
            EXPECT_TRUE(line.text.starts_with(std::string(longroll::name_of(line.seat)) + ": ")) << line.text;
          }
        }
        for (std::size_t n = 0; n < session.ply_count(); ++n) {
          const auto fight = page.adapter.fight(n, session.state_at(n));
          if (!fight) {
            continue;
          }
          ++battles;
          EXPECT_LE(fight->dice.size(), 2U) << "those for politics and leaders are no dice of the battle";
          for (const Event& event : session.ply(n).events) {
            const auto fate = longroll::read<cw::notes::LeaderFate>(event);
            if (fate && fate->fate == cw::notes::Fate::Killed) {
              EXPECT_TRUE(has(fight->losses, " is killed")) << fight->losses;
            }
          }
        }
      });
    }
  }
  EXPECT_GT(fates, 0U);
  EXPECT_GT(shots, 0U);
  EXPECT_GT(battles, 0U);
}

/// Campaign 8.0: forts need supply, too: the lines together are as many counters as the sentence says.
TEST(CampaignReports, AllWhoLackSupplyAreCounted) {
  std::size_t seen = 0, forts = 0;
  play("1862", 5, kDecisions, 7, [&](const Session& session) {
    if (!is_step<cw::SupplyCheckLocals>(session.state().top()) &&
        static_cast<cw::StepKind>(session.state().top().kind) != cw::StepKind::Movement) {
      return;
    }
    Page page(session);
    const cw::Field field = the_rules().field(session.state());
    const std::vector<PieceId> all = cw::supply_status(field, page.model.reader()).unsupplied;
    std::size_t told = 0;
    for (const hexgame::LeftUndone& one : page.adapter.left_undone()) {
      told += has(one.words, "without supply") ? std::stoul(one.words) : 0U;
    }
    EXPECT_EQ(told, all.size());
    ++seen;
    forts += static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [&](PieceId id) { return field.class_of(id) == cw::UnitClass::Fort; }));
  });
  EXPECT_GT(seen, 3U);
  EXPECT_GT(forts, 0U);
}

/// Campaign 9.3: what a force is said to fight with is what the forecast of its battle says.
TEST(CampaignReports, AForceFightsWithWhatItsSheetSays) {
  std::size_t battles = 0, led = 0;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    play("1862", seed, kDecisions, 1, [&](const Session& session) {
      const State& state = session.state();
      if (!is_step<cw::ForceMoveLocals>(state.top()) || battles > 40) {
        return;
      }
      const cw::Field field = the_rules().field(state);
      const Seat enemy = other(field.phasing());
      for (const Choice& choice : the_rules().prompt(state).choices) {
        const auto march = read<cw::verbs::March>(choice.action);
        if (!march || !field.is_occupied(march->hex, enemy)) {
          continue;
        }
        const auto forecast = forecast_of(the_rules(), state, choice.action);
        if (!forecast || forecast->is_storm || forecast->strengths.defence == 0) {
          continue;
        }
        ++battles;
        const HexId here = longroll::locals_of<cw::ForceMoveLocals>(state.top()).here;
        const cw::Force mine = cw::moving_force(field, here, field.phasing());
        EXPECT_EQ(cw::attack_of(field, mine, march->hex), forecast->strengths.attack);
        const cw::Force theirs =
            cw::force_of(field, march->hex, enemy, [&](PieceId id) { return cw::is_in_field(field, id); });
        led += theirs.rating > 0 ? 1U : 0U;
        EXPECT_EQ(cw::defence_of(field, theirs, march->hex, enemy), forecast->strengths.defence);
      }
    });
  }
  EXPECT_GT(battles, 10U);
  EXPECT_GT(led, 0U);
}

}  // namespace
}  // namespace longroll::web::campaign
