import { isAlias, isMap, isNode, isScalar, isSeq, type Document, type Node, type Pair, type YAMLMap } from 'yaml';
import type { RulingMistake } from '../ruling.js';

/** A value of a document in its group or list. */
interface Place {
  readonly parent: Node;
  readonly pair: Pair | null;
  readonly value: unknown;
}

const resolved = (document: Document, node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);

const within = (node: unknown, part: string | number): Place | null => {
  if (isSeq(node)) return { parent: node, pair: null, value: node.items[Number(part)] };
  const pair = isMap(node)
    ? node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(part))
    : undefined;
  return pair === undefined ? null : { parent: node as YAMLMap, pair, value: pair.value };
};

/** The place of a path; null where the document does not go as far. */
const placeAt = (document: Document, path: RulingMistake['path']): Place | null => {
  let place: Place | null = null;
  let node: unknown = document.contents;
  for (const part of path) {
    place = within(resolved(document, node), part);
    if (place === null) return null;
    node = place.value;
  }
  return place;
};

const hasKey = (group: Node, key: string): boolean =>
  isMap(group) && group.items.some((pair) => isScalar(pair.key) && pair.key.value === key);

/** What is at fault is read as what was meant. Answers whether that could be done. */
const readAsMeant = ({ parent, pair, value }: Place, { onKey, meant }: RulingMistake): boolean => {
  if (meant === undefined) return false;
  const word = onKey ? pair?.key : value;
  if (!isScalar(word) || (onKey && hasKey(parent, meant))) return false;
  word.value = meant;
  return true;
};

const leaveOut = ({ parent, pair, value }: Place): void => {
  if (isSeq(parent)) parent.items = parent.items.filter((item) => item !== value);
  else if (isMap(parent)) parent.items = parent.items.filter((item) => item !== pair);
};

/** Where what lacks something stands: the group itself, or nothing where that is the whole file. */
const lacking = (document: Document, { missing }: RulingMistake): boolean => {
  if (missing === undefined || !isMap(document.contents) || hasKey(document.contents, missing)) return false;
  document.set(missing, missing === 'title' ? 'without a title' : {});
  return true;
};

/**
 * Takes out of a document what is mistaken in it, or puts there what was meant, so that the rest can be read. Answers whether anything
 * was done, and whether a play is left out.
 */
export const leaveOutMistakes = (
  document: Document,
  mistakes: readonly RulingMistake[],
): { readonly isChanged: boolean; readonly leavesPlayOut: boolean } => {
  const places = mistakes.map((mistake) => ({ mistake, place: placeAt(document, mistake.path) }));
  let isChanged = false;
  let leavesPlayOut = false;
  for (const { mistake, place } of places) {
    if (place === null) {
      isChanged = (mistake.path.length === 0 && lacking(document, mistake)) || isChanged;
      continue;
    }
    isChanged = true;
    if (readAsMeant(place, mistake)) continue;
    if (isNode(place.parent)) leaveOut(place);
    leavesPlayOut ||= mistake.path.at(-2) === 'plays';
  }
  return { isChanged, leavesPlayOut };
};
