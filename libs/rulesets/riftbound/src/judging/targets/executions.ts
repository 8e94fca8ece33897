import type { Declared, ModeNamed, PlayTarget } from '../../words/plays.js';
import type { ChainItem, Target } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { holds } from '../../reading/conditions.js';
import type { Choosing, Modal, Step } from '../../words/definition.js';
import { modeOf, modesNamed } from '../../cards/modes-by-number.js';
import { abilityOf } from '../../cards/encodings.js';
import { boundsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';

/** The text of a spell or ability, as far as its instructions go. */
export interface Text extends Modal {
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/** The text of an item, where it is encoded. */
export const textOfItem = (item: Pick<ChainItem, 'definition'>): Text | null => {
  const ability = abilityOf(item.definition);
  return ability && 'does' in ability ? ability : null;
};

/** The choices of one execution: of the modes chosen, or of the text, those that are made under the conditions of the play. */
export const choicesIn = (setting: Setting, text: Text, modes: readonly ModeNamed[]): readonly Choosing[] => {
  const all = text.modes ? modes.flatMap((mode) => modeOf(text, mode)?.choices ?? []) : (text.choices ?? []);
  return all.filter((choosing) => !('target' in choosing) || choosing.if === undefined || holds(setting, choosing.if));
};

/** What an execution was declared with. */
interface Made {
  readonly modes: readonly ModeNamed[];
  readonly targets: readonly unknown[];
}

const needs = (choices: readonly Choosing[]): number =>
  choices.reduce((sum, choosing) => ('target' in choosing ? sum + boundsOf(choosing).min : sum), 0);

/**
 * The choices that an item was declared with: one that only now could be made, as its condition has come to hold since, was
 * not.
 */
export const choicesMade = (setting: Setting, text: Text, { modes, targets }: Made): readonly Choosing[] => {
  const choices = choicesIn(setting, text, modes);
  if (needs(choices) <= targets.length) return choices;
  return choices.filter((choosing) => !('target' in choosing) || choosing.if === undefined);
};

const stepsIn = (text: Text, modes: readonly ModeNamed[]): readonly Step[] =>
  text.modes ? modes.flatMap((mode) => modeOf(text, mode)?.does ?? []) : text.does;

/** What an item has chosen for one time that its instructions are executed. */
export interface ChosenFor {
  readonly modes: readonly ModeNamed[];
  readonly targets: readonly Target[];
  /** Place of its first target in the item's list. */
  readonly first: number;
  readonly to: number | null;
  readonly also: readonly number[];
}

/** One time that the instructions of an item are executed: with Repeat there are several (820.1.d). */
export interface Execution extends ChosenFor {
  readonly steps: readonly Step[];
}

/** What an item has chosen for each time that its instructions are executed, in order, whether they are encoded or told. */
export const chosenForEach = (item: ChainItem): readonly ChosenFor[] => {
  const { definition, declared } = item;
  const repeats = declared?.repeats ?? [];
  const later = repeats.reduce((sum, { targets }) => sum + targets, 0);
  let at = Math.max(0, item.targets.length - later);
  const first: ChosenFor = {
    modes: modesNamed(definition, declared?.modes ?? []),
    targets: item.targets.slice(0, at),
    first: 0,
    to: item.to,
    also: declared?.also ?? [],
  };
  const rest = repeats.map((repeat): ChosenFor => {
    const place = at;
    at += repeat.targets;
    const targets = item.targets.slice(place, at);
    const { to, also = [] } = repeat;
    return { modes: modesNamed(definition, repeat.modes), targets, first: place, to, also };
  });
  return [first, ...rest];
};

/** Every time that an item's instructions are executed, in order; none where they are not encoded. */
export const executionsOf = (item: ChainItem): readonly Execution[] => {
  const text = textOfItem(item);
  return text ? chosenForEach(item).map((each) => ({ ...each, steps: stepsIn(text, each.modes) })) : [];
};

/** The instructions of an item in the order of their execution; null where the table describes them. */
export const stepsOf = (item: ChainItem): readonly Step[] | null =>
  textOfItem(item) ? executionsOf(item).flatMap(({ steps }) => steps) : null;

/** The execution that an instruction of an item belongs to, by the instruction's number among all of them. */
export const executionAt = (item: ChainItem, next: number): Execution | null => {
  let before = 0;
  for (const execution of executionsOf(item)) {
    before += execution.steps.length;
    if (next < before) return execution;
  }
  return null;
};

/** The number of an instruction among those of its execution, by its number among all of them. */
export const stepWithin = (item: ChainItem, next: number): number => {
  let left = next;
  for (const { steps } of executionsOf(item)) {
    if (left < steps.length) break;
    left -= steps.length;
  }
  return left;
};

/** Whether an instruction of an item, by its number among all of them, is the first of a further execution. */
export const beginsAgain = (item: ChainItem, next: number): boolean => {
  let before = 0;
  return executionsOf(item).some(({ steps }) => {
    const begins = before > 0 && before === next;
    before += steps.length;
    return begins;
  });
};

/** What a play chooses for one execution. */
export interface Chosen {
  readonly modes: readonly ModeNamed[];
  readonly targets: readonly PlayTarget[];
  readonly to: Location | null;
  readonly also?: readonly Location[];
}

interface Choices {
  readonly targets: readonly PlayTarget[];
  readonly to: Location | null;
  readonly declared: Declared | null;
}

/** What a play chooses, execution by execution. */
export const chosenIn = ({ targets, to, declared }: Choices): readonly Chosen[] => [
  { modes: declared?.modes ?? [], targets, to, also: declared?.also ?? [] },
  ...(declared?.repeats ?? []),
];
