import {
  previewImport,
  type PairingFormat,
  type PairingList,
  type PairingsPreview,
  type RowProblem,
  type SeenTournament,
} from '#tournament';
import { formatOf, readPairings, readStandings } from '#tournament/formats';
import { HttpProblem } from '../http/problem.js';
import type { PairingsBody } from './event.bodies.js';

/** Problems of rows that one answer tells. */
const MOST_TOLD = 50;

/** A list as it was read, with its format. */
export interface ReadPairingList extends PairingList {
  readonly format: PairingFormat;
}

/** Reads the list of a request. */
export const readList = ({ format, text, round }: PairingsBody): ReadPairingList => {
  const told = format ?? formatOf(text);
  return { format: told, ...readPairings(told, text, { round }) };
};

/** The list as it would change the round. */
export const previewOf = (event: SeenTournament, { round }: PairingsBody, list: ReadPairingList): PairingsPreview => {
  const { format, tables, problems, more } = list;
  return {
    ...previewImport(event, round, tables),
    ...{ format, round, rows: tables.length + problems.length, more, problems: problems.slice(0, MOST_TOLD) },
  };
};

const inWords = (problems: readonly RowProblem[]): string => {
  const [first] = problems;
  const where = first === undefined || first.row === 0 ? '' : `Row ${String(first.row)}: `;
  const others = problems.length > 1 ? ` (and ${String(problems.length - 1)} more)` : '';
  return `${where}${first?.message ?? ''}${others}`;
};

const refused = (problems: readonly RowProblem[], remedy: string): HttpProblem =>
  new HttpProblem(
    422,
    { code: 'pairings/unreadable', detail: inWords(problems), remedy },
    { rows: problems.slice(0, MOST_TOLD).map((problem) => ({ ...problem })) },
  );

/** Throws where rows of a list cannot be read, unless it is to be taken in despite them; and where nothing can. */
export const checkReadable = ({ tables, problems }: PairingList, despite = false): void => {
  const [first] = problems;
  if (first === undefined || (despite && tables.length > 0)) return;
  const remedy =
    tables.length === 0
      ? first.remedy
      : `${first.remedy} Or send it with "despite": true, to take in the rows that can be read.`;
  throw refused(problems, remedy);
};

/** The lines of standings of a request. Throws where a row cannot be read. */
export const readStandingsOf = (text: string) => {
  const { lines, problems } = readStandings(text);
  const [first] = problems;
  if (first !== undefined) throw refused(problems, first.remedy);
  return lines;
};
