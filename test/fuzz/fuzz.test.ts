import { readFileSync, readdirSync } from 'node:fs';
import { auditTape } from '#audit';
import { makeMatchTape } from '#projections';
import { temporaryFolder } from '../cli/run.js';
import { Die } from '../support/die.js';
import { atRoot } from '../support/root.js';
import { soaked } from '../support/soak.js';
import { envelopesOf, Hall, type HallMatch } from './hall.js';
import { INPUTS, type Doors, type Outcome } from './inputs.js';

const { seed, times } = soaked();
const SHORT = 500;

const die = new Die(seed);
const file = temporaryFolder();
let hall: Hall;

const textsIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(atRoot(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(atRoot(`${folder}/${name}`), 'utf8'));

beforeAll(async () => {
  hall = await Hall.open(die, 6);
});

afterAll(() => hall.api.close());

const next = (doors: Doors): Promise<Outcome> => {
  let rest = die.below(100);
  const [, input] = INPUTS.find(([percent]) => (rest -= percent) < 0) ?? INPUTS[0] ?? [];
  return input === undefined ? Promise.reject(new Error('no inputs')) : input(doors);
};

const lawsBroken = async ({ id, ruleset }: HallMatch): Promise<readonly string[]> => {
  const envelopes = await envelopesOf(hall.store, id);
  const { states } = makeMatchTape(ruleset, envelopes);
  // In the middle of a batch nobody need be able to act.
  const ends = envelopes.filter(({ cause, revision }) => envelopes[revision + 1]?.cause !== cause);
  const broken = ends.flatMap(({ revision }) =>
    ruleset.brokenInvariants(states[revision + 1]?.game).map((law) => `${id} at ${String(revision)}: ${law}`),
  );
  const differing = auditTape(ruleset, envelopes).map(
    ({ revision, message }) => `${id} at ${String(revision)}: ${message}`,
  );
  return [...broken, ...differing].slice(0, 3);
};

test(`anything said to it is answered, seed ${String(seed)}`, async () => {
  const tapes = textsIn('test/games/riftbound', '.tape').concat(textsIn('test/games/runeterra', '.tape'));
  const rulings = textsIn('rulings/riftbound/hidden', '.yaml').concat(textsIn('rulings/runeterra/stack', '.yaml'));
  const doors: Doors = { hall, die, file, tapes, rulings };
  const faults: string[] = [];
  let taken = 0;
  for (let count = 0; count < SHORT * times && faults.length < 20; count++) {
    const { input, fault, taken: isTaken } = await next(doors);
    if (isTaken) taken++;
    if (fault !== null) faults.push(`input ${String(count)}, ${input} ${fault}`);
  }
  expect(faults).toEqual([]);
  // Matches must go on, or nothing is shown beyond their first plays.
  expect(taken).toBeGreaterThan((SHORT * times) / 10);
});

test('afterwards every tape folds to what every law allows, and is decided again as it was', async () => {
  const broken: string[] = [];
  for (const match of [...hall.matches, ...hall.left]) broken.push(...(await lawsBroken(match)));
  expect(broken).toEqual([]);
});

test('and the chains of all are whole', async () => {
  expect(await hall.store.verify()).toMatchObject({ problems: [] });
});
