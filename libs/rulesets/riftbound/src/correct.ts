import type { Problem } from '#ruleset';
import { isCardId } from './cards/catalogue.js';
import type { Correction, PlayOf } from './commands.js';
import type { Draft } from './draft.js';
import { cannot, note } from './findings.js';
import { propose } from './gate.js';
import type { PlayRule } from './play-rule.js';
import type { RiftboundState } from './state.js';

/** Corrections: described changes by a scorekeeper or judge. No rule binds them; only what is not there cannot be changed. */
const missing = (state: RiftboundState, correction: Correction): string | null => {
  if ('piece' in correction && !state.pieces[correction.piece]) return 'card';
  if ('at' in correction && !state.battlefields[correction.at]) return 'battlefield';
  if ('seat' in correction && correction.seat !== null && !state.seats[correction.seat]) return 'player';
  if ('item' in correction && !state.chain.some((item) => item.id === correction.item)) return 'chain item';
  return null;
};

const cardProblem = (correction: Correction): Problem | null =>
  correction.change === 'card' && correction.card !== null && !isCardId(correction.card)
    ? cannot('unknown-card', `There is no card "${correction.card}".`, 'Name a card of the set.')
    : null;

const amountProblem = (correction: Correction): Problem | null => {
  const amount = 'amount' in correction ? correction.amount : 'points' in correction ? correction.points : 0;
  return amount >= 0 ? null : cannot('negative', 'Nothing on a table is below zero.', 'Give a number from 0.');
};

/** A choice that may no longer fit the table is dropped; the loop asks again where it still has to. */
const ASKED_ANEW: ReadonlySet<string> = new Set(['assign-damage', 'next-showdown']);

/** A piece that is moved by hand may come into the open: the fact says what it is. */
const movedCard = (state: RiftboundState, correction: Correction): string | null =>
  correction.change === 'move' || correction.change === 'move-to-battlefield'
    ? (state.pieces[correction.piece]?.card ?? null)
    : null;

const apply = (draft: Draft, { correction, note: words }: PlayOf<'Correct'>): void => {
  const { choice } = draft.state;
  propose(draft, {
    type: 'TableCorrected',
    data: { correction, note: words, card: movedCard(draft.state, correction) },
    because: [],
  });
  if (choice && ASKED_ANEW.has(choice.kind)) {
    propose(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  }
};

export const correct: PlayRule<'Correct'> = {
  cannot: (state, { correction }) => {
    const what = missing(state, correction);
    if (what)
      return cannot(`no-such-${what.replace(' ', '-')}`, `There is no such ${what}.`, 'Name one that is on the table.');
    return cardProblem(correction) ?? amountProblem(correction);
  },
  may: () => [note('tournament.deviation', 'A correction: the table is changed as described, bound by no rule.')],
  apply,
};
