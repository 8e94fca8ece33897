import { auditTape, checkDealing, type DealingCheck, type Difference, findingsOf, type PlayFindings } from '#audit';
import type { VerifyReport } from '#event-store';
import { dealtBy, isFault, SEED_WARNING } from '#ruleset';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { dealingLines } from '../text/dealing.js';
import { findingJson, findingText, ruleText } from '../text/verdicts.js';
import { loadTape, openedWith } from '../tapes/load-tape.js';
import { type StoreWish, wantsStore } from '../tapes/store-wish.js';

/** What `verify` was asked for. */
export interface VerifyOptions extends StoreWish {
  readonly json?: boolean;
}

const verifyStore = async (wish: StoreWish): Promise<VerifyReport> => {
  const { withStore } = await import('../tapes/store.js');
  return withStore(wish, { readOnly: true }, (store) => store.verify());
};

const storeText = ({ events, streams, problems }: VerifyReport): readonly string[] => [
  `The store holds ${events} events of ${streams} matches; its hash chains ${problems.length === 0 ? 'are whole' : 'are broken'}.`,
  ...problems.map(
    ({ what, stream, revision }) => `  ${[stream, revision].filter((each) => each !== undefined).join(' ')}: ${what}`,
  ),
];

interface Report {
  readonly edition: string;
  readonly events: number;
  readonly store: VerifyReport | null;
  readonly differences: readonly Difference[];
  readonly plays: readonly PlayFindings[];
  /** Whether the match is dealt from a seed given by hand. */
  readonly isSeeded: boolean;
  /** Null where the match is not dealt from a secret. */
  readonly dealing: DealingCheck | null;
}

/** Plays whose effects were told at the table: nothing that the rules could look at. */
const toldIn = (plays: readonly PlayFindings[]): number => plays.filter(({ told }) => told).length;

const isSound = ({ store, differences, plays, dealing }: Report): boolean =>
  (store === null || store.problems.length === 0) &&
  (dealing === null || dealing.deviations.length === 0) &&
  differences.length === 0 &&
  !plays.some(isFault);

const differenceText = ({ play, line, message, rules }: Difference, edition: string): string => {
  const cited = rules.map((key) => ruleText(key, edition)).join(', ');
  return `  play ${play}${line === null ? '' : ` "${line}"`}: ${message}${cited === '' ? '' : ` [${cited}]`}`;
};

const playText = ({ play, line, findings }: PlayFindings, edition: string): readonly string[] => [
  `  play ${play} "${line}"`,
  ...findings.map((finding) => `    - ${findingText(finding, edition)}`),
];

const reportText = ({ edition, events, store, differences, plays, isSeeded, dealing }: Report): string => {
  const lines = [
    ...(store === null ? [] : storeText(store)),
    `${events} events; decided again, ${differences.length} differences; ${plays.filter(isFault).length} plays with findings, ${toldIn(plays)} told.`,
    ...(isSeeded ? [SEED_WARNING] : []),
    ...(dealing === null ? [] : dealingLines(dealing)),
    ...differences.map((difference) => differenceText(difference, edition)),
    ...plays.flatMap((each) => playText(each, edition)),
  ];
  return `${lines.join('\n')}\n`;
};

const reportJson = ({ edition, events, store, differences, plays, isSeeded, dealing }: Report): object => ({
  events,
  store,
  isSeeded,
  dealing,
  differences,
  told: toldIn(plays),
  findings: plays.map((each) => ({ ...each, findings: each.findings.map((finding) => findingJson(finding, edition)) })),
});

/**
 * Decides every play again and compares, holds what was dealt against the match's secret, lists the findings that were recorded, and checks the hash chains of a store.
 * Nothing but notes: exit 0.
 */
export const verify = async (target: string, options: VerifyOptions, io: Io): Promise<ExitCode> => {
  const store = wantsStore(options) ? await verifyStore(options) : null;
  const loaded = await loadTape({ target, ...options });
  const { ruleset, envelopes, tape } = loaded;
  const opened = openedWith(loaded);
  const report: Report = {
    edition: tape.states.at(-1)?.options?.edition ?? '',
    events: envelopes.length,
    store,
    differences: auditTape(ruleset, envelopes),
    plays: findingsOf(ruleset, envelopes),
    isSeeded: opened !== null && dealtBy(opened) === 'seed',
    dealing: checkDealing(ruleset, envelopes, { isWhole: wantsStore(options) }),
  };
  if (options.json) printJson(io, reportJson(report));
  else io.out(reportText(report));
  return isSound(report) ? EXIT.well : EXIT.findings;
};
