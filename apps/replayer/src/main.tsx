import { render } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import './styles/colours.css';
import './styles/layout.css';
import './styles/rooms.css';
import './styles/table.css';
import './styles/side.css';
import './styles/arena.css';
import './styles/card.css';
import './styles/chain.css';
import './styles/judged.css';
import './styles/panels.css';
import './styles/audit.css';
import './styles/record.css';
import './styles/new-match.css';
import './styles/book.css';
import './styles/ruling.css';
import './styles/slip.css';
import './styles/transport.css';
import { enter } from './session.js';

const root = document.getElementById('app');

// The address is read when the pages are loaded: a key must be out of it by then.
await enter();
const { App } = await import('./views/app.js');
if (root !== null) render(<App />, root);
