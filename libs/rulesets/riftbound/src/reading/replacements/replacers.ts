import { rememberLast } from '../../state/remember-last.js';
import type { DelayedInForce, RiftboundState } from '../../state/riftbound-state.js';
import { standingOf, type Standing } from '../../state/standing.js';
import { piecesOnBoard } from '../../state/zones.js';
import { holds } from '../conditions.js';
import type { ReplacementAbility, ReplacedObject } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { matches } from '../filters/filters.js';
import { delayedSetting, delayingStep } from '../triggers/delayed-abilities.js';
import { abilitySetting, type Setting } from '../setting.js';
import { piecesGiven } from '../texts/given-abilities.js';
import { plainTextOf, textOf, type AbilityNow } from '../texts/texts.js';
import { performedThisTurn } from '../history/this-turn.js';
import type { Application, Replacer } from '../../state/event-progress.js';

export const isSame = (one: Replacer, other: Replacer): boolean =>
  one.delayed === other.delayed &&
  one.source === other.source &&
  one.attachment === other.attachment &&
  one.name.card === other.name.card &&
  one.name.ability === other.name.ability &&
  one.name.text === other.name.text &&
  one.name.within?.join() === other.name.within?.join();

/** The ability that a replacer applies. */
export const replacementOf = ({ name }: Replacer): ReplacementAbility | null => {
  const ability = abilityOf(name);
  return ability?.kind === 'replacement' ? ability : null;
};

type Would = ReplacementAbility['when']['would'];

interface Found {
  readonly replacer: Omit<Replacer, 'seat'>;
  readonly would: Would;
}

const foundIn = (source: number, text: readonly AbilityNow[]): readonly Found[] =>
  text.flatMap(({ ability, name, attachment }) =>
    ability.kind === 'replacement'
      ? [{ replacer: { name, source, attachment, delayed: null }, would: ability.when.would }]
      : [],
  );

const standingOnBoard = rememberLast((standing: Standing, state: RiftboundState): readonly Found[] =>
  standing.onBoard.flatMap((source) => foundIn(source, plainTextOf(state, source))),
);

/** Replacement abilities on the board: of texts, and what is given. */
const onBoard = (state: RiftboundState): readonly Found[] =>
  piecesGiven(state).length === 0
    ? standingOnBoard(standingOf(state), state)
    : piecesOnBoard(state).flatMap((source) => foundIn(source, textOf(state, source)));

const ofDelayed = ({ id, name, controller, source, attachment }: DelayedInForce, would: Would): readonly Replacer[] => {
  const ability = abilityOf(name);
  return ability?.kind === 'replacement' && ability.when.would === would
    ? [{ name, source: source.piece, attachment: attachment?.piece ?? null, delayed: id, seat: controller }]
    : [];
};

/**
 * Every replacer on the table that looks for such events: on a usual table none. The table is the one before the event: what came
 * before it counts (370.3), and what leaves with it still does (370.4).
 */
export const replacersOf = (state: RiftboundState, would: Would): readonly Replacer[] => {
  const found = onBoard(state).filter((each) => each.would === would);
  const printed = found.map(({ replacer }): Replacer => ({
    ...replacer,
    seat: abilitySetting(state, replacer.source, replacer.attachment).you,
  }));
  return state.delayed.length === 0
    ? printed
    : [...printed, ...state.delayed.flatMap((each) => ofDelayed(each, would))];
};

/** The delayed effect that a replacer is; null for the ability of an object. */
export const delayedOf = ({ delayed }: RiftboundState, replacer: Replacer): DelayedInForce | null =>
  replacer.delayed === null ? null : (delayed.find(({ id }) => id === replacer.delayed) ?? null);

/** Whether it is over once it has been applied. */
export const isOnce = (state: RiftboundState, replacer: Replacer): boolean => {
  const delayed = delayedOf(state, replacer);
  return delayed !== null && delayingStep(delayed)?.once === true;
};

/** What the symbols of a replacer are read against: `it` is what the event is about. */
export const replacerSetting = (state: RiftboundState, { replacer, part }: Application): Setting => {
  const { source, attachment } = replacer;
  const delayed = delayedOf(state, replacer);
  const setting = delayed ? delayedSetting(state, delayed) : abilitySetting(state, source, attachment);
  return { ...setting, it: part === null ? [] : [part] };
};

/** Whether the event would happen to what the replacer speaks of: an effect to what it was put on, as the same object. */
export const isAbout = (state: RiftboundState, application: Application, of: ReplacedObject): boolean => {
  const { replacer, part } = application;
  if (part === null) return false;
  if (of === 'this') return part === replacer.source;
  if (of !== 'it') return matches(replacerSetting(state, application), part, of);
  const about = delayedOf(state, replacer)?.about ?? [];
  return about.some(({ object }) => object === state.pieces[part]?.object);
};

/** Who decides whether an optional replacer applies, and pays for it. */
export const decides = (state: RiftboundState, { replacer, part }: Application): number =>
  replacementOf(replacer)?.may === 'its controller'
    ? (state.pieces[part ?? -1]?.controller ?? replacer.seat)
    : replacer.seat;

const isUsedUp = (state: RiftboundState, { name, source }: Replacer): boolean =>
  performedThisTurn(state, state.pieces[source]?.object ?? -1, name);

/** Whether its condition holds and its limit is not used up. */
export const isActive = (state: RiftboundState, application: Application): boolean => {
  const ability = replacementOf(application.replacer);
  return (
    ability !== null &&
    (ability.if === undefined || holds(replacerSetting(state, application), ability.if)) &&
    (ability.limit === undefined || !isUsedUp(state, application.replacer))
  );
};
