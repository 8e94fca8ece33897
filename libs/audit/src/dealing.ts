import { makeCanonicalJson, type Envelope, type Fact } from '#kernel';
import { dealerPlay, fitsCommitment, isRecorderEvent } from '#match';
import type { Dealing, Ruleset } from '#ruleset';
import { batchesOf, type Batch } from './batches.js';

/**
 * Where a tape is not what the match's secret deals.
 * - `commitment`: the secret is not the one that was committed to when the match was opened
 * - `opened`: the secret that the closing opened is not the one that was committed to, or none was opened
 * - `missing`: a whole tape, as a store has it, does not hold its secret
 * - `draw`: what fell by chance is not what the secret lets fall at this play
 * - `uncalled`: the dealer played where nothing waited for chance
 */
export interface Deviation {
  readonly kind: 'commitment' | 'missing' | 'opened' | 'draw' | 'uncalled';
  readonly revision: number;
  /** Number of the play; 0 where the match was opened or closed. */
  readonly play: number;
  readonly message: string;
}

/**
 * What could be checked of a match that is dealt from a secret. `draws` counts the shuffles, coins and orders that were held
 * against the secret; null where this tape does not hold it, as a viewer's does not. `isOpened`: the closing opened it.
 */
export interface DealingCheck {
  readonly commitment: string;
  readonly draws: number | null;
  readonly isOpened: boolean;
  readonly deviations: readonly Deviation[];
}

type Secret = Extract<Dealing, { by: 'secret' }>;

const MESSAGES: Readonly<Record<Deviation['kind'], string>> = {
  commitment: 'The secret is not the one that was committed to when the match was opened.',
  missing: 'The secret is gone from the tape: nothing that was dealt can be checked.',
  opened: 'The closing does not open the secret that was committed to when the match was opened.',
  draw: 'What fell by chance is not what the secret of the match lets fall here.',
  uncalled: 'The dealer played where nothing waited for chance.',
};

const deviation = (kind: Deviation['kind'], revision: number, play = 0): Deviation => ({
  kind,
  revision,
  play,
  message: MESSAGES[kind],
});

const isSame = (one: unknown, other: unknown): boolean => makeCanonicalJson(one) === makeCanonicalJson(other);

interface Checked {
  readonly draws: number;
  readonly deviations: readonly Deviation[];
}

const NOTHING: Checked = { draws: 0, deviations: [] };

const checkPlay = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { revision, head, before }: Batch<State, Play, F>,
  actor: string | undefined,
): Checked => {
  if (!isRecorderEvent<Play>(head) || head.type !== 'PlayRecorded') return NOTHING;
  const { play, number } = head.data;
  const due = dealerPlay(ruleset, before);
  if (due === null) {
    return actor === 'dealer' ? { draws: 0, deviations: [deviation('uncalled', revision, number)] } : NOTHING;
  }
  return { draws: 1, deviations: isSame(due, play) ? [] : [deviation('draw', revision, number)] };
};

const checkOpened = ({ secret, commitment }: Secret): readonly Deviation[] =>
  secret === null || fitsCommitment(secret, commitment) ? [] : [deviation('commitment', 0)];

const closingOf = (envelopes: readonly Envelope[]): Envelope | undefined =>
  envelopes.findLast(({ type }) => type === 'MatchClosed');

const secretIn = ({ data }: Envelope): string | null => {
  const { secret } = data as { readonly secret?: unknown };
  return typeof secret === 'string' ? secret : null;
};

const checkClosed = ({ commitment }: Secret, closed: Envelope | undefined): readonly Deviation[] =>
  closed === undefined || fitsCommitment(secretIn(closed) ?? '', commitment)
    ? []
    : [deviation('opened', closed.revision)];

const dealingOf = (opened: Envelope | undefined): Secret | null => {
  const { options } = (opened?.data ?? {}) as { readonly options?: { readonly dealing?: Dealing } };
  return options?.dealing?.by === 'secret' ? options.dealing : null;
};

/**
 * Holds a match that is dealt from a secret against it: that the secret is the one committed to, that the closing opens it, and
 * that every shuffle, coin and order by chance is what it deals at that play. Null where the match is dealt otherwise. A tape as
 * a viewer may know it has no secret until it is closed; of it the commitment alone is checked. `isWhole`: the tape is the
 * recorder's own, as a store has it.
 */
export const checkDealing = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): DealingCheck | null => {
  const dealing = dealingOf(envelopes[0]);
  if (dealing === null) return null;
  const closed = closingOf(envelopes);
  const isKnown = dealing.secret !== null;
  const plays = isKnown
    ? [...batchesOf(ruleset, envelopes)].map((batch) => checkPlay(ruleset, batch, envelopes[batch.revision]?.actor))
    : [];
  return {
    commitment: dealing.commitment,
    draws: isKnown ? plays.reduce((sum, { draws }) => sum + draws, 0) : null,
    isOpened: closed !== undefined && secretIn(closed) !== null,
    deviations: [
      ...checkOpened(dealing),
      ...(isWhole && !isKnown ? [deviation('missing', 0)] : []),
      ...plays.flatMap(({ deviations }) => deviations),
      ...checkClosed(dealing, closed),
    ],
  };
};
