import type {
  Ability,
  AbilityCost,
  CardDefinition,
  Choosing,
  Condition,
  Filter,
  Step,
  StaticGift,
} from '../../abilities/definition.js';

/** Filters and shapes that encodings of every set share. */
export const UNIT: Filter = { is: 'unit' };
export const GEAR: Filter = { is: 'gear' };
export const FRIENDLY: Filter = { is: 'unit', side: 'friendly' };
export const OTHER_FRIENDLY: Filter = { ...FRIENDLY, other: true };
export const ENEMY: Filter = { is: 'unit', side: 'enemy' };
export const YOUR_UNIT: Filter = { is: 'unit', side: 'yours' };
export const YOUR_EQUIPMENT: Filter = { is: 'equipment', side: 'yours' };
export const AT_BATTLEFIELD: Filter = { is: 'unit', at: 'battlefield' };
export const FRIENDLY_HERE: Filter = { ...FRIENDLY, at: 'here' };
export const OTHER_FRIENDLY_HERE: Filter = { ...OTHER_FRIENDLY, at: 'here' };
export const ENEMY_HERE: Filter = { ...ENEMY, at: 'here' };
export const EXHAUSTED_RUNE: Filter = { is: 'rune', side: 'friendly', state: ['exhausted'] };

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Event = Triggered['when'][number];
/** What a trigger has beyond its events and its instructions. */
type More = Pick<Triggered, 'if' | 'may' | 'cost' | 'once' | 'controlledBy' | 'from'> & {
  readonly targets?: readonly (Filter | Choosing)[];
};

const choosing = (target: Filter | Choosing): Choosing =>
  'target' in target || 'destination' in target ? target : { target };

/** A card of these abilities. */
export const card = (...abilities: readonly Ability[]): CardDefinition => ({ abilities });

/** A card whose whole text is keywords that act by themselves. */
export const KEYWORDS_ONLY: CardDefinition = { abilities: [] };

/** Equipment: what its bearer gains, and what its own text says besides Equip and Quick-Draw, which act by themselves. */
export const equipment = (bearer: readonly Ability[] = [], ...abilities: readonly Ability[]): CardDefinition => ({
  abilities,
  bearer,
});

export const spell = (does: readonly Step[], ...targets: readonly (Filter | Choosing)[]): CardDefinition =>
  card({ kind: 'spell', choices: targets.map(choosing), does });

export const when = (
  events: Event | readonly Event[],
  does: readonly Step[],
  { targets, ...more }: More = {},
): Ability => ({
  kind: 'triggered',
  when: 'event' in events ? [events] : events,
  ...more,
  ...(targets && { choices: targets.map(choosing) }),
  does,
});

/** An activated ability, at the default timing unless said otherwise. */
export const use = (
  cost: AbilityCost,
  does: readonly Step[],
  {
    targets = [],
    ...more
  }: Pick<Extract<Ability, { kind: 'activated' }>, 'timing' | 'if' | 'once'> & Pick<More, 'targets'> = {},
): Ability => ({ kind: 'activated', cost, ...more, choices: targets.map(choosing), does });

/** A static ability, as long as the condition holds. */
export const always = (gives: StaticGift, condition?: Condition): Ability => ({
  kind: 'static',
  ...(condition && { while: condition }),
  gives,
});

export const ENTERS_READY: StaticGift = { enters: 'ready', what: 'this' };
export const PLAYED: Event = { event: 'played', of: 'this' };
export const DIES: Event = { event: 'dies', of: 'this' };
export const MOVES: Event = { event: 'moves', of: 'this' };
export const MOVES_TO_BATTLEFIELD: Event = { event: 'moves', of: 'this', to: 'battlefield' };
export const ATTACKS: Event = { event: 'attacks', of: 'this' };
export const DEFENDS: Event = { event: 'defends', of: 'this' };
export const CONQUERS: Event = { event: 'conquers', of: 'this' };
export const HOLDS: Event = { event: 'holds', of: 'this' };
export const CONQUERS_HERE: Event = { event: 'conquers', of: 'here' };
export const HOLDS_HERE: Event = { event: 'holds', of: 'here' };
export const WINS_COMBAT: Event = { event: 'wins combat', of: 'this' };
export const PLAYS_SPELL: Event = { event: 'played', of: { is: 'spell' }, by: 'you' };

export const draw = (count: number): Step => ({ do: 'draw', who: 'you', count });
export const gainXp = (amount: number): Step => ({ do: 'gain-xp', who: 'you', amount });
/** Might for the turn, to the first target unless said otherwise. */
export const might = (amount: number, what: Extract<Step, { do: 'might' }>['what'] = { target: 0 }): Step => ({
  do: 'might',
  what,
  amount,
  until: 'turn',
});

/** Gold tokens, exhausted. */
export const gold = (count = 1): Step => ({ do: 'create', token: 'Gold', count, to: 'your base', exhausted: true });

/** Unit tokens. */
export const tokens = (
  token: string,
  to: 'here' | 'your base',
  { count = 1, ready }: { readonly count?: number; readonly ready?: true } = {},
): Step => ({ do: 'create', token, count, to, ...(ready && { ready }) });
