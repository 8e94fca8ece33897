import { effect, signal } from '@preact/signals';
import { keep, kept } from './kept.js';

/** How the page is coloured: as the system asks for, or as the reader has chosen. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const NAME = 'matchtape.theme';

const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text);

const chosenBefore = (): Theme => {
  const text = kept(NAME);
  return isTheme(text) ? text : 'system';
};

/** The theme in use. */
export const theme = signal<Theme>(chosenBefore());

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
});

/** Chooses a theme, which this browser keeps; `system` forgets what was chosen. */
export const chooseTheme = (chosen: Theme): void => {
  theme.value = chosen;
  keep(NAME, chosen === 'system' ? null : chosen);
};
