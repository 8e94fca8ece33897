import type { DealingCheck } from '#audit';

const closingText = ({ isOpened, deviations }: DealingCheck): string => {
  if (deviations.some(({ kind }) => kind === 'opened' || kind === 'commitment')) return '';
  return isOpened ? ' The closing opened the secret, and it fits.' : ' The secret is not opened yet.';
};

const drawsText = ({ draws }: DealingCheck): string =>
  draws === null
    ? 'This tape does not hold the secret: what was dealt is not checked.'
    : `${draws} shuffles, coins and orders held against the secret.`;

/** What a check of the dealing found, line by line. */
export const dealingLines = (check: DealingCheck): readonly string[] => [
  `Dealt from a secret, commitment ${check.commitment}. ${drawsText(check)}${closingText(check)}`,
  ...check.deviations.map(({ play, revision, message }) => `  revision ${revision}, play ${play}: ${message}`),
];
