import { useLayoutEffect } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { policyOf } from '#match';
import { infractionText, type EventWarnings, type GivenWarning } from '#projections';
import { request } from '../../api.js';
import type { Desk } from '../../desk.js';
import { count } from '../../words.js';
import { TextField } from '../fields.js';
import { useLoaded } from '../loaded.js';

interface WarningProps {
  readonly desk: Desk;
  readonly filled: {
    readonly infraction: Signal<string>;
    readonly seat: Signal<string>;
    readonly same: Signal<string>;
    readonly any: Signal<string>;
  };
}

const fetchWarnings = async (match: string): Promise<EventWarnings> =>
  (await request(`/matches/${encodeURIComponent(match)}/disputes/warnings`)) as EventWarnings;

/** Those that count with an infraction: of the same part of the rules. */
const countedWith = (desk: Desk, infraction: string, warnings: readonly GivenWarning[]): readonly GivenWarning[] => {
  const { infractions } = policyOf(desk.seen.value.ruleset);
  const sectionOf = (key: string): string | undefined => infractions.find((each) => each.key === key)?.section;
  return warnings.filter((each) => sectionOf(each.infraction) === sectionOf(infraction));
};

/**
 * Warnings of the event before this match: those that stand in other matches of the store are counted, and the judge may know of more. They make the
 * next one harder.
 */
export const EarlierWarnings = ({ desk, filled }: WarningProps) => {
  const { infraction, seat, same, any } = filled;
  const { value } = useLoaded(() => fetchWarnings(desk.id));
  const counted = countedWith(desk, infraction.value, value?.players[Number(seat.value)]?.warnings ?? []);
  const alike = counted.filter((each) => each.infraction === infraction.value);
  // Before it is drawn: a count beside a number that is not yet it would be read, and typed over, as it stands.
  useLayoutEffect(() => {
    same.value = String(alike.length);
    any.value = String(counted.length);
  }, [counted.length, alike.length, infraction.value, seat.value]);
  const policy = policyOf(desk.seen.value.ruleset);
  const found = counted.map((each) => `${infractionText(policy, each.infraction)} in match ${each.match}`);
  return (
    <>
      {value !== null && value.event !== null && (
        <p class="quiet" role="status">
          {found.length === 0
            ? `No earlier warning in ${value.event} that counts with it.`
            : `${count(found.length, 'earlier warning')} in ${value.event}: ${found.join('; ')}.`}
        </p>
      )}
      <TextField label="Earlier warnings for the same" value={same} longest={3} />
      <TextField label="Earlier warnings that count with it" value={any} longest={3} />
    </>
  );
};
