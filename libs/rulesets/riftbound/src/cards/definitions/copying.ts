import type { CardDefinition, Filter, Ref, Step } from '../../abilities/definition.js';
import { card, PLAYED, spell, UNIT, when } from './common.js';

type Reflex = Extract<Step, { readonly do: 'trigger' }>;

/** What has been created becomes a copy, as a trigger of its own says (387). */
const becomesCopyOf = (of: Ref, more: Pick<Reflex, 'and'> = {}, ...targets: readonly Filter[]): Reflex => ({
  do: 'trigger',
  about: 'those',
  ...more,
  ability: {
    kind: 'triggered',
    when: [],
    ...(targets.length > 0 && { choices: targets.map((target) => ({ target })) }),
    does: [{ do: 'copy', what: 'it', of }],
  },
});

const TEMPORARY: Step = { do: 'keyword', what: 'it', keyword: 'Temporary', until: 'always' };

/** The same, with more that the trigger does. */
const andThen = (reflex: Reflex, ...does: readonly Step[]): Reflex => ({
  ...reflex,
  ability: { ...reflex.ability, does: [...reflex.ability.does, ...does] },
});

/** Cards that make copies. */
export const COPYING: Readonly<Record<string, CardDefinition>> = {
  // Keeper of Masks
  'UNL-081': card(
    when(PLAYED, [{ do: 'create', token: 'Reflection', count: 2, to: 'here' }, becomesCopyOf('that', { and: 'this' })]),
  ),
  // Deceiver
  'UNL-199': card(
    when(
      [
        { event: 'conquers', of: 'you' },
        { event: 'holds', of: 'you' },
      ],
      [
        { do: 'create', token: 'Reflection', to: 'there', ready: true },
        andThen(becomesCopyOf({ target: 0 }, {}, { ...UNIT, at: { locationOf: 'it' }, not: 'it' }), TEMPORARY),
      ],
      { may: true, cost: { exhaust: true, objects: { do: 'discard', what: { zone: 'your hand' } } } },
    ),
  ),
  // Mirror Image
  'UNL-200': spell(
    [
      { do: 'create', token: 'Reflection', to: 'your base', ready: true },
      andThen(becomesCopyOf('that', { and: { target: 0 } }), TEMPORARY),
    ],
    UNIT,
  ),
};
