import { render } from 'preact';
import { drawnInto } from './tape-styles.js';
// The face of headings: Latin letters in one weight, SIL Open Font License 1.1.
import '@fontsource/roboto-condensed/latin-600.css';
import './styles/record.css';
import './styles/new-match.css';
import './styles/book.css';
import './styles/ruling.css';
import './styles/slip.css';
import { bookIsHere } from './book-here.js';
import { enter } from './session.js';
// Every page has the colours that were chosen, also one that has no switch for them.
import './theme.js';

bookIsHere.value = true;

const root = drawnInto();

// The address is read when the pages are loaded: a key must be out of it by then, as it is when this call comes back.
const entered = enter();
const { App } = await import('./views/app.js');
await entered;
if (root !== null) render(<App />, root);
