import type { Finding, Problem } from '#ruleset';
import { powerForMoving } from '../../judging/costs/applied-costs.js';
import { whyKeptFrom } from '../../reading/statics/prohibitions.js';
import { giftsOnBoard } from '../../reading/statics/statics.js';
import type { PlayOf } from '../../words/plays.js';
import type { Draft } from '../draft.js';
import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { battlefieldName, isAtLocation, isUnit, nameOf, playerName } from '../../reading/objects.js';
import { hasKeyword } from '../../reading/layers/keywords.js';
import { inParts, type PlayRule } from '../play-rule.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldAt, battlefieldZone, zoneOf } from '../../state/zones.js';
import { teammatesOf } from '../../state/sides.js';
import { NOT_PRESENT, whyNotPresent } from '../../judging/places/presence.js';
import { pay } from '../costs/pay.js';
import { planPayment, unpaidOf } from '../../judging/costs/payment.js';
import { describedPrice } from '../../judging/costs/total-cost.js';
import { type TotalCost } from '../../judging/costs/cost.js';
import { priorityFindings } from '../../judging/timing.js';
import { isClosedState, isShowdownState } from '../../reading/turn-states.js';

/** The Standard Move (144). */
type MoveUnits = PlayOf<'MoveUnits'>;

const moveProblem = (state: RiftboundState, { units, to }: MoveUnits): Problem | null => {
  if (units.length === 0 || new Set(units).size < units.length) {
    return cannot('no-units', 'Name at least one unit, each once.', 'Name the units that move.');
  }
  const there = to.zone === 'base' ? state.seats[to.seat] : state.battlefields[to.at];
  if (!there) return cannot('no-such-battlefield', 'There is no such place.', 'Name a base or a battlefield in play.');
  const wrong = units.find((unit) => !isUnit(state, unit) || !isAtLocation(state, unit));
  if (wrong !== undefined) {
    return cannot(
      'not-a-unit-on-board',
      `${nameOf(state, wrong)} is no unit on the board.`,
      'Move units that are on the board.',
    );
  }
  const already = units.find((unit) => state.pieces[unit]?.zone === zoneOf(to));
  return already === undefined
    ? null
    : cannot('already-there', `${nameOf(state, already)} is there already.`, 'Name another destination.');
};

/** A Standard Move is made of one's own accord (420.3), when one may act. */
const timing = (state: RiftboundState, { seat }: MoveUnits): readonly Finding[] => {
  const findings = [...priorityFindings(state, seat)];
  if (state.turn.seat !== seat || state.turn.step !== 'main') {
    findings.push(illegal('move.standard-main-phase', `It is not ${playerName(state, seat)}'s Main Phase.`));
  }
  if (isClosedState(state))
    findings.push(illegal('move.standard-not-closed', 'A chain is open, so no unit makes a Standard Move.'));
  if (isShowdownState(state))
    findings.push(
      illegal('move.standard-not-showdown', 'A showdown is in progress, so no unit makes a Standard Move.'),
    );
  return findings;
};

/** Units of one's own only: the Standard Move is an ability of theirs (144, 191.4.a). No teammate's either (489.8.c.2). */
const ofController = (state: RiftboundState, seat: number, unit: number): readonly Finding[] => {
  const controller = state.pieces[unit]?.controller ?? -1;
  if (controller === seat) return [];
  const rule = teammatesOf(state, seat).includes(controller) ? 'mode.teams.no-moving-ally' : 'ability.controller';
  return [illegal(rule, `${playerName(state, seat)} does not control ${nameOf(state, unit)}, and cannot move it.`)];
};

/** Whether a text lets units move to the battlefield from anywhere. */
const isOpenToAll = (state: RiftboundState, at: number): boolean =>
  giftsOnBoard(state, 'movesHere').some(({ setting }) => setting.here === battlefieldZone(at));

/** From a battlefield to another a unit goes only with Ganking (810), or where a text lets all come. */
const ofUnit = (state: RiftboundState, { seat, to }: MoveUnits, unit: number): readonly Finding[] => {
  const name = nameOf(state, unit);
  const findings = [...ofController(state, seat, unit)];
  if (state.pieces[unit]?.exhausted)
    findings.push(illegal('move.standard-cost', `${name} is exhausted, so it cannot pay for a Standard Move.`));
  const from = battlefieldAt(state.pieces[unit]?.zone ?? -1);
  if (from !== null && to.zone === 'battlefield' && !hasKeyword(state, unit, 'Ganking') && !isOpenToAll(state, to.at)) {
    findings.push(illegal('move.standard-ganking', `${name} has no Ganking, so it cannot move between battlefields.`));
  }
  return findings;
};

const ofUnits = (state: RiftboundState, play: MoveUnits): readonly Finding[] =>
  play.units.flatMap((unit) => ofUnit(state, play, unit));

/** What a card forbids is forbidden, whatever permits it (054.1). */
const keptBack = (state: RiftboundState, { seat, units, to }: MoveUnits): readonly Finding[] =>
  units.flatMap((unit) => {
    const why = whyKeptFrom(state, unit, { to, by: seat, effectOf: null });
    if (why === null) return [];
    const where = to.zone === 'base' ? 'to a base' : `to ${battlefieldName(state, to.at)}`;
    return [illegal('reading.forbid-beats-permit', `${nameOf(state, unit)} cannot move ${where}: ${why}.`)];
  });

/** Where a Standard Move may go (144.4): to a battlefield where its player's units may be (144.4.a), or to their own base. */
const destination = (state: RiftboundState, { seat, to }: MoveUnits): readonly Finding[] => {
  if (to.zone === 'base') {
    return to.seat === seat
      ? []
      : [
          illegal(
            'move.standard-to-base',
            `Units of ${playerName(state, seat)} move to no base but ${playerName(state, seat)}'s own.`,
          ),
        ];
  }
  const rule = whyNotPresent(state, to.at, seat);
  if (rule === null) return [];
  const where = battlefieldName(state, to.at);
  return [illegal(rule === 'move.not-third-player' ? 'move.standard-crowded' : rule, `${NOT_PRESENT[rule](where)}.`)];
};

/**
 * What a card has its opponents pay for the move: nothing answers it, and runes are used for them as it is paid (204.4.b,
 * 204.4.b.1).
 */
const appliedCost = (state: RiftboundState, play: MoveUnits): TotalCost => {
  const power = Array.from({ length: powerForMoving(state, play) }, () => 'any' as const);
  return describedPrice({ energy: 0, power });
};

const applied = (state: RiftboundState, play: MoveUnits): readonly Finding[] => {
  const cost = appliedCost(state, play);
  if (unpaidOf(planPayment(state, play.seat, cost)) === 0) return [];
  const message = `To move these together ${playerName(state, play.seat)} has to pay ${String(cost.power.length)} power.`;
  return [illegal('cost.applied-unpaid', message)];
};

/**
 * One game action, off the chain, that nobody answers (446.3.c): the units are exhausted as the cost and go to the one destination
 * together (144.2, 144.3, 144.3.a), from wherever each is (144.3.b).
 */
const apply = (draft: Draft, play: MoveUnits): void => {
  const { seat, units, to } = play;
  pay(draft, seat, planPayment(draft.state, seat, appliedCost(draft.state, play)));
  const ready = units.filter((unit) => draft.state.pieces[unit]?.exhausted === false);
  if (ready.length > 0)
    propose(draft, { type: 'PiecesExhausted', data: { pieces: ready }, because: ['move.standard-cost'] });
  propose(draft, {
    type: 'UnitsMoved',
    data: { seat, units, to, standard: true },
    because: ['move.standard', 'move.instant'],
  });
};

export const moveUnits: PlayRule<'MoveUnits'> = {
  cannot: moveProblem,
  ...inParts<RiftboundState, MoveUnits>(timing, ofUnits, destination, keptBack, applied),
  apply,
};
