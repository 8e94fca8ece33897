import type { RiftboundFact } from '../../state/facts.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isBoardZone } from '../../state/zones.js';
import { policyOf } from '../../words/editions/editions.js';
import { happening, type Happening, type Reader, type Readers } from './happening.js';

/** What game actions mean to abilities that wait for events. */

/** A move (446.1), from an origin to a destination (447). Changes of zone (446.2) and recalls (456.1) are other facts, and none. */
const inMove: Reader<'UnitsMoved'> = (before, { units, seat, cause }, after) => {
  const from = units.map((number) => before.pieces[number]?.zone ?? -1);
  return [happening('moves', after, { pieces: units, from, seat: cause?.seat ?? seat })];
};

const zonesOf = (state: RiftboundState, pieces: readonly number[]): readonly number[] =>
  pieces.map((number) => state.pieces[number]?.zone ?? -1);

/** What leaves the board, of pieces that go to where no board is: looked at as it was. */
const leaving = (before: RiftboundState, pieces: readonly number[]): readonly Happening[] => {
  const left = pieces.filter((number) => isBoardZone(before.pieces[number]?.zone ?? -1));
  return left.length > 0 ? [happening('leaves', before, { pieces: left, from: zonesOf(before, left) })] : [];
};

/** Deaths by what they are attributed to: one event of many parts, told apart by who is responsible. */
const inKilling: Reader<'PiecesKilled'> = (before, { pieces, causes = [] }) => {
  const parts = causes.map(({ piece, cause }) => happening('dies', before, { pieces: [piece], cause }));
  const others = pieces.filter((piece) => !causes.some((each) => each.piece === piece));
  const unattributed = others.length > 0 ? [happening('dies', before, { pieces: others })] : [];
  return [...merged(parts), ...unattributed, ...leaving(before, pieces)];
};

/** Parts of one event with the same cause are one happening. */
const merged = (parts: readonly Happening[]): readonly Happening[] =>
  parts.reduce<readonly Happening[]>((all, part) => {
    const same = all.find(({ cause }) => cause?.seat === part.cause?.seat && cause?.source === part.cause?.source);
    if (!same) return [...all, part];
    return all.map((each) => (each === same ? { ...same, pieces: [...same.pieces, ...part.pieces] } : each));
  }, []);

const inReturning: Reader<'PiecesReturned'> = (before, { pieces, cause }) => {
  const from = zonesOf(before, pieces);
  const owners = [...new Set(pieces.map((number) => before.pieces[number]?.owner ?? -1))];
  return [
    ...owners.map((seat) => {
      const own = pieces.filter((number) => before.pieces[number]?.owner === seat);
      return happening('returned', before, { pieces: own, seat, from: zonesOf(before, own), cause });
    }),
    ...(from.some(isBoardZone) ? leaving(before, pieces) : []),
  ];
};

const inRecycling: Reader<'CardsRecycled'> = (before, { pieces, seat }) => [
  happening('recycled', before, { pieces, seat }),
  ...leaving(before, pieces),
];

const dealt = (state: RiftboundState, data: Extract<RiftboundFact, { type: 'DamageDealt' }>['data']) => {
  const pieces = data.parts.map(({ unit }) => unit);
  if (data.cause || !state.showdown?.combat)
    return [happening('damaged', state, { pieces, cause: data.cause, item: data.cause?.item ?? null })];
  return merged(
    pieces.map((piece) => {
      const { attacker, defender } = state.showdown?.combat ?? { attacker: -1, defender: -1 };
      const seat = state.pieces[piece]?.controller === attacker ? defender : attacker;
      return happening('damaged', state, { pieces: [piece], cause: { seat, item: null, source: null } });
    }),
  );
};

export const BOARD_READERS: Readers = {
  UnitsMoved: inMove,
  ReplacementApplied: (_before, { name, source, seat }, after) => [
    happening('performed', after, { pieces: [source], seat, ability: name }),
  ],
  PiecesKilled: inKilling,
  PiecesBanished: (before, { pieces, cause }, after) => [
    happening('banished', after, { pieces, cause }),
    ...leaving(before, pieces),
  ],
  PiecesReturned: inReturning,
  CardsRecycled: inRecycling,
  CardsPlaced: (before, { pieces }) => leaving(before, pieces),
  CardsDiscarded: (_before, { pieces, seat }, after) => [happening('discarded', after, { pieces, seat })],
  CardsDrawn: (_before, { pieces, seat }, after) => [happening('draws', after, { pieces, seat })],
  // A burn out recycles the trash (431.2.b), which in older editions is no recycling.
  BurnedOut: (_before, { pieces, seat }, after) =>
    pieces.length > 0 && policyOf(after).burnOutTrash === 'recycled'
      ? [happening('recycled', after, { pieces, seat })]
      : [],
  RuneRecycled: (before, { rune, seat }) => [happening('recycled', before, { pieces: [rune], seat })],
  CardHidden: (_before, { piece, seat, at }, after) => [happening('hides', after, { pieces: [piece], seat, at })],
  DamageDealt: (_before, data, after) => dealt(after, data),
  UnitsStunned: (_before, { units, cause }, after) => [happening('stunned', after, { pieces: units, cause })],
  UnitsBuffed: (_before, { units, cause }, after) => [happening('buffed', after, { pieces: units, cause })],
  PiecesEmpowered: (_before, { pieces, cause }, after) => [happening('empowered', after, { pieces, cause })],
  // Each buff that is spent is one, however many are spent at once (745.1).
  BuffsSpent: (_before, { units, cause }, after) =>
    units.map((unit) => happening('spends a buff', after, { pieces: [unit], cause })),
  PieceAttached: (_before, { piece, to, seat }, after) => [
    happening('attached', after, { pieces: [to], attached: piece, seat }),
  ],
  PiecesReadied: (_before, { pieces, cause }, after) => [happening('readied', after, { pieces, cause })],
  ExperienceGained: (_before, { seat, amount }, after) =>
    amount > 0 ? [happening('gains XP', after, { seat, energy: 0 })] : [],
};
