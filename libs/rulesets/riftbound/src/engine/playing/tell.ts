import { cardOf, isCardId } from '../../cards/catalogue.js';
import { fitsPiece, kindOfPiece } from '../../judging/told/fitting.js';
import { emit } from '../draft.js';
import { effectFindings } from '../../judging/told/effects.js';
import { instructionsProblem } from '../../judging/told/instructions.js';
import { cannot, told } from '../../words/findings.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { Finding } from '#ruleset';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Instruction } from '../../words/instruction.js';
import { unpaidFindings } from '../../judging/costs/payment-findings.js';
import { describedPrice } from '../../judging/costs/total-cost.js';
import { itemOn } from '../../state/chain-item.js';

const nowFindings = (state: RiftboundState, instructions: readonly Instruction[]): readonly Finding[] => {
  const { choice } = state;
  const item = choice?.kind === 'describe' ? itemOn(state, choice.item) : undefined;
  if (!item) return [];
  return effectFindings(state, { instructions, source: item.piece, chosen: item.targets, item });
};

/** What the table tells the recorder: what an effect does, what an unknown card is. */
export const describeEffect: PlayRule<'DescribeEffect'> = {
  cannot: (state, { instructions }) => instructionsProblem(state, instructions),
  may: (state, { instructions }) => [
    ...instructions.flatMap((each) =>
      each.verb === 'pay' ? unpaidFindings(state, each.seat, { cost: describedPrice(each), payment: null }) : [],
    ),
    ...nowFindings(state, instructions),
    told('ability.kinds', 'what happens is told at the table.'),
  ],
  apply: (draft, { instructions }) => {
    const frame = draft.agenda.at(-1);
    if (frame?.task !== 'resolve') return;
    emit(draft, {
      type: 'ChainItemResolving',
      data: { item: frame.item, instructions },
      because: ['resolve.top-to-bottom'],
    });
  },
};

export const revealCard: PlayRule<'RevealCard'> = {
  cannot: (state, { piece, card }) => {
    const known = state.pieces[piece]?.card;
    if (known === undefined) return cannot('no-such-piece', 'That card is not on the table.', 'Name a card that is.');
    if (!isCardId(card)) return cannot('unknown-card', `There is no card "${card}".`, 'Name a card of the set.');
    if (!fitsPiece(state, piece, card)) {
      const kind = kindOfPiece(state, piece) ?? 'card';
      return cannot('other-kind', `That piece cannot be ${cardOf(card).name}: it is a ${kind}.`, `Name a ${kind}.`);
    }
    return known === null || known === card
      ? null
      : cannot(
          'other-card',
          `That piece is ${cardOf(known).name}.`,
          'If it was recorded wrongly, correct what the card is.',
        );
  },
  may: freely,
  apply: (draft, { piece, card }) => {
    emit(draft, { type: 'CardRevealed', data: { piece, card }, because: ['action.reveal-voluntary'] });
  },
};
