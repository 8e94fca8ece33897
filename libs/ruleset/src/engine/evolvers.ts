import type { Fact } from '#kernel';

/** One function per fact type of a union: what the fact changes. Total by its type, so that no fact can be forgotten. */
export type EvolversOf<State, F extends Fact> = {
  readonly [Type in F['type']]: (state: State, data: Extract<F, { type: Type }>['data']) => State;
};

/**
 * The fold of a table of evolvers. The type of the fact chooses the function, so the data fits it; throws on a fact that is
 * not in the table.
 */
export const foldBy = <State, F extends Fact>(evolvers: EvolversOf<State, F>): ((state: State, fact: F) => State) => {
  const changes = new Map(
    Object.entries(evolvers as unknown as Record<string, (state: State, data: unknown) => State>),
  );
  return (state, fact) => {
    const change = changes.get(fact.type);
    if (!change) throw new Error(`Not a fact of this ruleset: ${fact.type}`);
    return change(state, fact.data);
  };
};
