import type { Finding, Problem } from '#ruleset';
import { cannot, illegal } from '../words/findings.js';
import { conditionWords } from '../words/said/conditions.js';
import { typesOf } from '../cards/types.js';
import { cardAt, nameOf } from '../reading/objects.js';
import { unpaidFindings } from './costs/payment-findings.js';
import { payableOf } from './costs/payment.js';
import { afterDiscounts } from './costs/reductions.js';
import { deflectCost, sumOf } from './costs/total-cost.js';
import { type TotalCost } from './costs/cost.js';
import { targetOf } from '../reading/setting.js';
import { priorityFindings, timingFindings } from './timing.js';
import type { ChainItem, RiftboundState } from '../state/riftbound-state.js';
import { performedThisTurn } from '../reading/history/this-turn.js';
import { zoneOf } from '../state/zones.js';
import { holds } from '../reading/conditions.js';
import { abilityDiscounts } from './costs/changes-of-costs.js';
import { dueFindings, resourcesOf } from './costs/ability-costs.js';
import { type CostDue } from './costs/cost.js';
import { keptOf, paidIn, textFindings } from './targets/declaring.js';
import { addsOnly } from '../cards/encodings.js';
import { objectRef, plainSetting, type Setting } from '../reading/setting.js';
import { namedOn, numberOf } from '../reading/texts/numbered-abilities.js';
import { activatedOn, tellsNothing, encodedActivation, type Activation, type Encoded } from './encoded-activation.js';

/** How lines name the activated abilities of an object. */
const waysToName = (state: RiftboundState, source: number): readonly string[] => [
  ...new Set(activatedOn(state, source).map((each) => wayToName(numberOf(state, source, namedOn(each))))),
];

const wayToName = (number: number): string => `ability ${String(number + 1)}`;

/** Of several abilities one has to be named. */
const severalProblem = (state: RiftboundState, play: Activation): Problem | null => {
  const ways = waysToName(state, play.source);
  if (!tellsNothing(play) || ways.length < 2) return null;
  return cannot(
    'which-ability',
    `${nameOf(state, play.source)} has several abilities to use.`,
    `Say which: ${ways.join(' or ')}.`,
  );
};

/** What a play calls the ability that it names, where there may be none such. */
const calledIn = (state: RiftboundState, { ability, source }: Activation): string => {
  const number = ability === null || typeof ability === 'number' ? ability : numberOf(state, source, ability);
  return number === null || number < 0 ? 'such ability' : wayToName(number);
};

/** An ability that is named has to be there, and its text active (135.4.b). */
export const activationProblem = (state: RiftboundState, play: Activation): Problem | null => {
  if (play.ability === null) return severalProblem(state, play);
  const which = calledIn(state, play);
  const name = nameOf(state, play.source);
  if (!encodedActivation(state, play)) {
    const own = waysToName(state, play.source);
    const remedy =
      own.length > 0 ? `It has: ${own.join(', ')}.` : 'Describe what it does, where its text is not encoded.';
    return cannot('no-such-ability', `${name} has no ${which} to activate.`, remedy);
  }
  return tellsNothing(play)
    ? null
    : cannot('ability-is-known', `What ${which} of ${name} costs and does is known.`, 'Leave out what is told of it.');
};

/** What the symbols of the ability are read against. */
const settingFor = (
  state: RiftboundState,
  { source, seat, declared }: Activation,
  { name, attachment }: Encoded,
): Setting => ({
  ...plainSetting(state, source, seat),
  paid: paidIn(declared),
  attachment: attachment === null ? null : objectRef(state, attachment),
  printedOn: name.card,
});

export const dueOf = (state: RiftboundState, play: Activation, encoded: Encoded): CostDue => ({
  seat: play.seat,
  source: play.source,
  cost: encoded.ability.cost,
  using: play.declared?.using ?? [],
  setting: {
    ...settingFor(state, play, encoded),
    choices: encoded.ability.choices ?? [],
    targets: play.targets.map((target) => targetOf(state, target)),
  },
});

/** Energy and power in all: the base cost (403.1), with what choosing enemies with Deflect costs. */
export const totalOf = (state: RiftboundState, play: Activation, encoded: Encoded): TotalCost => {
  const { seat, source, targets, payment } = play;
  const own = resourcesOf(state, dueOf(state, play, encoded));
  const costs = afterDiscounts(own, abilityDiscounts(state, source, encoded.ability)).map((cost) => ({
    ...sumOf(cost, deflectCost(state, seat, targets)),
    ...ofAbility(state, source),
  }));
  return payableOf(state, seat, { costs, payment });
};

const ofAbility = (state: RiftboundState, source: number): Pick<TotalCost, 'of'> => {
  const card = cardAt(state, source);
  return card === null ? {} : { of: { is: 'ability', types: typesOf(card) } };
};

/** Whether the moment allows it; while a cost is being paid every moment does (357.1.a). */
const momentFindings = (state: RiftboundState, play: Activation, { ability }: Encoded): readonly Finding[] => [
  ...priorityFindings(state, play.seat),
  ...timingFindings(state, {
    seat: play.seat,
    permission: ability.timing ?? 'default',
    what: `this ability of ${nameOf(state, play.source)}`,
  }),
];

/** One part of what the rules say of activating an encoded ability. */
type ActivationPart = (state: RiftboundState, play: Activation, encoded: Encoded) => readonly Finding[];

/** An ability says itself when it may be used, and how often. */
const conditionFindings: ActivationPart = (state, play, encoded) => {
  const { ability, name } = encoded;
  const setting = settingFor(state, play, encoded);
  const what = `This ability of ${nameOf(state, play.source)}`;
  const findings: Finding[] = [];
  if (ability.if && !holds(setting, ability.if)) {
    const message = `${what} is used only if ${conditionWords(ability.if)}, and that is not so now.`;
    findings.push(illegal('ability.use-condition', message));
  }
  if (ability.once && performedThisTurn(state, setting.object, name))
    findings.push(illegal('ability.use-condition', `${what} is used once a turn, and has been used this turn.`));
  return findings;
};

/**
 * What the rules hold against activating it now: its targets have to be legal (405.1), and enough of them there (402.3). Who controls
 * it is asked elsewhere.
 */
export const ACTIVATION_PARTS: readonly ActivationPart[] = [
  (state, play, encoded) => (state.choice === null ? momentFindings(state, play, encoded) : []),
  conditionFindings,
  (state, play, encoded) => dueFindings(state, dueOf(state, play, encoded), 'ability.pay'),
  (state, play, encoded) => textFindings(settingFor(state, play, encoded), encoded.ability, play),
  (state, play, encoded) =>
    unpaidFindings(state, play.seat, { cost: totalOf(state, play, encoded), payment: play.payment }),
];

/** The item that an encoded ability becomes. */
export const itemOf = (state: RiftboundState, play: Activation, { name, ability, attachment }: Encoded): ChainItem => ({
  id: state.nextItem,
  kind: 'activated',
  controller: play.seat,
  piece: play.source,
  object: state.pieces[play.source]?.object ?? -1,
  status: 'pending',
  targets: play.targets.map((target) => targetOf(state, target)),
  to: play.to === null ? null : zoneOf(play.to),
  accelerated: false,
  instructions: null,
  label: name.text === 'Equip' || ability.keyword === 'Equip' ? 'Equip' : null,
  adds: addsOnly(name),
  from: null,
  definition: name,
  it: [],
  declared: keptOf(play.declared),
  here: state.pieces[play.source]?.zone ?? null,
  attachment: attachment === null ? null : objectRef(state, attachment),
});
