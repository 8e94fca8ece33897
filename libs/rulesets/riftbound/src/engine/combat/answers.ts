import { applySplit, splitFindings, splitProblem } from '../instructions/splitting.js';
import { cannot } from '../../words/findings.js';
import { propose } from '../gate.js';
import { battlefieldName } from '../../reading/objects.js';
import { freely, type PlayRule } from '../play-rule.js';
import { beginAt } from '../showdowns/showdown.js';
import { assignableUnits, assignmentFindings, excessOf } from './damage.js';

/** The answer to who takes the damage of a combat (465.2.c), or how an effect's damage is split (355.14). */
export const assignDamage: PlayRule<'AssignDamage'> = {
  cannot: (state, { seat, damage }) => {
    if (state.choice?.kind === 'split') return splitProblem(state.choice, damage);
    const at = state.showdown?.battlefield ?? -1;
    const units = assignableUnits(state, at, seat);
    const wrong = damage.some(({ unit, amount }) => !units.includes(unit) || amount < 0);
    const repeated = new Set(damage.map(({ unit }) => unit)).size < damage.length;
    return wrong || repeated
      ? cannot(
          'bad-assignment',
          'Damage is assigned to a unit that does not take it, or to one twice.',
          'Name enemy units of this combat, each once.',
        )
      : null;
  },
  may: (state, play) =>
    state.choice?.kind === 'split'
      ? splitFindings(state, state.choice, play.damage)
      : assignmentFindings(state, state.showdown?.battlefield ?? -1, play),
  apply: (draft, { seat, damage }) => {
    if (draft.agenda.at(-1)?.task === 'resolve') {
      applySplit(draft, damage);
      return;
    }
    propose(draft, {
      type: 'DamageAssigned',
      data: { seat, damage, excess: excessOf(draft.state, damage) },
      because: ['combat.assign', 'combat.assigning-not-dealing'],
    });
  },
};

/** The turn player picks which of several staged showdowns or combats begins (323.12, 323.13). */
export const chooseShowdown: PlayRule<'ChooseShowdown'> = {
  cannot: (state, { at }) =>
    state.choice?.kind === 'next-showdown' && state.choice.battlefields.includes(at)
      ? null
      : cannot(
          'not-staged',
          `Nothing is staged at ${battlefieldName(state, at)}.`,
          'Pick a battlefield where something is staged.',
        ),
  may: freely,
  apply: (draft, { at }) => {
    beginAt(draft, at);
  },
};
