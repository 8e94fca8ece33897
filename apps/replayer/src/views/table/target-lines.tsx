import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Table } from '#table';
import { beforeFrame, type Measure } from '../../frame.js';
import { seatClass } from '../../seats.js';
import { classes } from '../../words.js';
import { spotOf, targetElement, type Spot } from './spots.js';

interface Line {
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

/** How far a line between two items of a strip swings out. */
const SWING = 22;

const pathOf = ([fromX, fromY]: Point, [x, y]: Point): string => {
  const bend =
    fromY === y ? `${String((fromX + x) / 2)} ${String(y + SWING)}` : `${String((fromX + x) / 2)} ${String(fromY)}`;
  return `M${String(fromX)} ${String(fromY)}Q${bend} ${String(x)} ${String(y)}`;
};

const isStrip = (ground: Element): boolean => {
  const chain = ground.querySelector('.chain');
  return chain !== null && chain.clientWidth > 2 * chain.clientHeight;
};

const linesOf = (ground: Element, table: Table): readonly Line[] => {
  const strip = isStrip(ground);
  // An item of a strip may lie beyond its end: its line begins at the edge that it lies beyond.
  const inSight = ([x, y]: Point): Point => [Math.max(6, Math.min(x, ground.clientWidth - 6)), y];
  return table.stack.flatMap(({ id, controller, targets }) => {
    const item = ground.querySelector(`[data-item="${CSS.escape(id)}"]`);
    if (item === null) return [];
    const from = spotOf(ground, item);
    return targets.flatMap((target) => {
      const element = targetElement(ground, table, target);
      if (element === null) return [];
      const to = spotOf(ground, element);
      const [x, y] = inSight(element.matches('.chain-item') ? edge(to, middle(from), strip) : middle(to));
      const d = pathOf(inSight(edge(from, [x, y], strip)), [x, y]);
      return [{ key: `${id} ${target}`, seat: controller, d, x, y }];
    });
  });
};

/** Lines from each item of the stack to what it is aimed at; the item says the same in words. They lie over the table and move nothing on it. */
export const TargetLines = ({ table }: { readonly table: Table }) => {
  const svg = useRef<SVGSVGElement>(null);
  const lines = useSignal<readonly Line[]>([]);
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
      {lines.value.map(({ key, seat, d, x, y }) => (
        <g key={key} class={classes('target-line', seatClass(seat))}>
          <path class="target-halo" d={d} />
          <path d={d} />
          <circle cx={x} cy={y} r={5} />
        </g>
      ))}
    </svg>
  );
};
