import type { CardDefinition } from '#rulesets/riftbound';
import { partsOf, type Part } from './parts.js';

/**
 * What a text calls friendly or enemy, as a phrase: "other friendly unit here". Of the text: the side, the noun within two words behind
 * it, "another" before it, and where it is said to be behind it. Of a definition: its filters that have such a side.
 */

const NOUN =
  /\b(friendly|enemy)(?: (?!units?\b|gear\b)[A-Za-z-]+| \[[A-Za-z]+\]){0,2}? (units?|gear|runes?)\b(?:(?:,| or| and(?:\/or)?) (units?|gear)\b)?(?=([^.;:\n—]*))/gi;

const PLACES: readonly (readonly [place: string, said: RegExp])[] = [
  ['here', /^.{0,30}?(?:(?<!\bto )\bhere|\bmy (?:location|battlefield))\b/],
  ['there', /^.{0,45}?\b(?:there|that battlefield|(?:its|same) (?:location|battlefield))\b/],
  ['battlefield', /^.{0,35}?\b(?:at|from) (?:(?:a|any) )?battlefields?\b/],
  ['base', /^.{0,35}?\b(?:in|at) (?:a|your|their) bases?\b/],
];

interface Phrase {
  readonly other: boolean;
  readonly side: string;
  readonly noun: string;
  readonly place: string | undefined;
}

const writtenOf = ({ other, side, noun, place }: Phrase): string =>
  [other ? 'other' : '', side.toLowerCase(), noun.toLowerCase().replace(/s$/, ''), place ?? '']
    .filter(Boolean)
    .join(' ');

const PHRASE = /^(?:other )?(?:friendly|enemy) (?:unit|gear|rune)(?: (?:here|there|battlefield|base))?$/;

/** Whether it is written as a phrase is. */
export const isPhrase = (word: string): boolean => PHRASE.test(word);

/** The phrases of a text. */
export const phrasesSaid = (spoken: string): readonly string[] =>
  [...spoken.matchAll(NOUN)].flatMap(({ index, 1: side = '', 2: noun = '', 3: second, 4: rest = '' }) => {
    const behind = rest.split(/\b(?:friendly|enemy|then)\b/)[0] ?? '';
    const place = PLACES.find(([, said]) => said.test(behind))?.[0];
    const other = /\b(?:an)?other (?:[a-z]+ )?$/i.test(spoken.slice(0, index));
    return [noun, ...(second === undefined ? [] : [second])].map((each) =>
      writtenOf({ other, side, noun: each, place }),
    );
  });

const PLACE_OF: Readonly<Record<string, string>> = {
  here: 'here',
  'this battlefield': 'here',
  there: 'there',
  destination: 'there',
  battlefield: 'battlefield',
  base: 'base',
};

const placeOf = (at: unknown): string | undefined => {
  if (typeof at !== 'object' || at === null) return PLACE_OF[String(at)];
  return 'locationOf' in at && at.locationOf === 'this' ? 'here' : 'there';
};

/** The nouns of a filter, or of those of which one is enough; a tag may stand for the noun. */
const nounsOf = ({ is, anyOf, tag }: Part['value']): readonly string[] => {
  if (tag !== undefined) return [];
  const among = Array.isArray(anyOf) ? (anyOf as readonly Part['value'][]) : [];
  if (is === 'permanent') return ['unit', 'gear'];
  return typeof is === 'string' ? [is] : among.flatMap((each) => nounsOf(each));
};

/** The phrases of a definition: of objects on the board. */
export const phrasesMeant = (definition: CardDefinition): readonly string[] =>
  partsOf(definition).flatMap(({ value }) => {
    const { side, at, zone } = value;
    if ((side !== 'friendly' && side !== 'enemy') || (zone !== undefined && zone !== 'anywhere')) return [];
    const other = value['other'] === true || value['not'] !== undefined;
    return nounsOf(value)
      .filter((noun) => ['unit', 'gear', 'rune'].includes(noun))
      .map((noun) => writtenOf({ other, side, noun, place: placeOf(at) }));
  });
