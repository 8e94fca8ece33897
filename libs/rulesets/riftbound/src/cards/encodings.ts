import type { RiftboundState } from '../state/riftbound-state.js';
import type { CardType } from '../words/card.js';
import { DEFINITIONS } from './definitions/index.js';
import { keywordAbility } from './keyword-abilities.js';
import { abilityNamed, abilityWithin, ownNameOf } from './abilities-within.js';
import type { Ability, AbilityName, CardDefinition, Filter, SpellAbility } from '../words/definition.js';

/** By card id: a map is looked up faster than an object of as many keys. */
const BY_CARD: ReadonlyMap<string, CardDefinition> = new Map(Object.entries(DEFINITIONS));

/** The abilities of a card whose text is encoded; null where it is not, or where this table tells every effect itself. */
export const definitionOf = (state: RiftboundState, card: string | null): CardDefinition | null =>
  card === null || state.described ? null : (BY_CARD.get(card) ?? null);

/** The card whose rules text becomes a piece's Effect Text as it is attached to a host; null where nothing is copied. */
export const textCopiedFrom = ({ pieces, described }: RiftboundState, piece: number, host: number): string | null =>
  !described && BY_CARD.get(pieces[piece]?.card ?? '')?.bearer === 'copied' ? (pieces[host]?.card ?? null) : null;

/** What the bearer of a card becomes a copy of as that is attached to it; null where it becomes none. */
export const copiesOnAttaching = ({ pieces, described }: RiftboundState, piece: number): Filter | null =>
  described ? null : (BY_CARD.get(pieces[piece]?.card ?? '')?.bearerCopies ?? null);

/** Whether a card acts by its encoded text at this table. */
export const isEncoded = (state: RiftboundState, card: string | null): boolean => definitionOf(state, card) !== null;

/** What a static ability gives, the ability itself or one that an instruction of another makes, and what is within that. */
const givenWithin = (outer: Ability | null, within: readonly string[]): Ability | null => {
  if (outer?.kind === 'static') return 'ability' in outer.gives ? abilityWithin(outer.gives.ability, within) : null;
  const [name, ...rest] = within;
  return name === undefined ? null : givenWithin(abilityWithin(outer, [name]), rest);
};

/** The ability of that name, or null. */
export const abilityOf = (name: AbilityName | null): Ability | null => {
  if (name === null) return null;
  if (name.text === 'given')
    return givenWithin(abilityNamed(BY_CARD.get(name.card)?.abilities ?? [], name.ability), name.within ?? []);
  const whole = wholeAbility(name);
  return name.within === undefined ? whole : abilityWithin(whole, name.within);
};

const ofEffectText = ({ card, ability }: AbilityName): Ability | null => {
  const bearer = BY_CARD.get(card)?.bearer ?? [];
  return bearer === 'copied' ? null : abilityNamed(bearer, ability);
};

const wholeAbility = (name: AbilityName): Ability | null => {
  const { card, ability, text } = name;
  if (text === 'bearer') return ofEffectText(name);
  if (text === undefined || text === 'copied') return abilityNamed(BY_CARD.get(card)?.abilities ?? [], ability);
  return text === 'given' ? null : keywordAbility(card, text, ability);
};

/** The ability that a spell resolves by; null for a spell that is not encoded. */
export const spellOf = (
  state: RiftboundState,
  card: string | null,
): { readonly name: AbilityName; readonly ability: SpellAbility } | null => {
  const abilities = definitionOf(state, card)?.abilities ?? [];
  const ability = abilities.find((each) => each.kind === 'spell');
  return card !== null && ability ? { name: { card, ability: ownNameOf(ability) }, ability } : null;
};

/** The type that a card has beyond the one that its print tells, as its text or its set's published answers say; at every table (178). */
export const alsoTypeOf = (card: string): CardType | undefined => BY_CARD.get(card)?.alsoType;

/** Whether a deck may have the card in any number, as its text says; that of a deck is the same at every table. */
export const inAnyNumber = (card: string): boolean =>
  BY_CARD.get(card)?.abilities.some((ability) => ability.kind === 'static' && 'inDeck' in ability.gives) === true;

/** An ability that only adds resources (168) resolves at once (429). */
export const addsOnly = (name: AbilityName | null): boolean => {
  const ability = abilityOf(name);
  return (
    ability !== null && 'does' in ability && ability.does.length > 0 && ability.does.every((step) => step.do === 'add')
  );
};
