import { fold, type JsonObject } from '#kernel';
import { isRecorderEvent, matchDecider } from '#match';
import { riftbound, type RiftboundState } from '#rulesets/riftbound';
import { randomGame } from '../../support/random-game.js';
import { deckOf } from '../../support/riftbound/opening.js';

/**
 * What the engine works out for a table it remembers for the next question. Answers must not show it: what is asked of a table is
 * answered alike whatever was asked before, also of tables that differ from it in one part only.
 */
const clone = (state: RiftboundState): RiftboundState => JSON.parse(JSON.stringify(state)) as RiftboundState;

/** All that the engine says of a table; what is thrown at a table that no game comes to is an answer, too. */
const answersOn = (state: RiftboundState): string => {
  const ask = (question: () => unknown): unknown => {
    try {
      return question();
    } catch (error) {
      return String(error);
    }
  };
  return JSON.stringify(
    [0, 1].map((seat) => [
      ask(() => riftbound.legalPlays(state, seat)),
      ask(() => riftbound.view(state, seat)),
      ask(() => riftbound.decide(state, { play: 'Pass', seat }, 'as-played')),
      ask(() => riftbound.decide(state, { play: 'EndTurn', seat }, 'as-played')),
    ]),
  );
};

/** Nobody concedes, so that the game is long enough. */
const patient: typeof riftbound = {
  ...riftbound,
  legalPlays: (state, seat) => riftbound.legalPlays(state, seat).filter(({ play }) => play.play !== 'Concede'),
};

const game = randomGame(patient, 5, {
  plays: 140,
  players: [
    { name: 'Ana', deck: deckOf('ven-barcelona-1-ornn') as JsonObject },
    { name: 'Bo', deck: deckOf('unl-utrecht-2-viktor') as JsonObject },
  ],
});

const tables = ((): readonly RiftboundState[] => {
  const { initial, evolve } = matchDecider(riftbound);
  let state = initial;
  const found: RiftboundState[] = [];
  for (const event of game.events) {
    if (isRecorderEvent(event) && event.type === 'PlayRecorded') found.push(state.game);
    state = fold(evolve, state, [event]);
  }
  return found;
})();

/** The answers as if nothing had been asked before: of a copy, after questions about other tables. */
const answersAnew = (state: RiftboundState): string => {
  for (const other of [riftbound.initial, ...tables.slice(0, 2)]) answersOn(clone(other));
  return answersOn(clone(state));
};

const PARTS = Object.keys(riftbound.initial) as readonly (keyof RiftboundState)[];

test('a table is answered alike after any other of the game', () => {
  const some = tables.filter((_, at) => at % 20 === 10);
  expect(some.length).toBeGreaterThan(3);
  for (const state of some) {
    const anew = answersAnew(state);
    for (const before of some) {
      answersOn(before);
      expect(answersOn(state)).toBe(anew);
    }
  }
});

test.each(PARTS)('tables that differ in nothing but %s are told apart', (part) => {
  const [one, other] = [tables.at(-50), tables.at(-10)];
  if (!one || !other) throw new Error('The game is too short.');
  const mixed = { ...one, [part]: other[part] };
  const anew = { one: answersAnew(one), mixed: answersAnew(mixed) };
  answersOn(one);
  expect(answersOn(mixed)).toBe(anew.mixed);
  expect(answersOn(one)).toBe(anew.one);
});
