import { modesNamed, modesNumbered } from '../cards/modes-by-number.js';
import { spellOf } from '../cards/encodings.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import type { AbilityName } from '../words/definition.js';
import type { CostNamed, Declared, DeclaredCost, ModeNamed, Play, PlayOf } from '../words/plays.js';
import { encodedActivation } from './encoded-activation.js';
import { extraCostsOf, repeatCostsOf, waysOf } from './costs/costs-of-cards.js';
import { costNamed, placeOf, type WithName } from './costs/named-costs.js';
import { itemOn } from '../state/chain-item.js';

/**
 * What is declared with a play, by name and by number: plays name modes and costs; older tapes and lines number them, by the lists of
 * that moment. What names or numbers nothing stays as it is, for the rules to say so.
 */
type Declaring = PlayOf<'PlayCard' | 'ActivateAbility' | 'FinalizeItem'>;

const DECLARING: ReadonlySet<Play['play']> = new Set<Declaring['play']>([
  'PlayCard',
  'ActivateAbility',
  'FinalizeItem',
]);

const declares = (play: Play): play is Declaring & { readonly declared: Declared } =>
  DECLARING.has(play.play) && 'declared' in play && play.declared !== null;

/** The ability that is being used, of which the table asks. */
const askedAbout = ({ choice, chain }: RiftboundState): AbilityName | null =>
  choice && 'item' in choice ? (itemOn({ chain }, choice.item)?.definition ?? null) : null;

/** The text whose modes a play chooses. */
const textOf = (state: RiftboundState, play: Declaring): AbilityName | null => {
  if (play.play === 'PlayCard') return spellOf(state, play.card)?.name ?? null;
  return play.play === 'ActivateAbility' ? (encodedActivation(state, play)?.name ?? null) : askedAbout(state);
};

/** How modes of a text, and costs among those that there are, are called one way. */
interface Calling {
  readonly modes: (name: AbilityName | null, modes: readonly ModeNamed[]) => readonly ModeNamed[];
  readonly cost: (costs: readonly WithName[], cost: CostNamed) => CostNamed;
}

const BY_NAME: Calling = {
  modes: modesNamed,
  cost: (costs, cost) => costNamed(costs, cost)?.name ?? cost,
};

const BY_NUMBER: Calling = {
  modes: modesNumbered,
  cost: (costs, cost) => {
    const place = placeOf(costs, cost);
    return place < 0 ? cost : place;
  },
};

/** Modes that are chosen anew, of the text that they are chosen for. */
const calledAnew = (
  { choice, chain }: RiftboundState,
  play: PlayOf<'ChooseAnew'>,
  calling: Calling,
): PlayOf<'ChooseAnew'> => {
  const about = choice?.kind === 'choose-anew' ? itemOn({ chain }, choice.about) : undefined;
  return play.modes ? { ...play, modes: calling.modes(about?.definition ?? null, play.modes) } : play;
};

const calledSo = (state: RiftboundState, play: Play, calling: Calling): Play => {
  if (play.play === 'ChooseAnew') return calledAnew(state, play, calling);
  if (!declares(play)) return play;
  const { declared } = play;
  const text = textOf(state, play);
  const modes = calling.modes(text, declared.modes);
  const repeats = declared.repeats.map((each) => ({ ...each, modes: calling.modes(text, each.modes) }));
  if (play.play !== 'PlayCard') return { ...play, declared: { ...declared, modes, repeats } };
  const each = <Cost extends DeclaredCost>(list: readonly Cost[], costs: () => readonly WithName[]): readonly Cost[] =>
    list.map((one) => ({ ...one, cost: calling.cost(costs(), one.cost) }));
  return {
    ...play,
    declared: {
      ...declared,
      modes,
      way: declared.way === null ? null : calling.cost(waysOf(state, play), declared.way),
      extra: each(declared.extra, () => extraCostsOf(state, play)),
      repeats: each(repeats, () => repeatCostsOf(state, play)),
    },
  };
};

/** The play with everything that it declares by name. */
export const declaredByName = (state: RiftboundState, play: Play): Play => calledSo(state, play, BY_NAME);

/** The same by number, as lines count it. */
export const declaredByNumber = (state: RiftboundState, play: Play): Play => calledSo(state, play, BY_NUMBER);
