import type { Problem } from '#ruleset';
import { cannot } from '../../words/findings.js';
import { propose } from '../gate.js';
import { nameOf, playerName } from '../../reading/objects.js';
import { firstProblem, freely, type PlayRule } from '../play-rule.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { cannotPlayFromHand } from '../../judging/card-in-hand.js';
import { notTheirs } from '../../judging/acting.js';
import { speedOf } from '../../judging/spells.js';

const notCommitted = (state: RuneterraState, piece: number): Problem | null => {
  const speed = speedOf(state, { piece, card: null, targets: [], effects: null });
  return speed === 'slow' || speed === 'fast'
    ? null
    : cannot(
        'not-committed',
        `${nameOf(state, piece)} is not committed with a press of the button.`,
        'Record it as it is played.',
      );
};

/** Slow and fast spells are dragged out and not committed; it changes nothing but what may be done beside them (S3 1.5). */
export const declareSpells: PlayRule<'DeclareSpells'> = {
  cannot: (state, { seat, pieces }) =>
    firstProblem(
      ...pieces.flatMap((piece) => [
        () => cannotPlayFromHand(state, { seat, piece, card: null }),
        () => notCommitted(state, piece),
      ]),
    ),
  may: (state, { seat }) => notTheirs(state, seat),
  apply: (draft, { seat, pieces }) => {
    propose(draft, { type: 'SpellsDeclared', data: { seat, pieces }, because: ['runeterra.declare'] });
  },
};

/** What was declared goes back. */
export const takeBack: PlayRule<'TakeBack'> = {
  cannot: (state, { seat }) =>
    state.declared?.seat === seat
      ? null
      : cannot('nothing-declared', `${playerName(state, seat)} has declared nothing.`, 'Record what was done instead.'),
  may: freely,
  apply: (draft, { seat }) => {
    propose(draft, { type: 'DeclarationTakenBack', data: { seat }, because: ['runeterra.declare'] });
  },
};
