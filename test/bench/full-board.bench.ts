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

const SPELL = 'Ana: plays Discipline -> Mega-Mech';

const listFor = (table: RiftboundState): unknown =>
  riftbound.waitingFor(table).map(({ seat }) => (seat === null ? [] : riftbound.legalPlays(table, seat)));

const decideSpell = (table: RiftboundState): unknown => {
  const play = riftbound.notation.parse(SPELL, table);
  if (!play.ok) throw new Error(play.error.message);
  const decision = riftbound.decide(table, play.value, 'strict');
  if (decision.outcome !== 'accepted') throw new Error(`Not accepted in a bench: ${SPELL}`);
  return decision.facts.reduce(riftbound.evolve, table);
};

/** The crowded table with so many units that trigger on a spell. */
const withListeners = (count: number): RiftboundState => {
  const { Ana, Ben } = CROWDED.players;
  const base = [...times(count, 'Ravenbloom Student'), 'Mega-Mech'];
  return layOut({ ...CROWDED, players: { Ana: { ...Ana, base }, Ben: { ...Ben } } });
};

const isAccepted = (table: RiftboundState): boolean => {
  const play = riftbound.notation.parse(SPELL, table);
  return play.ok && riftbound.decide(table, play.value, 'strict').outcome === 'accepted';
};

/** The dearest table of that kind: with five units more the spell would take more steps than a play may. */
const mostListeners = (): number => {
  let count = 10;
  while (isAccepted(withListeners(count + 5))) count += 5;
  return count;
};

/** The crowded table: listing what its player may do, and a spell that ten units trigger on, read, decided and folded. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const tables = times(RUNS, layOut(CROWDED));
  const most = mostListeners();
  const dearest = times(RUNS, withListeners(most));
  const states = statesBefore(randomActions(1, RUNS));
  const works = [
    { name: 'list legal plays with 30 units and 10 triggers on the board', work: listFor },
    { name: 'a spell that 10 units trigger on, from its line to the table after it', work: decideSpell },
  ];
  const [baseline = NaN] = [...quickestOfEach(3, states, legalActions)].sort((a, b) => b - a);
  const dearestPlay = lessIsBetter({
    name: `a play of all the steps that one may take: a spell that ${most} units trigger on`,
    unit: 'us',
    value: Math.max(...quickestOfEach(3, dearest, decideSpell)),
    baselineName: BASELINE,
    baseline,
    aim: { valueBelow: 100_000 },
  });
  return Promise.resolve([
    dearestPlay,
    ...works.map(({ name, work }) =>
      lessIsBetter({
        name,
        unit: 'us',
        value: Math.max(...quickestOfEach(3, tables, work)),
        baselineName: BASELINE,
        baseline,
        aim: { valueBelow: 50_000 },
      }),
    ),
  ]);
};
