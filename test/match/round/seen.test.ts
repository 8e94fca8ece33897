// What others are told of the match around its games, and that what is on the tape can be decided again.
import { auditTape } from '#audit';
import { matchDecider, seeingOf, type MatchEvent } from '#match';
import { makeCanonicalJson } from '#kernel';
import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { project, timeline } from '#projections';
import { matchAt } from './table.js';

const played = () =>
  matchAt('match', { isOpening: true })
    .around('clock started with 50 minutes by judge Kim: table 7')
    .setUp()
    .turns(2)
    .around('clock stopped by judge Kim: fire alarm', 'clock runs on by judge Kim', '5 more minutes by judge Kim')
    .points(0, 3)
    .around('time called by scorekeeper Lee')
    .turns(4)
    .around('result 1-0 for Ana signed by Ana', 'result 1-0 for Ana signed by judge Kim');

test('the tape is decided again as it was, and its fold is the live state', () => {
  const { tape } = played();
  expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  const { initial, evolve } = matchDecider(riftbound);
  expect(makeCanonicalJson(tape.events.reduce(evolve, initial))).toBe(makeCanonicalJson(tape.state));
});

test('a forged end by time is told', () => {
  const { tape } = played();
  const forged = tape.envelopes.map((envelope) =>
    envelope.type === 'TimeReached' ? { ...envelope, data: { lastTurn: 9, playoff: false } } : envelope,
  );
  expect(auditTape(riftbound, forged).length).toBeGreaterThan(0);
});

test('names of officials and what was said are the recorder’s; the rest is everybody’s, and folds', () => {
  const { tape } = played();
  const seeing = seeingOf(riftbound, 'public');
  const { initial, evolve } = matchDecider(riftbound);
  let [seen, before] = [seeing.initial, initial];
  const told: string[] = [];
  for (const event of tape.events as readonly MatchEvent<never, RiftboundFact>[]) {
    const answer = seeing.see(seen, event, before);
    told.push(JSON.stringify(answer.event));
    seen = answer.seen;
    before = evolve(before, event);
  }
  expect(told.join('')).not.toMatch(/Kim|Lee|fire alarm|table 7/);
  expect(seen.match.round).toMatchObject({ clock: 'running', minutes: 50, lengthened: 5 });
  expect(seen.match.round.signed).toHaveLength(2);
});

test('the timeline tells each step in a sentence; what a rewind undoes is struck, what was said of the clock stays', () => {
  const table = played();
  table.tape.rewind(table.tape.state.plays - 4);
  const entries = project(timeline, { ruleset: riftbound, viewer: 'recorder' }, table.tape.envelopes);
  const around = entries.filter(({ kind }) => kind === 'round' || kind === 'ending');
  expect(around.map(({ line, struckBy }) => [line, struckBy !== undefined])).toEqual([
    ['The clock is started with 50 minutes, by the judge Kim: table 7', false],
    ['The clock is stopped, by the judge Kim: fire alarm', false],
    ['The clock runs on, by the judge Kim', false],
    ['The match has 5 more minutes, by the judge Kim', false],
    ['Time is called, by the scorekeeper Lee', true],
    ['The slip is signed: 1-0 for Ana, by Ana', false],
    ['The slip is signed: 1-0 for Ana, by the judge Kim', false],
  ]);
});
