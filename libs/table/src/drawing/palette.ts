/** The two pictures that there are: for a light page and for a dark one. */
export const DRAWING_THEMES = ['light', 'dark'] as const;
export type DrawingTheme = (typeof DRAWING_THEMES)[number];

/** The colours of a picture. `seats`: by seat, four of them; `cards`: by a card's colour. */
export interface Palette {
  readonly ground: string;
  readonly panel: string;
  readonly card: string;
  readonly back: string;
  readonly line: string;
  readonly text: string;
  readonly dim: string;
  readonly alert: string;
  readonly seats: readonly string[];
}

/** What a picture is drawn with: its colours, the smallest letters of its cards, and whether an exhausted card lies across. */
export interface Pen extends Palette {
  readonly letters: number;
  readonly turns: boolean;
}

/** Colours by theme. Each text of them has a contrast of 4.5 on what it stands on. */
export const PALETTES: Readonly<Record<DrawingTheme, Palette>> = {
  light: {
    ...{ ground: '#e9edf2', panel: '#fbfcfd', card: '#ffffff', back: '#d5dce6', line: '#a5b2c4' },
    ...{ text: '#141b25', dim: '#4c5a6e', alert: '#b3261e' },
    seats: ['#0b7094', '#a5530a', '#6d3fb0', '#22733a'],
  },
  dark: {
    ...{ ground: '#0f141b', panel: '#131923', card: '#202a3a', back: '#2c3a50', line: '#3a4860' },
    ...{ text: '#e9eef5', dim: '#9aa7ba', alert: '#ff7b72' },
    seats: ['#55c4e8', '#f2a65a', '#bb95f5', '#7fd695'],
  },
};

/** The colour of a seat's things. */
export const seatColour = ({ seats, dim }: Palette, seat: number | null): string =>
  seat === null ? dim : (seats[seat % seats.length] ?? dim);

/** The colours of cards by their names, as players know them: each card also says its colours to who asks the table. */
const TINTS: Readonly<Record<string, string>> = {
  ...{ fury: '#e0524a', calm: '#57b36a', mind: '#4a8fe0', body: '#e58a3c', chaos: '#a365d6', order: '#d9bc45' },
};

/** The colour of a card's edge. */
export const tintOf = (colour: string | undefined): string => TINTS[colour?.toLowerCase() ?? ''] ?? '#8391a6';
