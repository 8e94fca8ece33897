import type { RuleKey } from '#rulebook';
import { BLANK_BATTLEFIELD } from '../../cards/catalogue.js';
import { isCardItem } from '../../state/chain-item.js';
import type { Draft } from '../draft.js';
import { happen, propose } from '../gate.js';
import { boardPieces } from '../../reading/objects.js';
import { cardGoesTo } from '../../reading/replacements/trash.js';
import { playersLeft, seatsOfSide } from '../../state/sides.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import { policyOf } from '../../words/editions/editions.js';
import { closeChainIfEmpty } from '../chain/close.js';
import { endGame } from './ending.js';
import { windowsWithout } from './handing-on.js';
import { dropTasksOf, withoutChoice } from './unasked.js';
import type { EndReason } from '../../state/ending.js';

/** Removal of a player (651, 652): everything they brought leaves, the others play on. */
type Leaving = readonly number[];

const isTheirs = ({ controller, owner }: Piece, leaving: Leaving): boolean =>
  leaving.includes(controller) || leaving.includes(owner);

/** 1. Permanents, runes and facedown cards that they control or own are banished (652.1). */
const banishTheirs = (draft: Draft, leaving: Leaving): void => {
  const { state } = draft;
  const pieces = boardPieces(state).filter((number) => {
    const piece = state.pieces[number];
    return piece !== undefined && isTheirs(piece, leaving) && !isSeatZone(piece.zone, 'legend');
  });
  if (pieces.length === 0) return;
  const cards = pieces.map((number) => state.pieces[number]?.card ?? null);
  propose(draft, { type: 'PiecesBanished', data: { pieces, cards }, because: ['remove.banish-board'] });
};

/**
 * 2. A blank token lies where their battlefield lay; what is there stays (652.2). It is the battlefield that they contributed: a token that
 * they made since is no card of theirs (652.3), and stays.
 */
const replaceBattlefields = (draft: Draft, leaving: Leaving): void => {
  draft.state.battlefields.forEach(({ piece }, at) => {
    const { owner = -1, token = false } = draft.state.pieces[piece] ?? {};
    if (token || !leaving.includes(owner)) return;
    const because = ['remove.battlefield', 'remove.battlefield-token'] as const;
    propose(draft, { type: 'BattlefieldReplaced', data: { at, owner, token: BLANK_BATTLEFIELD.id }, because });
  });
};

/**
 * 4. Their items are countered (652.4): before their cards leave, so that a card on the chain goes where cards go. A card of theirs
 * that another player controls there leaves with the others (652.3), and takes its item with it.
 */
const clearChain = (draft: Draft, leaving: Leaving): void => {
  for (const item of draft.state.chain) {
    const isCard = isCardItem(item);
    if (leaving.includes(item.controller)) {
      const data = { item: item.id, to: isCard ? cardGoesTo(draft.state, item) : null };
      happen(draft, { type: 'ChainItemCountered', data, because: ['remove.counter-items'] });
    } else if (isCard && leaving.includes(draft.state.pieces[item.piece]?.owner ?? -1))
      propose(draft, { type: 'ChainItemRemoved', data: { item: item.id, to: null }, because: ['remove.cards'] });
  }
  closeChainIfEmpty(draft);
};

/**
 * What their abilities forbid, prevent, replace or wait for from now on ends: delayed abilities are abilities of theirs like any other
 * (390.1, 652.4), and they influence the game no longer (651.3). What was done to an object stays.
 */
const endDelayed = (draft: Draft, leaving: Leaving): void => {
  const delayed = draft.state.delayed.flatMap(({ id, controller, by = controller }) =>
    leaving.includes(by) || leaving.includes(controller) ? [id] : [],
  );
  if (delayed.length === 0) return;
  propose(draft, { type: 'DelayedEnded', data: { delayed }, because: ['concede.influence', 'remove.counter-items'] });
};

const cardsOf = ({ pieces }: RiftboundState, leaving: Leaving): readonly number[] =>
  pieces.flatMap(({ owner, token }, number) => (leaving.includes(owner) && !token ? [number] : []));

/** 3. and 5. Their cards leave the game; priority and focus go on to the next player (652.3, 652.5). */
const leave = (draft: Draft, leaving: Leaving, before: RiftboundState): void => {
  const pieces = cardsOf(draft.state, leaving);
  const windows = windowsWithout(draft.state, leaving, before);
  propose(draft, {
    type: 'PlayersRemoved',
    data: { seats: leaving, pieces, ...windows },
    because: ['concede.removed', 'remove.cards', ...passedOn(before, leaving)],
  });
};

const passedOn = ({ priority, showdown, turn }: RiftboundState, leaving: Leaving): readonly RuleKey[] => {
  const has = (seat: number | null | undefined): boolean => typeof seat === 'number' && leaving.includes(seat);
  return [
    ...(has(turn.seat) ? (['remove.turn'] as const) : []),
    ...(has(showdown?.focus) ? (['remove.focus'] as const) : []),
    ...(has(priority) ? (['remove.priority'] as const) : []),
  ];
};

const remove = (draft: Draft, leaving: Leaving): void => {
  withoutChoice(draft, leaving, () => {
    const before = draft.state;
    banishTheirs(draft, leaving);
    replaceBattlefields(draft, leaving);
    clearChain(draft, leaving);
    endDelayed(draft, leaving);
    leave(draft, leaving, before);
    dropTasksOf(draft, leaving);
  });
};

interface Loss {
  readonly reason: EndReason;
  readonly because: readonly RuleKey[];
}

/**
 * A player loses, and their teammates with them, but in older editions: the only side left wins, else they are removed and the others
 * play on (651, 651.2, 489.6.a).
 */
export const lose = (draft: Draft, seat: number, { reason, because }: Loss): void => {
  const leaving = policyOf(draft.state).teamsLose === 'together' ? seatsOfSide(draft.state, seat) : [seat];
  const left = playersLeft(draft.state).filter((each) => !leaving.includes(each));
  const [winner = -1] = left;
  const winners = seatsOfSide(draft.state, winner);
  const together: readonly RuleKey[] = leaving.length > 1 ? ['concede.teammates', 'mode.teams.together'] : [];
  if (left.every((each) => winners.includes(each))) {
    endGame(draft, { winners, reason, because: [...because, 'concede.last-player', ...together] });
  } else remove(draft, leaving);
};
