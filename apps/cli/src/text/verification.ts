import type { Difference, PlayFindings } from '#audit';
import type { StoreProblem } from '#event-store';
import { isFault, SEED_WARNING } from '#ruleset';
import type { ExitCode } from '../io.js';
import type { LogCompared } from '../verification/against-log.js';
import { type HeadFate, type HeadsCompared, isForged } from '../verification/compare-heads.js';
import { headLines } from '../verification/heads.js';
import { isOfOtherVersion, type MatchReport } from '../verification/match-report.js';
import type { StoreChecked, Verification, ViewsChecked } from '../verification/report.js';
import { dealingLines } from './dealing.js';
import { findingJson, findingText, ruleText } from './verdicts.js';

type Lines = readonly string[];

const differenceText = ({ play, line, message, rules }: Difference, edition: string): string => {
  const cited = rules.map((key) => ruleText(key, edition)).join(', ');
  return `  play ${play}${line === null ? '' : ` "${line}"`}: ${message}${cited === '' ? '' : ` [${cited}]`}`;
};

const playText = ({ play, line, findings }: PlayFindings, edition: string): Lines => [
  `  play ${play} "${line}"`,
  ...findings.map((finding) => `    - ${findingText(finding, edition)}`),
];

const problemText = ({ what, stream, revision }: StoreProblem): string => {
  const place = [stream, revision].filter((each) => each !== undefined).join(' ');
  return `  ${place === '' ? '' : `${place}: `}${what}`;
};

const storeText = ({ events, streams, problems, unlisted }: StoreChecked): Lines => [
  `The store holds ${events} events of ${streams} matches; its hash chains ${problems.length === 0 ? 'are whole' : 'are broken, or its file was changed'}.`,
  ...problems.map(problemText),
  ...(unlisted === 0 ? [] : [`  and ${unlisted} more of the same matches`]),
];

const FATES: Readonly<Record<HeadFate['fate'], (head: HeadFate) => string>> = {
  removed: ({ seen }) => `was seen at revision ${seen} and is gone`,
  cut: ({ seen, now }) => `was seen at revision ${seen} and ends at ${now}: its end was cut`,
  changed: ({ seen }) => `is not the match that was seen at revision ${seen}: it was rewritten`,
  grown: ({ seen, now }) => `has grown from revision ${seen} to ${now}`,
  same: ({ seen }) => `is as it was seen, at revision ${seen}`,
};

const againstText = ({ matches, store, added }: HeadsCompared): Lines => {
  const count = (fate: HeadFate['fate']): number => matches.filter((each) => each.fate === fate).length;
  const forged = matches.filter(isForged);
  return [
    `Of ${matches.length} matches seen before ${count('same')} are as they were, ${count('grown')} have grown, ${forged.length} are not what was seen; ${added.length} are new.`,
    ...store.map((what) => `  ${what}`),
    ...forged.map((head) => `  ${head.match} ${FATES[head.fate](head)}`),
    ...matches.filter(({ fate }) => fate === 'grown').map((head) => `  ${head.match} ${FATES.grown(head)}`),
  ];
};

const logText = ({ origin, size, cosigned, heads, faults, beyond }: LogCompared): Lines => {
  const [fits, at] = [faults.length === 0, heads.map(({ revision }) => revision).join(', ')];
  return [
    `${fits ? 'The tape is what stands' : 'The tape is not what stands'} in the log of ${origin} at size ${size}, signed by its key (logged at event ${at}).`,
    ...faults.map((what) => `  ${what}`),
    ...cosigned.map(({ name, at: time }) => `  ${name} has seen that checkpoint too, on ${time}.`),
    ...(beyond === 0 ? [] : [`  The last ${beyond} events came after it: no head that was named covers them.`]),
  ];
};

const viewsText = ({ matches, problems, note }: ViewsChecked): Lines => [
  note ??
    `The kept views of ${matches} matches ${problems.length === 0 ? 'are what their events make' : 'are not all what their events make'}.`,
  ...problems.map(({ match, what }) => `  ${match === null ? '' : `${match}: `}${what}`),
];

const matchText = (report: MatchReport): Lines => {
  const { edition, events, damage, faults, differences, plays, isSeeded, dealing, undecided, notes } = report;
  const other = report.isPinned && isOfOtherVersion(report) ? ' (the tape was recorded with other rules or cards)' : '';
  return [
    `${events} events; decided again, ${differences.length} differences${other}; ${plays.filter(isFault).length} plays with findings, ${plays.filter(({ told }) => told).length} told.`,
    ...damage.map((what) => `  ${what}`),
    ...faults.map(({ revision, message }) => `  event ${revision}: ${message}`),
    ...differences.map((difference) => differenceText(difference, edition)),
    ...(isSeeded ? [SEED_WARNING] : []),
    ...(dealing === null ? [] : dealingLines(dealing)),
    ...plays.flatMap((each) => playText(each, edition)),
    ...[undecided ?? [], notes].flat().map((note) => `  ${note}`),
  ];
};

const matchesText = (matches: readonly MatchReport[]): Lines =>
  matches.length === 1
    ? matches.flatMap(matchText)
    : matches.flatMap((report) =>
        matchText(report).map((line, index) => (index === 0 ? `${report.match}: ${line}` : line)),
      );

/** What was found, for people. */
export const verificationText = ({ store, heads, against, log, views, matches }: Verification): string => {
  const lines = [
    ...(store === null ? [] : storeText(store)),
    ...(against === null ? [] : againstText(against)),
    ...(log === null ? [] : logText(log)),
    ...(views === null ? [] : viewsText(views)),
    ...matchesText(matches),
    ...(heads === null ? [] : headLines(heads).trimEnd().split('\n')),
  ];
  return lines.map((line) => `${line}\n`).join('');
};

const matchJson = ({ plays, edition, ...report }: MatchReport): object => ({
  ...report,
  edition,
  plays: plays.map((each) => ({ ...each, findings: each.findings.map((finding) => findingJson(finding, edition)) })),
});

const VERDICTS = ['well', 'findings', 'bad input', 'tampered'] as const;

/** What was found, for programs: docs/reference/command-line.md says what each part holds. */
export const verificationJson = (verification: Verification, exit: ExitCode): object => ({
  ...verification,
  verdict: VERDICTS[exit],
  matches: verification.matches.map(matchJson),
});
