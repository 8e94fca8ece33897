import type { Fact } from '#kernel';
import type { Ruleset, Viewer } from '#ruleset';
import type { Table, TablePiece, TablePlayer, TableZone } from '#table';

/** What can be said of the things on a table: a value for each trait of each subject, by `subject` and then by trait. */
export type Traits = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The tables of a tape's states as the audit asks for them; each part is drawn once for a state. */
export interface TableReader<State> {
  readonly part: <Part extends keyof Table>(part: Part, state: State) => Table[Part];
  readonly traits: (state: State) => Traits;
  /** One trait of one subject; empty where it has none. */
  readonly value: (state: State, subject: string, trait: string) => string;
}

export const pieceSubject = (id: number | string): string => `piece ${String(id)}`;
export const itemSubject = (id: string): string => `item ${id}`;
export const placeSubject = (id: string): string => `place ${id}`;
export const PRIORITY = 'priority';
export const scoreSubject = (seat: number): string => `seat ${String(seat)} score`;
export const counterSubject = (seat: number, label: string): string => `seat ${String(seat)} ${label}`;

/** The trait of a piece that says in which zone it lies, by the zone's id. */
export const ZONE = 'zone';
/** The trait of what has one alone, and the value of what is only so or not. */
const ITSELF = 'is';

type Trait = readonly [trait: string, value: string];

const pieceTraits = (piece: TablePiece, zone: string | undefined): readonly Trait[] => [
  [ZONE, zone ?? ''],
  ['exhausted', piece.exhausted ? 'exhausted' : 'ready'],
  ['controller', String(piece.controller)],
  ['attached to', piece.attachedTo ?? ''],
  ...piece.numbers.map(({ label, value }): Trait => [label, String(value)]),
  ...piece.badges.map((badge): Trait => [badge, ITSELF]),
  // A card that becomes known is no change of the table, another card is.
  ...(piece.name === null ? [] : [['card', piece.name] as const]),
];

const playerTraits = ({ seat, score, counters }: TablePlayer): readonly (readonly [string, string])[] => [
  [scoreSubject(seat), String(score)],
  ...counters.map(({ label, value }) => [counterSubject(seat, label), String(value)] as const),
];

type Subject = readonly [subject: string, traits: ReadonlyMap<string, string>];

const single = (subject: string, value: string): Subject => [subject, new Map([[ITSELF, value]])];

const zonesOf = (zones: readonly TableZone[]): ReadonlyMap<string, string> =>
  new Map(zones.flatMap(({ id, pieces }) => pieces.map((piece) => [piece, id] as const)));

/** Each subject of a part of the table, with its traits. */
type SubjectsOf = { readonly [Part in Told]: (part: Table[Part], zones: Table['zones']) => readonly Subject[] };

/** The parts of a table that corrections change. */
type Told = 'stack' | 'players' | 'zones' | 'windows' | 'pieces';

const SUBJECTS_OF: SubjectsOf = {
  stack: (stack) => stack.map(({ id, controller }) => single(itemSubject(id), String(controller))),
  players: (players) => players.flatMap(playerTraits).map(([subject, value]) => single(subject, value)),
  zones: (zones) =>
    zones
      .filter(({ role }) => role === 'arena')
      .map(({ id, badges }) => [placeSubject(id), new Map(badges.map((badge) => [badge, ITSELF]))] as const),
  windows: ({ priority }) => [single(PRIORITY, String(priority))],
  pieces: (pieces, zones) => {
    const zoneOf = zonesOf(zones);
    return pieces.map((piece) => [pieceSubject(piece.id), new Map(pieceTraits(piece, zoneOf.get(piece.id)))] as const);
  },
};

const PARTS = Object.keys(SUBJECTS_OF) as readonly Told[];

/** The part of the table that tells of a subject, by the word it begins with. */
const PART_OF: Readonly<Record<string, Told>> = {
  item: 'stack',
  seat: 'players',
  place: 'zones',
  priority: 'windows',
  piece: 'pieces',
};

/** Reads the tables of states as a viewer sees them. */
export const tableReader = <State, Play, F extends Fact>(
  { view, viewParts }: Pick<Ruleset<State, Play, F>, 'view' | 'viewParts'>,
  viewer: Viewer,
): TableReader<State> => {
  const drawn = new Map<State, { [Part in keyof Table]?: unknown }>();
  const part = <Part extends keyof Table>(name: Part, state: State): Table[Part] => {
    const parts = drawn.get(state) ?? (viewParts === undefined ? view(state, viewer) : {});
    drawn.set(state, parts);
    if (viewParts !== undefined && !(name in parts)) parts[name] = viewParts[name](state, viewer);
    return parts[name] as Table[Part];
  };
  const read = new Map<State, { [Part in Told]?: Traits }>();
  const traitsIn = (name: Told, state: State): Traits => {
    const known = read.get(state) ?? {};
    read.set(state, known);
    const subjects: (told: never, zones: Table['zones']) => readonly Subject[] = SUBJECTS_OF[name];
    return (known[name] ??= new Map(subjects(part(name, state) as never, part('zones', state))));
  };
  return {
    part,
    traits: (state) => new Map(PARTS.flatMap((name) => [...traitsIn(name, state)])),
    value: (state, subject, trait) =>
      traitsIn(PART_OF[subject.split(' ', 1)[0] ?? ''] ?? 'pieces', state)
        .get(subject)
        ?.get(trait) ?? '',
  };
};
