import type { Slot } from '#ruleset';
import { targetLists } from '../abilities/choosing.js';
import type { Setting } from '../abilities/setting.js';
import type { PlayOf } from '../commands.js';
import type { Location } from '../vocabulary.js';
import { isAccepted } from './accepted.js';
import type { Candidate } from './candidate.js';
import { placeLabel, targetLabel } from './labels.js';

/** Plays whose targets and destination an encoded text asks for. */
type Chosen = PlayOf<'PlayCard'> | PlayOf<'ActivateAbility'> | PlayOf<'FinalizeItem'>;

interface Choices {
  readonly setting: Setting;
  /** Destinations to choose among; null alone where none is chosen. */
  readonly places: readonly (Location | null)[];
}

/** A candidate for each destination, with a slot of the lists of targets that are accepted there. */
export const chosen = (play: Chosen, label: string, { setting, places }: Choices): readonly Candidate[] => {
  const { state, choices } = setting;
  const lists = targetLists(setting, choices);
  return places.map((to): Candidate => {
    const fitting = lists
      .map((targets): Chosen => ({ ...play, to, targets }))
      .filter((each) => isAccepted(state, each));
    const [first = { ...play, to }] = fitting;
    const options = fitting.map(({ targets }) => ({
      value: targets,
      label: targets.map((target) => targetLabel(state, target)).join(', '),
    }));
    const slots: readonly Slot[] = options.length > 1 ? [{ name: 'targets', question: 'Which targets?', options }] : [];
    return { play: first, label: to ? `${label} to ${placeLabel(state, to, play.seat)}` : label, slots };
  });
};
