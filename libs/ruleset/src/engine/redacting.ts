import type { Fact } from '#kernel';
import type { Viewer } from '../match-options.js';

/** Who looks, and at which table: the one before the fact or play. Never the recorder, who knows all that is known. */
export interface LookAt<State> {
  readonly before: State;
  readonly viewer: Viewer;
}

/** What is taken out of facts, by their type; one that is not there tells nothing that is hidden. */
export type FactRedactorsOf<State, F extends Fact> = {
  readonly [Type in F['type']]?: (
    data: Extract<F, { type: Type }>['data'],
    look: LookAt<State>,
  ) => Extract<F, { type: Type }>['data'];
};

/** What is taken out of plays, by their kind; one that is not there names nothing that is hidden. */
export type PlayRedactorsOf<State, Play extends { readonly play: string }> = {
  readonly [Name in Play['play']]?: (
    play: Extract<Play, { play: Name }>,
    look: LookAt<State>,
  ) => Extract<Play, { play: Name }>;
};

/**
 * The fact as a viewer may know it, given the state before it: cards that the viewer may see neither where they come from nor
 * where they go are null. The facts redacted for a viewer fold to a state with the same view for that viewer.
 */
export const redactFactBy = <State, F extends Fact>(
  redactors: FactRedactorsOf<State, F>,
): ((fact: F, before: State, viewer: Viewer) => F) => {
  const byType = new Map(Object.entries(redactors as Record<string, (data: unknown, look: LookAt<State>) => unknown>));
  return (fact, before, viewer) => {
    const redact = viewer === 'recorder' ? undefined : byType.get(fact.type);
    return redact ? { ...fact, data: redact(fact.data, { before, viewer }) } : fact;
  };
};

/** The play as a viewer may know it, given the state before it. */
export const redactPlayBy = <State, Play extends { readonly play: string }>(
  redactors: PlayRedactorsOf<State, Play>,
): ((play: Play, before: State, viewer: Viewer) => Play) => {
  const byName = new Map(
    Object.entries(redactors as unknown as Record<string, (play: Play, look: LookAt<State>) => Play>),
  );
  return (play, before, viewer) => {
    const redact = viewer === 'recorder' ? undefined : byName.get(play.play);
    return redact ? redact(play, { before, viewer }) : play;
  };
};
