import type { ZoneRole } from '#table';
import { slug } from '../../words.js';

/** Our own signs for kinds of cards, in a box of 16 by 16; a kind without one has a plain sheet. */
const KINDS: Readonly<Record<string, string>> = {
  unit: 'M8 2.5a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4zM3 13.5c0-3 2-4.8 5-4.8s5 1.8 5 4.8z',
  follower: 'M8 2.5a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4zM3 13.5c0-3 2-4.8 5-4.8s5 1.8 5 4.8z',
  champion: 'M2.5 12.5V5l3 3L8 3l2.5 5l3-3v7.5z',
  legend: 'M2.5 12.5V5l3 3L8 3l2.5 5l3-3v7.5z',
  spell: 'M9.5 1.5L3.5 9h4l-1 5.5L12.5 7h-4z',
  gear: 'M8 2l5 3v6l-5 3l-5-3V5z',
  equipment: 'M8 2l5 3v6l-5 3l-5-3V5z',
  rune: 'M8 1.5L13 8l-5 6.5L3 8z',
  battlefield: 'M3.5 14V2.5l9 3.2l-7 3V14z',
};

const PLAIN = 'M4 2h8v12H4z';

/** The sign of a kind of card: `Swift Spell` has that of its last word. */
export const KindGlyph = ({ kind }: { readonly kind: string | null }) => (
  <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
    <path d={KINDS[slug(kind?.split(' ').at(-1) ?? '')] ?? PLAIN} />
  </svg>
);

/** Our own signs for colours of cards: each has a shape of its own, so that none is told by its colour alone. */
const COLOURS: Readonly<Record<string, string>> = {
  fury: 'M8 1.5c.6 3 4 4.2 4 8a4 4 0 0 1-8 0c0-2 1.2-2.8 2-4.5c.7 1 1 1.4 1.2 2.2C8 5.5 8.4 3.5 8 1.5z',
  calm: 'M13.5 2.5c-7 0-11 3-11 8c0 1 .3 2 .8 3c1-4 3.5-6 6.7-7c-2.5 1.7-4 3.7-4.7 6.5c5 .6 8.2-3.5 8.2-10.5z',
  mind: 'M8 3C4.5 3 2.2 5.5 1 8c1.2 2.5 3.5 5 7 5s5.8-2.5 7-5c-1.2-2.5-3.5-5-7-5zm0 2.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z',
  body: 'M3 2.5h10v5c0 3-2 5-5 6.5c-3-1.5-5-3.5-5-6.5z',
  chaos: 'M8 1l1.7 4.7L14.5 4l-2.2 4l2.2 4l-4.8-1.7L8 15l-1.7-4.7L1.5 12l2.2-4l-2.2-4l4.8 1.7z',
  order: 'M8 1.5L14.5 8L8 14.5L1.5 8zm0 3.7L5.2 8L8 10.8L10.8 8z',
};

/** The sign of a card's colour; a round one where we have drawn none. */
export const ColourGlyph = ({ colour }: { readonly colour: string }) => (
  <svg class={`glyph glyph-${slug(colour)}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={COLOURS[slug(colour)] ?? 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z'} />
  </svg>
);

/** Our own signs for piles, by what they are for. */
const PILES: Readonly<Partial<Record<ZoneRole, string>>> = {
  deck: 'M3 4h8v10H3zM5 2h8v10h-1V3H5z',
  'resource-deck': 'M8 1.5L13 8l-5 6.5L3 8zM8 5L5.8 8L8 11l2.2-3z',
  discard: 'M2.5 4h11v1.5h-11zM6 2h4v1.5H6zM4 6.5h8l-.7 7.5H4.7z',
  removed: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM4.5 7.2v1.6h7V7.2z',
};

/** The sign of a pile. */
export const PileGlyph = ({ role }: { readonly role: ZoneRole }) => (
  <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PILES[role] ?? PLAIN} />
  </svg>
);
