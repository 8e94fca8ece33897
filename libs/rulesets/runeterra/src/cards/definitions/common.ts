import type { Condition } from '../../words/condition.js';
import type { Effect, Side, Duration, Who } from '../../words/effect.js';
import type { Keyword } from '../../words/vocabulary.js';
import type { Which } from '../../words/which.js';
import type {
  Ability,
  Aura,
  CostChange,
  Definition,
  Moment,
  PieceFilter,
  TargetFilter,
} from '../../words/definition.js';

/** Shapes that the encodings share, so that a definition reads like what the card does. */

export const ALLY: PieceFilter = { what: 'unit', side: 'ally', where: 'board' };
export const ENEMY: PieceFilter = { what: 'unit', side: 'enemy', where: 'board' };
export const UNIT: TargetFilter = { what: 'unit', side: 'any', where: 'board' };
export const FOLLOWER: PieceFilter = { what: 'unit', side: 'any', where: 'board', follower: true };
export const BATTLING_ALLY: TargetFilter = { what: 'unit', side: 'ally', where: 'battlefield' };
export const BATTLING_ENEMY: TargetFilter = { what: 'unit', side: 'enemy', where: 'battlefield' };
export const ALLY_OR_NEXUS: TargetFilter = { what: 'unit-or-nexus', side: 'ally', where: 'board' };
export const ANYTHING: TargetFilter = { what: 'unit-or-nexus', side: 'any', where: 'board' };

export const LANDMARK: PieceFilter = { what: 'landmark', side: 'any', where: 'board' };
export const ENEMY_UNIT_OR_LANDMARK: PieceFilter = { what: 'unit-or-landmark', side: 'enemy', where: 'board' };
/** A slow or fast spell, or a skill. */
export const SPELL_OR_SKILL: TargetFilter = { what: 'item' };

export const THIS: Who = { who: 'this' };
export const IT: Who = { who: 'it' };
export const SUPPORTED: Who = { who: 'supported' };
export const TARGET: Who = { who: 'target', number: 0 };
export const SECOND: Who = { who: 'target', number: 1 };
export const THIRD: Who = { who: 'target', number: 2 };
export const ALLIES: Who = { who: 'each', side: 'ally' };
export const ENEMIES: Who = { who: 'each', side: 'enemy' };
export const ALL: Who = { who: 'each', side: 'any' };
export const ALL_BATTLING: Who = { who: 'battling', side: 'any' };
export const OTHER_ALLIES: Who = { who: 'each', side: 'ally', others: true };
export const OTHER_ATTACKERS: Who = { who: 'attackers', side: 'ally', others: true };
/** Allies, other allies and enemies such as they are said to be. */
export const allies = (which: Which): Who => ({ who: 'each', side: 'ally', ...which });
export const otherAllies = (which: Which): Who => ({ who: 'each', side: 'ally', others: true, ...which });
export const enemies = (which: Which): Who => ({ who: 'each', side: 'enemy', ...which });
export const BATTLING_ENEMIES: Who = { who: 'battling', side: 'enemy' };
export const STRONGEST_ALLY: Who = { who: 'strongest', side: 'ally' };
export const STRONGEST_ENEMY: Who = { who: 'strongest', side: 'enemy' };
export const WEAKEST_ENEMY: Who = { who: 'weakest', side: 'enemy' };

export const RALLY: Effect = { do: 'rally', side: 'ally' };
export const DRAW_ONE: Effect = { do: 'draw', count: 1, side: 'ally' };

export const deal = (amount: number, to: Who): Effect => ({ do: 'deal', amount, to });
export const dealNexus = (amount: number): Effect => ({ do: 'deal-nexus', amount, side: 'enemy' });
export const strike = (by: Who, to: Who): Effect => ({ do: 'strike', by, to });
export const heal = (amount: number | 'all', to: Who): Effect => ({ do: 'heal', amount, to });
export const healNexus = (amount: number): Effect => ({ do: 'heal-nexus', amount, side: 'ally' });
export const refillSpellMana = (amount: number): Effect => ({ do: 'refill-spell-mana', amount, side: 'ally' });
export const drawCards = (count: number): Effect => ({ do: 'draw', count, side: 'ally' });
export const GAIN_GEM: Effect = { do: 'gain-gem', side: 'ally' };
export const freeAttack = (by: Who, challenging: Who | null = null): Effect => ({ do: 'free-attack', by, challenging });
export const strikeEachOther = (one: Who, other: Who): Effect => ({ do: 'strike-each-other', one, other });
export const drain = (amount: number, to: Who): Effect => ({ do: 'drain', amount, to });
export const drainNexus = (amount: number): Effect => ({ do: 'drain-nexus', amount, side: 'enemy' });
export const obliterate = (to: Who): Effect => ({ do: 'obliterate', to });
export const stun = (to: Who): Effect => ({ do: 'stun', to });
export const frostbite = (to: Who): Effect => ({ do: 'frostbite', to });
export const recall = (to: Who): Effect => ({ do: 'recall', to });
/** Keywords, texts and gains go, for good or for this round. */
export const silence = (to: Who, until: Duration = 'always'): Effect => ({ do: 'silence', to, until });
export const kill = (to: Who): Effect => ({ do: 'kill', to });

/** Power and health as on the card: `'+2|+1'`. */
type Stats = `${'+' | '-'}${number}|${'+' | '-'}${number}`;

const grow = (stats: Stats, to: Who, until: Duration): Effect => {
  const [power = '0', health = '0'] = stats.split('|');
  return { do: 'grow', power: Number(power), health: Number(health), to, until };
};

/** Power and health for this round, as cards say "give"; `grants` is for good. */
export const gives = (stats: Stats, to: Who): Effect => grow(stats, to, 'round');
export const grants = (stats: Stats, to: Who): Effect => grow(stats, to, 'always');

/** A keyword for this round; `grantsKeyword` for good. */
export const givesKeyword = (keyword: Keyword, to: Who): Effect => ({ do: 'grant', keyword, to, until: 'round' });
export const grantsKeyword = (keyword: Keyword, to: Who): Effect => ({ do: 'grant', keyword, to, until: 'always' });

export const summon = (card: string, count = 1, side: Side = 'ally'): Effect => ({
  do: 'summon',
  card,
  count,
  attacking: false,
  side,
});
export const summonAttacking = (card: string, count = 1): Effect => ({
  do: 'summon',
  card,
  count,
  attacking: true,
  side: 'ally',
});

export const createInHand = (card: string, count = 1): Effect => ({
  do: 'create',
  card,
  count,
  where: 'hand',
  fleeting: false,
  side: 'ally',
});
export const createFleeting = (card: string): Effect => ({
  do: 'create',
  card,
  count: 1,
  where: 'hand',
  fleeting: true,
  side: 'ally',
});
export const createInDeck = (card: string, count = 1): Effect => ({
  do: 'create',
  card,
  count,
  where: 'deck',
  fleeting: false,
  side: 'ally',
});

/** Cards go from the bottom of one's own deck. */
export const toss = (count: number): Effect => ({ do: 'toss', count, side: 'ally' });

/** A skill on the stack; of several its player picks one. */
export const skill = (...cards: readonly string[]): Effect => ({ do: 'skill', cards });

/** What happens at a moment. */
export const when = (moment: Moment, ...effects: readonly Effect[]): Ability => ({ when: moment, effects });

export const ALLY_DIED: Condition = { is: 'ally-died' };
export const PLUNDER: Condition = { is: 'plunder' };
export const DAYBREAK: Condition = { is: 'daybreak' };
export const NIGHTFALL: Condition = { is: 'nightfall' };
export const ALLEGIANCE: Condition = { is: 'allegiance' };
export const behold = (which: Which): Condition => ({ is: 'behold', which });
export const THERE: Condition = { is: 'target', number: 0 };
export const not = (that: Condition): Condition => ({ is: 'not', that });

/** An ability that acts where something is so. */
export const provided = (condition: Condition, ability: Ability): Ability => ({ ...ability, if: condition });

/** What a spell or skill does to these targets. */
export const cast = (code: string, targets: readonly TargetFilter[], ...effects: readonly Effect[]): Definition => ({
  code,
  abilities: [{ when: 'cast', targets, effects }],
});

/** What a unit does to these targets as it is played. */
export const played = (targets: readonly TargetFilter[], ...effects: readonly Effect[]): Ability => ({
  when: 'play',
  targets,
  effects,
});

/** A text that is an aura, or several. */
export const aura = (code: string, ...auras: readonly Aura[]): Definition => ({ code, abilities: [], auras });

/** A text that changes what cards cost. */
export const costs = (definition: Definition, ...changes: readonly CostChange[]): Definition => ({
  ...definition,
  costs: changes,
});

/** A unit's or landmark's text. */
export const text = (code: string, ...abilities: readonly Ability[]): Definition => ({ code, abilities });

/** A champion's text, and what it becomes. */
export const champion = (
  code: string,
  levelUp: NonNullable<Definition['levelUp']>,
  ...abilities: readonly Ability[]
): Definition => ({ code, abilities, levelUp });

/** The spell that further copies of a champion become: the spell itself, and a champion made in the deck. */
export const championSpell = (code: string, spell: Definition, madeInDeck: string): Definition => ({
  ...spell,
  code,
  abilities: [...spell.abilities, when('cast', createInDeck(madeInDeck))],
});
