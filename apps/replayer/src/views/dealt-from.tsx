import { dealtBy, SEED_WARNING } from '#ruleset';
import type { Desk } from '../desk.js';
import { matchAt } from '../tape.js';

interface Opened {
  readonly commitment: string;
  readonly secret: string | null;
}

const openedIn = ({ seen, last }: Desk): Opened | null => {
  const { dealing } = matchAt(seen.value, last.value).options ?? {};
  if (dealing?.by !== 'secret') return null;
  const closed = seen.value.tape.events.findLast(({ type }) => type === 'MatchClosed');
  const { secret = null } = (closed?.data ?? {}) as { readonly secret?: string };
  return { commitment: dealing.commitment, secret };
};

/** What a digital match is dealt from: that there is a seed, or the commitment, and the secret once the closing has opened it. */
export const DealtFrom = ({ desk }: { readonly desk: Desk }) => {
  const { options } = matchAt(desk.seen.value, desk.last.value);
  if (options !== null && dealtBy(options) === 'seed') {
    return (
      <p class="dealt-from dealt-seed" role="note">
        {SEED_WARNING}
      </p>
    );
  }
  const opened = openedIn(desk);
  if (opened === null) return null;
  return (
    <details class="dealt-from">
      <summary>Dealt from a secret{opened.secret === null ? '' : ', opened by the closing'}</summary>
      <p>
        Commitment <code>{opened.commitment}</code>
      </p>
      {opened.secret !== null && (
        <p>
          Secret <code>{opened.secret}</code>
        </p>
      )}
    </details>
  );
};
