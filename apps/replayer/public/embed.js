// <script src="https://tape.example.org/embed.js" data-match="final" data-at="120" data-title="The final"></script>
// puts the match where the script stands, as high as it would like to be (data-height fixes it). The server has to allow the page's
// origin: MATCHTAPE_EMBED.
(() => {
  const script = document.currentScript;
  const { match, at, title, height } = script?.dataset ?? {};
  if (!script?.src || !match) {
    console.error('Matchtape: name the match to embed, as data-match of the script.');
    return;
  }
  const address = new URL(`embed/${encodeURIComponent(match)}`, script.src);
  if (at) address.searchParams.set('at', at);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title || 'A match, step by step';
  frame.loading = 'lazy';
  frame.allow = 'fullscreen';
  // What it may not do, even if somebody had changed what this server sends: lead this page away, ask, download.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${Number(height) || 780}px`, border: '0' });
  script.after(frame);
  if (height) return;
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin || data?.type !== 'matchtape:height') return;
    const wished = Number(data.height);
    if (wished >= 100 && wished <= 2000) frame.style.height = `${wished}px`;
  });
})();
