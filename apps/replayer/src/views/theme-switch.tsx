import { chooseTheme, theme, THEMES } from '../theme.js';

const WORDS = { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;

/** The switch between the themes. */
export const ThemeSwitch = () => (
  <label class="theme-switch">
    <span class="visually-hidden">Colours</span>
    <select
      value={theme.value}
      onChange={(event) => {
        const chosen = THEMES.find((each) => each === event.currentTarget.value);
        if (chosen !== undefined) chooseTheme(chosen);
      }}
    >
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {WORDS[each]}
        </option>
      ))}
    </select>
  </label>
);
