import type { Lexicon } from '#notation';
import { allCards, cardOf, isCardId, type Card } from '../../cards/index.js';
import { runesOf } from '../../reading/objects.js';
import { rememberOfEach } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { deckCards } from './scopes.js';
import { writeZone, zonesNamed } from './places.js';

/** `rune 2` of the acting player. */
const runes: NonNullable<Lexicon<RiftboundState, Card>['counted']> = {
  find: (text, { state, seat }) => {
    const [, digits] = /^rune (\d+)$/i.exec(text) ?? [];
    return digits === undefined ? undefined : runesOf(state, seat ?? 0)[Number(digits) - 1];
  },
  names: (piece, { state, seat }) => {
    const rune = runesOf(state, seat ?? 0).indexOf(piece);
    return rune < 0 ? [] : [`rune ${rune + 1}`];
  },
};

const looksIn = rememberOfEach((state: RiftboundState, number): string => {
  const piece = state.pieces[number];
  const effects = state.effects.filter((effect) => effect.piece === number).map(({ id }) => id);
  const attached = state.pieces.flatMap(({ attachedTo }, each) => (attachedTo === number ? [each] : []));
  return JSON.stringify([{ ...piece, object: 0, card: null }, effects, attached]);
});

/** How this game's pieces, cards, places and chain items are called. */
export const lexicon: Lexicon<RiftboundState, Card> = {
  joining:
    'to|at|as|for|from|has|is|this|always|accelerated|ability|deals|splits|exhausted|exhausting|recycling|recycles|paying|first|mode|using|with|repeated|declaring|on|into|ignoring|then|only|also|costing|until|naming'.split(
      '|',
    ),
  stack: 'chain',
  idOf: ({ id }) => id,
  cardOf: (id) => (isCardId(id) ? cardOf(id) : null),
  cardGroups: ({ state, seat }) => [deckCards(state, seat), allCards],
  pieceOf: (piece, { pieces }) => pieces[piece],
  isAt: (place, state) => {
    const zones = zonesNamed(place, state);
    return (piece) => zones.includes(state.pieces[piece]?.zone ?? -1);
  },
  placeOf: (piece, context) => writeZone(context.state.pieces[piece]?.zone ?? -1, context),
  looksOf: (number, state) => looksIn(state, number),
  items: ({ chain, pieces }) => chain.map(({ id, piece }) => ({ id, card: pieces[piece]?.card ?? null })),
  counted: runes,
};
