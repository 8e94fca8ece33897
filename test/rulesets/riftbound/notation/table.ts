import { allCards, cardOf, findCards } from '#rulesets/riftbound';
import { INITIAL } from '../../../../libs/rulesets/riftbound/src/evolve/evolve.js';
import type { Piece, RiftboundState } from '../../../../libs/rulesets/riftbound/src/state/riftbound-state.js';
import type { Place } from '../../../../libs/rulesets/riftbound/src/words/vocabulary.js';
import { ROW_ZONE, ZONE_COUNT, zoneOf } from '../../../../libs/rulesets/riftbound/src/state/zones.js';

/** A piece as a test lays it: a name (null: unknown), where, whose, and what is unusual about it. */
export interface Laid extends Partial<Omit<Piece, 'card' | 'zone' | 'owner'>> {
  readonly name: string | null;
  readonly place: Place;
  readonly owner: number;
}

/** The id of a card by its name. */
export const idOf = (name: string): string => {
  const answer = findCards(name, allCards);
  if (answer.kind !== 'found') throw new Error(`no card "${name}"`);
  return answer.card.id;
};

const pieceOf = ({ name, place, owner, ...rest }: Laid, object: number): Piece => ({
  card: name === null ? null : idOf(name),
  owner,
  controller: owner,
  token: false,
  rune: name !== null && cardOf(idOf(name)).type === 'Rune',
  object,
  zone: zoneOf(place),
  faceDown: false,
  exhausted: false,
  stunned: false,
  damage: 0,
  damagedBy: [],
  buffs: 0,
  empowered: 0,
  attachedTo: null,
  attachedOn: null,
  copiedText: null,
  print: null,
  designation: null,
  hiddenOn: null,
  banishedWith: null,
  shownTo: [],
  ...rest,
});

/** A table laid by hand: two players, two battlefields, the pieces in their order of number. */
export const layTable = (laid: readonly Laid[], players: readonly string[] = ['Ana', 'Ben']): RiftboundState => {
  const pieces = laid.map(pieceOf);
  const zones: number[][] = Array.from({ length: ZONE_COUNT }, () => []);
  pieces.forEach(({ zone }, number) => zones[zone]?.push(number));
  const seat = {
    team: null,
    out: false,
    turns: 0,
    looksAt: [],
    deck: null,
    champion: null,
    points: 0,
    pool: { energy: 0, power: { Fury: 0, Calm: 0, Mind: 0, Body: 0, Chaos: 0, Order: 0, any: 0 } },
    bound: [],
    xp: 0,
    played: 0,
    finalized: [],
    battlefield: null,
    usedBattlefields: [],
    presentedBattlefields: [],
    wins: 0,
    burnedOut: false,
  };
  const battlefields = (zones[ROW_ZONE] ?? []).map((piece) => ({
    piece,
    controller: null,
    contestedBy: null,
    showdownStaged: false,
    combatStaged: false,
    scoredBy: [],
    heldAtScoring: null,
    replaced: [],
  }));
  return {
    ...INITIAL,
    game: 1,
    firstPlayer: 0,
    seats: players.map((name) => ({ ...seat, name })),
    pieces,
    zones,
    nextObject: pieces.length,
    battlefields: battlefields,
  };
};

const base = (seat: number): Place => ({ zone: 'base', seat });
const at = (number: number): Place => ({ zone: 'battlefield', at: number });
const hand = (seat: number): Place => ({ zone: 'hand', seat });

/** A usual table: piece numbers are the places in this list. */
export const USUAL: readonly Laid[] = [
  { name: 'Zaun Warrens', place: { zone: 'battlefield-row' }, owner: 0 },
  { name: 'Grove of the God-Willow', place: { zone: 'battlefield-row' }, owner: 1 },
  { name: 'Vi, Destructive', place: at(0), owner: 0 },
  { name: 'Teemo, Scout', place: base(0), owner: 0 },
  { name: 'Vi, Destructive', place: at(0), owner: 1 },
  { name: 'Recruit', place: at(1), owner: 0, token: true },
  { name: 'Recruit', place: at(1), owner: 0, token: true },
  { name: 'Recruit', place: at(1), owner: 0, token: true, exhausted: true },
  { name: 'Fury Rune', place: base(0), owner: 0 },
  { name: 'Fury Rune', place: base(0), owner: 0 },
  { name: 'Mind Rune', place: base(0), owner: 0 },
  { name: null, place: base(0), owner: 0, rune: true },
  { name: 'Falling Star', place: hand(0), owner: 0 },
  { name: 'Cleave', place: hand(0), owner: 0 },
  { name: 'Cleave', place: hand(0), owner: 0 },
  { name: null, place: hand(1), owner: 1 },
  { name: null, place: hand(1), owner: 1 },
  { name: 'Dark Child', place: { zone: 'legend', seat: 0 }, owner: 0 },
  { name: 'Annie, Fiery', place: { zone: 'champion', seat: 0 }, owner: 0 },
  { name: 'Tideturner', place: { zone: 'facedown', at: 1 }, owner: 0, faceDown: true },
  { name: 'Falling Comet', place: { zone: 'trash', seat: 0 }, owner: 0 },
  { name: 'Challenge', place: { zone: 'chain' }, owner: 1 },
  { name: 'Call to Glory', place: hand(0), owner: 0 },
];

const NOTHING_CHOSEN = { targets: [], to: null, accelerated: false, label: null, adds: false, from: null };

/** The usual table with Ben's Challenge on the chain, as item 3. */
export const usualTable = (players?: readonly string[]): RiftboundState => ({
  ...layTable(USUAL, players),
  chain: [
    {
      id: 3,
      kind: 'spell',
      controller: 1,
      piece: 21,
      object: 21,
      status: 'finalized',
      instructions: null,
      ...NOTHING_CHOSEN,
    },
  ] as unknown as RiftboundState['chain'],
});
