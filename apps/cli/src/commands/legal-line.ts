import { askLine, type Consequence, type LineAnswer } from '#projections';
import { stateAt } from '#replay';
import { printJson, type Io } from '../io.js';
import { findingJson, ruleJson, ruleText, verdictText } from '../text/verdicts.js';
import type { LoadedTape } from '../tapes/load-tape.js';

/** A line that is asked about, at a revision of a tape. */
export interface AskedLine {
  readonly line: string;
  readonly revision: number;
  readonly json: boolean;
}

const followText = ({ sentence, because }: Consequence, edition: string): string =>
  `    ${[sentence, ...because.map((key) => `[${ruleText(key, edition)}]`)].join(' ')}`;

const answerText = (line: string, answer: LineAnswer, edition: string): string => {
  if (answer.outcome === 'impossible')
    return `impossible ${line}\n         - ${[answer.message, answer.remedy].join(' ').trim()}\n`;
  const follows = answer.follows.map((each) => followText(each, edition));
  const told = follows.length === 0 ? [] : ['  What would follow:', ...follows];
  return `${[verdictText(answer.reads, answer.verdict, edition), ...told].join('\n')}\n`;
};

const answerJson = (answer: LineAnswer, edition: string): object =>
  answer.outcome === 'impossible'
    ? answer
    : {
        ...answer,
        verdict: {
          status: answer.verdict.status,
          findings: answer.verdict.findings.map((finding) => findingJson(finding, edition)),
        },
        follows: answer.follows.map(({ sentence, because }) => ({
          sentence,
          because: because.map((key) => ruleJson(key, edition)),
        })),
      };

/** Says whether a line is legal on the table at a revision, and why, as the tape's viewer knows that table. Nothing is recorded. */
export const legalLine = (loaded: LoadedTape, { line, revision, json }: AskedLine, io: Io): void => {
  const { game, options } = stateAt(loaded.tape, revision);
  const edition = options?.edition ?? '';
  const answer = askLine({ ruleset: loaded.ruleset, viewer: loaded.viewer, game }, line);
  if (json) printJson(io, { revision, line, ...answerJson(answer, edition) });
  else io.out(answerText(line, answer, edition));
};
