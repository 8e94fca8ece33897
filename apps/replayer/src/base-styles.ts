// The styles of every page, the director's as well.
import './styles/tokens.css';
import './styles/base.css';

/** What a page is drawn into; null where it has no such element. It stands here for the reason that `drawnInto` stands where it does. */
export const drawingPlace = (): HTMLElement | null => document.getElementById('app');
