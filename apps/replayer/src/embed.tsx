import { render } from 'preact';
import { drawnInto } from './tape-styles.js';
// The face of headings: Latin letters in one weight, SIL Open Font License 1.1.
import '@fontsource/roboto-condensed/latin-600.css';
import './styles/embed.css';
import { askAsPublic } from './api.js';
import { heightFor, parseEmbed, type HeightWish } from './embedding.js';
import { EmbedPage, NoMatch } from './views/embed-page.js';

/** The page around may be anybody's that the server allows: it is told how high this one would like to be, and nothing else. */
const askForHeight = (): void => {
  const wish: HeightWish = { type: 'matchtape:height', height: heightFor(document.documentElement.clientWidth) };
  window.parent.postMessage(wish, '*');
};

const place = () => {
  try {
    return parseEmbed(window.location.pathname, window.location.search);
  } catch (problem) {
    return <NoMatch problem={problem} />;
  }
};

// Whoever holds a key in this browser is the public here: what another page shows of the match is what everybody may see.
askAsPublic();
new ResizeObserver(askForHeight).observe(document.documentElement);
const root = drawnInto();
const found = place();
if (root !== null) render('match' in found ? <EmbedPage {...found} /> : found, root);
