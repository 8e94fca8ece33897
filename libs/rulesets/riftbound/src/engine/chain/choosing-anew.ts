import type { Finding } from '#ruleset';
import type { PlayOf, PlayTarget } from '../../words/plays.js';
import { illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import { targetProblem } from '../../judging/targets/targets.js';
import { settingOf, targetOf } from '../../reading/setting.js';
import type { ChainItem, ItemDeclared, RiftboundState } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { choiceFindings, targetLists } from '../../judging/targets/choosing-targets.js';
import { alsoZones } from '../../judging/targets/declaring.js';
import { countDestinations, placesIn } from '../../judging/places/destinations.js';
import { choicesIn, executionAt, executionsOf, textOfItem } from '../../judging/targets/executions.js';
import { MOST_LISTS } from '../../judging/targets/subsets.js';
import { goOn } from '../instructions/steps.js';

/**
 * New choices for a spell on the chain (750-755): its targets and destination (752.1), not its modes yet; what else was chosen
 * stays.
 */
type Anew = PlayOf<'ChooseAnew'>;

const itemAsked = ({ chain, choice }: RiftboundState): ChainItem | undefined =>
  choice?.kind === 'choose-anew' ? chain.find(({ id }) => id === choice.about) : undefined;

type Places = Pick<Anew, 'to' | 'also'>;

/** Whether something comes to stand in a place where something else stood, and stood in another. */
const isMoved = (before: readonly unknown[], now: readonly unknown[]): boolean => {
  const old = before.map((each) => JSON.stringify(each));
  return now.map((each) => JSON.stringify(each)).some((each, index) => each !== old[index] && old.includes(each));
};

/** What is chosen anew is something that the item has not been choosing (751.1); any of it may be left as it is (753). */
const notNew = (state: RiftboundState, item: ChainItem, play: Anew): readonly Finding[] => {
  const targets = (play.targets ?? []).map((target) => targetOf(state, target));
  const zones = executionsOf(item).flatMap(placesIn);
  return isMoved(item.targets, targets) || isMoved(zones, placesIn(play).map(zoneOf))
    ? [illegal('new-choices.different', 'What is chosen anew was chosen by it before.')]
    : [];
};

/** The choices of each execution, with the part of the new targets and destinations that is its own; the last has what is too many. */
const executions = (state: RiftboundState, item: ChainItem, { targets, ...anew }: Pick<Anew, 'targets'> & Places) => {
  const text = textOfItem(item);
  const setting = settingOf(state, item, []);
  const all = executionsOf(item);
  let left = placesIn(anew);
  return all.map(({ modes, targets: own, first }, index) => {
    const choices = text ? choicesIn(setting, text, modes) : [];
    const [to = null, ...also] = index + 1 < all.length ? left.slice(0, countDestinations(choices)) : left;
    left = left.slice(countDestinations(choices));
    return { choices, made: { targets: (targets ?? []).slice(first, first + own.length), to, also } };
  });
};

/** Every choice has to be legal then, the ones that are kept too (753.1). */
const legality = (state: RiftboundState, item: ChainItem, play: Anew): readonly Finding[] => {
  const setting = settingOf(state, item, []);
  return executions(state, item, play).flatMap(({ choices, made }) => choiceFindings(setting, choices, made));
};

const anewFindings = (state: RiftboundState, play: Anew): readonly Finding[] => {
  const item = itemAsked(state);
  if (!item || play.targets === null) return [];
  if (play.targets.length !== item.targets.length) {
    return [
      illegal(
        'new-choices.subset',
        `It has ${String(item.targets.length)} targets; name as many, those that it keeps too.`,
      ),
    ];
  }
  return [...notNew(state, item, play), ...legality(state, item, play)];
};

/** Lists of targets that might be chosen anew for an item, those of all its executions one after the other. */
export const anewLists = (state: RiftboundState, item: ChainItem): readonly (readonly PlayTarget[])[] => {
  const all = executions(state, item, { targets: [], to: null });
  const setting = settingOf(state, item, []);
  return all
    .map(({ choices }) => targetLists(setting, choices))
    .reduce(
      (lists, more) => lists.flatMap((list) => more.map((part) => [...list, ...part])).slice(0, MOST_LISTS),
      [[]],
    );
};

/** How many destinations an item has, those of all its executions. */
export const destinationsNow = (state: RiftboundState, item: ChainItem): number =>
  executions(state, item, { targets: [], to: null }).reduce((sum, { choices }) => sum + countDestinations(choices), 0);

/** What an item that was declared so is declared with now: each of its executions moves things where that is chosen anew. */
const declaredAnew = ({ declared }: ChainItem, [first, ...rest]: readonly Places[]): ItemDeclared | null =>
  declared && {
    ...declared,
    ...alsoZones(first?.also),
    repeats: declared.repeats.map((repeat, index) => {
      const { to = null, also } = rest[index] ?? {};
      return { ...repeat, to: to && zoneOf(to), ...alsoZones(also) };
    }),
  };

export const chooseAnew: PlayRule<'ChooseAnew'> = {
  cannot: (state, { targets }) => targetProblem(state, targets ?? []),
  may: anewFindings,
  apply: (draft, play) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    const resolving = draft.state.chain.find(({ id }) => id === frame.item);
    const about = resolving && chosenItem(draft.state, resolving, frame.next);
    if (about && play.targets !== null) {
      const made = executions(draft.state, about, play).map((each) => each.made);
      propose(draft, {
        type: 'TargetsChosen',
        data: {
          item: about.id,
          targets: play.targets.map((target) => targetOf(draft.state, target)),
          to: play.to && zoneOf(play.to),
          declared: declaredAnew(about, made),
        },
        because: ['new-choices.what'],
      });
    }
    goOn(draft, frame, []);
  },
};

/** The item that the resolving one has chosen, for the time that its instructions are executed now. */
const chosenItem = ({ chain }: RiftboundState, resolving: ChainItem, next: number): ChainItem | undefined => {
  const [target] = executionAt(resolving, next)?.targets ?? [];
  return target?.kind === 'item' ? chain.find(({ id }) => id === target.item) : undefined;
};
