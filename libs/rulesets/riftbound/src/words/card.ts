import type { Domain } from './vocabulary.js';

/** Code of a card's first base printing, `SET-NNN`: the card's name for programs, the same in every reprint and language (132.3). */
export type CardId = string;

/**
 * Types of card (133.4-133.6): units (141), spells (154), gear (148) and others; a Marker is a counter's card and never an object
 * of the game.
 */
export const CARD_TYPES = ['Unit', 'Spell', 'Gear', 'Battlefield', 'Legend', 'Rune', 'Marker'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/**
 * Supertypes: Champion (133.7.a), Signature (133.7.b); Token and Basic, of the six basic runes (164.1), are kept beside them as on
 * the card frames.
 */
export const SUPERTYPES = ['Champion', 'Signature', 'Token', 'Basic'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** The keywords of the glossary (805-829). */
export const KEYWORDS = [
  'Accelerate',
  'Action',
  'Ambush',
  'Assault',
  'Backline',
  'Deathknell',
  'Deflect',
  'Empower',
  'Empowered',
  'Equip',
  'Flow',
  'Ganking',
  'Hidden',
  'Hunt',
  'Legion',
  'Level',
  'Quick-Draw',
  'Reaction',
  'Repeat',
  'Shield',
  'Tank',
  'Temporary',
  'Unique',
  'Vision',
  'Weaponmaster',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** An action that is part of a keyword's cost: `count` of `of`. */
export interface CostAction {
  readonly action: 'discard' | 'kill' | 'recycle' | 'spend';
  readonly count: number;
  readonly of: 'card' | 'spell' | 'friendly unit' | 'card in trash' | 'xp';
}

/**
 * What a keyword costs: energy, power of the card's own domains, power of any domain, exhausting the card, actions.
 * `varies` is true where the card changes this cost by what is on the table.
 */
export interface KeywordCost {
  readonly energy: number;
  readonly power: number;
  readonly anyPower: number;
  readonly exhaust: boolean;
  readonly actions: readonly CostAction[];
  readonly varies: boolean;
}

/**
 * A keyword as a card has it. `value` is the number behind it (1 where Assault, Shield, Deflect or Hunt stand without one);
 * `costs` are the choices of what it costs, nearly always one.
 */
export interface PrintedKeyword {
  readonly keyword: Keyword;
  readonly value?: number;
  readonly costs?: readonly KeywordCost[];
}

/** When the card itself may be played: `action` adds showdowns (806), `reaction` adds those and closed states (813). */
export type Timing = 'default' | 'action' | 'reaction';

/** A ban: from the day `from` (ISO 8601) on, the card is illegal in the format. */
export interface Ban {
  readonly format: 'constructed-1v1' | 'constructed-2v2';
  readonly from: string;
}

/**
 * The facts of a card, its printed and official ones. No text.
 * - `name`: with the subtitle, where it has one (132.4)
 * - `aliases`: other names in use, for reading what people type
 * - `energy`, `power`: printed cost; power counts symbols of the card's own domains; null where a card has no cost
 * - of a token there is less (185.3): no cost (185.3.a), no domains (185.3.b)
 * - `might`: units; `mightBonus`: Equipment
 * - `championTags`: the tags that name champions
 * - `keywords`: those the card has; `effectKeywords`: those it gives its bearer while attached
 * - `mentions`: other keywords and terms that its text speaks of
 * - `sets`: sets it was printed in, first printing first
 */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: CardType;
  readonly supertype: Supertype | null;
  readonly domains: readonly Domain[];
  readonly energy: number | null;
  readonly power: number | null;
  readonly might: number | null;
  readonly mightBonus: number | null;
  readonly tags: readonly string[];
  readonly championTags: readonly string[];
  readonly timing: Timing;
  readonly keywords: readonly PrintedKeyword[];
  readonly effectKeywords: readonly PrintedKeyword[];
  readonly mentions: readonly string[];
  readonly bans: readonly Ban[];
  readonly sets: readonly string[];
}

/** Whether the card has the keyword by its own print. */
export const hasKeyword = (card: Card, keyword: Keyword): boolean =>
  card.keywords.some((printed) => printed.keyword === keyword);

/** Sum of the keyword's printed values, 0 where the card lacks it (values add up: 807.2, 809.2, 814.2, 823.2). */
export const keywordValueOf = (card: Card, keyword: Keyword): number =>
  card.keywords.reduce((sum, printed) => sum + (printed.keyword === keyword ? (printed.value ?? 1) : 0), 0);

/** Whether the card is a Main Deck card: a unit, spell or gear that is no token (133.4); a rune is none (161.1). */
export const isMainDeckCard = ({ type, supertype }: Card): boolean =>
  supertype !== 'Token' && (type === 'Unit' || type === 'Spell' || type === 'Gear');
