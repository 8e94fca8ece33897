import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import type { DisputeReading } from '#projections';
import { penaltyText } from '#ruleset';
import type { Desk } from '../../desk.js';
import type { Judge } from '../../judging.js';
import { ChoiceField, TextField } from '../fields.js';
import { Refusal } from './refusal.js';

interface WithdrawalProps {
  readonly desk: Desk;
  readonly judge: Judge;
  readonly dispute: DisputeReading;
}

/** The penalties of a dispute that stand, by their numbers in it, each in a few words. */
const standingIn = (
  { penalties, infractions }: DisputeReading,
  { names }: Desk,
): readonly (readonly [number: string, text: string])[] =>
  penalties.flatMap(({ infraction, players, withdrawn }, index) => {
    if (withdrawn) return [];
    const who = players.map(({ seat, penalty }) => `${names[seat] ?? ''}, ${penaltyText(penalty)}`).join('; ');
    const what = infraction === null ? 'a penalty' : (infractions[infraction] ?? infraction);
    return [[String(index + 1), `${String(index + 1)}: ${what} (${who})`] as const];
  });

/** Gives up a penalty of the dispute; nothing where none stands. */
export const WithdrawalForm = ({ desk, judge, dispute }: WithdrawalProps) => {
  const chosen = useSignal('');
  const words = useSignal('');
  const standing = standingIn(dispute, desk);
  const [last] = standing.at(-1) ?? [];
  if (last === undefined) return null;
  // One that was given up meanwhile is chosen no more.
  if (!standing.some(([number]) => number === chosen.value)) chosen.value = last;
  const number = Number(chosen.value);
  const isOwn = dispute.penalties[number - 1]?.by.role === judge.person().role;
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const path = `/${String(dispute.number)}/withdrawals`;
    if (await judge.send({ path, body: { penalty: number }, words: words.value.trim() })) words.value = '';
  };
  return (
    <details class="judge-call">
      <summary>Give up a penalty</summary>
      <form
        class="judge-form"
        data-keys="own"
        aria-label={`Withdrawal in dispute ${String(dispute.number)}`}
        onSubmit={(event) => void submitted(event)}
      >
        <ChoiceField label="Penalty given up" value={chosen} options={standing} />
        <Refusal judge={judge} wish={isOwn ? 'withdraw-own' : 'withdraw'} />
        <TextField label="In words" value={words} />
        <button type="submit" disabled={judge.isSending.value}>
          Withdraw it
        </button>
      </form>
    </details>
  );
};
