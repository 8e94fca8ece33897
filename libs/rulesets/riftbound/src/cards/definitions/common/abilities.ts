import type {
  Ability,
  AbilityCost,
  ActivatedAbility,
  CardDefinition,
  Choosing,
  Condition,
  Filter,
  Instead,
  Mode,
  Reduction,
  ReplacedEvent,
  ReplacementAbility,
  SpellAbility,
  StaticAbility,
  StaticGift,
  Step,
  TriggeredAbility,
  TriggerEvent,
  Where,
} from '../../../words/definition.js';

/** Cards whose text is encoded, by card id. */
export type Definitions = Readonly<Record<string, CardDefinition>>;

type Target = Filter | Choosing;

/** Where the target of that number is moved in any case; undefined where that is chosen or up to something. */
const movedTo = (does: readonly Step[], number: number): Where | undefined => {
  const step = does.find(
    ({ if: condition, may, ...doing }) =>
      doing.do === 'move' &&
      doing.to !== 'chosen' &&
      doing.to !== 'chosen second' &&
      condition === undefined &&
      may === undefined &&
      typeof doing.what === 'object' &&
      'target' in doing.what &&
      doing.what.target === number,
  );
  return step?.do === 'move' ? step.to : undefined;
};

/** Whether an instruction is about the target of that number, or about what the one before was done to. */
const isAbout = (step: Step, number: number): boolean =>
  'what' in step && (step.what === 'those' || JSON.stringify(step.what) === JSON.stringify({ target: number }));

/** Whether control of the target of that number is taken where it is, and nothing brings it elsewhere. */
const isTakenThere = (does: readonly Step[], number: number): boolean => {
  const about = does.filter((step) => isAbout(step, number));
  return (
    about.some((step) => step.do === 'control') && !about.some((step) => step.do === 'recall' || step.do === 'move')
  );
};

const choiceOf = (does: readonly Step[], target: Target, number: number): Choosing => {
  const choosing = 'target' in target || 'destination' in target ? target : { target };
  const movesTo = movedTo(does, number);
  if (!('target' in choosing)) return choosing;
  return {
    ...choosing,
    ...(movesTo !== undefined && { movesTo }),
    ...(isTakenThere(does, number) && { takenThere: true }),
  };
};

const chosen = (does: readonly Step[], targets: readonly Target[]): { readonly choices?: readonly Choosing[] } =>
  targets.length === 0 ? {} : { choices: targets.map((target, number) => choiceOf(does, target, number)) };

/** A card of these abilities, in the order of its text. */
export const card = (...abilities: readonly Ability[]): CardDefinition => ({ abilities });

/** A unit that is gear as well (178). */
export const gearUnit = (...abilities: readonly Ability[]): CardDefinition => ({ abilities, alsoType: 'Gear' });

/** An ability by a name of its own, which tapes call it by: it tells it from the others of its kind. */
export const called = <Called extends Ability>(name: string, ability: Called): Called => ({ ...ability, called: name });

/** A card whose whole text is keywords that act by themselves. */
export const KEYWORDS_ONLY: CardDefinition = { abilities: [] };

/** Equipment: what its bearer gains, and what its own text says besides Equip and Quick-Draw, which act by themselves. */
export const equipment = (bearer: readonly Ability[] = [], ...abilities: readonly Ability[]): CardDefinition => ({
  abilities,
  bearer,
});

/** What a spell does as it resolves, to these targets. */
export const spell = (does: readonly Step[], ...targets: readonly Target[]): SpellAbility => ({
  kind: 'spell',
  ...chosen(does, targets),
  does,
});

/** One of a list of modes, by its name there, with targets of its own. */
export const mode = (called: string, does: readonly Step[], ...targets: readonly Target[]): Mode => ({
  called,
  ...chosen(does, targets),
  does,
});

/** A spell of which one mode is chosen. */
export const chooseOne = (...modes: readonly Mode[]): SpellAbility => ({ kind: 'spell', does: [], modes });

type Targets = { readonly targets?: readonly Target[] };

/** A triggered ability. One that another makes ("do this") waits for no event (387). */
export const when = (
  events: TriggerEvent | readonly TriggerEvent[],
  does: readonly Step[],
  { targets = [], ...more }: Omit<TriggeredAbility, 'kind' | 'when' | 'does' | 'choices'> & Targets = {},
): TriggeredAbility => ({
  kind: 'triggered',
  when: 'event' in events ? [events] : events,
  ...more,
  ...chosen(does, targets),
  does,
});

/** An activated ability, at the default timing unless said otherwise. */
export const use = (
  cost: AbilityCost,
  does: readonly Step[],
  { targets = [], ...more }: Omit<ActivatedAbility, 'kind' | 'cost' | 'does' | 'choices'> & Targets = {},
): ActivatedAbility => ({ kind: 'activated', cost, ...more, ...chosen(does, targets), does });

/** A static ability, as long as the condition holds. */
export const always = (gives: StaticGift, condition?: Condition): StaticAbility => ({
  kind: 'static',
  ...(condition && { while: condition }),
  gives,
});

/** A replacement ability. */
export const instead = (
  event: ReplacedEvent,
  happens: Instead,
  more: Omit<ReplacementAbility, 'kind' | 'when' | 'instead'> = {},
): ReplacementAbility => ({ kind: 'replacement', when: event, ...more, instead: happens });

export const ENTERS_READY: StaticGift = { enters: 'ready', what: 'this' };
export const ENTERS_EXHAUSTED: StaticGift = { enters: 'exhausted', what: 'this' };

/** The card itself costs less. */
export const costsLess = (by: Reduction): StaticGift => ({ costs: 'less', by, of: 'this' });

/** An additional cost of the card itself: mandatory, or optional with what paying it gains. */
export const mustPay = (additionalCost: AbilityCost): StaticGift => ({ additionalCost, of: 'this' });
export const mayPay = (
  additionalCost: AbilityCost,
  gain: { readonly less?: Reduction; readonly ignoresBase?: true } = {},
): StaticGift => ({ additionalCost, of: 'this', may: true, ...gain });
