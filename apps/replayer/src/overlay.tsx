import { render } from 'preact';
import './styles/overlay.css';
import { wordsOf } from './api.js';
import { parseOverlay } from './overlay/overlay-address.js';
import { OverlayPage, Trouble } from './overlay/overlay-page.js';

const pageOf = async () => {
  try {
    const place = parseOverlay(window.location.pathname, window.location.search);
    if ('director' in place) {
      // Dressed as the other pages are, which no overlay is.
      const { DirectorPage } = await import('./overlay/director-page.js');
      return <DirectorPage event={place.director} />;
    }
    document.documentElement.dataset['theme'] = place.theme;
    document.documentElement.lang = place.lang;
    return <OverlayPage place={place} />;
  } catch (problem) {
    return <Trouble words={wordsOf(problem)} />;
  }
};

const root = document.getElementById('app');
if (root !== null) render(await pageOf(), root);
