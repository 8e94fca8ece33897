import type { Finding } from '#ruleset';
import { doubt } from '../../words/doubts.js';
import { illegal } from '../../words/findings.js';
import type { Choosing } from '../../words/definition.js';
import type { ModeNamed, PlayOf, PlayTarget } from '../../words/plays.js';
import type { ChainItem, RiftboundState, Target } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { boundsOf, partsWithin, targetsByChoice, type Bounds } from '../../reading/references.js';
import { nameOf } from '../../reading/objects.js';
import { settingOf, targetOf } from '../../reading/setting.js';
import { modesNamed } from '../../cards/modes-by-number.js';
import { countDestinations, placesIn } from '../places/destinations.js';
import { modesTold } from '../told/told.js';
import { choiceFindings, targetChoices, targetLists, type Chosen } from './choosing-targets.js';
import { modeFindings } from './declaring.js';
import { choicesIn, chosenForEach, textOfItem, type ChosenFor, type Text } from './executions.js';
import { MOST_LISTS } from './subsets.js';

/**
 * What may be chosen anew for an item on the chain (750-755): modes, targets and destinations (752.1). What else was declared with it
 * stays, and so does what was paid for it (752.2, 755).
 */
export type NewChoices = Pick<PlayOf<'ChooseAnew'>, 'to' | 'also' | 'modes'> & {
  readonly targets: readonly PlayTarget[];
};

type Lists<Item> = readonly (readonly Item[])[];

/** One time that the item is executed: what was chosen for it, and what is now. */
export interface Remade {
  readonly before: ChosenFor;
  readonly modes: readonly ModeNamed[];
  /** What it chose by, and what it chooses by in these modes. */
  readonly had: readonly Choosing[];
  readonly choices: readonly Choosing[];
  readonly made: Chosen;
}

/** So many for each, and whatever is too many for the last. */
const upTo = (counts: readonly number[]): readonly Bounds[] =>
  counts.map((max, index) => ({ min: 0, max: index + 1 < counts.length ? max : Infinity }));

const modesEach = (item: ChainItem, text: Text | null, { modes }: NewChoices): Lists<ModeNamed> => {
  const before = chosenForEach(item).map((each) => each.modes);
  if (modes === undefined) return before;
  const counts = before.map((each) => (text?.modes ? 1 : each.length));
  return partsWithin(upTo(counts), modesNamed(item.definition, modes));
};

const isKept = ({ before, modes }: Pick<Remade, 'before' | 'modes'>): boolean =>
  JSON.stringify(modes) === JSON.stringify(before.modes);

/** How many targets choices ask for; of a text that is told the table says it. */
const asked = (choices: readonly Choosing[], text: Text | null): Bounds => {
  if (!text) return { min: 0, max: Infinity };
  const bounds = targetChoices(choices).map(boundsOf);
  return {
    min: bounds.reduce((sum, one) => sum + one.min, 0),
    max: bounds.reduce((sum, one) => sum + one.max, 0),
  };
};

/** What is chosen anew, execution by execution; the last has what is too many. */
export const remadeFor = (state: RiftboundState, item: ChainItem, anew: NewChoices): readonly Remade[] => {
  const text = textOfItem(item);
  const setting = settingOf(state, item, []);
  const modes = modesEach(item, text, anew);
  const choicesBy = (named: readonly ModeNamed[]): readonly Choosing[] => (text ? choicesIn(setting, text, named) : []);
  const all = chosenForEach(item).map((before, index) => {
    const own = modes[index] ?? [];
    return { before, modes: own, had: choicesBy(before.modes), choices: choicesBy(own) };
  });
  const isAsBefore = all.every(isKept) && anew.targets.length === item.targets.length;
  const bounds = all.map(({ before, choices }): Bounds => {
    const { length } = before.targets;
    return isAsBefore ? { min: length, max: length } : asked(choices, text);
  });
  const open = bounds.map((each, index) => (index + 1 < bounds.length ? each : { ...each, max: Infinity }));
  const targets = partsWithin(open, anew.targets);
  const moves = all.map(({ before, choices }) => (text ? countDestinations(choices) : placesIn(before).length));
  const places = partsWithin(upTo(moves), placesIn(anew));
  return all.map((each, index) => {
    const [to = null, ...also] = places[index] ?? [];
    return { ...each, made: { targets: targets[index] ?? [], to, also } };
  });
};

/** Something that is chosen, and the choice that it is chosen for. */
interface Placed {
  readonly what: string;
  readonly choice: string;
}

/** All that is chosen for one execution. */
interface AllChosen {
  readonly modes: readonly ModeNamed[];
  readonly choices: readonly Choosing[];
  readonly targets: readonly Target[];
  readonly zones: readonly number[];
}

/** The order of the targets of one choice says nothing; of a text that is told each is a choice for itself. */
const placed = ({ modes, choices, targets, zones }: AllChosen, execution: number): readonly Placed[] => {
  const byChoice = choices.length === 0 ? targets.map((target) => [target]) : targetsByChoice(choices, targets);
  const all = [
    ...modes.map((mode) => ({ what: `mode ${mode}`, choice: 'mode' })),
    ...byChoice.flatMap((list, at) =>
      list.map((target) => ({ what: JSON.stringify(target), choice: `targets ${String(at)}` })),
    ),
    ...zones.map((zone, at) => ({ what: `zone ${String(zone)}`, choice: `zone ${String(at)}` })),
  ];
  return all.map(({ what, choice }) => ({ what, choice: `${String(execution)} ${choice}` }));
};

/**
 * What is chosen anew is something that the item has not been choosing (751.1); any of it may be left as it is (753): a target also
 * where another mode asks for it.
 */
const notNew = (state: RiftboundState, remade: readonly Remade[]): readonly Finding[] => {
  const before = remade.flatMap(({ before: { modes, targets, ...was }, had }, at) =>
    placed({ modes, choices: had, targets, zones: placesIn(was) }, at),
  );
  const now = remade.flatMap(({ modes, choices, made }, at) => {
    const targets = made.targets.map((target) => targetOf(state, target));
    return placed({ modes, choices, targets, zones: placesIn(made).map(zoneOf) }, at);
  });
  const isMoved = ({ what, choice }: Placed): boolean => {
    const old = before.filter((each) => each.what === what);
    return old.length > 0 && old.every((each) => each.choice !== choice);
  };
  return now.some(isMoved) ? [illegal('new-choices.different', 'What is chosen anew was chosen by it before.')] : [];
};

/** Whether a mode that stays has got another number of targets. */
const isRecounted = (each: Remade): boolean => isKept(each) && each.made.targets.length !== each.before.targets.length;

const mayHave = (text: Text | null, { choices, made }: Remade): boolean => {
  const { min, max } = asked(choices, text);
  return text !== null && made.targets.length >= min && made.targets.length <= max;
};

/** In a mode that stays there are as many targets as there were; where the text leaves their number open, that is doubtful. */
const numberFindings = (text: Text | null, remade: readonly Remade[]): readonly Finding[] => {
  const recounted = remade.filter(isRecounted);
  if (recounted.length === 0) return [];
  if (recounted.every((each) => mayHave(text, each))) return doubt('number-of-targets-chosen-anew');
  const kept = remade.filter(isKept);
  const count = kept.reduce((sum, { before }) => sum + before.targets.length, 0);
  const where = kept.length < remade.length ? ' where its mode stays' : '';
  const message = `It has ${String(count)} targets${where}; name as many, those that it keeps too.`;
  return [illegal('new-choices.subset', message)];
};

/** Every choice has to be legal then, the ones that are kept too (753.1). */
const legality = (state: RiftboundState, item: ChainItem, remade: readonly Remade[]): readonly Finding[] => {
  const setting = settingOf(state, item, []);
  const text = textOfItem(item);
  if (!text) return remade.every(isKept) ? [] : [modesTold(nameOf(state, item.piece))];
  return [
    ...modeFindings(setting, text, remade),
    ...remade.flatMap(({ choices, made }) => choiceFindings(setting, choices, made)),
  ];
};

/** What the rules hold against choices made anew. */
export const newChoiceFindings = (state: RiftboundState, item: ChainItem, anew: NewChoices): readonly Finding[] => {
  const remade = remadeFor(state, item, anew);
  const findings = numberFindings(textOfItem(item), remade);
  if (findings.some(({ severity }) => severity === 'illegal')) return findings;
  return [...findings, ...notNew(state, remade), ...legality(state, item, remade)];
};

/** A way in which an item may be chosen anew for, before its destinations: its modes, and lists of targets for all its executions. */
export interface WayAnew {
  /** Absent where all stay. */
  readonly modes?: readonly ModeNamed[];
  readonly targets: readonly (readonly PlayTarget[])[];
  readonly destinations: number;
}

const products = <Item>(lists: Lists<Item>): Lists<Item> =>
  lists.reduce<Lists<Item>>(
    (all, more) => all.flatMap((list) => more.map((item) => [...list, item])).slice(0, MOST_LISTS),
    [[]],
  );

/** Other modes that it might have, one for each execution: those that it has in their places, and such as it has in none. */
const otherModes = (item: ChainItem): Lists<ModeNamed> => {
  const before = chosenForEach(item).map(({ modes }) => modes);
  const all: readonly ModeNamed[] = (textOfItem(item)?.modes ?? []).map(({ called }) => called);
  const fresh = all.filter((mode) => !before.flat().includes(mode));
  return products(before.map((own) => [...own, ...fresh])).filter((modes) =>
    modes.some((mode) => fresh.includes(mode)),
  );
};

const wayWith = (state: RiftboundState, item: ChainItem, modes?: readonly ModeNamed[]): WayAnew => {
  const named = modes && { modes };
  const remade = remadeFor(state, item, { targets: [], to: null, ...named });
  const setting = settingOf(state, item, []);
  const lists = remade.map(({ choices }) => targetLists(setting, choices));
  const targets = new Map(products(lists).map((parts) => [JSON.stringify(parts.flat()), parts.flat()]));
  return {
    ...named,
    targets: [...targets.values()],
    destinations: remade.reduce((sum, { choices }) => sum + countDestinations(choices), 0),
  };
};

/** What may be chosen anew for an item in the modes that it has, and in others. */
export const waysAnew = (state: RiftboundState, item: ChainItem): readonly WayAnew[] => [
  wayWith(state, item),
  ...otherModes(item).map((modes) => wayWith(state, item, modes)),
];
