// What tools/lib/worker_speed.mjs asks the computer, and how: lines of the protocol (engine/protocol) that need a worker's commands alone.

/**
 * A question: `start` begins the game. Then the easy computer plays, until it would answer with one of the verbs `until` (that answer is
 * not played): that is the step in question. From there on `ask` is asked, each time with all that was answered played before the next,
 * until one of the verbs `end` was answered, or `times` answers are had. `aim`: ms that the issues allow for one answer of it; 0: none.
 */
const MOVES = ['take', 'take-stack', 'march', 'muster'];
export const QUESTIONS = {
  'battles/antietam, normal, 6 decisions': { start: 'new battles/antietam seed=5', ask: 'bot normal seed=3', times: 6, aim: 0 },
  'battles/shiloh, hard, 2 decisions': { start: 'new battles/shiloh seed=5', ask: 'bot hard seed=3', times: 2, aim: 0 },
  'dixie/gettysburg, hard, 2 decisions': { start: 'new dixie/gettysburg seed=5', ask: 'bot hard seed=3', times: 2, aim: 0 },
  'death-knell, a movement, normal': { start: 'new chattanooga/death-knell seed=5', until: MOVES, ask: 'bot normal seed=3 row=16', end: ['end-moves'], times: 80, aim: 1000 },
  'death-knell, a movement, hard': { start: 'new chattanooga/death-knell seed=5', until: MOVES, ask: 'bot hard seed=3 row=16', end: ['end-moves'], times: 80, aim: 3000 },
  'death-knell, a combat, normal': { start: 'new chattanooga/death-knell seed=5', until: ['attack', 'aim'], ask: 'bot normal seed=3 row=16', end: ['end-combat'], times: 80, aim: 300 },
  'death-knell, everything, a movement, normal': { start: 'new chattanooga/death-knell seed=5 preset=everything', until: MOVES, ask: 'bot normal seed=3 row=16', end: ['end-moves'], times: 80, aim: 1000 },
  'death-knell, everything, a movement, hard': { start: 'new chattanooga/death-knell seed=5 preset=everything', until: MOVES, ask: 'bot hard seed=3 row=16', end: ['end-moves'], times: 80, aim: 3000 },
  'death-knell, everything, a combat, hard': { start: 'new chattanooga/death-knell seed=5 preset=everything', until: ['attack', 'aim'], ask: 'bot hard seed=3 row=16', end: ['end-combat'], times: 80, aim: 300 },
  'press-forward, everything, a movement, hard': { start: 'new chattanooga/press-forward seed=5 preset=everything', until: MOVES, ask: 'bot hard seed=3 row=16', end: ['end-moves'], times: 80, aim: 3000 },
  'press-forward, everything, a combat, hard': { start: 'new chattanooga/press-forward seed=5 preset=everything', until: ['attack', 'aim'], ask: 'bot hard seed=3 row=16', end: ['end-combat'], times: 80, aim: 300 },
  'wauhatchie, everything, a movement, hard': { start: 'new chattanooga/wauhatchie seed=5 preset=everything', until: MOVES, ask: 'bot hard seed=3 row=16', end: ['end-moves'], times: 80, aim: 3000 },
  'wauhatchie, everything, 60 answers, hard': { start: 'new chattanooga/wauhatchie seed=5 preset=everything', until: ['attack', 'aim'], ask: 'bot hard seed=3 row=16', times: 60, aim: 3000 },
  'campaign/1863, recruitment, normal': { start: 'new campaign/1863 seed=5', ask: 'bot normal seed=3 row=16', end: ['end-recruitment', 'commit', 'end-supply'], times: 80, aim: 300 },
  'campaign/1863, an impulse, normal': { start: 'new campaign/1863 seed=5', until: MOVES, ask: 'bot normal seed=3 row=16', end: ['end-moves'], times: 80, aim: 1000 },
  'campaign/1863, an impulse, hard': { start: 'new campaign/1863 seed=5', until: MOVES, ask: 'bot hard seed=3 row=16', end: ['end-moves'], times: 80, aim: 3000 },
  'campaign/1863, a reaction, normal': { start: 'new campaign/1863 seed=5', until: ['react'], ask: 'bot normal seed=3 row=16', times: 1, aim: 100 },
  'campaign/1863, a reaction, hard': { start: 'new campaign/1863 seed=5', until: ['react'], ask: 'bot hard seed=3 row=16', times: 1, aim: 100 },
};

/**
 * The ms of every answer to the question, by `ask(line)`, which answers a line of the protocol. It runs in the page too, so that it uses
 * nothing from outside of it. Enemies who are asked in between are answered by the easy computer, and not counted.
 */
export async function timesOf({ start, until, ask: line, end, times }, ask) {
  const MOST = 4000; // decisions on the way to the step in question
  const answerOf = async (command) => {
    const text = await ask(command);
    const answer = JSON.parse(text);
    if (!answer.action) throw new Error(`${command}: ${text}`);
    return { seat: answer.seat, decisions: answer.row ?? [answer.action] };
  };
  const play = async (decisions) => {
    for (const decision of decisions) {
      const text = await ask(`do ${decision}`);
      if (!text.includes('"did"')) throw new Error(`do ${decision}: ${text}`);
    }
  };
  const verb = (decision) => decision.split(' ')[0];
  const begun = await ask(start);
  if (!begun.includes('"ply":0')) throw new Error(`${start}: ${begun}`);
  for (let n = 0; until; ++n) {
    if (n === MOST) throw new Error(`${start}: nobody reached ${until}`);
    const { decisions } = await answerOf('bot easy seed=3');
    if (until.includes(verb(decisions[0]))) break;
    await play(decisions);
  }
  const found = [];
  let side = null;
  while (found.length < times) {
    const from = performance.now();
    const { seat, decisions } = await answerOf(line);
    const ms = performance.now() - from;
    side ??= seat;
    if (end && seat !== side) {
      await play((await answerOf('bot easy seed=3')).decisions);
      continue;
    }
    found.push(ms);
    await play(decisions);
    if (end && decisions.some((decision) => end.includes(verb(decision)))) break;
  }
  return found;
}
