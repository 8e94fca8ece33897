import type { Draft } from '../draft.js';
import { queueReflexes } from '../chain/triggers.js';
import { huntersAmong } from '../../reading/triggers/keywords.js';
import { type FoundTrigger } from '../../reading/triggers/found-trigger.js';
import type { Step } from '../../words/definition.js';
import { happening } from '../../evolve/happenings/happening.js';
import { objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { activatedEffects } from '../../reading/triggers/triggered-abilities.js';

type Activating = Extract<Step, { readonly do: 'activate effects' }>;

/** Triggered abilities of objects are put on the chain as if the named event had just happened, where each of them is (383.4.g). */
export const activateEffects = (draft: Draft, setting: Setting, { of: event, what }: Activating): void => {
  const { state } = draft;
  const pieces = objectsOf(setting, what);
  const seats = [...new Set(pieces.map((number) => state.pieces[number]?.controller ?? -1))];
  const found = seats.flatMap((seat): readonly FoundTrigger[] => {
    const own = pieces.filter((number) => state.pieces[number]?.controller === seat);
    return [
      ...activatedEffects(state, own, happening(event, state, { pieces: own, seat })),
      ...huntersAmong(state, own),
    ];
  });
  queueReflexes(draft, found);
};
