import { auditTape, findingsOf } from '#audit';
import type { VerifyReport } from '#event-store';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { findingJson, findingText, ruleText } from '../text/verdicts.js';
import { loadTape } from '../tapes/load-tape.js';

/** What `verify` was asked for. */
export interface VerifyOptions {
  readonly data?: string;
  readonly json?: boolean;
}

const verifyStore = async (folder: string): Promise<VerifyReport> => {
  const { withStore } = await import('../tapes/store.js');
  return withStore(folder, { readOnly: true }, (store) => store.verify());
};

const storeText = ({ events, streams, problems }: VerifyReport): readonly string[] => [
  `The store holds ${events} events of ${streams} matches; its hash chains ${problems.length === 0 ? 'are whole' : 'are broken'}.`,
  ...problems.map(
    ({ what, stream, revision }) => `  ${[stream, revision].filter((each) => each !== undefined).join(' ')}: ${what}`,
  ),
];

/**
 * Decides every play again and compares, lists the findings that were recorded, and checks the hash chains of a store.
 * Nothing but notes: exit 0.
 */
export const verify = async (target: string, options: VerifyOptions, io: Io): Promise<ExitCode> => {
  const store = options.data === undefined ? null : await verifyStore(options.data);
  const { ruleset, envelopes, tape } = await loadTape({ target, ...options });
  const edition = tape.states.at(-1)?.options?.edition ?? '';
  const differences = auditTape(ruleset, envelopes);
  const plays = findingsOf(ruleset, envelopes);
  const faults = plays.filter(({ status }) => status !== 'legal');
  const isSound = differences.length === 0 && faults.length === 0 && (store?.problems.length ?? 0) === 0;
  if (options.json) {
    const findings = plays.map((each) => ({
      ...each,
      findings: each.findings.map((finding) => findingJson(finding, edition)),
    }));
    printJson(io, { events: envelopes.length, store, differences, findings });
  } else {
    const lines = [
      ...(store === null ? [] : storeText(store)),
      `${envelopes.length} events; decided again, ${differences.length} differences; ${faults.length} plays with findings.`,
      ...differences.map(({ play, line, message, rules }) => {
        const cited = rules.map((key) => ruleText(key, edition)).join(', ');
        return `  play ${play}${line === null ? '' : ` "${line}"`}: ${message}${cited === '' ? '' : ` [${cited}]`}`;
      }),
      ...plays.flatMap(({ play, line, findings }) => [
        `  play ${play} "${line}"`,
        ...findings.map((finding) => `    - ${findingText(finding, edition)}`),
      ]),
    ];
    io.out(`${lines.join('\n')}\n`);
  }
  return isSound ? EXIT.well : EXIT.findings;
};
