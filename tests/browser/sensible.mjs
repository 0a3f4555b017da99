// How a player with a little sense plays a battle of Dixie, who reads the question and the words of the choices, and nothing else.
const LINES = { usa: 'USA', csa: 'CSA' };
const has = (label, word) => label.startsWith(word);

/**
 * A player of that side: `answer({heading, text, actions: [{text, label}]})` gives the choice that he makes. He posts three troops to each
 * position, rolls what is to be rolled, fires what can fire, holds his special cards, and sends up to three cards a turn from the Reserve to
 * where he fights or over to the enemy's side.
 */
export function player(side) {
  const mine = LINES[side];
  const posted = new Map(); // by position, while cards are laid out
  let turn = '';
  let moved = 0;
  return (asked) => {
    const { actions, heading } = asked;
    const one = (...words) => actions.find(({ label }) => words.some((word) => has(label, word)));
    if (heading.includes('deployment')) {
      const posts = actions.filter(({ label }) => has(label, 'Post ')).map((each) => ({ ...each, at: each.label.split(' at ').at(-1) }));
      const least = [...posts].sort((a, b) => (posted.get(a.at) ?? 0) - (posted.get(b.at) ?? 0))[0];
      if (!least || (posted.get(least.at) ?? 0) >= 3) return one('Deployment is done') ?? actions[0];
      posted.set(least.at, (posted.get(least.at) ?? 0) + 1);
      return least;
    }
    if (turn !== heading) [turn, moved] = [heading, 0];
    const push = actions.filter(({ label }) => has(label, 'Move ') && label.includes(` to ${mine}`));
    const attack = actions.filter(({ label }) => has(label, 'Move ') && !label.includes(` to ${mine}`));
    const move = moved < 3 ? attack[0] ?? push[0] : undefined;
    if (move && one('End moves')) {
      ++moved;
      return move;
    }
    return one('Roll morale', 'Fire ', 'Hit on', 'Withdraw') ?? one('Play nothing', 'Just strike') ?? one('End moves', 'End combat', 'Hold fire', 'Wait') ?? actions[0];
  };
}
