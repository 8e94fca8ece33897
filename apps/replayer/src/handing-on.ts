import { drawTable, DRAWING_SIZE, type DrawingTheme } from '#table';
import { makeAddress, parseAddress } from './address.js';
import { shownRule } from './citations.js';
import type { Desk } from './desk.js';

/** A link to the very step shown, as this page's viewer; null where the tape is in a file that a link does not lead to. */
export const linkToHere = (desk: Desk): string | null => {
  const place = parseAddress(window.location.hash);
  if (place.page !== 'match' && place.page !== 'ruling') return null;
  return new URL(makeAddress({ ...place, at: desk.at.value }), window.location.href).href;
};

/** What the rules say of the play shown, as text to be sent on: its line, the verdict, every finding with its rule. */
export const verdictText = ({
  entry,
  names,
  edition,
}: Pick<Desk, 'names' | 'edition'> & { readonly entry: Desk['entry']['value'] }): string => {
  if (entry === undefined) return '';
  const head =
    entry.kind === 'play' ? `Play ${String(entry.number)} of ${names.join(' against ')}` : names.join(' against ');
  const { verdict } = entry;
  const findings = (verdict?.findings ?? []).map(
    ({ message, rule }) => `- ${message} [${rule}: ${shownRule(edition, rule).title}]`,
  );
  return [head, entry.line, ...(verdict === null ? [] : [`Verdict: ${verdict.status}`]), ...findings].join('\n');
};

const themeOfPage = (): DrawingTheme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The table shown as an SVG, from the chair that it is looked at from. */
export const pictureOf = (desk: Desk): string =>
  drawTable(desk.table.value, {
    near: desk.near.value,
    theme: themeOfPage(),
    title: `${desk.names.join(' against ')}, event ${String(desk.at.value)}`,
  });

/** Gives the reader a file to keep. */
const keep = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const fileName = (desk: Desk, ending: string): string =>
  `${desk.id.replace(/[^\w-]+/g, '-')}-${String(desk.at.value)}.${ending}`;

/** Keeps the picture of the table as an SVG. */
export const keepSvg = (desk: Desk): void =>
  keep(new Blob([pictureOf(desk)], { type: 'image/svg+xml' }), fileName(desk, 'svg'));

/** Pixels of a PNG to a pixel of the picture: it is looked at on screens that have more of them. */
const SHARPNESS = 2;

/** Keeps the picture of the table as a PNG. */
export const keepPng = async (desk: Desk): Promise<void> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(desk))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = DRAWING_SIZE.width * SHARPNESS;
  canvas.height = DRAWING_SIZE.height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((png) => {
    if (png !== null) keep(png, fileName(desk, 'png'));
  }, 'image/png');
};
