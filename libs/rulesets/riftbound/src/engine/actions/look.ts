import type { Finding, Problem } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import { fitsPiece } from '../../judging/told/fitting.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { cannot, doubtful } from '../../words/findings.js';
import { propose } from '../gate.js';
import type { PlayOf } from '../../words/plays.js';
import type { PlayRule } from '../play-rule.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { afterShowing } from './act-on-seen.js';

/**
 * Looking at cards and revealing them (424). The cards stay where they are; who may see them is a fact, which ends as the item
 * that showed them has resolved. Cards of a deck that is too short are as many as there are, without burning out (431.1.c).
 */
type ShowFrame = Extract<Frame, { task: 'show' }>;

const cardsOf = ({ pieces }: RiftboundState, numbers: readonly number[]): readonly (string | null)[] =>
  numbers.map((number) => pieces[number]?.card ?? null);

const showAs = (draft: Draft, { by, pieces }: ShowFrame, cards: readonly (string | null)[]): void => {
  propose(draft, {
    type: 'CardsShown',
    data: { by, pieces, cards },
    because: by === null ? ['action.reveal'] : ['privacy.secret', 'burn-out.not-on-looking'],
  });
  afterShowing(draft, pieces, by);
};

/** Shows cards; of those that are revealed to all while nobody has told the recorder what they are, the table is asked. */
export const runShow = (draft: Draft, frame: ShowFrame): void => {
  const { by, pieces } = frame;
  const cards = cardsOf(draft.state, pieces);
  const [first] = pieces;
  const seat = draft.state.pieces[first ?? -1]?.owner;
  if (by !== null || seat === undefined || !cards.includes(null)) {
    showAs(draft, frame, cards);
    return;
  }
  push(draft, frame);
  awaitChoice(draft, { kind: 'show', seat, pieces }, ['action.reveal']);
};

/** Puts the showing of cards on the agenda. */
export const show = (draft: Draft, pieces: readonly number[], by: number | null): void => {
  if (pieces.length > 0) push(draft, { task: 'show', by, pieces });
};

const asked = ({ choice }: RiftboundState): readonly number[] => (choice?.kind === 'show' ? choice.pieces : []);

const nameProblem = (state: RiftboundState, piece: number, card: string | null): Problem | null => {
  const known = state.pieces[piece]?.card ?? null;
  if (card === null || known === card) return null;
  if (known !== null)
    return cannot('other-card', `That card is ${cardOf(known).name}.`, 'Name the cards in the order they lie.');
  return fitsPiece(state, piece, card)
    ? null
    : cannot('other-kind', `The card cannot be ${cardOf(card).name}.`, 'Name a card of that deck.');
};

const showProblem = (state: RiftboundState, { cards }: PlayOf<'ShowCards'>): Problem | null => {
  const pieces = asked(state);
  if (cards.length !== pieces.length) {
    const message = `${String(pieces.length)} cards are revealed, and ${String(cards.length)} are named.`;
    return cannot(
      'wrong-number',
      message,
      'Name each of them in its order, or "unknown" for one that nobody could tell.',
    );
  }
  for (const [index, card] of cards.entries()) {
    const problem = nameProblem(state, pieces[index] ?? -1, card);
    if (problem) return problem;
  }
  return null;
};

/** What a card does that was revealed and not told cannot be judged. */
const untold = (state: RiftboundState, { cards }: PlayOf<'ShowCards'>): readonly Finding[] =>
  cards.some((card, index) => card === null && (state.pieces[asked(state)[index] ?? -1]?.card ?? null) === null)
    ? [doubtful('action.reveal', 'What follows may depend on a card that was revealed and that nobody has named.')]
    : [];

/** What the table says was revealed. */
export const showCards: PlayRule<'ShowCards'> = {
  cannot: showProblem,
  may: untold,
  apply: (draft, { cards }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'show') return;
    showAs(
      draft,
      frame,
      cards.map((card, index) => card ?? cardsOf(draft.state, frame.pieces)[index] ?? null),
    );
  },
};
