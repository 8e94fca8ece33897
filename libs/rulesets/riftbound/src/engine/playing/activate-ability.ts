import type { Finding, Problem } from '#ruleset';
import { ACTIVATION_PARTS, activationProblem } from '../../judging/activating.js';
import { encodedActivation } from '../../judging/encoded-activation.js';
import { activate as activateEncoded } from './activate-encoded.js';
import type { PlayOf } from '../../words/plays.js';
import { finalizeWhenPaid } from '../chain/finalize.js';
import { emit, type Draft } from '../draft.js';
import { perform } from '../effects/perform.js';
import { aheadFindings } from '../../judging/told/effects.js';
import { instructionsProblem } from '../../judging/told/instructions.js';
import type { Instruction } from '../../words/instruction.js';
import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { cardAt, isBattlefieldCard, isOnBoard, nameOf, playerName } from '../../reading/objects.js';
import { firstProblem, inParts, type PlayRule } from '../play-rule.js';
import { turnPlayer } from '../../state/sides.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { pay } from '../costs/pay.js';
import { paymentFor, planPayment } from '../../judging/costs/payment.js';
import { paymentProblem, unpaidFindings } from '../../judging/costs/payment-findings.js';
import { deflectCost, describedPrice, sumOf } from '../../judging/costs/total-cost.js';
import { type TotalCost } from '../../judging/costs/cost.js';
import { targetFindings, targetProblem } from '../../judging/targets/targets.js';
import { targetOf } from '../../reading/setting.js';
import { toldFindings, toldModes } from '../../judging/told/told.js';
import { abilityPermission, priorityFindings, timingFindings } from '../../judging/timing.js';

/** Activated and triggered abilities (376-406) of cards whose text is not encoded: told at the table. */
type Activation = PlayOf<'ActivateAbility'>;
type Announcement = PlayOf<'AnnounceTrigger'>;

const costOf = (state: RiftboundState, play: Activation): TotalCost =>
  sumOf(describedPrice(play.cost), deflectCost(state, play.seat, play.targets));

const onlyAdds = (instructions: readonly Instruction[] | null): boolean =>
  instructions !== null && instructions.length > 0 && instructions.every((each) => each.verb === 'add');

const sourceProblem = (state: RiftboundState, source: number): Problem | null =>
  state.pieces[source]
    ? null
    : cannot('no-such-piece', 'The source named is not on the table.', 'Name a card that is.');

/** Abilities of battlefields are their controller's, or the turn player's where nobody controls them (190.6). */
const controllerOf = (state: RiftboundState, source: number): number => {
  const battlefield = state.battlefields.find((each) => each.piece === source);
  if (battlefield) return battlefield.controller ?? turnPlayer(state);
  return state.pieces[source]?.controller ?? -1;
};

const controllerFindings = (state: RiftboundState, seat: number, source: number): readonly Finding[] =>
  controllerOf(state, source) === seat
    ? []
    : [illegal('ability.controller', `${playerName(state, seat)} does not control ${nameOf(state, source)}.`)];

const sourceExhausted = (state: RiftboundState, { cost, source }: Activation): readonly Finding[] =>
  cost.exhaustSource && state.pieces[source]?.exhausted
    ? [illegal('action.exhaust-cost', `${nameOf(state, source)} is exhausted, so it cannot be exhausted as a cost.`)]
    : [];

type ActivationPart = (state: RiftboundState, play: Activation) => readonly Finding[];

/** What the rules say of an ability that is told at the table, part by part. */
const DESCRIBED_PARTS: readonly ActivationPart[] = [
  (state, { seat }) => priorityFindings(state, seat),
  (state, { seat, source }) =>
    timingFindings(state, {
      seat,
      permission: abilityPermission(cardAt(state, source)),
      what: `an ability of ${nameOf(state, source)}`,
    }),
  (state, { seat, source }) => controllerFindings(state, seat, source),
  sourceExhausted,
  (state, play) => targetFindings(state, play, play.targets),
  (state, play) => unpaidFindings(state, play.seat, { cost: costOf(state, play), payment: play.payment }),
  aheadFindings,
  (state, { source, declared }) => toldModes(state, cardAt(state, source)?.id ?? null, declared),
  (state, { source }) => toldFindings(state, source, 'ability'),
];

/** Parts for what is encoded say nothing of what is told, and the other way round: of a play the ones or the others speak. */
const mayActivate = inParts<RiftboundState, Activation>(
  (state, play) => (encodedActivation(state, play) ? controllerFindings(state, play.seat, play.source) : []),
  ...ACTIVATION_PARTS.map((part): ActivationPart => (state, play) => {
    const encoded = encodedActivation(state, play);
    return encoded ? part(state, play, encoded) : [];
  }),
  ...DESCRIBED_PARTS.map(
    (part): ActivationPart =>
      (state, play) =>
        encodedActivation(state, play) ? [] : part(state, play),
  ),
);

/** The item that an ability told at the table becomes. */
export const itemOf = (state: RiftboundState, play: Activation | Announcement): ChainItem => ({
  id: state.nextItem,
  kind: play.play === 'ActivateAbility' ? 'activated' : 'triggered',
  controller: play.seat,
  piece: play.source,
  object: state.pieces[play.source]?.object ?? -1,
  status: 'pending',
  targets: play.targets.map((target) => targetOf(state, target)),
  to: null,
  accelerated: false,
  instructions: play.instructions,
  label: null,
  adds: onlyAdds(play.instructions),
  from: null,
  definition: null,
  it: [],
  declared: null,
  here: state.pieces[play.source]?.zone ?? null,
  attachment: null,
});

const activate = (draft: Draft, play: Activation): void => {
  const encoded = encodedActivation(draft.state, play);
  if (encoded) activateEncoded(draft, play, encoded);
  else activateDescribed(draft, play);
};

const activateDescribed = (draft: Draft, play: Activation): void => {
  const plan = paymentFor(draft.state, play.seat, { cost: costOf(draft.state, play), payment: play.payment });
  const item = itemOf(draft.state, play);
  const card = cardAt(draft.state, play.source)?.id ?? null;
  emit(draft, {
    type: 'ItemPutOnChain',
    data: { item, card, opens: item.adds ? 'add' : 'play' },
    because: item.adds ? ['ability.to-chain', 'action.add-at-once'] : ['ability.to-chain', 'chain.pending'],
  });
  finalizeWhenPaid(draft, item);
  pay(draft, play.seat, plan);
  if (play.cost.exhaustSource && isOnBoard(draft.state, play.source) && !draft.state.pieces[play.source]?.exhausted) {
    propose(draft, {
      type: 'PiecesExhausted',
      data: { pieces: [play.source] },
      because: ['action.exhaust-cost', 'ability.pay'],
    });
  }
  for (const instruction of play.cost.instructions) perform(draft, instruction, item);
};

/** Whether and when an ability is used is up to its controller (378). */
export const activateAbility: PlayRule<'ActivateAbility'> = {
  cannot: (state, play) =>
    firstProblem(
      () => sourceProblem(state, play.source),
      () => activationProblem(state, play),
      () => targetProblem(state, play.targets),
      () => paymentProblem(state, play.seat, play.payment),
      () => instructionsProblem(state, [...(play.instructions ?? []), ...play.cost.instructions]),
    ),
  ...mayActivate,
  apply: activate,
};

/**
 * A trigger goes on the chain in any state, on any turn (383.3.c); whether it did trigger is told at the table. Choosing an
 * enemy's object with Deflect costs its controller too (809.1.c).
 */
export const announceTrigger: PlayRule<'AnnounceTrigger'> = {
  cannot: (state, play) =>
    firstProblem(
      () => sourceProblem(state, play.source),
      () => targetProblem(state, play.targets),
      () => instructionsProblem(state, play.instructions ?? []),
    ),
  may: (state, play) => [
    ...(isBattlefieldCard(state, play.source) ? [] : controllerFindings(state, play.seat, play.source)),
    ...targetFindings(state, play, play.targets),
    ...unpaidFindings(state, play.seat, { cost: deflectCost(state, play.seat, play.targets), payment: null }),
    ...aheadFindings(state, play),
    ...toldFindings(state, play.source, 'trigger'),
  ],
  apply: (draft, play) => {
    const plan = planPayment(draft.state, play.seat, deflectCost(draft.state, play.seat, play.targets));
    emit(draft, {
      type: 'ItemPutOnChain',
      data: { item: itemOf(draft.state, play), card: cardAt(draft.state, play.source)?.id ?? null, opens: 'trigger' },
      because: ['trigger.chain', 'trigger.any-state'],
    });
    pay(draft, play.seat, plan);
  },
};
