import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { analyse, analysisTable, csvOf, type MatchAnalysis, type Moment } from '#projections';
import type { Desk } from '../../desk.js';
import { figuresOf, figureTable, type Figure } from '../../analysis/figures.js';
import { keepPicture, svgText } from '../../analysis/saving.js';
import { keepText } from '../../keeping.js';
import { seatClass } from '../../seats.js';
import { Select } from '../fields.js';
import { markPath, Plot, pointText } from './plot.js';
import '../../styles/plots.css';

/** Whose line or bar is whose, by what each is drawn with. */
const Legend = ({ players, shape }: Pick<MatchAnalysis, 'players'> & Pick<Figure, 'shape'>) => (
  <ul class="plot-legend" aria-label="Marks">
    {players.map((name, seat) => (
      <li key={seat} class={seatClass(seat)}>
        <svg viewBox="-6 -6 12 12" aria-hidden="true">
          {shape === 'steps' ? (
            <path class="plot-mark" d={markPath(seat)} />
          ) : (
            <rect class={`plot-bar plot-dash-${String(seat % 4)}`} x={-3} y={-5} width={6} height={10} />
          )}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

interface RowProps {
  readonly figure: Figure;
  readonly cells: readonly string[];
  readonly jump: (step: number) => void;
}

const TableRow = ({ figure, cells: [label, ...cells], jump }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {cells.slice(0, -1).map((cell, seat) => (
      <td key={seat}>{cell === '' ? '' : figure.say(Number(cell))}</td>
    ))}
    <td>
      <button type="button" class="audit-step" onClick={() => jump(Number(cells.at(-1)))}>
        {cells.at(-1)}
      </button>
    </td>
  </tr>
);

const TextTable = ({ figure, players, jump }: Omit<RowProps, 'cells'> & Pick<MatchAnalysis, 'players'>) => {
  const [head = [], ...rows] = figureTable(figure, players);
  return (
    <details class="plot-table">
      <summary>The same as a table</summary>
      <div class="plot-scroll" tabIndex={0} role="region" aria-label={`${figure.title}, as a table`}>
        <table>
          <thead>
            <tr>
              {head.map((name, at) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <TableRow key={at} figure={figure} cells={cells} jump={jump} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

const Moments = ({ moments, jump }: { readonly moments: readonly Moment[]; readonly jump: (step: number) => void }) => (
  <>
    <h3>Moments that stand out</h3>
    {moments.length === 0 && <p class="quiet">None: no swing, no long thought, no finding.</p>}
    <ol class="moments" aria-label="Moments that stand out">
      {moments.map(({ kind, number, revision, seat, sentence }) => (
        <li key={`${kind} ${String(revision)} ${sentence}`} class={seatClass(seat)}>
          <button type="button" class="audit-step" onClick={() => jump(revision)}>
            play {number}
          </button>
          {sentence}
        </li>
      ))}
    </ol>
  </>
);

const fileName = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What a figure is kept as: a drawing, a picture, a table. */
const Ways = ({
  figure,
  players,
  drawing,
}: Omit<RowProps, 'cells' | 'jump'> &
  Pick<MatchAnalysis, 'players'> & {
    readonly drawing: RefObject<SVGSVGElement>;
  }) => {
  const name = fileName(figure.title);
  return (
    <p class="plot-ways">
      Save as{' '}
      <button
        type="button"
        onClick={() => drawing.current && keepText(svgText(drawing.current), `${name}.svg`, 'image/svg+xml')}
      >
        SVG
      </button>
      <button type="button" onClick={() => void (drawing.current && keepPicture(drawing.current, `${name}.png`))}>
        PNG
      </button>
      <button type="button" onClick={() => keepText(csvOf(figureTable(figure, players)), `${name}.csv`, 'text/csv')}>
        CSV
      </button>
    </p>
  );
};

type ShownProps = Omit<RowProps, 'cells'> & Pick<MatchAnalysis, 'players'> & { readonly desk: Desk };

const Shown = ({ desk, figure, players, jump }: ShownProps) => {
  const active = useSignal<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const point = figure.points[active.value ?? -1];
  return (
    <>
      <Plot {...{ figure, players, active, drawing, jump }} at={desk.at.value} />
      <p class="plot-said" role="status">
        {point === undefined ? 'Point at a place to read it; press it to go there.' : pointText(figure, point, players)}
      </p>
      {figure.points.some(({ values }) => values.length > 1) && <Legend players={players} shape={figure.shape} />}
      <Ways figure={figure} players={players} drawing={drawing} />
      <TextTable figure={figure} players={players} jump={jump} />
    </>
  );
};

const analysisOf = (desk: Desk): MatchAnalysis => {
  const seen = desk.seen.value;
  return analyse(seen.tape, seen, seen.reading.view.timeline);
};

/** The figures of a match and its moments, worked out of the tape that this page holds. */
const Figures = ({ desk, jump }: { readonly desk: Desk; readonly jump: (step: number) => void }) => {
  const analysis = useMemo(() => analysisOf(desk), [desk, desk.seen.value]);
  const figures = useMemo(() => figuresOf(analysis), [analysis]);
  const chosen = useSignal('');
  const figure = figures.find(({ id }) => id === chosen.value) ?? figures[0];
  return (
    <div class="figures">
      {figure === undefined ? (
        <p class="quiet">There is nothing to draw yet.</p>
      ) : (
        <>
          <label class="figure-choice">
            Figure
            <Select
              value={figure.id}
              options={figures.map(({ id, title }) => [id, title])}
              chosen={(id) => (chosen.value = id)}
            />
          </label>
          <Shown key={figure.id} desk={desk} figure={figure} players={analysis.players} jump={jump} />
        </>
      )}
      <Moments moments={analysis.moments} jump={jump} />
      <p class="plot-ways">
        All figures{' '}
        {(['turns', 'plays', 'chains'] as const).map((table) => (
          <button
            key={table}
            type="button"
            onClick={() => keepText(csvOf(analysisTable(analysis, table)), `${table}.csv`, 'text/csv')}
          >
            by {table === 'turns' && analysis.byRound ? 'round' : table.slice(0, -1)} (CSV)
          </button>
        ))}
      </p>
    </div>
  );
};

export default Figures;
