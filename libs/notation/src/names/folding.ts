/** Whatever has a name that people type: a card. `aliases` are other names it is known by. */
export interface Named {
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** How many texts are remembered folded: those of a line are asked for again and again while it is read. */
const REMEMBERED = 1000;

const foldedTexts = new Map<string, string>();

/** A text as names are compared: lower-case letters and digits, without diacritics. */
export const foldName = (text: string): string => {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const folded = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  if (foldedTexts.size >= REMEMBERED) foldedTexts.clear();
  foldedTexts.set(text, folded);
  return folded;
};

/** The words of a name. */
export const wordsOf = (name: string): readonly string[] =>
  name.split(/[\s-]+/).filter((word) => foldName(word) !== '');

/** The part before the comma or the dash that parts name and subtitle; the whole name where there is none. */
export const firstPartOf = (name: string): string => name.split(/,| - | \(/)[0]?.trim() ?? name;

/** A card's names, folded, in the ways people shorten them. `tails` are the names from each further word on. */
export interface FoldedNames {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly part: string;
  readonly aliasParts: readonly string[];
  readonly tails: readonly string[];
}

const tailsOf = (name: string): readonly string[] => {
  const words = wordsOf(name);
  return words.slice(1).map((_, index) => foldName(words.slice(index + 1).join('')));
};

const foldNames = ({ name, aliases = [] }: Named): FoldedNames => ({
  name: foldName(name),
  aliases: aliases.map(foldName),
  part: foldName(firstPartOf(name)),
  aliasParts: aliases.map((alias) => foldName(firstPartOf(alias))),
  tails: [name, ...aliases].flatMap(tailsOf),
});

const folded = new WeakMap<Named, FoldedNames>();

/** The card's folded names; worked out once for each card. */
export const foldedNamesOf = (card: Named): FoldedNames => {
  const known = folded.get(card);
  if (known) return known;
  const names = foldNames(card);
  folded.set(card, names);
  return names;
};
