import { TooManySteps } from '#ruleset';
import { layOut, riftbound, type RiftboundState, type TableLayout } from '#rulesets/riftbound';
import { legalActions, randomActions, statesBefore } from './boardgame-io.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { quickestOfEach } from './measure.js';

const RUNS = 20;
const BASELINE = 'boardgame.io, each thinkable action of a small game tried';

const times = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

/** Thirty units, ten of which trigger when their player plays a spell, and a hand of spells that choose among all. */
const CROWDED: TableLayout = {
  turn: 'Ana',
  players: {
    Ana: {
      runes: 'enough',
      legend: 'Dark Child - Starter',
      hand: ['Falling Star', 'Stupefy', 'Discipline', 'Challenge', 'Hextech Ray', 'Mega-Mech', 'Pouty Poro'],
      base: [...times(10, 'Ravenbloom Student'), 'Mega-Mech'],
    },
    Ben: { runes: 'enough', hand: ['Defy', 'Discipline', 'Charm'], base: times(11, 'Playful Phantom') },
  },
  battlefields: [
    { card: 'Void Gate', controller: 'Ana', units: { Ana: times(4, 'Recruit') } },
    { card: 'Bandle Tree', controller: 'Ben', units: { Ben: times(4, 'Recruit') } },
  ],
};

/** What the players do until the spell is on the chain and nobody but Ben has to pass; and the pass with which it resolves and its play is complete (419.4.a). */
const BEFORE = ['Ana: plays Discipline -> Mega-Mech', 'Ana: passes'];
const LAST = 'Ben: passes';

const listFor = (table: RiftboundState): unknown =>
  riftbound.waitingFor(table).map(({ seat }) => (seat === null ? [] : riftbound.legalPlays(table, seat)));

const decided = (table: RiftboundState, line: string): RiftboundState => {
  const play = riftbound.notation.parse(line, table);
  if (!play.ok) throw new Error(play.error.message);
  const decision = riftbound.decide(table, play.value, 'strict');
  if (decision.outcome !== 'accepted') throw new Error(`Not accepted in a bench: ${line}`);
  return decision.facts.reduce(riftbound.evolve, table);
};

/** The spell on the chain, one pass before it resolves. */
const withSpell = (table: RiftboundState): RiftboundState => BEFORE.reduce(decided, table);

const resolveSpell = (table: RiftboundState): unknown => decided(table, LAST);

/** The crowded table with so many units that trigger on a spell: more cards than a usual deck has, so the deck's size is told. */
const withListeners = (count: number): RiftboundState => {
  const { Ana, Ben } = CROWDED.players;
  const base = [...times(count, 'Ravenbloom Student'), 'Mega-Mech'];
  return layOut({ ...CROWDED, players: { Ana: { ...Ana, base, deckSize: 20 }, Ben: { ...Ben } } });
};

/** Whether a table with so many can be laid out, and the spell resolved on it, each in the steps that a play may take. */
const isBorne = (count: number): boolean => {
  try {
    const table = withSpell(withListeners(count));
    const play = riftbound.notation.parse(LAST, table);
    return play.ok && riftbound.decide(table, play.value, 'strict').outcome === 'accepted';
  } catch (error) {
    if (error instanceof TooManySteps) return false;
    throw error;
  }
};

/** The dearest table of that kind: five units more would take more steps than a play may. */
const mostListeners = (): number => {
  let count = 10;
  while (isBorne(count + 5)) count += 5;
  return count;
};

/** The crowded table: listing what its player may do, and the end of a spell that ten units trigger on, read, decided and folded. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const tables = times(RUNS, layOut(CROWDED));
  const most = mostListeners();
  const dearest = times(RUNS, withSpell(withListeners(most)));
  const states = statesBefore(randomActions(1, RUNS));
  const works = [
    { name: 'list legal plays with 30 units and 10 triggers on the board', work: listFor, tables },
    {
      name: 'the pass after which a spell resolves and 10 units trigger on it, from its line to the table after it',
      work: resolveSpell,
      tables: times(RUNS, withSpell(layOut(CROWDED))),
    },
  ];
  const [baseline = NaN] = [...quickestOfEach(3, states, legalActions)].sort((a, b) => b - a);
  const dearestPlay = lessIsBetter({
    name: `a play of all the steps that one may take: a spell resolves and ${most} units trigger on it`,
    unit: 'us',
    value: Math.max(...quickestOfEach(3, dearest, resolveSpell)),
    baselineName: BASELINE,
    baseline,
    aim: { valueBelow: 100_000 },
  });
  return Promise.resolve([
    dearestPlay,
    ...works.map(({ name, work, tables: at }) =>
      lessIsBetter({
        name,
        unit: 'us',
        value: Math.max(...quickestOfEach(3, at, work)),
        baselineName: BASELINE,
        baseline,
        aim: { valueBelow: 50_000 },
      }),
    ),
  ]);
};
