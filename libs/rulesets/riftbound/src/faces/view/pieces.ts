import { pieceId, type Viewer } from '#ruleset';
import type { TablePiece } from '#table';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import type { Card, Keyword } from '../../words/card.js';
import { playerName } from '../../reading/objects.js';
import { keywordsOf } from '../../reading/layers/keywords.js';
import { mightOf } from '../../reading/layers/might.js';
import { isSinceTheCopy } from '../../reading/layers/since-the-copy.js';
import { factsSeen, isShown, maySeeFacedown } from '../../reading/sight.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { GONE_ZONE, isBoardZone } from '../../state/zones.js';

/** A piece on the table with what the viewer knows of it. */
interface Seen {
  readonly state: RiftboundState;
  readonly number: number;
  readonly piece: Piece;
  readonly card: Card | null;
  readonly viewer: Viewer;
}

type TableNumber = TablePiece['numbers'][number];

/** Keywords that change what a piece on the board does there; the others matter while a card is played. */
const SHOWN: ReadonlySet<string> = new Set<Keyword>([
  'Tank',
  'Backline',
  'Assault',
  'Shield',
  'Ganking',
  'Deflect',
  'Hunt',
  'Deathknell',
  'Temporary',
]);

/** Keywords whose number is part of their meaning. */
const COUNTED: ReadonlySet<string> = new Set<Keyword>(['Assault', 'Shield', 'Deflect', 'Hunt']);

/**
 * Of what lies facedown nobody is told what it has (811.6.a). In the order of their names: that in which they came may be that
 * of the recorder's numbers.
 */
const keywordBadges = ({ state, number, piece, card }: Seen): readonly string[] =>
  card === null || piece.faceDown || !isBoardZone(piece.zone)
    ? []
    : keywordsOf(state, number)
        .filter(({ keyword }) => SHOWN.has(keyword))
        .toSorted((one, other) => (one.keyword < other.keyword ? -1 : 1))
        .map(({ keyword, value }) => (COUNTED.has(keyword) ? `${keyword} ${value}` : keyword));

const NOTHING: readonly never[] = [];

const said = (isSo: boolean, words: string): readonly string[] => (isSo ? [words] : NOTHING);

/** Why the viewer knows a card that lies where nobody, or not they, could look otherwise (424). */
const shownBadge = ({ state, piece, viewer }: Seen): readonly string[] => {
  if (piece.shownTo === 'all') return ['revealed'];
  const isLookedAt = piece.shownTo.length > 0 && (viewer === 'recorder' || isShown(piece, viewer));
  return said(isLookedAt || (piece.faceDown && maySeeFacedown(state, piece.controller, viewer)), 'looked at');
};

/** What was named for it, and the tags that it has gained, for all to see; of a copy what came before it is not its. */
const nameBadges = ({ state, number, piece }: Seen): readonly string[] =>
  state.effects
    .filter((effect) => effect.piece === number && effect.object === piece.object && isSinceTheCopy(piece, effect))
    .flatMap(({ tag, named }) => [
      ...(tag === undefined ? [] : [tag]),
      ...(named === undefined ? [] : [`named: ${isCardId(named) ? cardOf(named).name : named}`]),
    ]);

/** What state it is in, for all to see (109.2). */
const badgesOf = (seen: Seen): readonly string[] => {
  const { state, piece } = seen;
  return [
    ...(piece.designation === null ? [] : [piece.designation]),
    ...said(piece.stunned, 'stunned'),
    ...said(piece.empowered > 0, piece.empowered > 1 ? `Empowered ${String(piece.empowered)}` : 'Empowered'),
    ...said(piece.attachedTo !== null, 'attached'),
    ...(piece.controller === piece.owner ? NOTHING : [`controlled by ${playerName(state, piece.controller)}`]),
    ...said(piece.faceDown && piece.hiddenOn === state.turn.number, 'hidden this turn'),
    ...said(piece.token, 'token'),
    ...nameBadges(seen),
    ...shownBadge(seen),
    ...keywordBadges(seen),
  ];
};

const mightNumber = ({ state, number, piece, card }: Seen): readonly TableNumber[] => {
  const base = card?.might ?? null;
  if (base === null) return NOTHING;
  const value = isBoardZone(piece.zone) && !piece.faceDown ? mightOf(state, number) : base;
  return [{ label: 'Might', value, base }];
};

const positive = (label: string, value: number): readonly TableNumber[] => (value > 0 ? [{ label, value }] : NOTHING);

/** A rune is paid with; the card of a battlefield in play is that battlefield. */
const roleOf = ({ state, number, piece }: Seen): Pick<TablePiece, 'role'> => {
  if (piece.rune) return { role: 'resource' };
  return state.battlefields.some((battlefield) => battlefield.piece === number) ? { role: 'ground' } : {};
};

/** The printed cost, each part that there is; a card that is paid nothing for says so. */
const costOf = ({ card }: Seen): Pick<TablePiece, 'costs'> => {
  if (card === null || card.energy === null) return {};
  return { costs: [{ label: 'energy', value: card.energy }, ...positive('power', card.power ?? 0)] };
};

const seenPiece = (seen: Seen): TablePiece => {
  const { number, piece, card } = seen;
  return {
    id: pieceId(number),
    name: card?.name ?? null,
    kind: card?.type ?? (piece.rune ? 'Rune' : null),
    owner: piece.owner,
    controller: piece.controller,
    faceDown: piece.faceDown,
    exhausted: piece.exhausted,
    badges: badgesOf(seen),
    numbers: [...mightNumber(seen), ...positive('damage', piece.damage), ...positive('buffs', piece.buffs)],
    attachedTo: piece.attachedTo === null ? null : pieceId(piece.attachedTo),
    colours: card?.domains ?? [],
    ...costOf(seen),
    ...roleOf(seen),
  };
};

/** Every piece that is anywhere, by number; `name` null where the viewer may not know it. */
export const viewPieces = (state: RiftboundState, viewer: Viewer): readonly TablePiece[] =>
  state.pieces.flatMap((piece, number) =>
    piece.zone === GONE_ZONE
      ? []
      : [seenPiece({ state, number, piece, viewer, card: factsSeen(state, number, viewer) })],
  );
