import { useMemo } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { Table } from '#table';
import { MARK_COLOURS, type Mark, type MarkColour } from '#study';
import type { StudyDesk } from '../../study/study-desk.js';
import { SelectField } from '../fields.js';

const colourOf = (value: string): MarkColour => MARK_COLOURS.find((colour) => colour === value) ?? 'green';

const COLOURS = MARK_COLOURS.map((each) => [each, each] as const);

/** What is drawn at the step shown, and what draws there. */
const drawingOf = (of: StudyDesk) => {
  const place = of.here.value;
  const { viewer } = of.desk.seen.value;
  const marks =
    of.study.value?.marks.find((each) => each.place.at.event === place?.at.event && each.viewer === viewer)?.marks ??
    [];
  const draw = (drawn: readonly Mark[]): void => {
    if (place !== null) void of.order({ type: 'DrawMarks', place, viewer, marks: drawn });
  };
  return { marks, draw };
};

/** What can be drawn round, and from one to another: the cards that are known, and the places of the table. */
const thingsOf = ({ pieces, zones }: Table): readonly (readonly [id: string, name: string])[] => [
  ...pieces.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])),
  ...zones.map(({ id, name }) => [id, name] as const),
];

/** Which thing, to which other, in which colour. */
const createMarking = () => ({ colour: signal<MarkColour>('green'), from: signal(''), to: signal('') });

const markOf = (
  { zones }: Table,
  { from: { value: from }, to: { value: to }, colour: { value: colour } }: ReturnType<typeof createMarking>,
): Mark =>
  to === ''
    ? { kind: zones.some(({ id }) => id === from) ? 'zone' : 'piece', id: from, colour }
    : { kind: 'arrow', from, to, colour };

/** Draws on the table of the step shown: round a piece or a place, or from one to another. */
export const MarkFields = ({ of }: { readonly of: StudyDesk }) => {
  const marking = useMemo(createMarking, []);
  const { colour, from, to } = marking;
  const { value: table } = of.desk.table;
  const things = thingsOf(table);
  const { marks, draw } = drawingOf(of);
  if (things.length === 0) return null;
  const put = (into: typeof from) => (value: string) => {
    into.value = value;
  };
  return (
    <details>
      <summary>Draw on the table</summary>
      <div class="glyph-fields">
        <SelectField
          label="Card or place"
          value={from.value}
          options={[['', 'choose'], ...things]}
          chosen={put(from)}
        />
        <SelectField label="Arrow to" value={to.value} options={[['', 'none'], ...things]} chosen={put(to)} />
        <SelectField
          label="Colour"
          value={colour.value}
          options={COLOURS}
          chosen={(value) => (colour.value = colourOf(value))}
        />
      </div>
      <p class="form-keys">
        <button type="button" disabled={from.value === ''} onClick={() => draw([...marks, markOf(table, marking)])}>
          Draw
        </button>
        <button type="button" disabled={marks.length === 0} onClick={() => draw([])}>
          Wipe
        </button>
      </p>
    </details>
  );
};

interface Line {
  readonly key: string;
  readonly colour: MarkColour;
  readonly ends: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** Where the arrows of the table run now, in the table's own measure. */
export const arrowLines = (table: HTMLElement, arrows: readonly Mark[]): readonly Line[] => {
  const frame = table.getBoundingClientRect();
  const centre = (id: string): readonly [number, number] | null => {
    const named = `="${CSS.escape(id)}"]`;
    const box = table
      .querySelector(`[data-piece${named}, [data-zone${named}, [data-arena${named}`)
      ?.getBoundingClientRect();
    if (box === undefined) return null;
    return [box.x + box.width / 2 - frame.x + table.scrollLeft, box.y + box.height / 2 - frame.y + table.scrollTop];
  };
  return arrows.flatMap((mark, index): readonly Line[] => {
    if (mark.kind !== 'arrow') return [];
    const [start, end] = [centre(mark.from), centre(mark.to)];
    return start === null || end === null
      ? []
      : [{ key: `${String(index)} ${mark.from} ${mark.to}`, colour: mark.colour, ends: [...start, ...end] }];
  });
};
