import { render } from 'preact';
import './tape-styles.js';
import './styles/record.css';
import './styles/new-match.css';
import './styles/book.css';
import './styles/ruling.css';
import './styles/slip.css';
import { enter } from './session.js';

const root = document.getElementById('app');

// The address is read when the pages are loaded: a key must be out of it by then, as it is when this call comes back.
const entered = enter();
const { App } = await import('./views/app.js');
await entered;
if (root !== null) render(<App />, root);
