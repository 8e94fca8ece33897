import { err, ok, type Json } from '#kernel';
import { editionNamed } from '#rulebook';
import { unknownWord } from './literal.js';
import { anything, readAs, type LiteralForm } from './literal-forms.js';

/** A document's name as it is typed: `core-1.2`, `1.2` in short, also as a number, which has lost a nought at its end. */
export const editionTyped = (json: Json): string => {
  const typed = typeof json === 'number' ? json.toFixed(1) : typeof json === 'string' ? json : '';
  return editionNamed(typed) ?? typed;
};

/** One of several documents, by its name or in short. */
export const editionForm = <Word extends string>(editions: readonly Word[]): LiteralForm<Word> =>
  readAs(anything({ enum: [...editions] }), (json) => {
    const found = editions.find((each) => each === editionTyped(json));
    return found === undefined ? err(unknownWord([], json, editions)) : ok(found);
  });
