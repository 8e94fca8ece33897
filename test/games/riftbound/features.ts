import {
  cardOf,
  riftbound,
  type FactOf,
  type FactType,
  type Play,
  type RiftboundFact,
  type RiftboundState,
} from '#rulesets/riftbound';
import type { Step as StepIn } from '../recorded-game.js';

type Step = StepIn<RiftboundState, Play, RiftboundFact>;

/** Something that a whole game can show, looked for in its facts. */
export type Feature = (steps: readonly Step[]) => boolean;

type StepOf<Type extends FactType> = Omit<Step, 'fact'> & { readonly fact: FactOf<Type> };

const of = <Type extends FactType>(steps: readonly Step[], type: Type): readonly StepOf<Type>[] =>
  steps.filter((step): step is Step & StepOf<Type> => step.fact.type === type);

const happens =
  (type: FactType): Feature =>
  (steps) =>
    steps.some(({ fact }) => fact.type === type);

const cardType = (state: RiftboundState, piece: number): string | null => {
  const id = state.pieces[piece]?.card ?? null;
  return id === null ? null : cardOf(id).type;
};

/** Pieces at battlefields, by the battlefield they are at. */
const arenas = (state: RiftboundState): readonly (readonly string[])[] =>
  riftbound
    .view(state, 'recorder')
    .zones.filter(({ role }) => role === 'arena')
    .map(({ pieces }) => pieces);

const isAtBattlefield = (state: RiftboundState, piece: number): boolean =>
  arenas(state).some((pieces) => pieces.includes(String(piece)));

const byBothPlayers =
  (type: 'BattlefieldConquered' | 'BattlefieldHeld'): Feature =>
  (steps) =>
    new Set(of(steps, type).map(({ fact }) => fact.data.seat)).size === 2;

const spellAnsweredBySpell: Feature = (steps) =>
  of(steps, 'ChainItemFinalized').some(({ after: { chain } }) => {
    const spells = chain.filter(({ kind, status }) => kind === 'spell' && status === 'finalized');
    return new Set(spells.map(({ controller }) => controller)).size === 2;
  });

/** A showdown that opens and closes with nothing but passes: no combat, nothing on the chain. */
const uncontestedShowdown: Feature = (steps) =>
  steps.some(({ fact }, at) => {
    if (fact.type !== 'ShowdownOpened') return false;
    const end = steps.findIndex((step, index) => index > at && step.fact.type === 'ShowdownClosed');
    return steps.slice(at, end).every((step) => !['CombatOpened', 'ItemPutOnChain'].includes(step.fact.type));
  });

const standardMoves = (steps: readonly Step[]): readonly StepOf<'UnitsMoved'>[] =>
  of(steps, 'UnitsMoved').filter(({ fact }) => fact.data.standard);

const movedAsGroup: Feature = (steps) => standardMoves(steps).some(({ fact }) => fact.data.units.length > 1);

const ganking: Feature = (steps) =>
  standardMoves(steps).some(
    ({ fact, before }) =>
      fact.data.to.zone === 'battlefield' && fact.data.units.some((unit) => isAtBattlefield(before, unit)),
  );

const accelerated: Feature = (steps) =>
  of(steps, 'PermanentEntered').some(({ fact }) => fact.because.includes('keyword.accelerate'));

const damageShared: Feature = (steps) => of(steps, 'DamageAssigned').some(({ fact }) => fact.data.damage.length > 1);

const announcedTrigger: Feature = (steps) => steps.some(({ play }) => play?.play === 'AnnounceTrigger');

const legendAbility: Feature = (steps) =>
  of(steps, 'ItemPutOnChain').some(({ fact, before }) => cardType(before, fact.data.item.piece) === 'Legend');

const paidAbility: Feature = (steps) => steps.some(({ play }) => play?.play === 'ActivateAbility');

const playedFromFacedown: Feature = (steps) =>
  of(steps, 'ItemPutOnChain').some(({ fact, before }) => before.pieces[fact.data.item.piece]?.hiddenOn !== null);

/** What every whole game shows. */
export const IN_EVERY_GAME: Readonly<Record<string, Feature>> = {
  'both players conquer': byBothPlayers('BattlefieldConquered'),
  'both players hold': byBothPlayers('BattlefieldHeld'),
  'a spell is answered by a spell': spellAnsweredBySpell,
  'nobody contests a showdown': uncontestedShowdown,
  'a combat is fought': happens('CombatResultDetermined'),
  'the final point is denied': happens('FinalPointDenied'),
  'a group of units moves': movedAsGroup,
  'a trigger is announced': announcedTrigger,
};

/** What the whole games show together: not every deck can do all of it. */
export const IN_SOME_GAME: Readonly<Record<string, Feature>> = {
  'a unit accelerates': accelerated,
  'combat damage is shared out': damageShared,
  'a legend does something': legendAbility,
  'a unit is stunned': happens('UnitsStunned'),
  'both sides survive a combat': happens('AttackersRecalled'),
  'a unit is buffed': happens('UnitsBuffed'),
  'a token is made': happens('TokensCreated'),
  'a unit ganks': ganking,
  'a spell is countered': happens('ChainItemCountered'),
  'an ability is paid for': paidAbility,
  'a hidden card is played': playedFromFacedown,
  'the table is corrected': happens('TableCorrected'),
};
