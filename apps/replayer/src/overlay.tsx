import { render } from 'preact';
import './styles/overlay.css';
import { wordsOf } from './api.js';
import { parseOverlay } from './overlay/overlay-address.js';
import { OverlayPage, Trouble } from './overlay/overlay-page.js';

const pageOf = async () => {
  const { documentElement: page } = document;
  try {
    const place = parseOverlay(window.location.pathname, window.location.search);
    if ('director' in place) {
      // Dressed as the other pages are, which no overlay is.
      const { DirectorPage } = await import('./overlay/director-page.js');
      return <DirectorPage event={place.director} />;
    }
    page.dataset['overlay'] = place.theme;
    page.lang = place.lang;
    return <OverlayPage place={place} />;
  } catch (problem) {
    page.dataset['overlay'] = 'dark';
    return <Trouble words={wordsOf(problem)} />;
  }
};

const root = document.getElementById('app');
if (root !== null) render(await pageOf(), root);
