import type { Doing } from '../../state/agenda.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { strikeTogether } from '../combat/strike.js';
import { damageNexus, dealDamage, healNexus } from '../units/damage.js';
import { hasOthersAura } from '../../reading/units/auras.js';
import { seatOfSide } from '../../reading/units/board.js';
import { powerOf } from '../../reading/units/values.js';
import { targetOf, unitMeant, unitsMeant } from './meant.js';
import { causeOf, dealerOf, type Performer } from './performer.js';

/** Damage to units together, or to a nexus that was chosen. */
export const deal: Performer<'deal'> = (draft, { amount, to }, doing) => {
  const because = causeOf(draft.state, doing);
  const source = dealerOf(doing);
  const target = targetOf(to, doing);
  if (target?.kind === 'nexus') {
    damageNexus(draft, { seat: target.seat, amount, source, by: doing.seat }, because);
    return;
  }
  for (const piece of unitsMeant(draft.state, to, doing)) dealDamage(draft, { to: piece, amount, source }, because);
};

export const dealNexus: Performer<'deal-nexus'> = (draft, { amount, side }, doing) => {
  const seat = seatOfSide(doing.seat, side);
  damageNexus(draft, { seat, amount, source: dealerOf(doing), by: doing.seat }, causeOf(draft.state, doing));
};

const healOwn = (draft: Draft, { seat }: Doing, amount: number): void => {
  healNexus(draft, { seat, amount }, ['runeterra.keyword.drain']);
};

/** Damage as of `deal`, whose sum then heals the nexus of whose effect it is. */
export const drain: Performer<'drain'> = (draft, { amount, to }, doing) => {
  const because = causeOf(draft.state, doing);
  const source = dealerOf(doing);
  const target = targetOf(to, doing);
  if (target?.kind === 'nexus') {
    damageNexus(draft, { seat: target.seat, amount, source, by: doing.seat }, because);
    healOwn(draft, doing, amount);
    return;
  }
  const dealt = unitsMeant(draft.state, to, doing).map((piece) =>
    dealDamage(draft, { to: piece, amount, source }, because),
  );
  healOwn(
    draft,
    doing,
    dealt.reduce((sum, each) => sum + each, 0),
  );
};

export const drainNexus: Performer<'drain-nexus'> = (draft, { amount, side }, doing) => {
  dealNexus(draft, { do: 'deal-nexus', amount, side }, doing);
  healOwn(draft, doing, amount);
};

/** Units die together, whatever their health. */
export const kill: Performer<'kill'> = (draft, { to }, doing) => {
  const pieces = unitsMeant(draft.state, to, doing);
  if (pieces.length === 0) return;
  propose(draft, { type: 'UnitDied', data: { pieces, by: 'effect' }, because: causeOf(draft.state, doing) });
};

/** What no source says of a unit that is silenced: it is stunned, or another's text gives it something. */
const doubtSilence = (draft: Draft, piece: number): void => {
  if (draft.state.pieces[piece]?.stunned) draft.doubts.add('silence-and-stun');
  if (hasOthersAura(draft.state, piece)) draft.doubts.add('silence-and-auras');
};

/** Keywords, texts and gains go; damage, the name and the kind of unit stay. */
export const silence: Performer<'silence'> = (draft, { to, until }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) {
    doubtSilence(draft, piece);
    propose(draft, { type: 'UnitSilenced', data: { piece, until }, because: ['runeterra.keyword.silence'] });
  }
};

/** Stunned again counts as stunned again. */
export const stun: Performer<'stun'> = (draft, { to }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) {
    propose(draft, { type: 'UnitStunned', data: { piece }, because: ['runeterra.keyword.stun'] });
  }
};

export const frostbite: Performer<'frostbite'> = (draft, { to }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) {
    const power = powerOf(draft.state, piece);
    propose(draft, { type: 'UnitFrostbitten', data: { piece, power }, because: ['runeterra.keyword.frostbite'] });
  }
};

/** A unit strikes another one, or several at the same time: nothing happens where one of the two has gone. */
export const strike: Performer<'strike'> = (draft, { by, to }, doing) => {
  const striker = unitMeant(draft.state, by, doing);
  if (striker === null) return;
  const targets = unitsMeant(draft.state, to, doing).filter((piece) => piece !== striker);
  const strikes = targets.map((target) => ({ by: striker, target, attacking: false }));
  strikeTogether(draft, strikes, ['runeterra.keyword.strike']);
};

/** Two units strike each other at the same time. */
export const strikeEachOther: Performer<'strike-each-other'> = (draft, { one, other }, doing) => {
  const first = unitMeant(draft.state, one, doing);
  const second = unitMeant(draft.state, other, doing);
  if (first === null || second === null) return;
  const strikes = [
    { by: first, target: second, attacking: false },
    { by: second, target: first, attacking: false },
  ];
  strikeTogether(draft, strikes, ['runeterra.keyword.strike']);
};

export const strikeNexus: Performer<'strike-nexus'> = (draft, { by }, doing) => {
  const strikes = unitsMeant(draft.state, by, doing).map((piece) => ({ by: piece, target: null, attacking: false }));
  strikeTogether(draft, strikes, ['runeterra.keyword.strike']);
};
