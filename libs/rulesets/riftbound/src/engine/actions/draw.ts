import type { RuleKey } from '#rulebook';
import { awaitChoice, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { cannot } from '../../words/findings.js';
import { freely, type PlayRule } from '../play-rule.js';
import { areFriendly, isInGame, opponentsOf } from '../../state/sides.js';
import type { Frame } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { winByPoints } from '../ending/ending.js';
import { noteActedOn } from '../instructions/note-acted-on.js';
import { gainPoints } from '../scoring/scoring.js';

type DrawFrame = Extract<Frame, { task: 'draw' }>;
type BurnOutFrame = Extract<Frame, { task: 'burn-out' }>;

interface Take {
  readonly seat: number;
  readonly count: number;
  readonly because: readonly RuleKey[];
}

/** Draw (413): cards from the top of the Main Deck to the hand, as far as there are any; answers how many. */
export const takeFromDeck = (draft: Draft, { seat, count, because }: Take): number => {
  const pieces = piecesIn(draft.state, { zone: 'main-deck', seat }).slice(0, count);
  if (pieces.length === 0) return 0;
  const cards = pieces.map((piece) => draft.state.pieces[piece]?.card ?? null);
  propose(draft, { type: 'CardsDrawn', data: { seat, pieces, cards }, because: [...because, 'action.draw'] });
  return pieces.length;
};

/** Burn (440): cards from the top of the Main Deck to the trash. What comes there after a Burn Out nobody could foresee. */
const burnFromDeck = (draft: Draft, { seat, count, because, burnedOut }: DrawFrame): number => {
  const pieces = piecesIn(draft.state, { zone: 'main-deck', seat }).slice(0, count);
  if (pieces.length === 0) return 0;
  const cards = pieces.map((piece) => draft.state.pieces[piece]?.card ?? null);
  if (burnedOut > 0) noteActedOn(draft, (those) => [...those, ...pieces]);
  propose(draft, { type: 'CardsBurned', data: { seat, pieces, cards }, because: [...because, 'action.burn'] });
  return pieces.length;
};

/**
 * A draw or burn: as many cards as there are, then a burn out (413.4, 440.4, 315.4.b.1), then the rest of it (431.2.d, 315.4.b.2).
 */
export const runDraw = (draft: Draft, frame: DrawFrame): void => {
  if (!isInGame(draft.state, frame.seat)) return;
  const take = frame.to === 'hand' ? takeFromDeck : burnFromDeck;
  const left = frame.count - take(draft, frame);
  if (left <= 0) return;
  burnOutBefore(draft, frame, { ...frame, count: left, burnedOut: frame.burnedOut + 1 });
};

/** A Burn Out, and what waits for it. The order of the trash's cards is told first, where it is dealt. */
export const burnOutBefore = (draft: Draft, { seat, burnedOut }: Omit<BurnOutFrame, 'task'>, waiting: Frame): void => {
  push(draft, { task: 'burn-out', seat, burnedOut }, waiting);
  const trash = piecesIn(draft.state, { zone: 'trash', seat });
  // An order names every card: where one of them is not known, there is none to give.
  const isKnown = trash.every((piece) => (draft.state.pieces[piece]?.card ?? null) !== null);
  if (!draft.state.digital || trash.length < 2 || !isKnown) return;
  awaitChoice(draft, { kind: 'shuffle', seat: null, of: seat, deck: 'main-deck' }, ['burn-out.recycle-trash']);
};

/**
 * Burn Out (431): the trash is recycled into the deck; an opponent's point is the next task. `cards` are the trash's cards in their new
 * order where somebody knows it. From the second in a sequence on, a player it brings to victory wins at once (431.3).
 */
export const runBurnOut = (draft: Draft, { seat, burnedOut }: BurnOutFrame, cards?: readonly string[]): void => {
  const pieces = piecesIn(draft.state, { zone: 'trash', seat });
  const sole =
    pieces.length === 1 ? pieces.map((piece) => draft.state.pieces[piece]?.card ?? null) : pieces.map(() => null);
  propose(draft, {
    type: 'BurnedOut',
    data: { seat, pieces, cards: cards ?? sole },
    because: ['burn-out.when', 'burn-out.sequence', 'burn-out.recycle-trash'],
  });
  push(draft, { task: 'burn-out-point', seat, burnedOut });
};

type PointFrame = Extract<Frame, { task: 'burn-out-point' }>;

/** A point for an opponent of the player's choice; the points of a team are the same whoever of it is named (431.2.c). */
export const runBurnOutPoint = (draft: Draft, frame: PointFrame): void => {
  const { state } = draft;
  const opponents = opponentsOf(state, frame.seat);
  const [opponent] = opponents;
  if (opponent === undefined) return;
  if (opponents.every((each) => areFriendly(state, each, opponent))) {
    giveBurnOutPoint(draft, frame, opponent);
    return;
  }
  push(draft, frame);
  awaitChoice(draft, { kind: 'opponent', seat: frame.seat, from: opponents }, ['burn-out.opponent-point']);
};

const giveBurnOutPoint = (draft: Draft, { burnedOut }: PointFrame, opponent: number): void => {
  const rule = burnedOut > 0 ? 'burn-out.repeated-points' : 'burn-out.opponent-point';
  gainPoints(draft, { seat: opponent, points: 1, source: { kind: 'burn-out' } }, rule);
  if (burnedOut > 0) winByPoints(draft, ['burn-out.immediate-win', 'burn-out.repeated']);
};

/** The answer: who gains the point of a Burn Out. */
export const chooseOpponent: PlayRule<'ChooseOpponent'> = {
  cannot: ({ choice }, { opponent }) =>
    choice?.kind === 'opponent' && choice.from.includes(opponent)
      ? null
      : cannot('no-opponent', 'That is no opponent to choose.', 'Name one of those who are asked for.'),
  may: freely,
  apply: (draft, { opponent }) => {
    const frame = draft.agenda.pop();
    if (frame?.task === 'burn-out-point') giveBurnOutPoint(draft, frame, opponent);
  },
};
