import { drawTable, type DrawingTheme } from '#table';
import type { Desk } from './desk.js';
import { keepFile, keepText, pngOf } from './keeping.js';

const themeOfPage = (): DrawingTheme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The table shown as an SVG, from the chair that it is looked at from. */
const pictureOf = (desk: Desk): string =>
  drawTable(desk.table.value, {
    near: desk.near.value,
    theme: themeOfPage(),
    title: `${desk.names.join(' against ')}, event ${String(desk.at.value)}`,
  });

const fileName = (desk: Desk, ending: string): string =>
  `${desk.id.replace(/[^\w-]+/g, '-')}-${String(desk.at.value)}.${ending}`;

/** Keeps the picture of the table as an SVG. */
export const keepSvg = (desk: Desk): void => keepText(pictureOf(desk), fileName(desk, 'svg'), 'image/svg+xml');

/** Keeps the picture of the table as a PNG. Throws an `Error` where the browser cannot draw it. */
export const keepPng = async (desk: Desk): Promise<void> =>
  keepFile(await pngOf(pictureOf(desk)), fileName(desk, 'png'));
