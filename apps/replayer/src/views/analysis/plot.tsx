import { useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Signal } from '@preact/signals';
import {
  curveStepAfter,
  line,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
  type SymbolType,
} from 'd3-shape';
import type { Figure, FigurePoint } from '../../analysis/figures.js';
import { columnsOf, DRAWING, scaleOf, type Scale } from '../../analysis/scales.js';
import { seatClass } from '../../seats.js';
import { classes } from '../../words.js';

/** Each seat has a mark of its own, since colour tells not everybody. */
const MARKS: readonly SymbolType[] = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

/** More points than these are lines alone. */
const MARKED = 60;

/** The mark of a seat, around a place. */
export const markPath = (seat: number): string => symbol(MARKS[seat % MARKS.length] ?? symbolCircle, 46)() ?? '';

interface PlotProps {
  readonly figure: Figure;
  readonly players: readonly string[];
  /** The step that the page shows. */
  readonly at: number;
  /** The point that is looked at; null for none. */
  readonly active: Signal<number | null>;
  readonly drawing: RefObject<SVGSVGElement>;
  readonly jump: (step: number) => void;
}

const seatOf = ({ points }: Figure, seat: number): number | null =>
  points.every(({ values }) => values.length === 1) ? null : seat;

const seatsIn = ({ points }: Figure): number => Math.max(0, ...points.map(({ values }) => values.length));

const Axis = ({ scale, say }: { readonly scale: Scale } & Pick<Figure, 'say'>) => (
  <g class="plot-axis" aria-hidden="true">
    {scale.lines.map((value) => (
      <g key={value}>
        <line x1={DRAWING.left} x2={DRAWING.width - DRAWING.right} y1={scale.y(value)} y2={scale.y(value)} />
        <text x={DRAWING.left - 6} y={scale.y(value) + 4} text-anchor="end">
          {say(value)}
        </text>
      </g>
    ))}
  </g>
);

const Lines = ({ figure, scale }: { readonly figure: Figure; readonly scale: Scale }) => {
  const { x, wide } = columnsOf(figure.points.length);
  const draw = line<FigurePoint>().curve(curveStepAfter);
  return (
    <g class="plot-lines" aria-hidden="true">
      {Array.from({ length: seatsIn(figure) }, (_, seat) => (
        <g key={seat} class={classes(seatClass(seatOf(figure, seat)), `plot-dash-${String(seat % 4)}`)}>
          <path
            class="plot-line"
            d={
              draw
                .defined(({ values }) => typeof values[seat] === 'number')
                .x((_point, at) => x(at) + wide / 2)
                .y(({ values }) => scale.y(values[seat] ?? 0))(figure.points) ?? ''
            }
          />
          {figure.points.length <= MARKED &&
            figure.points.map(({ values }, at) => {
              const value = values[seat];
              if (typeof value !== 'number') return null;
              const place = `translate(${String(x(at) + wide / 2)} ${String(scale.y(value))})`;
              return <path key={at} class="plot-mark" d={markPath(seat)} transform={place} />;
            })}
        </g>
      ))}
    </g>
  );
};

const Bars = ({ figure, scale }: { readonly figure: Figure; readonly scale: Scale }) => {
  const { x, wide } = columnsOf(figure.points.length);
  const seats = seatsIn(figure);
  const bar = (wide * 0.8) / Math.max(1, seats);
  return (
    <g aria-hidden="true">
      {figure.points.flatMap(({ values }, at) =>
        values.map((value, seat) => {
          if (value === null || value === 0) return null;
          const [top, foot] = [scale.y(Math.max(0, value)), scale.y(Math.min(0, value))];
          return (
            <rect
              key={`${String(at)} ${String(seat)}`}
              class={classes('plot-bar', seatClass(seatOf(figure, seat)), `plot-dash-${String(seat % 4)}`)}
              x={x(at) + wide * 0.1 + seat * bar}
              y={top}
              width={Math.max(1, bar - 1)}
              height={Math.max(1, foot - top)}
            />
          );
        }),
      )}
    </g>
  );
};

/** What a point says: its name, and the number of each seat. */
export const pointText = (
  { say }: Figure,
  { label, values, step }: FigurePoint,
  players: readonly string[],
): string => {
  const told = values.flatMap((value, seat) =>
    value === null ? [] : [values.length === 1 ? say(value) : `${players[seat] ?? ''} ${say(value)}`],
  );
  return `${label}: ${told.join(', ')} (step ${String(step)})`;
};

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The columns that are pointed at, pressed, and gone through by the arrow keys: one stop of the Tab key for all. */
const Columns = ({ figure, players, active, jump }: PlotProps) => {
  const group = useRef<SVGGElement>(null);
  const { x, wide } = columnsOf(figure.points.length);
  const last = figure.points.length - 1;
  const press = (event: KeyboardEvent, at: number): void => {
    const to = KEYS[event.key]?.(at, last);
    if (event.key === 'Enter' || event.key === ' ') jump(figure.points[at]?.step ?? 0);
    else if (to !== undefined) group.current?.querySelectorAll('rect')[to]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={group}>
      {figure.points.map((point, at) => (
        <rect
          key={at}
          class={classes('plot-column', active.value === at && 'plot-active')}
          role="button"
          tabindex={(active.value ?? 0) === at ? 0 : -1}
          aria-label={pointText(figure, point, players)}
          x={x(at)}
          y={DRAWING.top}
          width={wide}
          height={DRAWING.height - DRAWING.top - DRAWING.bottom}
          onPointerEnter={() => (active.value = at)}
          onFocus={() => (active.value = at)}
          onClick={() => jump(point.step)}
          onKeyDown={(event) => press(event, at)}
        />
      ))}
    </g>
  );
};

/** Columns that are few enough to be named each. */
const NAMED = 4;

/** Letters that stand below a drawing, at most: the size that a phone draws them at. */
const LETTERS = 44;

/** What the columns are called: each of a few, the first and the last of many, where both fit. */
const Names = ({ points }: Pick<Figure, 'points'>) => {
  const { width, height, left, right } = DRAWING;
  const { x, wide } = columnsOf(points.length);
  const y = height - 10;
  const [first, last] = [points[0]?.label ?? '', points.at(-1)?.label ?? ''];
  if (points.length <= NAMED)
    return (
      <>
        {points.map(({ label }, at) => (
          <text key={at} class="plot-name" x={x(at) + wide / 2} y={y} text-anchor="middle">
            {label}
          </text>
        ))}
      </>
    );
  return (
    <>
      <text class="plot-end" x={left} y={y}>
        {first}
      </text>
      {first.length + last.length <= LETTERS && (
        <text class="plot-end" x={width - right} y={y} text-anchor="end">
          {last}
        </text>
      )}
    </>
  );
};

/** A figure, drawn: what is pointed at is told below it, a click goes to its step. */
export const Plot = (props: PlotProps) => {
  const { figure, players, at, drawing } = props;
  const { points, title, shape } = figure;
  const scale = scaleOf(
    points.flatMap(({ values }) => values.filter((value) => value !== null)),
    figure.whole,
  );
  const { x, wide } = columnsOf(points.length);
  const { width, height, top, bottom } = DRAWING;
  const Shape = shape === 'steps' ? Lines : Bars;
  const here = points.findIndex(({ step }) => step >= at);
  return (
    <svg ref={drawing} class="plot" viewBox={`0 0 ${String(width)} ${String(height)}`} role="group" aria-label={title}>
      <title>{title}</title>
      <desc>{`${title}: ${players.join(' against ')}. The same numbers stand in the table below.`}</desc>
      <Axis scale={scale} say={figure.say} />
      <Shape figure={figure} scale={scale} />
      {here >= 0 && (
        <line class="plot-here" x1={x(here) + wide / 2} x2={x(here) + wide / 2} y1={top} y2={height - bottom} />
      )}
      <Names points={points} />
      <Columns {...props} />
    </svg>
  );
};
