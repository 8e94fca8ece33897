import type { RiftboundState } from '../../state/riftbound-state.js';
import { hasBeen } from '../../state/designated.js';
import type { PointSource } from '../../state/sources.js';
import { battlefieldZone } from '../../state/zones.js';
import { policyOf } from '../../words/editions/editions.js';
import { happening, type Reader, type Readers } from './happening.js';

/** What the turn, showdowns and scoring mean to abilities that wait for events. */
/**
 * Who has had the designation in this combat does not attack or defend a second time in it (383.4.e.2.a, 383.4.f.2.a), though whoever
 * changes sides gains the other for the first time; in older editions it does.
 */
const firstTime = (
  before: RiftboundState,
  pieces: readonly number[],
  designation: 'attacker' | 'defender',
): readonly number[] =>
  policyOf(before).attackTriggers === 'each time'
    ? pieces
    : pieces.filter((number) => !hasBeen(before, number, designation));

const inDesignations: Reader<'DesignationsSet'> = (before, { attackers, defenders }, after) => {
  const { showdown } = after;
  if (!showdown?.combat) return [];
  const common = { at: showdown.battlefield, first: before.showdown?.combat?.designated.length === 0 };
  return [
    happening('attacks', after, {
      ...common,
      pieces: firstTime(before, attackers, 'attacker'),
      seat: showdown.combat.attacker,
    }),
    happening('defends', after, {
      ...common,
      pieces: firstTime(before, defenders, 'defender'),
      seat: showdown.combat.defender,
    }),
  ];
};

const PHASE_STARTS = { beginning: 'turn begins', main: 'main begins', ending: 'turn ends' } as const;

const isStart = (step: string): step is keyof typeof PHASE_STARTS => Object.hasOwn(PHASE_STARTS, step);

const inStep: Reader<'StepBegan'> = (_before, { step, seat }, after) =>
  isStart(step) ? [happening(PHASE_STARTS[step], after, { seat })] : [];

/** Permanents of a player at a battlefield. */
const presentAt = (state: RiftboundState, at: number, seat: number): readonly number[] =>
  (state.zones[battlefieldZone(at)] ?? []).filter((number) => state.pieces[number]?.controller === seat);

/**
 * What conquer effects wait for (383.4.c). Whether the battlefield was nobody's before control was established here is read off the
 * control that came just before.
 */
const conquered: Reader<'BattlefieldConquered'> = (before, { at, seat, open }, after) => [
  happening('conquers', after, { at, seat, pieces: presentAt(before, at, seat), open: open ?? false }),
];

const held: Reader<'BattlefieldHeld'> = (before, { at, seat }, after) => [
  happening('holds', after, { at, seat, pieces: presentAt(before, at, seat) }),
];

/** What scores a point (469), where it is of a conquest or a hold. */
const scoredBy = ({ kind }: PointSource): 'hold' | 'conquest' | null =>
  kind === 'hold' || kind === 'conquest' ? kind : null;

export const TURN_READERS: Readers = {
  DesignationsSet: inDesignations,
  StepBegan: inStep,
  BattlefieldConquered: conquered,
  BattlefieldHeld: held,
  // Points that are lost are of no conquest and no hold, and nothing waits for them.
  PointsGained: (_before, { seat, source }, after) => [
    happening('gains points', after, { seat, scored: scoredBy(source) }),
  ],
  // Start of showdown and of combat (464.2.b).
  ShowdownOpened: (_before, { at }, after) => [happening('showdown begins', after, { at })],
  CombatOpened: (_before, { at, attacker }, after) => [happening('combat begins', after, { at, seat: attacker })],
  // End of combat (466.7.b).
  CombatEnded: (before, { at }, after) => [
    happening('combat ends', after, {
      at,
      pieces: after.pieces.flatMap(({ object }, number) =>
        before.showdown?.combat?.designated.includes(object) ? [number] : [],
      ),
    }),
  ],
  // Its units have won with their player (466.3.c).
  CombatResultDetermined: (_before, { winner, at }, after) =>
    winner === null
      ? []
      : [happening('wins combat', after, { seat: winner, at, pieces: presentAt(after, at, winner) })],
};
