/** A part of a picture, as text. */
export type Svg = string;

/** A box on the picture, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML has no place for, whatever is written before them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML has it. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const rounded = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value);

/** An element with its attributes, around what stands in it. */
export const element = (name: string, attributes: Attributes, inside: Svg = ''): Svg => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${rounded(value)}"`],
  );
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

/** A rectangle with round corners. */
export const rect = (box: Box, attributes: Attributes): Svg => element('rect', { ...box, rx: 5, ...attributes });

/** How a text is set: its size, weight, colour, and where it is held. */
export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of text whose foot stands at a point. */
export const text = (words: string, [x, y]: readonly [number, number], style: TextStyle): Svg =>
  element(
    'text',
    { x, y, fill: style.fill, 'font-size': style.size, 'font-weight': style.weight, 'text-anchor': style.anchor },
    escaped(words),
  );

/** How wide a character of our narrow face is on average, as a share of its size: nothing can be measured here. */
const CHARACTER = 0.5;

const cut = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, Math.max(1, most - 1))}…`;

/** A text broken into lines that fit a width, at most so many; what does not fit is cut off with a sign. */
export const wrapped = (
  words: string,
  { width, size, lines }: Readonly<Record<'width' | 'size' | 'lines', number>>,
) => {
  const most = Math.max(2, Math.floor(width / (size * CHARACTER)));
  const found: string[] = [];
  for (const word of words.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  const kept = found.slice(0, lines);
  if (found.length > lines) kept[lines - 1] = `${kept[lines - 1] ?? ''}…`;
  return kept.map((line) => cut(line, most));
};
