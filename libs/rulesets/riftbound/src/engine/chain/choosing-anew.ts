import type { Finding } from '#ruleset';
import type { PlayOf, PlayTarget } from '../../words/plays.js';
import { illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import { targetProblem } from '../../judging/targets/targets.js';
import { settingOf, targetOf } from '../../reading/setting.js';
import type { ChainItem, RiftboundState, Target } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { choiceFindings, targetLists } from '../../judging/targets/choosing-targets.js';
import { alsoZones } from '../../judging/targets/declaring.js';
import { choicesIn, executionsOf, textOfItem } from '../../judging/targets/executions.js';
import { goOn } from '../instructions/steps.js';

/**
 * New choices for a spell on the chain (750-755): its targets and destination (752.1), not its modes yet; what else was chosen
 * stays.
 */
type Anew = PlayOf<'ChooseAnew'>;

const itemAsked = ({ chain, choice }: RiftboundState): ChainItem | undefined =>
  choice?.kind === 'choose-anew' ? chain.find(({ id }) => id === choice.about) : undefined;

const isSame = (one: Target, other: Target | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is chosen anew is something that the item has not been choosing (751.1); any of it may be left as it is (753). */
const notNew = (state: RiftboundState, { targets: before }: ChainItem, targets: readonly PlayTarget[]) => {
  const again = targets
    .map((target) => targetOf(state, target))
    .some((target, index) => !isSame(target, before[index]) && before.some((each) => isSame(target, each)));
  return again ? [illegal('new-choices.different', 'What is chosen anew was chosen by it before.')] : [];
};

/** The choices of each execution, with the part of the new targets that is its own. */
const executions = (state: RiftboundState, item: ChainItem, targets: readonly PlayTarget[]) => {
  const text = textOfItem(item);
  const setting = settingOf(state, item, []);
  return executionsOf(item).map(({ modes, targets: own, first }) => ({
    choices: text ? choicesIn(setting, text, modes) : [],
    part: targets.slice(first, first + own.length),
  }));
};

/** Every choice has to be legal then, the ones that are kept too (753.1). */
const legality = (state: RiftboundState, item: ChainItem, { targets, to, also }: Anew): readonly Finding[] => {
  const setting = settingOf(state, item, []);
  return executions(state, item, targets ?? []).flatMap(({ choices, part }) =>
    choiceFindings(setting, choices, { targets: part, to, ...(also && { also }) }),
  );
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
  return [...notNew(state, item, play.targets), ...legality(state, item, play)];
};

/** Lists of targets that might be chosen anew for the first execution of an item. */
export const anewLists = (state: RiftboundState, item: ChainItem): readonly (readonly PlayTarget[])[] => {
  const [first] = executions(state, item, []);
  return first ? targetLists(settingOf(state, item, []), first.choices) : [];
};

/** How many destinations an item has. */
export const destinationsNow = ({ to, declared }: ChainItem): number =>
  [...(to === null ? [] : [to]), ...(declared?.also ?? [])].length;

export const chooseAnew: PlayRule<'ChooseAnew'> = {
  cannot: (state, { targets }) => targetProblem(state, targets ?? []),
  may: anewFindings,
  apply: (draft, { targets, to, also }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    const resolving = draft.state.chain.find(({ id }) => id === frame.item);
    const about = resolving && chosenItem(draft.state, resolving);
    if (about && targets !== null) {
      propose(draft, {
        type: 'TargetsChosen',
        data: {
          item: about.id,
          targets: targets.map((target) => targetOf(draft.state, target)),
          to: to && zoneOf(to),
          declared: about.declared && { ...about.declared, ...alsoZones(also) },
        },
        because: ['new-choices.what'],
      });
    }
    goOn(draft, frame, []);
  },
};

/** The item that the resolving one has chosen. */
const chosenItem = ({ chain }: RiftboundState, { targets }: ChainItem): ChainItem | undefined => {
  const target = targets.find(({ kind }) => kind === 'item');
  return target?.kind === 'item' ? chain.find(({ id }) => id === target.item) : undefined;
};
