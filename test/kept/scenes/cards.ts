import { createHash } from 'node:crypto';
import { allCards, DEFINITIONS, type Card } from '#rulesets/riftbound';
import type { Die } from '../../support/die.js';

/** Cards in a circle, each at a place of its own, which only its id decides. */
export type Circle = readonly (readonly [at: number, card: Card])[];

/** All over the circle: the kernel's fingerprints of ids, which differ in their last letters, lie side by side, and a few cards were drawn always. */
const placeOf = (id: string): number => createHash('sha1').update(id).digest().readUInt32BE();

const circleOf = (accepts: (card: Card) => boolean): Circle =>
  allCards
    .filter(accepts)
    .map((card) => [placeOf(card.id), card] as const)
    .sort(([one], [other]) => one - other);

const saysMuch = ({ id, keywords }: Card): boolean => (DEFINITIONS[id]?.abilities.length ?? 0) + keywords.length > 0;
const isDealt = ({ type, supertype }: Card): boolean =>
  supertype !== 'Token' && (type === 'Unit' || type === 'Gear' || type === 'Spell');

/** What cards are drawn of: who draws from a circle draws the same while cards are added elsewhere on it. */
export const CIRCLES = {
  deck: circleOf(isDealt),
  deckWithText: circleOf((card) => isDealt(card) && saysMuch(card)),
  units: circleOf(({ type }) => type === 'Unit'),
  unitsWithText: circleOf((card) => card.type === 'Unit' && saysMuch(card)),
  gear: circleOf(({ type }) => type === 'Gear'),
  hidden: circleOf(({ keywords }) => keywords.some(({ keyword }) => keyword === 'Hidden')),
  battlefields: circleOf(({ type }) => type === 'Battlefield'),
  legends: circleOf(({ type }) => type === 'Legend'),
  champions: circleOf(({ type, supertype }) => type === 'Unit' && supertype === 'Champion'),
  runes: circleOf(({ type }) => type === 'Rune'),
} as const;

const WHOLE = 2 ** 32;

/** The next card of a circle after a place drawn by chance. */
export const drawn = (die: Die, circle: Circle): string => {
  const at = die.below(WHOLE);
  const [, card] = circle.find(([place]) => place >= at) ?? circle[0] ?? [];
  return card?.id ?? '';
};
