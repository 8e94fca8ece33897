import { readFileSync } from 'node:fs';
import { openingOf, parseTapeFile, type MatchState } from '#match';
import type { Level } from '#ruleset';
import { riftbound, type RiftboundState } from '#rulesets/riftbound';
import { openTape } from '../../support/open-tape.js';
import { atRoot } from '../../support/root.js';

const FILE = 'test/games/riftbound/annie-against-master-yi.tape';

/** The recorded game of Ana against Ben, up to and with the first line that reads so (null: before all), at an event of a level. */
export const tableAt = (last: string | null, level?: Level, more: object = {}) => {
  const file = parseTapeFile(readFileSync(atRoot(FILE), 'utf8'));
  if (!file.ok) throw new Error(file.error.message);
  const opening = openingOf(riftbound, file.value, new Map());
  if (!opening.ok) throw new Error(opening.error.message);
  const { options, recording } = opening.value;
  const tape = openTape(riftbound, { ...options, recording, ...(level && { level }), ...more });
  const end = file.value.lines.findIndex(({ text }) => text === last);
  if (last !== null && end < 0) throw new Error(`No line "${last}".`);
  tape.lines(...file.value.lines.slice(0, end + 1).map(({ text }) => text));
  return tape;
};

/** The words of a refusal with the rules that it names; or what was accepted. */
export const answerOf = (answer: ReturnType<ReturnType<typeof tableAt>['judge']>): unknown => {
  if (answer.outcome === 'accepted') return 'accepted';
  return answer.outcome === 'impossible'
    ? answer.problem.code
    : answer.verdict.findings.map(({ rule, message }) => ({ rule, message }))[0];
};

/** The number of the last play that stands with that kind. */
export const numberOf = ({ played }: Pick<MatchState<RiftboundState>, 'played'>, kind: string): number => {
  let at = played;
  while (at !== null && at !== 'forgotten') {
    if ('play' in at && (at.play as { readonly play?: unknown }).play === kind) return at.number;
    at = at.earlier;
  }
  throw new Error(`Nobody has played ${kind}.`);
};
