import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import type { HeldRuleset, Viewer } from '#ruleset';
import { linesTaken, MOST_LINES } from '../expectations/waits.js';
import { rulingText } from './text.js';
import { tableDifferences } from './differences.js';

/** What a ruling begins with. */
export interface Beginning {
  /** The question, which becomes the title. */
  readonly question: string;
  /** Where it comes from: a match and a step of it, a judge. */
  readonly source: readonly string[];
}

const headed = ({ id }: HeldRuleset, { question, source }: Beginning, table: JsonObject): JsonObject => ({
  title: question,
  ...(source.length > 0 && { source }),
  game: id,
  table,
});

/** A table, and who looks at it. */
interface Seen {
  readonly state: unknown;
  readonly viewer: Viewer;
}

/** The table of a literal; what is wrong with it where it is none. */
const laidOut = (ruleset: HeldRuleset, literal: Json): Result<unknown, readonly string[]> => {
  const facts = ruleset.layOut?.(literal) ?? ok([]);
  if (facts.ok) return ok(facts.value.reduce<unknown>(ruleset.evolve, ruleset.initial));
  return err(facts.error.map(({ message }) => `the table is not laid out yet: ${message}`));
};

/** Where the table of a literal looks otherwise than the one meant. */
const differences = (ruleset: HeldRuleset, { state, viewer }: Seen, literal: Json): readonly string[] => {
  const laid = laidOut(ruleset, literal);
  return laid.ok ? tableDifferences(ruleset.view(state, viewer), ruleset.view(laid.value, 'recorder')) : laid.error;
};

/** Lines that the table of a literal takes, to begin with. */
const taken = (ruleset: HeldRuleset, literal: Json): readonly string[] => {
  const laid = laidOut(ruleset, literal);
  if (!laid.ok) return [];
  const table = ruleset.view(laid.value, 'recorder');
  return linesTaken({ ruleset, state: laid.value, table }).slice(0, MOST_LINES);
};

/**
 * A ruling file that begins at a table of a match: its table is laid out as a literal, what that does not say stands in comments
 * before it, and nothing is expected yet. Of the cards it says those that the viewer sees. The error says why there is no table.
 */
export const beginRuling = (ruleset: HeldRuleset, seen: Seen, beginning: Beginning): Result<string, string> => {
  if (ruleset.toLiteral === undefined) return err(`${ruleset.title} has no tables to lay out.`);
  const said = ruleset.toLiteral(seen.state, seen.viewer);
  if (!said.ok) return said;
  const { literal, unsaid } = said.value;
  return ok(
    rulingText(headed(ruleset, beginning, literal), {
      unsaid,
      differences: differences(ruleset, seen, literal),
      taken: taken(ruleset, literal),
    }),
  );
};

/** A ruling file that begins at the usual table of a game, to be changed. */
export const blankRuling = (ruleset: HeldRuleset, { question, source }: Beginning): Result<string, string> => {
  const { usualTable: table } = ruleset;
  if (table === undefined) return err(`${ruleset.title} has no tables to lay out.`);
  const begun = headed(ruleset, { question, source }, table);
  return ok(rulingText(begun, { unsaid: [], differences: [], taken: taken(ruleset, table) }));
};
