import { citationOf, editionOf, NEWEST_CORE, placesOf, type EditionId, type RuleKey, type RulePlace } from '#rulebook';
import type { CodePlaces } from '../rules/places-in-code.js';
import type { NamingRuling } from './card.js';
import { ruleJson, ruleText } from './verdicts.js';

/** A rule that was asked for, under an edition where one was named. `code` is null where the sources are not there. */
export interface RuleSheet {
  readonly key: RuleKey;
  readonly edition: EditionId | null;
  readonly code: CodePlaces | null;
  readonly rulings: readonly NamingRuling[];
}

const headOf = ({ key, edition }: RuleSheet): EditionId => edition ?? placesOf(key)[0]?.edition ?? NEWEST_CORE;

const numberText = ({ rule, isKnown }: RulePlace): string => rule ?? (isKnown ? 'no number of its own' : 'not known');

const placeLines = (key: RuleKey): readonly string[] => {
  const places = placesOf(key);
  const width = Math.max(...places.map(({ edition }) => editionOf(edition).title.length)) + 2;
  return places.map((place) => {
    const otherwise = place.difference === null ? '' : `; otherwise: ${place.difference}`;
    return `  ${editionOf(place.edition).title.padEnd(width)}${numberText(place)}${otherwise}`;
  });
};

const part = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

/** A rule in lines: its heading, its number in every edition, the code that builds and cites it, the rulings that name it. */
export const ruleSheetText = (sheet: RuleSheet): string => {
  const { key, code, rulings } = sheet;
  const edition = headOf(sheet);
  const lines = [
    ruleText(key, edition),
    `  ${citationOf(edition, key)?.title ?? ''}`,
    'Its number:',
    ...placeLines(key),
    ...part('Built in, by its number in the comment', code?.named ?? []),
    ...part('Cited by findings and facts in', code?.cited ?? []),
    ...part(
      'Rulings that name it',
      rulings.map(({ file, title }) => `${file}: ${title}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
};

/** A rule as data; `cited` and `named` are absent where the sources are not there. */
export const ruleSheetJson = (sheet: RuleSheet): object => ({
  ...ruleJson(sheet.key, headOf(sheet)),
  places: placesOf(sheet.key),
  ...sheet.code,
  rulings: sheet.rulings,
});
