import { gzipSync } from 'node:zlib';
import { makeCanonicalJson, type Json } from '#kernel';
import { randomActions, record, start } from './boardgame-io.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { randomDuel, recordedGames, type Game } from './games.js';

const PLAYS = 60;
const BASELINE = 'boardgame.io, first state and log of 60 actions of a small game';

/** The events of the first 60 plays that people made, set-up and shuffles before them included. */
const firstPlays = ({ events }: Game): Game['events'] => {
  const isByPerson = (type: string, data: unknown): boolean =>
    type === 'PlayRecorded' && !DEALT.has((data as { readonly play: { readonly play: string } }).play.play);
  let plays = 0;
  const end = events.findIndex(({ type, data }) => isByPerson(type, data) && ++plays > PLAYS);
  return end < 0 ? events : events.slice(0, end);
};

const DEALT: ReadonlySet<string> = new Set(['Shuffle', 'OrderCards', 'ChooseFirstPlayer']);

/** The events as a store keeps them: one envelope a line, in canonical JSON. */
const storedBytes = (game: Game): Buffer => {
  const lines = firstPlays(game).map(({ type, data, because }, revision) =>
    makeCanonicalJson({
      stream: 'match-1',
      revision,
      id: `00000000-0000-4000-8000-${String(revision).padStart(12, '0')}`,
      type,
      schema: 1,
      at: new Date(Date.UTC(2026, 7, 1, 12) + revision * 1000).toISOString(),
      actor: 'scorekeeper',
      cause: 'play-1',
      because,
      data: data as Json,
    }),
  );
  return Buffer.from(`${lines.join('\n')}\n`);
};

const baselineBytes = (): Buffer => {
  const { log } = record(randomActions(1, PLAYS));
  return Buffer.from(JSON.stringify({ initialState: start(), log }));
};

/** How large a tape of 60 plays is: every fact it holds, as it is stored, against a log of actions alone. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const game = recordedGames()[0] ?? randomDuel(1);
  const ours = storedBytes(game);
  const baseline = baselineBytes();
  const sizes = [
    { name: 'as stored', value: ours.length, base: baseline.length },
    { name: 'gzipped', value: gzipSync(ours).length, base: gzipSync(baseline).length },
  ];
  return Promise.resolve(
    sizes.flatMap(({ name, value, base }) => [
      lessIsBetter({
        name: `tape of ${PLAYS} plays (${firstPlays(game).length} events), ${name}`,
        unit: 'bytes',
        value,
        baselineName: BASELINE,
        baseline: base,
      }),
      lessIsBetter({
        name: `tape of ${PLAYS} plays, ${name}, a play`,
        unit: 'bytes',
        value: value / PLAYS,
        baselineName: BASELINE,
        baseline: base / PLAYS,
      }),
    ]),
  );
};
