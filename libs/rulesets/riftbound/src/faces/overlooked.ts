import type { Done, Finding } from '#ruleset';
import type { Draft } from '../engine/draft.js';
import { DEFINITIONS } from '../cards/definitions/index.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { gapFindings, hasGaps } from '../words/editions/gaps.js';
import type { Play } from '../words/plays.js';

/** Whether the text of a card chooses targets that are not at one place together. */
const choosesApart = (card: string): boolean =>
  /"at":"elsewhere"|"different":"location"|"awayFrom"/u.test(JSON.stringify(DEFINITIONS[card] ?? null));

/** Whether several targets of a card from facedown are refused that its text has apart: one by one, or all together, editions differ. */
const areApart = (play: Play, findings: readonly Finding[]): boolean =>
  play.play === 'PlayCard' &&
  play.targets.length > 1 &&
  findings.some(({ rule }) => rule === 'hidden.targets-there') &&
  choosesApart(play.card);

/** What the match's edition says otherwise of rules that a decision came to, as far as it is known and not built. */
export const overlooked = (state: RiftboundState, play: Play, { findings, draft }: Done<Draft>): readonly Finding[] => {
  if (!hasGaps(state)) return [];
  const asked = new Set<string>(draft?.asked);
  if (areApart(play, findings)) asked.add('hidden.targets-separate');
  const cited = [...findings.map(({ rule }) => rule), ...(draft?.facts ?? []).flatMap(({ because }) => because)];
  return gapFindings(state, { cited: new Set<string>(cited), asked });
};
