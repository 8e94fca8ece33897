import { allDefinitions, type RuneterraFact, type RuneterraState } from '#rulesets/runeterra';

const read = new Set<string>();
let isPlaying = false;

/** Every text of a card by its name: the card's code and the moment at which it acts, or that it levels up. */
export const textsOf = (code: string): readonly string[] =>
  allDefinitions
    .filter((definition) => definition.code === code)
    .flatMap(({ abilities, levelUp }) => [
      ...abilities.map(({ when }) => `${code}/${when}`),
      ...(levelUp === undefined ? [] : [`${code}/levels up`]),
    ]);

/** From now on what a text does is noted as the engine reads it: it does so as the text acts. */
export const noteReading = (): void => {
  for (const definition of allDefinitions) {
    const abilities = definition.abilities.map((ability) =>
      Object.defineProperty({ ...ability }, 'effects', {
        enumerable: true,
        get: () => {
          if (isPlaying) read.add(`${definition.code}/${ability.when}`);
          return ability.effects;
        },
      }),
    );
    Object.assign(definition, { abilities });
  }
};

/** Does what a play does: what is read meanwhile is met, and what is read to find plays is not. */
export const whilePlaying = <Answer>(work: () => Answer): Answer => {
  isPlaying = true;
  try {
    return work();
  } finally {
    isPlaying = false;
  }
};

/** Notes what facts alone tell, on the table before them: a champion that levels up, and a unit that waits to return. */
export const noteFact = (fact: RuneterraFact, { pieces }: RuneterraState): void => {
  const codeOf = (piece: number): string => pieces[piece]?.card ?? '';
  if (fact.type === 'UnitLeveledUp') read.add(`${codeOf(fact.data.piece)}/levels up`);
  if (fact.type === 'ReturnAwaited') read.add(`${codeOf(fact.data.piece)}/ephemeral-ally-attacks`);
};

/** Whether a text of that name was met on any table so far. */
export const isMet = (name: string): boolean => read.has(name);
