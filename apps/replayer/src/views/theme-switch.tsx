import { chooseTheme, theme, THEMES } from '../theme.js';
import { inWords, Select } from './fields.js';

const WORDS = { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;

/** The switch between the themes. */
export const ThemeSwitch = () => (
  <label class="theme-switch">
    <span class="visually-hidden">Colours</span>
    <Select value={theme.value} options={inWords(THEMES, WORDS)} chosen={chooseTheme} />
  </label>
);
