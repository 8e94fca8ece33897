import { cardsBegunBy } from './names/index-of-names.js';
import { findCards } from './names/find.js';
import { firstPartOf, foldedNamesOf, foldName, type Named } from './names/folding.js';
import type { Context, Seated } from './lexicon.js';
import { readSegment, type Found } from './segments.js';
import { matchWords, read, type Kind } from './source.js';

/** A text between quotation marks stands for that very name. */
const QUOTED = /^"([^"]*)"$/;

const nearestNames = (text: string, among: readonly Named[]) => (): readonly string[] => {
  const answer = findCards(text, among);
  return answer.kind === 'unknown' ? answer.nearest.map(({ name }) => name) : [];
};

const HINT = 'write more of the name';

/** Finds the card that a text names among some. Working out the nearest names is dear and left until somebody asks. */
export const findCard = <C extends Named>(text: string, among: readonly C[]): Found<C> => {
  const quoted = QUOTED.exec(text)?.[1];
  const typed = foldName(quoted ?? text);
  const cards = cardsBegunBy(typed, among).filter((card) => quoted === undefined || foldedNamesOf(card).name === typed);
  if (cards.length === 0) return { kind: 'unknown', nearest: nearestNames(quoted ?? text, among) };
  const answer = findCards(quoted ?? text, cards);
  if (answer.kind === 'found') return { kind: 'found', value: answer.card };
  if (answer.kind === 'unknown') return { kind: 'unknown', nearest: () => [] };
  return { kind: 'ambiguous', expected: () => answer.cards.slice(0, 6).map(({ name }) => name), hint: HINT };
};

const FEW = 8;

/** The names nearest to a text; where none is near, the cards most likely meant if they are few. */
export const nearestOrFew = (text: string, among: readonly Named[], likely: readonly Named[]): readonly string[] => {
  const near = nearestNames(text, among)();
  const names = new Set(likely.map(({ name }) => name));
  return near.length === 0 && names.size <= FEW ? [...names] : near;
};

type Groups<C> = readonly (readonly C[])[];

/** Finds the card in the first of the groups where the text names one, or by its id. */
export const findCardIn = <State extends Seated, C extends Named>(
  text: string,
  groups: Groups<C>,
  { lexicon, state }: Pick<Context<State, C>, 'lexicon' | 'state'>,
): Found<C> => {
  const byId = lexicon.cardOf(text, state);
  if (byId !== null) return { kind: 'found', value: byId };
  for (const group of groups) {
    const found = findCard(text, group);
    if (found.kind !== 'unknown') return found;
  }
  return { kind: 'unknown', nearest: () => nearestOrFew(text, groups.flat(), groups[0] ?? []) };
};

/** A card's name in the shortest of the given ways that is read back as this card. */
export const writeCard = <State extends Seated, C extends Named>(
  id: string,
  groups: Groups<C>,
  context: Context<State, C>,
): string => {
  const { style, lexicon, state } = context;
  const card = lexicon.cardOf(id, state);
  if (card === null) return JSON.stringify(id);
  const { name } = card;
  const ways = style === 'natural' ? [firstPartOf(name), name, `"${name}"`] : style === 'quoted' ? [`"${name}"`] : [];
  const reads = (text: string): boolean => {
    const found = findCardIn(text, groups, context);
    return found.kind === 'found' && lexicon.idOf(found.value) === id;
  };
  return ways.find(reads) ?? id;
};

/** A card by its name, as its id: from the first group that has it, at last from all that the game names. */
export const cardKind = <State extends Seated, C extends Named>(
  what: string,
  groupsOf: (context: Context<State, C>) => Groups<C>,
): Kind<string, Context<State, C>> => ({
  read: (context, at) => {
    const groups = [...groupsOf(context), ...context.lexicon.cardGroups(context)];
    const answer = readSegment(context, at, { what, resolve: (text) => findCardIn(text, groups, context) });
    return answer.ok ? { ...answer, value: context.lexicon.idOf(answer.value) } : answer;
  },
  write: (id, context) => writeCard(id, [...groupsOf(context), ...context.lexicon.cardGroups(context)], context),
});

/** What a kind reads, or `unknown` where it was redacted for a viewer. */
export const orUnknown = <X extends Context>(kind: Kind<string, X>): Kind<string | null, X> => ({
  read: (context, at) => {
    const end = matchWords(context.line, at, 'unknown');
    return end === null ? kind.read(context, at) : read(null, end);
  },
  write: (card, context) => (card === null ? 'unknown' : kind.write(card, context)),
});
