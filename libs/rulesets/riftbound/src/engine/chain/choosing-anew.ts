import type { PlayOf } from '../../words/plays.js';
import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import { targetProblem } from '../../judging/targets/targets.js';
import { targetOf } from '../../reading/setting.js';
import type { ChainItem, ItemDeclared, RiftboundState } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { alsoZones } from '../../judging/targets/declaring.js';
import { executionAt } from '../../judging/targets/executions.js';
import { newChoiceFindings, remadeFor, type NewChoices, type Remade } from '../../judging/targets/new-choices.js';
import { goOn } from '../instructions/steps.js';
import { itemOn } from '../../state/chain-item.js';

/** Making new choices for a spell on the chain (750-755). */
type Anew = PlayOf<'ChooseAnew'>;

const itemAsked = ({ chain, choice }: RiftboundState): ChainItem | undefined =>
  choice?.kind === 'choose-anew' ? itemOn({ chain }, choice.about) : undefined;

/** The choices that are made, where they are not all kept. */
const newIn = ({ targets, ...rest }: Anew): NewChoices | null => (targets === null ? null : { ...rest, targets });

const toZone = (each: Remade | undefined): number | null => (each?.made.to ? zoneOf(each.made.to) : null);

const repeatAnew = (again: Remade): ItemDeclared['repeats'][number] => ({
  modes: again.modes,
  targets: again.made.targets.length,
  to: toZone(again),
  ...alsoZones(again.made.also),
});

const NOTHING: ItemDeclared = { modes: [], paid: [], repeats: [], banishes: false };

/** What an item is declared with now: its modes and further destinations, each time that it is executed, and all else as it was. */
const declaredAnew = (item: ChainItem, [first, ...rest]: readonly Remade[], anew: NewChoices): ItemDeclared | null => {
  if (!item.declared && !anew.modes) return null;
  const { also: _also, ...declared } = item.declared ?? NOTHING;
  return {
    ...declared,
    modes: first?.modes ?? declared.modes,
    ...alsoZones(first?.made.also),
    repeats: rest.map(repeatAnew),
  };
};

export const chooseAnew: PlayRule<'ChooseAnew'> = {
  cannot: (state, { targets }) => targetProblem(state, targets ?? []),
  may: (state, play) => {
    const item = itemAsked(state);
    const anew = newIn(play);
    return item && anew ? newChoiceFindings(state, item, anew) : [];
  },
  apply: (draft, play) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    const resolving = itemOn(draft.state, frame.item);
    const about = resolving && chosenItem(draft.state, resolving, frame.next);
    const anew = newIn(play);
    if (about && anew) {
      const remade = remadeFor(draft.state, about, anew);
      propose(draft, {
        type: 'TargetsChosen',
        data: {
          item: about.id,
          targets: anew.targets.map((target) => targetOf(draft.state, target)),
          to: toZone(remade[0]),
          declared: declaredAnew(about, remade, anew),
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
  return target?.kind === 'item' ? itemOn({ chain }, target.item) : undefined;
};
