import { stateAt } from '#replay';
import { drawTable } from '#table';
import { revisionOf, type LoadedTape } from './load-tape.js';

/** The table at a revision as an SVG, as the tape's viewer sees it and from that viewer's chair. */
export const tablePicture = (loaded: LoadedTape, at: string | undefined): string => {
  const { ruleset, tape, viewer } = loaded;
  const revision = revisionOf(loaded, at);
  const { game, options } = stateAt(tape, revision);
  const names = (options?.players ?? []).map(({ name }) => name).join(' against ');
  return `${drawTable(ruleset.view(game, viewer), {
    near: typeof viewer === 'number' ? viewer : 0,
    theme: 'light',
    title: `${names}, event ${revision}`,
  })}\n`;
};
