import { fingerprint, makeCanonicalJson } from '#kernel';

/**
 * The encoded card texts of a game, by fingerprint, so that a tape can say which ones it was judged with.
 * - `all`: of all of them; `of`: of one card's, null where it has none; `isCard`: whether a text is the id of a card
 */
export interface Encodings {
  readonly all: () => string;
  readonly of: (card: string) => string | null;
  readonly isCard: (text: string) => boolean;
}

/** Fingerprints of encodings that are plain data, made when they are asked for first. The order of the cards makes no difference. */
export const encodingsOf = (
  encoded: () => Iterable<readonly [card: string, encoding: unknown]>,
  isCard: Encodings['isCard'],
): Encodings => {
  let marks: ReadonlyMap<string, string> | undefined;
  let whole: string | undefined;
  const known = (): ReadonlyMap<string, string> =>
    (marks ??= new Map([...encoded()].map(([card, encoding]) => [card, fingerprint(makeCanonicalJson(encoding))])));
  return {
    all: () => (whole ??= fingerprint(makeCanonicalJson(Object.fromEntries(known())))),
    of: (card) => known().get(card) ?? null,
    isCard,
  };
};
