import { isSameAbility } from '../../cards/abilities-within.js';
import { namesByNumber } from '../../cards/names-by-number.js';
import type { AbilityName, AbilityOnObject } from '../../words/definition.js';
import { rememberOfEach } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { abilitiesOn, plainTextOf, type AbilityNow } from './texts.js';

/**
 * The abilities of an object by number, as lines and older tapes count them: in the order that each text had while plays named
 * abilities by number, whatever has become of its definition since. Null stands for one that the text has no more; one that it
 * did not have comes last.
 */
type Numbered = readonly (AbilityNow | null)[];

/** Abilities of one text, next to one another. */
interface Run {
  readonly key: string;
  readonly list: string;
  /** The text is the object's, or one that is attached to it, and not what something gives of it. */
  readonly isWhole: boolean;
  readonly abilities: AbilityNow[];
}

const OWN_LIST: ReadonlySet<AbilityName['text']> = new Set<AbilityName['text']>(['bearer', 'Equip', 'Empower']);

/** The list of a card that a name is of. */
export const listOf = ({ card, text }: AbilityName): string => (OWN_LIST.has(text) ? `${card}:${text}` : card);

const runsOf = (state: RiftboundState, source: number): readonly Run[] => {
  const whole = plainTextOf(state, source).length;
  const runs: Run[] = [];
  abilitiesOn(state, source).forEach((now, index) => {
    const { card, text, instance } = now.name;
    const isWhole = index < whole;
    const key = [card, text, instance, now.attachment, isWhole].join();
    const last = runs.at(-1);
    if (last?.key === key) last.abilities.push(now);
    else runs.push({ key, list: listOf(now.name), isWhole, abilities: [now] });
  });
  return runs;
};

const inOrder = ({ list, isWhole, abilities }: Run): Numbered => {
  const names = namesByNumber(list);
  if (names === null) return abilities;
  const counted = names.map((name) => abilities.find((now) => now.name.ability === name) ?? null);
  return isWhole ? counted : counted.filter((now) => now !== null);
};

const numbered = rememberOfEach((state: RiftboundState, source): Numbered => {
  const counted = runsOf(state, source).flatMap(inOrder);
  return [...counted, ...abilitiesOn(state, source).filter((now) => !counted.includes(now))];
});

/** The ability of an object by its number, which counts from 0; null where there is none. */
export const abilityByNumber = (state: RiftboundState, source: number, number: number): AbilityNow | null =>
  numbered(state, source)[number] ?? null;

const isNamed = ({ name, attachment }: AbilityNow, named: AbilityOnObject): boolean =>
  isSameAbility(name, named) && attachment === (named.attachment ?? null);

/** The ability that a play names on an object; null where it has none of that name. */
export const abilityNamedOn = (state: RiftboundState, source: number, named: AbilityOnObject): AbilityNow | null =>
  abilitiesOn(state, source).find((now) => isNamed(now, named)) ?? null;

/** The number of an ability that an object has; -1 where it has none of that name. */
export const numberOf = (state: RiftboundState, source: number, named: AbilityOnObject): number =>
  numbered(state, source).findIndex((now) => now !== null && isNamed(now, named));

/** How plays name an ability of an object. */
export const namedOn = ({ name, attachment }: AbilityNow): AbilityOnObject =>
  attachment === null ? name : { ...name, attachment };
