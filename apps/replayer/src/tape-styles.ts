// The styles of a tape's page, wherever it is shown.
import { drawingPlace } from './base-styles.js';
import './styles/colours.css';
import './styles/layout.css';
import './styles/rooms.css';
import './styles/table.css';
import './styles/side.css';
import './styles/arena.css';
import './styles/card.css';
import './styles/chain.css';
import './styles/compare.css';
import './styles/travel.css';
import './styles/hand-on.css';
import './styles/judged.css';
import './styles/panels.css';
import './styles/audit.css';
import './styles/study.css';
import './styles/transport.css';
import './styles/print.css';

/**
 * What a page is drawn into; null where it has no such element. It stands here so that whoever draws imports more than styles: a browser
 * is given these before those of the page alone, which build on them.
 */
export const drawnInto = (): HTMLElement | null => drawingPlace();
