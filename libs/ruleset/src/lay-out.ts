import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import type { LayOutProblem, LiteralPath } from './literal.js';
import { TooManySteps } from './engine/steps.js';
import { readLiteral, type LiteralForm } from './literal-forms.js';

/** A table literal that cannot be laid out: says what is wrong, where it stands, and how to mend it. */
export class LayOutError extends Error {
  override readonly name = 'LayOutError';
  readonly code = 'lay-out';

  /** `path`: where in the literal, as far as it is known; `expected`: words that would be accepted there. */
  constructor(
    message: string,
    readonly path: LiteralPath = [],
    readonly expected: readonly string[] = [],
  ) {
    super(message);
  }
}

const isGroup = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A property of a literal as it was typed; null where there is none. */
export const propertyOf = (literal: Json, name: string): Json => (isGroup(literal) ? (literal[name] ?? null) : null);

/** The players that a literal seats, in its order; none where it is no literal. */
export const playersIn = (literal: Json): readonly string[] => {
  const players = propertyOf(literal, 'players');
  return isGroup(players) ? Object.keys(players) : [];
};

const tooMuch = ({ message }: Error): LayOutProblem => ({
  path: [],
  message: `Laying this table out sets off too much. ${message} Lay out fewer pieces.`,
  expected: [],
});

/** Reads a literal by its form and makes facts of it; what either holds against it comes back as problems. */
export const layOutBy = <Layout, F>(
  form: LiteralForm<Layout>,
  factsOf: (layout: Layout) => readonly F[],
): ((literal: Json) => Result<readonly F[], readonly LayOutProblem[]>) => {
  const lay = (layout: Layout): Result<readonly F[], readonly LayOutProblem[]> => {
    try {
      return ok(factsOf(layout));
    } catch (error) {
      if (error instanceof TooManySteps) return err([tooMuch(error)]);
      if (!(error instanceof LayOutError)) throw error;
      return err([{ path: error.path, message: error.message, expected: error.expected }]);
    }
  };
  return (literal) => {
    const layout = readLiteral(form, literal);
    return layout.ok ? lay(layout.value) : layout;
  };
};
