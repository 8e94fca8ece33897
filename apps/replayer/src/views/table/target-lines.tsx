import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Table } from '#table';
import { beforeFrame, type Measure } from '../../frame.js';
import { seatClass } from '../../seats.js';
import { classes } from '../../words.js';
import { spotOf, targetElement, type Spot } from './spots.js';

/** A line from an item of the stack to one of its targets, on the ground of a table. */
export interface TargetLine {
  readonly key: string;
  readonly seat: number;
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

const middle = ({ x, y, width, height }: Spot): Point => [x + width / 2, y + height / 2];

type Point = readonly [x: number, y: number];

/** The edge of an item that looks to a point: of a stack that is a line of items (`isStrip`), the upper or the lower one. */
const edge = (item: Spot, [toX, toY]: Point, isStrip: boolean): Point => {
  const [x, y] = middle(item);
  if (!isStrip && toX < item.x) return [item.x, y];
  if (!isStrip && toX > item.x + item.width) return [item.x + item.width, y];
  return [x, toY < y ? item.y : item.y + item.height];
};

/** How far from the edge of what it is aimed at a line ends: the most of its end is seen beside it. */
const BESIDE = 3;

/** Where the way from a point to the middle of a spot comes to the edge of the spot. */
const rim = (spot: Spot, [fromX, fromY]: Point): Point => {
  const [x, y] = middle(spot);
  const [dx, dy] = [fromX - x, fromY - y];
  const [across, down] = [spot.width / 2 + BESIDE, spot.height / 2 + BESIDE];
  const share = Math.min(across / Math.max(1, Math.abs(dx)), down / Math.max(1, Math.abs(dy)));
  return [x + dx * share, y + dy * share];
};

/** How far a line between two items of a strip swings out. */
const SWING = 22;

/** The point that a line bends to on its way. */
const bendOf = ([fromX, fromY]: Point, [x, y]: Point): Point => [(fromX + x) / 2, fromY === y ? y + SWING : fromY];

const pathOf = (from: Point, bend: Point, to: Point): string =>
  `M${from.map(String).join(' ')}Q${[...bend, ...to].map(String).join(' ')}`;

const isStrip = (ground: Element): boolean => {
  const chain = ground.querySelector('.chain');
  return chain !== null && chain.clientWidth > 2 * chain.clientHeight;
};

const held = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));

/** Where an element is seen: of a card that is drawn along in its row, or an item in the stack, what is in sight, or the end that it lies beyond. */
const seenSpot = (ground: Element, element: Element): Spot => {
  const spot = spotOf(ground, element);
  const row = element.closest('.pieces, .chain');
  if (row === null) return spot;
  const { x, y, width, height } = spotOf(ground, row);
  const [left, top] = [held(spot.x, x, x + width), held(spot.y, y, y + height)];
  return {
    x: left,
    y: top,
    width: held(spot.x + spot.width, x, x + width) - left,
    height: held(spot.y + spot.height, y, y + height) - top,
  };
};

/** The lines from each item of the stack to what it is aimed at, by how the table is laid out on its ground. */
export const linesOf = (ground: Element, table: Table): readonly TargetLine[] => {
  const strip = isStrip(ground);
  // An item of a strip may lie beyond its end: its line begins at the edge that it lies beyond.
  const inSight = ([x, y]: Point): Point => [held(x, 6, ground.clientWidth - 6), y];
  return table.stack.flatMap(({ id, controller, targets }) => {
    const item = ground.querySelector(`[data-item="${CSS.escape(id)}"]`);
    if (item === null) return [];
    const from = seenSpot(ground, item);
    return targets.flatMap((target) => {
      const element = targetElement(ground, table, target);
      if (element === null) return [];
      const to = seenSpot(ground, element);
      const isItem = element.matches('.chain-item');
      const aim = isItem ? edge(to, middle(from), strip) : middle(to);
      const begin = inSight(edge(from, aim, strip));
      const bend = bendOf(begin, aim);
      const [x, y] = inSight(isItem ? aim : rim(to, bend));
      return [{ key: `${id} ${target}`, seat: controller, d: pathOf(begin, bend, [x, y]), x, y }];
    });
  });
};

/** Each line with its end. */
export const DrawnLines = ({ lines }: { readonly lines: readonly TargetLine[] }) => (
  <>
    {lines.map(({ key, seat, d, x, y }) => (
      <g key={key} class={classes('target-line', seatClass(seat))}>
        <path class="target-halo" d={d} />
        <path d={d} />
        <circle cx={x} cy={y} r={5} />
      </g>
    ))}
  </>
);

/**
 * Lines from each item of the stack to what it is aimed at; the item says the same in words. They lie on the table, under all that is written on it, each with
 * its end beside what it points at; they move nothing.
 */
export const TargetLines = ({ table }: { readonly table: Table }) => {
  const svg = useRef<SVGSVGElement>(null);
  const lines = useSignal<readonly TargetLine[]>([]);
  const shown = useRef(table);
  shown.current = table;
  const measure: Measure = () => {
    const ground = svg.current?.closest('#table');
    if (!ground || (lines.peek().length === 0 && shown.current.stack.length === 0)) return undefined;
    const drawn = linesOf(ground, shown.current);
    return () => (lines.value = drawn);
  };
  useLayoutEffect(() => beforeFrame(measure), [table]);
  useEffect(() => {
    const ground = svg.current?.closest('#table');
    if (!ground) return undefined;
    const draw = (): void => measure()?.();
    const size = new ResizeObserver(draw);
    size.observe(ground);
    // Cards that go to their places, and rows that are drawn along with a finger.
    ground.addEventListener('transitionend', draw);
    ground.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      size.disconnect();
      ground.removeEventListener('transitionend', draw);
      ground.removeEventListener('scroll', draw, { capture: true });
    };
  }, []);
  return (
    <svg ref={svg} class="target-lines" aria-hidden="true">
      <DrawnLines lines={lines.value} />
    </svg>
  );
};
