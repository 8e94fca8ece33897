import { cardOf } from '../../cards/catalogue.js';
import { payableOf } from '../../judging/costs/payment.js';
import { acceleratingCosts } from '../../judging/costs/total-cost.js';
import { cardKeywords } from '../../reading/layers/keywords-of-cards.js';
import { seatsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import type { RiftboundState, StepProgress } from '../../state/riftbound-state.js';
import type { AbilityCost, Step } from '../../words/definition.js';
import type { Payment } from '../../words/plays.js';
import { mayPay } from '../costs/add-while-paying.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import type { Doing, ResolveFrame } from './doing.js';
import { countOf, tokenId } from './tokens.js';

interface Token {
  readonly seat: number;
  readonly card: string;
  readonly piece: number;
}

/** The next token of an instruction that its player may accelerate: a unit, given Accelerate where it is played from no hand. */
const nextToAccelerate = (setting: Setting, step: Step): Token | null => {
  if (step.do !== 'create' || setting.accelerated.length >= countOf(setting, step)) return null;
  const card = tokenId(step.token);
  const [seat] = seatsOf(setting, step.who ?? 'you');
  if (card === undefined || seat === undefined || cardOf(card).type !== 'Unit') return null;
  const token = { seat, card, piece: -1 };
  const isGiven = cardKeywords(setting.state, token).includes('Accelerate');
  return isGiven ? token : null;
};

/** What a token is accelerated for: as the payment that is named has it, or its player may best have it. */
const costFor = (state: RiftboundState, { seat, card }: Token, payment: Payment | null): AbilityCost => {
  const { energy, power } = payableOf(state, seat, { costs: acceleratingCosts(state, seat, card), payment });
  return { energy, power: power.map(() => 'any') };
};

/** One more token is accelerated, or is not. */
export const withAccelerated = (progress: StepProgress, isReady: boolean): StepProgress => ({
  ...progress,
  accelerated: [...(progress.accelerated ?? []), isReady],
});

/**
 * Asks whether the next token is accelerated (805.2), each of several for itself, also where it enters ready anyway: what is paid is spent
 * then. Where its player cannot pay, nobody is asked. False where none can be.
 */
export const asksToAccelerate = (draft: Draft, { frame, item, step }: Doing, setting: Setting): boolean => {
  const next = nextToAccelerate(setting, step);
  if (next === null) return false;
  const { seat, card } = next;
  const cost = costFor(draft.state, next, null);
  if (mayPay(draft.state, { seat, source: item.piece, cost, setting })) {
    push(draft, frame);
    awaitChoice(draft, { kind: 'may', seat, item: item.id, token: card }, [
      'keyword.accelerate',
      'objects.token-played',
    ]);
  } else push(draft, { ...frame, progress: withAccelerated(frame.progress, false) });
  return true;
};

/** What is paid where it is decided whether a token is accelerated; null where it is decided whether any is played at all. */
export const costOfAccelerating = (
  { progress }: ResolveFrame,
  { setting, step, payment }: { readonly setting: Setting; readonly step: Step; readonly payment: Payment | null },
): AbilityCost | null => {
  const isSettled = progress.agreed !== null || (!step.may && !step.cost);
  const next = isSettled ? nextToAccelerate(setting, step) : null;
  return next && costFor(setting.state, next, payment);
};
