import type { RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import type { PlayTarget } from '../../words/plays.js';
import { illegal } from '../../words/findings.js';
import { nameOf, playerName, typeOf } from '../../reading/objects.js';
import { groupWords, howMany } from '../../words/said/choices.js';
import { aThing } from '../../words/said/filters.js';
import { areFriendly, isInGame } from '../../state/sides.js';
import { objectRef, targetOf } from '../../reading/setting.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { amountOf } from '../../reading/amounts.js';
import { splitBonus } from '../../reading/statics/bonus-damage.js';
import { matchesItem } from '../../reading/filters/chain-items.js';
import type { Choosing, Filter, Group } from '../../words/definition.js';
import { destinationFindings, placesIn } from '../places/destinations.js';
import { matches } from '../../reading/filters/filters.js';
import { fitsGroup } from './groups.js';
import { MOST_LISTS, subsets } from './subsets.js';
import { isUnchoosable, whyUnchoosable } from '../../reading/statics/prohibitions.js';
import { boundsOf, hasChangedSides, locationFor, targetsByChoice } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { piecesOnBoard, zoneOf } from '../../state/zones.js';
import { isTakenAsThird, WOULD_BE_THIRD } from '../../reading/taken-there.js';
import { isWhereHidden } from '../../reading/filters/where-hidden.js';
import { itemOn } from '../../state/chain-item.js';

type TargetChoice = Extract<Choosing, { target: unknown }>;

/** The choices of targets among an ability's choices. */
export const targetChoices = (choices: readonly Choosing[]): readonly TargetChoice[] =>
  choices.filter((choosing) => 'target' in choosing);

const onChain = (state: RiftboundState, target: PlayTarget): number | null =>
  target.kind === 'item' ? (itemOn(state, target.item)?.piece ?? null) : null;

const mayChoosePlayer = ({ state, you }: Setting, { is, side }: Filter, seat: number): boolean =>
  is === 'player' && isInGame(state, seat) && (side !== 'enemy' || !areFriendly(state, you, seat));

const mayChooseItem = (setting: Setting, filter: Filter, id: number): boolean => {
  const item = itemOn(setting.state, id);
  const isItself = item?.kind === 'spell' && item.piece === setting.source;
  return item !== undefined && !isItself && filter.zone === 'chain' && matchesItem(setting, item, filter);
};

/** Whether an object is somewhere else than where it is to be moved (355.4.a). */
const isElsewhere = (setting: Setting, { movesTo }: TargetChoice, piece: number): boolean => {
  const to = movesTo === undefined ? null : locationFor(setting, movesTo, piece);
  return to === null || zoneOf(to) !== setting.state.pieces[piece]?.zone;
};

/** Whether something may be chosen for a choice: of the right kind, meeting its restrictions, not the item itself (355.9). */
export const mayChoose = (setting: Setting, choosing: TargetChoice, target: PlayTarget): boolean => {
  const { target: filter } = choosing;
  if (target.kind === 'seat') return mayChoosePlayer(setting, filter, target.seat);
  if (target.kind === 'item') return mayChooseItem(setting, filter, target.item);
  return (
    filter.is !== 'player' &&
    filter.zone !== 'chain' &&
    isChoosable(setting, filter, target.piece) &&
    isElsewhere(setting, choosing, target.piece) &&
    !isTakenAsThird(setting, choosing, target.piece) &&
    !isOfTheOtherSideNow(setting, choosing, target)
  );
};

/** Whether this item has chosen it already, as what it no longer is: it can be neither kept nor chosen as what it is now (751.1, 753.1). */
const isOfTheOtherSideNow = (setting: Setting, choosing: TargetChoice, target: PlayTarget): boolean =>
  target.kind === 'piece' && hasChangedSides(setting, choosing, objectRef(setting.state, target.piece));

/** Whether an object is what is asked for, where it may be chosen, and not kept from being chosen (355.9, 758, 811.1.d.2). */
const isChoosable = (setting: Setting, filter: Filter, piece: number): boolean =>
  matches(setting, piece, filter) &&
  isWhereHidden(setting, filter, piece) &&
  !isUnchoosable(setting.state, piece, setting.you);

const candidates = (state: RiftboundState, { is, zone }: Filter): readonly PlayTarget[] => {
  if (is === 'player') return state.seats.map((_, seat): PlayTarget => ({ kind: 'seat', seat }));
  if (zone === 'chain') return state.chain.map((item): PlayTarget => ({ kind: 'item', item: item.id }));
  const pieces = zone === undefined ? piecesOnBoard(state) : [...state.pieces.keys()];
  return pieces.map((piece): PlayTarget => ({ kind: 'piece', piece }));
};

/** Everything that may be chosen for a choice. */
export const candidatesFor = (setting: Setting, choosing: TargetChoice): readonly PlayTarget[] => {
  const { state } = setting;
  return candidates(state, choosing.target).filter((target) => mayChoose(setting, choosing, target));
};

/** The rule that keeps a target from being chosen; null where it may be. */
const barFor = (setting: Setting, choosing: TargetChoice, target: PlayTarget): RuleKey | null => {
  if (mayChoose(setting, choosing, target)) return null;
  if (mayChoose({ ...setting, hiddenAt: null }, choosing, target)) return 'hidden.targets-there';
  if (isOfTheOtherSideNow(setting, choosing, target)) return 'new-choices.legal';
  const { movesTo: _to, ...anywhere } = choosing;
  if (mayChoose(setting, anywhere, target)) return 'play.move-destination-differs';
  const { takenThere: _there, ...among } = choosing;
  if (mayChoose(setting, among, target)) return 'combat.no-third-player';
  const isBarred = target.kind === 'piece' && isUnchoosable(setting.state, target.piece, setting.you);
  return isBarred ? 'target.untargetable' : 'target.restrictions';
};

interface Barred {
  readonly choosing: TargetChoice;
  readonly target: PlayTarget;
  readonly bar: RuleKey;
}

/** Why something is no target, in words: by the rule that bars it. */
const whyNot = ({ state, source, you }: Setting, { choosing, target, bar }: Barred): string => {
  if (bar === 'play.move-destination-differs') return 'is already where it would be moved';
  if (bar === 'combat.no-third-player') return WOULD_BE_THIRD;
  if (bar === 'new-choices.legal') return 'has changed sides since it was chosen; choose another for it';
  if (bar === 'hidden.targets-there') return 'is not at the battlefield where the card lay facedown';
  const kept = target.kind === 'piece' ? whyUnchoosable(state, target.piece, you) : null;
  return bar === 'target.untargetable' && kept !== null
    ? `cannot be chosen by ${playerName(state, you)}: ${kept}`
    : `is not what ${nameOf(state, source)} chooses: ${aThing(choosing.target)}`;
};

const nameOfTarget = (state: RiftboundState, target: PlayTarget): string => {
  const piece = target.kind === 'piece' ? target.piece : onChain(state, target);
  return piece === null ? 'A player' : nameOf(state, piece);
};

/** The setting in which later choices see what the earlier ones have taken. */
const withTargets = (setting: Setting, choices: readonly Choosing[], targets: readonly PlayTarget[]): Setting => ({
  ...setting,
  choices,
  targets: targets.map((target) => targetOf(setting.state, target)),
});

const piecesAmong = (targets: readonly PlayTarget[]): readonly number[] =>
  targets.flatMap((target) => (target.kind === 'piece' ? [target.piece] : []));

/** Among how many an amount can be split: each of them gets at least 1 (355.14.c, 715.3). */
const sharesOf = (setting: Setting, { shares, sharedBy }: TargetChoice, chosen: readonly PlayTarget[]): number => {
  if (shares === undefined) return Infinity;
  const { state, you, source } = setting;
  const kind = typeOf(state, source) === 'Spell' ? 'spell' : 'triggered';
  if (sharedBy !== undefined) return amountOf(setting, shares);
  const bonus = splitBonus(state, { kind, controller: you, id: state.nextItem }, piecesAmong(chosen));
  return amountOf(setting, shares) + bonus;
};

const tooFew = ({ state, source }: Setting, choosing: TargetChoice, chosen: number): Finding => {
  const named = chosen === 0 ? 'none is' : `${String(chosen)} ${chosen === 1 ? 'is' : 'are'}`;
  const message = `${nameOf(state, source)} chooses ${howMany(choosing)}, and ${named} chosen. Choose ${String(boundsOf(choosing).min - chosen)}${chosen === 0 ? '' : ' more'}.`;
  return illegal('target.needed', message);
};

const notTogether = ({ state, source }: Setting, group: Group): Finding =>
  illegal('target.group', `Together these are not what ${nameOf(state, source)} chooses: ${groupWords(group)}.`);

const barred = (setting: Setting, choosing: TargetChoice, target: PlayTarget): readonly Finding[] => {
  const bar = barFor(setting, choosing, target);
  if (bar === null) return [];
  const why = whyNot(setting, { choosing, target, bar });
  return [illegal(bar, `${nameOfTarget(setting.state, target)} ${why}.`)];
};

const twice = ({ state }: Setting, chosen: readonly PlayTarget[]): readonly Finding[] => {
  const again = chosen.find((target, at) => chosen.slice(0, at).some((other) => isSame(other, target)));
  if (again === undefined) return [];
  return [illegal('target.valid', `${nameOfTarget(state, again)} is chosen twice for one choice.`)];
};

const isSame = (one: PlayTarget, other: PlayTarget): boolean => JSON.stringify(one) === JSON.stringify(other);

const ofChoice = (setting: Setting, choosing: TargetChoice, chosen: readonly PlayTarget[]): readonly Finding[] => {
  const findings: Finding[] = [];
  if (chosen.length < boundsOf(choosing).min) findings.push(tooFew(setting, choosing, chosen.length));
  if (chosen.length > sharesOf(setting, choosing, chosen)) {
    findings.push(illegal('target.split-count', 'More targets are chosen than there is damage to split.'));
  }
  findings.push(...twice(setting, chosen));
  const { group } = choosing;
  if (group && !fitsGroup(setting, group, piecesAmong(chosen))) findings.push(notTogether(setting, group));
  return [...findings, ...chosen.flatMap((target) => barred(setting, choosing, target))];
};

/** What is chosen for an ability as it is finalized. */
export interface Chosen {
  readonly targets: readonly PlayTarget[];
  readonly to: Location | null;
  readonly also?: readonly Location[];
}

const noChoiceFor = ({ state, source }: Setting, more: number, taken: number): Finding => {
  const most = taken === 0 ? 'nothing' : `no more than ${String(taken)}`;
  return illegal('target.valid', `${nameOf(state, source)} chooses ${most}. Leave out ${String(more)}.`);
};

/** What the rules hold against what is chosen for an ability's choices (355.4-355.13). */
export const choiceFindings = (
  setting: Setting,
  choices: readonly Choosing[],
  { targets, to, also = [] }: Chosen,
): readonly Finding[] => {
  const wanted = targetChoices(choices);
  const parts = targetsByChoice(wanted, targets);
  const chosen = withTargets(setting, wanted, targets);
  const taken = parts.reduce((sum, part) => sum + part.length, 0);
  const tooMany = taken < targets.length ? [noChoiceFor(setting, targets.length - taken, taken)] : [];
  return [
    ...tooMany,
    ...wanted.flatMap((choosing, index) => ofChoice(chosen, choosing, parts[index] ?? [])),
    ...destinationFindings({ ...chosen, choices }, placesIn({ to, also })),
  ];
};

/** Whether every needed choice has something to choose (355.8, 402.4). */
export const canChoose = (setting: Setting, choices: readonly Choosing[]): boolean =>
  targetLists(setting, choices).length > 0;

/** Whole lists of targets that fit the choices: all of them on a usual table, the first on a crowded one. */
export const targetLists = (setting: Setting, choices: readonly Choosing[]): readonly (readonly PlayTarget[])[] => {
  const wanted = targetChoices(choices);
  return wanted.reduce<readonly (readonly PlayTarget[])[]>(
    (lists, choosing, index) => {
      const { min, max } = boundsOf(choosing);
      const earlier = wanted.slice(0, index);
      const partsAfter = (list: readonly PlayTarget[]): readonly (readonly PlayTarget[])[] => {
        const seen = withTargets(setting, earlier, list);
        return subsets(candidatesFor(seen, choosing), {
          min,
          max,
          fits: (part) =>
            fitsGroup(setting, choosing.group, piecesAmong(part)) && part.length <= sharesOf(seen, choosing, part),
        });
      };
      return lists.flatMap((list) => partsAfter(list).map((part) => [...list, ...part])).slice(0, MOST_LISTS);
    },
    [[]],
  );
};
