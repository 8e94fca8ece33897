import type { JsonObject } from '#kernel';
import { LayOutError, namesBy, NotLaidOutError, unusual, type Names } from '#ruleset';
import { enemyOf } from '../../reading/units/board.js';
import { itemName } from '../../reading/objects.js';
import type { Draft } from '../../engine/draft.js';
import type { Lane, RuneterraState, StackItem, Target } from '../../state/runeterra-state.js';
import type { Play, PlayTarget } from '../../words/plays.js';
import type { TableLayout } from '../lay-out/layout.js';
import { layCombat, layDeclared, layStack, usualOpener } from '../lay-out/progress.js';
import { layBeforeCombat } from '../lay-out.js';
import { notation } from '../notation.js';
import { renamePlay } from '../renaming/play.js';
import { playerOn, type Walk } from './walk.js';

/** The lines of what goes on, and what of it there is no line for. */
export interface ProgressLines {
  readonly lines: JsonObject;
  readonly unsaid: readonly string[];
}

/** The combat as it was committed: the units that are in it still. */
const attackOf = ({ combat }: RuneterraState): Play | null => {
  if (combat === null) return null;
  const { lanes, seat } = combat;
  const attackers = lanes.flatMap(({ attacker }) => (attacker === null ? [] : [attacker]));
  const challenges = lanes.flatMap(({ attacker, opposite, challenged }) =>
    challenged && attacker !== null && opposite !== null ? [{ by: attacker, enemy: opposite }] : [],
  );
  return { play: 'CommitAttack', seat, attackers, challenges, spells: [] };
};

const isBlock = ({ attacker, opposite, challenged }: Lane): boolean =>
  attacker !== null && opposite !== null && !challenged;

const blocksOf = ({ combat }: RuneterraState): Play | null => {
  if (combat === null || (combat.step === 'defence' && !combat.defended)) return null;
  const blocks = combat.lanes.flatMap((lane) =>
    isBlock(lane) ? [{ by: lane.opposite ?? -1, attacker: lane.attacker ?? -1 }] : [],
  );
  return { play: 'CommitBlocks', seat: enemyOf(combat.seat), blocks, spells: [] };
};

type Items = ReadonlyMap<number, number>;

const chosen = (state: RuneterraState, items: Items, target: Target): PlayTarget => {
  if (target.kind === 'nexus') return { kind: 'nexus', seat: target.seat };
  if (target.kind === 'piece') {
    if (state.pieces[target.piece]?.object !== target.object) throw new NotLaidOutError();
    return { kind: 'piece', piece: target.piece };
  }
  const item = items.get(target.item);
  if (item === undefined) throw new NotLaidOutError();
  return { kind: 'item', item };
};

const itemPlay = (state: RuneterraState, item: StackItem, items: Items): Play => {
  const { controller: seat, piece, card, source, effects } = item;
  const targets = item.targets.map((target) => chosen(state, items, target));
  if (piece !== null) return { play: 'CommitSpells', seat, spells: [{ piece, card, targets, effects }] };
  if (source === null) throw new NotLaidOutError();
  const told = card === null ? (effects ?? []) : [{ do: 'skill', cards: [card] } as const];
  return { play: 'AnnounceEffect', seat, source, skill: true, targets, effects: told };
};

/** The declarations that can still be taken back. */
const declaredOf = ({ declared }: RuneterraState): readonly Play[] => {
  if (declared === null) return [];
  const { seat, attackers, challenges, spells } = declared;
  return [
    ...(attackers.length > 0 ? [{ play: 'DeclareAttack', seat, attackers, challenges } as const] : []),
    ...(spells.length > 0 ? [{ play: 'DeclareSpells', seat, pieces: spells } as const] : []),
  ];
};

/** A table that is being laid out, and how it knows the pieces. */
interface Laying {
  readonly draft: Draft;
  readonly names: Names;
  readonly players: TableLayout['players'];
}

/** Where lines of a kind stand in a layout, and what lays them out. */
interface Kind {
  readonly lay: (draft: Draft, layout: TableLayout) => void;
  readonly as: (line: string) => Partial<TableLayout>;
}

const ATTACK: Kind = { lay: layCombat, as: (attack) => ({ attack }) };
const BLOCKS: Kind = { lay: layCombat, as: (blocks) => ({ blocks }) };
const ITEM: Kind = { lay: layStack, as: (line) => ({ stack: [line] }) };
const DECLARED: Kind = { lay: layDeclared, as: (line) => ({ declared: [line] }) };

/** The play's line, which lays it on the table; null where no line does. */
const laid = ({ draft, names, players }: Laying, makePlay: () => Play, { lay, as }: Kind): string | null => {
  try {
    const line = notation.make(renamePlay(makePlay(), names), draft.state);
    lay(draft, { players, ...as(line) });
    return line;
  } catch (error) {
    if (error instanceof NotLaidOutError || error instanceof LayOutError) return null;
    throw error;
  }
};

const stackLines = (laying: Laying, state: RuneterraState): readonly string[] => {
  const items = new Map<number, number>();
  const lines: string[] = [];
  for (const item of state.stack) {
    const line = laid(laying, () => itemPlay(state, item, items), ITEM);
    if (line === null) break;
    lines.push(line);
    items.set(item.id, laying.draft.state.stack.at(-1)?.id ?? -1);
  }
  return lines;
};

const unsaidItems = (state: RuneterraState, said: number): readonly string[] =>
  state.stack.slice(said).map((item) => {
    const player = playerOn(state, item.controller);
    const where = item.piece === null ? '' : `, which is laid out in ${player}'s hand`;
    return `${itemName(state, item)} of ${player} on the stack${where}`;
  });

/** Whose action opened the stack, where it is not the one that is usual. */
const opener = (state: RuneterraState): JsonObject => {
  const { stack, stackOpenedBy } = state;
  const [first] = stack;
  if (first === undefined || stackOpenedBy === null) return {};
  const isUsual = stackOpenedBy === usualOpener(state, first.controller);
  return unusual('stackOpenedBy', playerOn(state, stackOpenedBy), isUsual);
};

/** The combat, the stack and what is declared, as lines for the table that the layout makes. */
export const progressLines = ({ state, named }: Walk, layout: TableLayout): ProgressLines => {
  const names = namesBy(new Map(named.map((number, index) => [number, index])));
  const laying: Laying = { draft: layBeforeCombat(layout), names, players: layout.players };
  const [attack, blocks] = [attackOf(state), blocksOf(state)];
  const attackLine = attack && laid(laying, () => attack, ATTACK);
  const blockLine = attackLine && blocks && laid(laying, () => blocks, BLOCKS);
  const stack = stackLines(laying, state);
  const declared = declaredOf(state).flatMap((play) => laid(laying, () => play, DECLARED) ?? []);
  return {
    lines: {
      ...unusual('attack', attackLine ?? '', attackLine === null),
      ...unusual('blocks', blockLine ?? '', blockLine === null),
      ...unusual('stack', stack, stack.length === 0),
      ...(stack.length === 0 ? {} : opener(state)),
      ...unusual('declared', declared, declared.length === 0),
    },
    unsaid: [
      ...(attack !== null && attackLine === null ? ['the combat, whose units are laid out on the benches'] : []),
      ...unsaidItems(state, stack.length),
    ],
  };
};
