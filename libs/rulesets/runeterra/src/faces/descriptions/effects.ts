import type { Effect } from '../../words/effect.js';
import { effectsKind } from '../notation/effects.js';
import { lexicon } from '../notation/lexicon.js';
import { maySee } from '../../reading/sight.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Listener } from './tell.js';

/** The table with the cards that the listener knows, so that no name tells more. */
const seenBy = ({ before, viewer }: Listener): RuneterraState => ({
  ...before,
  pieces: before.pieces.map((piece) => (maySee(piece, viewer) ? piece : { ...piece, card: null })),
});

/** Effects as the notation says them, without a full stop. */
export const effectPhrases = (effects: readonly Effect[], seat: number, listener: Listener): string =>
  effectsKind.write(effects, {
    line: '',
    state: seenBy(listener),
    lexicon,
    seat,
    subject: null,
    taken: [],
    style: 'natural',
    looks: { left: Infinity },
  });
