import { cardOf } from '../../cards/catalogue.js';
import { cardKeywords } from '../../reading/layers/keywords-of-cards.js';
import { seatsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import type { StepProgress } from '../../state/riftbound-state.js';
import type { AbilityCost, Step } from '../../words/definition.js';
import { mayPay } from '../costs/add-while-paying.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import type { Doing, ResolveFrame } from './doing.js';
import { countOf, tokenId } from './tokens.js';

/** What a token is accelerated for: it has no domain, so its power is of any (805.1.a.2). */
const COST: AbilityCost = { energy: 1, power: ['any'] };

interface Accelerable {
  readonly seat: number;
  readonly token: string;
}

/** The next token of an instruction that its player may accelerate: a unit, given Accelerate where it is played from no hand. */
const nextToAccelerate = (setting: Setting, step: Step): Accelerable | null => {
  if (step.do !== 'create' || step.ready || setting.accelerated.length >= countOf(setting, step)) return null;
  const token = tokenId(step.token);
  const [seat] = seatsOf(setting, step.who ?? 'you');
  if (token === undefined || seat === undefined || cardOf(token).type !== 'Unit') return null;
  const isGiven = cardKeywords(setting.state, { seat, card: token, piece: -1 }).includes('Accelerate');
  return isGiven ? { seat, token } : null;
};

/** One more token is accelerated, or is not. */
export const withAccelerated = (progress: StepProgress, isReady: boolean): StepProgress => ({
  ...progress,
  accelerated: [...(progress.accelerated ?? []), isReady],
});

/** Asks whether the next token is accelerated (805.2), each of several for itself; who cannot pay is not asked. False where none can be. */
export const asksToAccelerate = (draft: Draft, { frame, item, step }: Doing, setting: Setting): boolean => {
  const next = nextToAccelerate(setting, step);
  if (next === null) return false;
  const { seat, token } = next;
  if (mayPay(draft.state, { seat, source: item.piece, cost: COST, setting })) {
    push(draft, frame);
    awaitChoice(draft, { kind: 'may', seat, item: item.id, token }, ['keyword.accelerate', 'objects.token-played']);
  } else push(draft, { ...frame, progress: withAccelerated(frame.progress, false) });
  return true;
};

/** What is paid where it is decided whether a token is accelerated; null where it is decided whether any is played at all. */
export const costOfAccelerating = ({ progress }: ResolveFrame, setting: Setting, step: Step): AbilityCost | null => {
  const isSettled = progress.agreed !== null || (!step.may && !step.cost);
  return isSettled && nextToAccelerate(setting, step) !== null ? COST : null;
};
