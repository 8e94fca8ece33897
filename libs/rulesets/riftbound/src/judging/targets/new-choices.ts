import type { Finding } from '#ruleset';
import { illegal } from '../../words/findings.js';
import type { Choosing } from '../../words/definition.js';
import type { ModeNamed, PlayOf, PlayTarget } from '../../words/plays.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { boundsOf, partsWithin, type Bounds } from '../../reading/references.js';
import { settingOf, targetOf } from '../../reading/setting.js';
import { modesNamed } from '../../cards/modes-by-number.js';
import { countDestinations, placesIn } from '../places/destinations.js';
import { toldModes } from '../told/told.js';
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

/** How many targets there are for an execution: as many as before in the mode that it had, in another what that asks for. */
const targetsWanted = (each: Omit<Remade, 'made'>, text: Text | null): Bounds => {
  const { length } = each.before.targets;
  if (isKept(each)) return { min: length, max: length };
  const bounds = targetChoices(each.choices).map(boundsOf);
  const max = text ? bounds.reduce((sum, one) => sum + one.max, 0) : length;
  return { min: bounds.reduce((sum, one) => sum + one.min, 0), max };
};

/** What is chosen anew, execution by execution; the last has what is too many. */
export const remadeFor = (state: RiftboundState, item: ChainItem, anew: NewChoices): readonly Remade[] => {
  const text = textOfItem(item);
  const setting = settingOf(state, item, []);
  const modes = modesEach(item, text, anew);
  const all = chosenForEach(item).map((before, index) => {
    const own = modes[index] ?? [];
    return { before, modes: own, choices: text ? choicesIn(setting, text, own) : [] };
  });
  const bounds = all.map((each) => targetsWanted(each, text));
  const open = bounds.map((each, index) => (index + 1 < bounds.length ? each : { ...each, max: Infinity }));
  const targets = partsWithin(open, anew.targets);
  const moves = all.map(({ before, choices }) => (text ? countDestinations(choices) : placesIn(before).length));
  const places = partsWithin(upTo(moves), placesIn(anew));
  return all.map((each, index) => {
    const [to = null, ...also] = places[index] ?? [];
    return { ...each, made: { targets: targets[index] ?? [], to, also } };
  });
};

const written = (lists: Lists<unknown>): Lists<string> => lists.map((list) => list.map((each) => JSON.stringify(each)));

/** Whether something comes to stand in a place where something else stood, and stood in another. */
const isMoved = (before: Lists<unknown>, now: Lists<unknown>): boolean => {
  const old = written(before);
  const all = new Set(old.flat());
  return written(now).some((list, index) => list.some((each, at) => each !== old[index]?.[at] && all.has(each)));
};

/**
 * What is chosen anew is something that the item has not been choosing (751.1); any of it may be left as it is (753): a target also
 * where another mode asks for it.
 */
const notNew = (state: RiftboundState, remade: readonly Remade[]): readonly Finding[] => {
  const before = remade.map((each) => each.before);
  const targets = remade.map(({ made }) => made.targets.map((target) => targetOf(state, target)));
  const isOld =
    isMoved(
      before.map((each) => each.targets),
      targets,
    ) ||
    isMoved(
      before.map((each) => each.modes),
      remade.map(({ modes }) => modes),
    ) ||
    isMoved(
      before.map(placesIn),
      remade.map(({ made }) => placesIn(made).map(zoneOf)),
    );
  return isOld ? [illegal('new-choices.different', 'What is chosen anew was chosen by it before.')] : [];
};

/** In a mode that stays there are as many targets as there were. */
const miscounted = (item: ChainItem, remade: readonly Remade[]): readonly Finding[] => {
  const wrong = remade.some((each) => isKept(each) && each.made.targets.length !== each.before.targets.length);
  if (!wrong) return [];
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
  if (!text) {
    const modes = remade.filter((each) => !isKept(each)).flatMap((each) => each.modes);
    return toldModes(state, state.pieces[item.piece]?.card ?? null, { modes, repeats: [] });
  }
  return [
    ...modeFindings(setting, text, remade),
    ...remade.flatMap(({ choices, made }) => choiceFindings(setting, choices, made)),
  ];
};

/** What the rules hold against choices made anew. */
export const newChoiceFindings = (state: RiftboundState, item: ChainItem, anew: NewChoices): readonly Finding[] => {
  const remade = remadeFor(state, item, anew);
  const findings = miscounted(item, remade);
  return findings.length > 0 ? findings : [...notNew(state, remade), ...legality(state, item, remade)];
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

/** Other modes that it may have, one for each execution: those that it has in their places, and such as it has in none. */
const otherModes = (state: RiftboundState, item: ChainItem): Lists<ModeNamed> => {
  const text = textOfItem(item);
  if (!text?.modes) return [];
  const setting = settingOf(state, item, []);
  const each = chosenForEach(item).map(({ modes }) => modes);
  const fresh = text.modes.map(({ called }) => called).filter((called) => !each.flat().includes(called));
  return products(each.map((own) => [...own, ...fresh])).filter(
    (modes) =>
      modes.some((mode) => fresh.includes(String(mode))) &&
      modeFindings(
        setting,
        text,
        modes.map((mode) => ({ modes: [mode] })),
      ).length === 0,
  );
};

const wayWith = (state: RiftboundState, item: ChainItem, modes?: readonly ModeNamed[]): WayAnew => {
  const named = modes && { modes };
  const remade = remadeFor(state, item, { targets: [], to: null, ...named });
  const setting = settingOf(state, item, []);
  const lists = remade.map(({ choices }) => targetLists(setting, choices));
  return {
    ...named,
    targets: products(lists).map((parts) => parts.flat()),
    destinations: remade.reduce((sum, { choices }) => sum + countDestinations(choices), 0),
  };
};

/** What may be chosen anew for an item in the modes that it has, and in others. */
export const waysAnew = (state: RiftboundState, item: ChainItem): readonly WayAnew[] => [
  wayWith(state, item),
  ...otherModes(state, item).map((modes) => wayWith(state, item, modes)),
];
