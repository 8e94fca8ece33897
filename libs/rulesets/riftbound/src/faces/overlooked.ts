import type { Done, Finding } from '#ruleset';
import { draftOf, type Draft } from '../engine/draft.js';
import { run } from '../engine/run.js';
import { DEFINITIONS } from '../cards/definitions/index.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { gapFindings, hasGap, hasGaps } from '../words/editions/gaps.js';
import type { Play } from '../words/plays.js';
import { withoutCountered } from './counted.js';

/** Whether the text of a card chooses targets that are not at one place together. */
const choosesApart = (card: string): boolean =>
  /"at":"elsewhere"|"different":"location"|"awayFrom"/u.test(JSON.stringify(DEFINITIONS[card] ?? null));

/** Whether several targets of a card from facedown are refused that its text has apart: one by one, or all together, editions differ. */
const areApart = (play: Play, findings: readonly Finding[]): boolean =>
  play.play === 'PlayCard' &&
  play.targets.length > 1 &&
  findings.some(({ rule }) => rule === 'hidden.targets-there') &&
  choosesApart(play.card);

/** What a decision comes to: findings and facts, to be held against another's. */
const outcomeOf = ({ findings, draft }: Done<Draft>): string => JSON.stringify([findings, draft?.facts]);

/** How a play is judged and applied. */
interface Deciding {
  readonly findingsOf: (state: RiftboundState, play: Play) => readonly Finding[];
  readonly apply: (draft: Draft, play: Play) => void;
}

interface Decided {
  readonly play: Play;
  readonly done: Done<Draft>;
}

/** Whether a play comes to something else by whether cards that were countered count: where the edition leaves that open. */
const countsCountered = (by: Deciding, state: RiftboundState, { play, done }: Decided): boolean => {
  const other = hasGap(state, 'action.counter-not-played') ? withoutCountered(state) : null;
  if (other === null) return false;
  const draft = done.draft && draftOf(other);
  if (draft) {
    by.apply(draft, play);
    run(draft);
  }
  return outcomeOf(done) !== outcomeOf({ findings: by.findingsOf(other, play), draft });
};

/** What the match's edition says otherwise of rules that a decision came to, as far as it is known and not built. */
export const overlookedBy =
  (by: Deciding) =>
  (state: RiftboundState, play: Play, done: Done<Draft>): readonly Finding[] => {
    if (!hasGaps(state)) return [];
    const { findings, draft } = done;
    const asked = new Set<string>(draft?.asked);
    if (areApart(play, findings)) asked.add('hidden.targets-separate');
    if (countsCountered(by, state, { play, done })) asked.add('action.counter-not-played');
    const cited = [...findings.map(({ rule }) => rule), ...(draft?.facts ?? []).flatMap(({ because }) => because)];
    return gapFindings(state, { cited: new Set<string>(cited), asked });
  };
