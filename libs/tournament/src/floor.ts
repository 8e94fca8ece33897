import { callStatus } from './calls.js';
import { roundTimeLeft } from './evolve-round.js';
import { differsElsewhere, resultOf, type ResultStatus } from './results.js';
import type { SeenTournament } from './seeing.js';
import { nameOf, type DeskCall, type DeskRound, type DeskTable } from './state.js';

/** A player of a table as its tape has him. */
export interface GlancedPlayer {
  readonly name: string;
  readonly score: number;
  readonly target: number | null;
  readonly wins: number;
}

/**
 * What a floor page shows of the tape of a table, without looking into it.
 * - `calls`, `waiting`: judges called on the tape, and those that nobody has taken; `irregular`: plays that the rules hold something against
 * - `isOver`: the tape has a result; `lastAt`: when its last event was recorded
 */
export interface TableGlance {
  readonly plays: number;
  readonly irregular: number;
  readonly calls: number;
  readonly waiting: number;
  readonly players: readonly GlancedPlayer[];
  readonly game: number;
  readonly turn: number;
  readonly seat: number | null;
  readonly isOver: boolean;
  readonly lastAt: string;
}

/** A scribe's device at a table: how long an answer took it lately, and since when it goes on without the server (null: it does not), with so many plays. */
export interface ScribeAt {
  readonly name: string;
  readonly at: string;
  readonly trip: number | null;
  readonly aloneSince: string | null;
  readonly unsent: number;
}

/** What a floor is read from. */
export interface FloorSource {
  readonly event: SeenTournament;
  readonly round: number | null;
  readonly glances: Readonly<Record<string, TableGlance>>;
  readonly scribes: Readonly<Record<string, readonly ScribeAt[]>>;
}

/** Why a table needs somebody, the most urgent first. */
export const NEEDS = [
  'call-waiting',
  'call-escalated',
  'result-conflict',
  'scribe-alone',
  'overtime',
  'differs-elsewhere',
  'call-claimed',
  'silent',
  'result-half',
  'deck-check',
  'judge-there',
] as const;

export type Need = (typeof NEEDS)[number];

/** They in words. */
export const NEED_TEXTS: Readonly<Record<Need, string>> = {
  'call-waiting': 'Judge called',
  'call-escalated': 'Waits for the head judge',
  'result-conflict': 'Results differ',
  'scribe-alone': 'Scribe without network',
  overtime: 'Time is up',
  'differs-elsewhere': 'Other result in the pairing system',
  'call-claimed': 'Judge on the way',
  silent: 'Not heard of',
  'result-half': 'One side has reported',
  'deck-check': 'Deck check',
  'judge-there': 'Judge at the table',
};

/** How far a table is. */
export type TableState = 'unopened' | 'begun' | 'playing' | 'ended' | ResultStatus;

/** Whether the result of a table stands, as all sides or an official say it. */
export const isDone = (state: TableState): boolean => state === 'agreed' || state === 'settled';

/** A table as the floor shows it. `left`: milliseconds on its clock with what it was given; null where no clock runs. */
export interface FloorTable {
  readonly table: DeskTable;
  readonly names: readonly string[];
  readonly state: TableState;
  readonly left: number | null;
  readonly given: number;
  readonly needs: readonly Need[];
  readonly calls: number;
  readonly glance: TableGlance | null;
  readonly scribes: readonly ScribeAt[];
}

/** Milliseconds after which a table that is played at and not heard of wants a look. */
const SILENT = 5 * 60_000;

/** Minutes that a table was given, of all kinds. */
export const minutesGiven = ({ extensions }: DeskTable): number =>
  extensions.reduce((sum, { minutes }) => sum + minutes, 0);

const stateOf = (table: DeskTable, glance: TableGlance | null): TableState => {
  const { status } = resultOf(table);
  if (status !== 'none') return status;
  if (glance === null) return table.match === null ? 'unopened' : 'begun';
  if (glance.isOver) return 'ended';
  return glance.plays === 0 ? 'begun' : 'playing';
};

const OF_CALL: Readonly<Partial<Record<ReturnType<typeof callStatus>, Need>>> = {
  waiting: 'call-waiting',
  escalated: 'call-escalated',
  claimed: 'call-claimed',
  'at-table': 'judge-there',
};

interface Looked {
  readonly table: DeskTable;
  readonly calls: readonly DeskCall[];
  readonly isChecked: boolean;
  readonly glance: TableGlance | null;
  readonly scribes: readonly ScribeAt[];
  readonly left: number | null;
  readonly now: number;
}

const isSilent = ({ glance, now }: Looked): boolean =>
  glance !== null && !glance.isOver && now - Date.parse(glance.lastAt) > SILENT;

/** Milliseconds after which a device that gives signs every few seconds has lost the network, whatever it said last. */
const SCRIBE_SILENT = 45_000;

const isAlone = ({ aloneSince, at }: ScribeAt, now: number): boolean =>
  aloneSince !== null || now - Date.parse(at) > SCRIBE_SILENT;

/** What a table needs because of its tape and its scribes. */
const needsOfTape = (looked: Looked, isOver: boolean): readonly (Need | false)[] => {
  const { glance, scribes, now } = looked;
  const { calls = 0, waiting = 0 } = glance ?? {};
  return [
    waiting > 0 && 'call-waiting',
    calls > waiting && 'call-claimed',
    !isOver && scribes.some((scribe) => isAlone(scribe, now)) && 'scribe-alone',
    !isOver && isSilent(looked) && 'silent',
  ];
};

const needsOf = (looked: Looked): readonly Need[] => {
  const { table, calls, isChecked, left } = looked;
  const { status } = resultOf(table);
  const needs = new Set<Need | false | undefined>([
    ...calls.map((call) => OF_CALL[callStatus(call)]),
    ...needsOfTape(looked, isDone(status)),
    status === 'conflict' && 'result-conflict',
    !isDone(status) && (left ?? 0) < 0 && 'overtime',
    differsElsewhere(table) && 'differs-elsewhere',
    status === 'reported' && 'result-half',
    isChecked && 'deck-check',
  ]);
  return NEEDS.filter((need) => needs.has(need));
};

interface Placed {
  readonly round: DeskRound;
  readonly table: DeskTable;
  readonly now: number;
}

const floorTable = (source: FloorSource, { round, table, now }: Placed): FloorTable => {
  const { event } = source;
  const isHere = (of: { readonly round: number; readonly table: number }): boolean =>
    of.round === round.round && of.table === table.table;
  const calls = event.calls.filter((call) => isHere(call) && callStatus(call) !== 'closed');
  const glance = table.match === null ? null : (source.glances[table.match] ?? null);
  const scribes = table.match === null ? [] : (source.scribes[table.match] ?? []);
  const given = minutesGiven(table);
  const left = roundTimeLeft(round.clock, given, now);
  const isChecked = event.checks.some((check) => isHere(check) && check.endedAt === null);
  return {
    table,
    names: table.players.map((id) => nameOf(event, id)),
    state: stateOf(table, glance),
    left,
    given,
    needs: needsOf({ table, calls, glance, isChecked, scribes, left, now }),
    calls: calls.length + (glance?.calls ?? 0),
    glance,
    scribes,
  };
};

const urgency = ({ needs: [first] }: FloorTable): number => (first === undefined ? NEEDS.length : NEEDS.indexOf(first));

/** The tables of the round of a floor, those that need somebody first, by how urgently; the others in order of their numbers. */
export const floorOf = (source: FloorSource, now: number): readonly FloorTable[] => {
  const round = source.event.rounds.find((each) => each.round === source.round);
  if (round === undefined) return [];
  return round.tables
    .map((table) => floorTable(source, { round, table, now }))
    .sort((one, other) => urgency(one) - urgency(other) || one.table.table - other.table.table);
};
