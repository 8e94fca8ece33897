import { findCard } from './card-names.js';
import type { Context, Lexicon, Seated } from './lexicon.js';
import type { Named } from './names/folding.js';
import { readSegment, type Found } from './segments.js';
import type { Kind } from './source.js';

type Told<State extends Seated, C extends Named> = Pick<Context<State, C>, 'state' | 'lexicon'>;

const cardsOnStack = <State extends Seated, C extends Named>({ state, lexicon }: Told<State, C>): readonly C[] => {
  const ids = new Set(lexicon.items(state).map(({ card }) => card));
  return [...ids].flatMap((id) => (id === null ? [] : (lexicon.cardOf(id, state) ?? [])));
};

const nameIn = <State extends Seated, C extends Named>(text: string, lexicon: Lexicon<State, C>) => {
  const pattern = new RegExp(String.raw`^(.+?)(?:\s+on the ${lexicon.stack})?(?:\s+#(\d+))?$`, 'i');
  const [, name = '', index = '1'] = pattern.exec(text) ?? [];
  return { name, index: Number(index) };
};

/** Finds an item of the stack: `item 3`, or the name of its card or source, newest first where several have it. */
export const findItem = <State extends Seated, C extends Named>(
  text: string,
  { state, lexicon }: Told<State, C>,
): Found<number> => {
  const [, digits] = /^item (\d+)$/i.exec(text) ?? [];
  if (digits !== undefined) return { kind: 'found', value: Number(digits) };
  const { name, index } = nameIn(text, lexicon);
  const found = findCard(name, cardsOnStack({ state, lexicon }));
  if (found.kind !== 'found') return found;
  const id = lexicon.idOf(found.value);
  const items = lexicon
    .items(state)
    .filter(({ card }) => card === id)
    .toReversed();
  const item = items[index - 1];
  return item === undefined ? { kind: 'unknown', nearest: () => [] } : { kind: 'found', value: item.id };
};

/** An item of the stack by the shortest name that is read back; `suffix` tells it from a piece of the same name. */
export const writeItem = <State extends Seated, C extends Named>(
  id: number,
  { state, style, lexicon }: Context<State, C>,
  suffix: string,
): string => {
  const items = lexicon.items(state);
  const spoken = items.find((item) => item.id === id)?.card ?? null;
  const card = spoken === null ? null : lexicon.cardOf(spoken, state);
  if (card === null || style === 'numbered') return `item ${id}`;
  const name = style === 'quoted' ? `"${card.name}"` : card.name;
  const ways = [`${name}${suffix}`, ...items.map((_, index) => `${name}${suffix} #${index + 1}`)];
  const reads = (text: string): boolean => {
    const found = findItem(text, { state, lexicon });
    return found.kind === 'found' && found.value === id;
  };
  return ways.find(reads) ?? `item ${id}`;
};

/** An item of the stack, by its id. */
export const itemKindOf = <State extends Seated, C extends Named>(): Kind<number, Context<State, C>> => ({
  read: (context, at) => {
    const what = `an item on the ${context.lexicon.stack}`;
    return readSegment(context, at, { what, resolve: (text) => findItem(text, context) });
  },
  write: (id, context) => writeItem(id, context, ''),
});
