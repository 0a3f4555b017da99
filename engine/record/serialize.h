#pragma once
#include <cereal/types/array.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "engine/play/session.h"
#include "engine/record/bounded_archive.h"

/// How State and Journal, and what they consist of, are written and read: one function a type, for every archive.
namespace longroll {

template <class Archive>
void serialize(Archive& ar, Piece& piece) {
  ar(named("kind", as::kind(piece.kind)), named("place", as::place(piece.place)),
     optional("owner", as::owner(piece.owner)), optional("up", as::face(piece.up)),
     optional("marks", as::marks(piece.marks)), optional("flags", as::flags(piece.flags)),
     optional("note", as::note(piece.note)));
}
template <class Archive>
void serialize(Archive& ar, Step& step) {
  ar(named("step", as::step_kind(step.kind)), named("locals", as::locals(step.locals)));
}
template <class Archive>
void serialize(Archive& ar, State& state) {
  ar(named("pieces", state.pieces), named("tracks", as::tracks(state.tracks)), named("stack", state.stack));
  if (is_since(ar, ArchiveFormat::Ground)) {
    ar(optional("ground", as::ground(state.ground)));
  }
}
template <class Archive>
void serialize(Archive& ar, Action& action) {
  ar(action.verb);
  for (std::int16_t& arg : action.args) {
    ar(arg);
  }
}
template <class Archive>
void serialize(Archive& ar, Dictated& roll) {
  ar(as::chance_number(roll.n), as::outcome(roll.outcome));
}
template <class Archive>
void serialize(Archive& ar, Journal& journal) {
  ar(named("game", as::game(journal.game)), named("scenario", as::scenario(journal.scenario)),
     named("options", as::options(journal.options)), named("decks", as::decks(journal.decks)),
     named("seed", as::seed(journal.seed)), named("rules", as::rules(journal.rules_version)),
     named("data", as::data_hash(journal.data_hash)), named("choices", as::choices(journal.choices)),
     named("dictated", journal.dictated));
}
template <class Archive>
void serialize(Archive& ar, Hidden& hidden) {
  ar(named("place", as::place(hidden.place)), optional("owner", as::owner(hidden.owner)),
     optional("flags", as::flags(hidden.flags)), optional("count", as::count(hidden.count)));
}
/// What JSON tells of a View.
template <class Archive>
void serialize(Archive& ar, View& view) {
  ar(named("seat", as::seat(view.seat)), view.seen, named("hidden", view.hidden),
     named("remembered", as::kinds(view.remembered)));
}

}  // namespace longroll
