import { layChain } from '../lay-out/chain.js';
import type { TableLayout } from '../lay-out/layout.js';
import { stockOf } from '../lay-out/stock.js';
import { layPieces } from '../lay-out.js';
import { notation } from '../notation.js';
import { renamePlay } from '../renaming/play.js';
import { LayOutError, namesBy, NotLaidOutError, type Names } from '#ruleset';
import { itemName } from '../../reading/waiting.js';
import { isCardItem, type ItemDeclared } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState, Target } from '../../state/riftbound-state.js';
import { locationOf, piecesIn } from '../../state/zones.js';
import type { Declared, Play, PlayTarget } from '../../words/plays.js';
import type { Draft } from '../../engine/draft.js';
import { playerOn, type Walk } from './walk.js';

/** The lines that put the items on the chain, and of which items there is none. */
export interface ChainLines {
  readonly lines: readonly string[];
  readonly unsaid: readonly string[];
}

/** The numbers that the pieces get as the table is laid out: those it names in their order, and what lies in places of one. */
const namesOf = ({ state, named, runes }: Walk, layout: TableLayout): Names => {
  const { seats, entries } = stockOf(layout);
  const numbers = new Map(named.map((number, index) => [number, entries[index]?.number] as const));
  const cards = seats.reduce((sum, { pieces }) => sum + pieces.length, 0);
  state.battlefields.forEach(({ piece }, at) => numbers.set(piece, cards + at));
  seats.forEach(({ first, firstMain, runes: laid }, seat) => {
    runes[seat]?.forEach((number, index) => numbers.set(number, laid[index]?.number));
    const [legend = -1] = piecesIn(state, { zone: 'legend', seat });
    const [champion = -1] = piecesIn(state, { zone: 'champion', seat });
    numbers.set(legend, first).set(champion, firstMain - 1);
  });
  return namesBy(numbers);
};

/** Items by the numbers that they get. */
type Items = ReadonlyMap<number, number>;

const chosen = (state: RiftboundState, items: Items, target: Target): PlayTarget => {
  if (target.kind === 'seat') return { kind: 'seat', seat: target.seat };
  if (target.kind === 'piece') {
    if (state.pieces[target.piece]?.object !== target.object) throw new NotLaidOutError();
    return { kind: 'piece', piece: target.piece };
  }
  const item = items.get(target.item);
  if (item === undefined) throw new NotLaidOutError();
  return { kind: 'item', item };
};

/** Told instructions speak of items on the chain, too. */
const told = (instructions: ChainItem['instructions'], items: Items): ChainItem['instructions'] =>
  instructions?.map((each) => (each.verb === 'counter' ? { ...each, item: items.get(each.item) ?? -1 } : each)) ?? null;

interface Choices {
  readonly targets: readonly PlayTarget[];
  readonly declared: Declared | null;
}

/** The item's targets are those of its play, and after them those of each further time that it is executed. */
const choicesOf = (targets: readonly PlayTarget[], declared: ItemDeclared | null): Choices => {
  if (declared === null) return { targets, declared: null };
  const { modes, paid, repeats } = declared;
  let next = targets.length - repeats.reduce((sum, each) => sum + each.targets, 0);
  const first = targets.slice(0, next);
  const again = repeats.map((each, cost) => ({
    ...{ cost, using: [], modes: each.modes },
    targets: targets.slice(next, (next += each.targets)),
    to: each.to === null ? null : locationOf(each.to),
  }));
  const using = paid.flatMap((each) => (each.cost === null ? each.using : []));
  const extra = paid.flatMap(({ cost, using: by }) => (cost === null ? [] : [{ cost, using: by }]));
  return { targets: first, declared: { modes, way: null, using, extra, repeats: again, amount: 0 } };
};

const NOTHING_PAID = { energy: 0, power: [], exhaustSource: false, instructions: [] } as const;

/** The play that put the item on the chain, without what was paid for it. */
const playOf = (state: RiftboundState, item: ChainItem, items: Items): Play => {
  const { controller: seat, piece } = item;
  const instructions = told(item.instructions, items);
  const all = item.targets.map((target) => chosen(state, items, target));
  const { targets, declared } = choicesOf(all, item.declared);
  const to = item.to === null ? null : locationOf(item.to);
  if (isCardItem(item)) {
    const card = state.pieces[piece]?.card ?? '';
    const how = { to, targets, accelerate: item.accelerated, declared, cost: null, instructions, payment: null };
    return { play: 'PlayCard', seat, piece, card, ...how };
  }
  if (item.kind === 'triggered') return { play: 'AnnounceTrigger', seat, source: piece, targets: all, instructions };
  const { definition, attachment } = item;
  const ability = definition && { ...definition, ...(attachment && { attachment: attachment.piece }) };
  const what = { cost: NOTHING_PAID, to, targets, declared, instructions, payment: null };
  return { play: 'ActivateAbility', seat, source: piece, ability, ...what };
};

/** Whether the line made the item that was meant: who controls it, what it is, and by which ability, or rule, it resolves. */
const isMade = (made: ChainItem | undefined, item: ChainItem): boolean =>
  made?.kind === item.kind &&
  made.controller === item.controller &&
  JSON.stringify(made.definition) === JSON.stringify(item.definition) &&
  (item.definition !== null || made.label === item.label);

/** The item's line, if it makes it on the table that is being laid out; then it lies there. */
const lineOf = (draft: Draft, layout: TableLayout, { walk, item, items, names }: Said): string | null => {
  if (item.status !== 'finalized') return null;
  try {
    const line = notation.make(renamePlay(playOf(walk.state, item, items), names), draft.state);
    layChain(draft, { ...layout, chain: [line] });
    return isMade(draft.state.chain.at(-1), item) ? line : null;
  } catch (error) {
    if (error instanceof NotLaidOutError || error instanceof LayOutError) return null;
    throw error;
  }
};

interface Said {
  readonly walk: Walk;
  readonly item: ChainItem;
  readonly items: Items;
  readonly names: Names;
}

const unsaidItem = (state: RiftboundState, item: ChainItem): string => {
  const player = playerOn(state, item.controller);
  const where = isCardItem(item) ? `, which is laid out in ${player}'s hand` : '';
  return `${itemName(state, item)} of ${player} on the chain${where}`;
};

/** What the chain holds, as lines for the table that the layout makes; from the first item on that no line makes it is unsaid. */
export const chainLines = (walk: Walk, layout: TableLayout): ChainLines => {
  const { chain } = walk.state;
  if (chain.length === 0) return { lines: [], unsaid: [] };
  const draft = layPieces(layout);
  const names = namesOf(walk, layout);
  const items = new Map<number, number>();
  const lines: string[] = [];
  for (const item of chain) {
    const line = lineOf(draft, layout, { walk, item, items, names });
    if (line === null) break;
    lines.push(line);
    items.set(item.id, draft.state.chain.at(-1)?.id ?? 0);
  }
  const left = chain.slice(lines.length);
  return { lines, unsaid: left.map((item) => unsaidItem(walk.state, item)) };
};
