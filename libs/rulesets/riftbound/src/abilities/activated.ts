import type { Finding, Problem } from '#ruleset';
import type { PlayOf } from '../commands.js';
import { emit, type Draft } from '../draft.js';
import { cannot, illegal } from '../findings.js';
import { cardAt, nameOf } from '../objects.js';
import { unpaidFindings } from '../rules/costs/payment-findings.js';
import { deflectCost, sumOf } from '../rules/costs/total-cost.js';
import { targetOf } from '../rules/playing/targets.js';
import { priorityFindings, timingFindings } from '../rules/playing/timing.js';
import type { ChainItem, RiftboundState } from '../state.js';
import { zoneOf } from '../zones.js';
import { choiceFindings, choosesDestination } from './choosing.js';
import { holds } from './conditions.js';
import { payCost, resourcesOf, unpayable, type CostDue } from './costs.js';
import type { AbilityName, ActivatedAbility } from './definition.js';
import { abilityOf, addsOnly, definitionOf, isEncoded } from './definitions.js';
import { plainSetting } from './setting.js';

/** Activating an encoded ability (376-381, 398-406): what it costs, when it may be used, and its choices are its own. */
type Activation = PlayOf<'ActivateAbility'>;

export interface Encoded {
  readonly name: AbilityName;
  readonly ability: ActivatedAbility;
}

/** Nothing about the ability is told, so it can only be the one that its card has. */
const tellsNothing = ({ cost, instructions }: Activation): boolean =>
  instructions === null &&
  cost.energy === 0 &&
  cost.power.length === 0 &&
  !cost.exhaustSource &&
  cost.instructions.length === 0;

const onlyActivated = (state: RiftboundState, card: string): number | null => {
  const abilities = definitionOf(state, card)?.abilities ?? [];
  const activated = abilities.flatMap(({ kind }, index) => (kind === 'activated' ? [index] : []));
  return activated.length === 1 ? (activated[0] ?? null) : null;
};

/** The encoded ability that an activation names, or the only one there is; null where it is described at the table. */
export const encodedActivation = (state: RiftboundState, play: Activation): Encoded | null => {
  const card = cardAt(state, play.source)?.id;
  if (card === undefined || !isEncoded(state, card)) return null;
  const ability = play.ability ?? (tellsNothing(play) ? onlyActivated(state, card) : null);
  if (ability === null) return null;
  const name = { card, ability };
  const found = abilityOf(name);
  return found?.kind === 'activated' ? { name, ability: found } : null;
};

/** An ability named by a number has to be there, and its text active (135.4.b). */
export const activationProblem = (state: RiftboundState, play: Activation): Problem | null => {
  if (play.ability === null) return null;
  const active = state.pieces[play.source]?.attachedTo === null && state.pieces[play.source]?.faceDown === false;
  return active && encodedActivation(state, play)
    ? null
    : cannot(
        'no-such-ability',
        `${nameOf(state, play.source)} has no ability ${String(play.ability)} to activate.`,
        'Name one that it has, or describe what it does.',
      );
};

const dueOf = ({ seat, source }: Activation, { ability }: Encoded): CostDue => ({ seat, source, cost: ability.cost });

/** What the rules hold against activating it now. Who controls it is asked elsewhere. */
export const activationFindings = (state: RiftboundState, play: Activation, encoded: Encoded): readonly Finding[] => {
  const { ability } = encoded;
  const setting = plainSetting(state, play.source, play.seat);
  const missing = unpayable(state, dueOf(play, encoded));
  const cost = sumOf(resourcesOf(state, dueOf(play, encoded)), deflectCost(state, play.seat, play.targets));
  const choices = ability.choices ?? [];
  return [
    ...priorityFindings(state, play.seat),
    ...timingFindings(state, {
      seat: play.seat,
      permission: ability.timing ?? 'default',
      what: `this ability of ${nameOf(state, play.source)}`,
    }),
    ...(ability.if && !holds(setting, ability.if)
      ? [illegal('ability.use-condition', 'Its condition does not hold.')]
      : []),
    ...(missing === null ? [] : [illegal('ability.pay', `Its cost cannot be paid: ${missing}.`)]),
    ...choiceFindings(setting, choices, play.targets),
    ...(choosesDestination(choices) && play.to === null
      ? [illegal('play.move-destination', 'The destination of the move has to be chosen.')]
      : []),
    ...unpaidFindings(state, play.seat, { cost, payment: play.payment }),
  ];
};

/** The item that an encoded ability becomes. */
export const itemOf = (state: RiftboundState, play: Activation, { name }: Encoded): ChainItem => ({
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
  label: null,
  adds: addsOnly(name),
  from: null,
  definition: name,
  it: [],
  here: state.pieces[play.source]?.zone ?? null,
});

/** Puts it on the chain and pays for it. */
export const activate = (draft: Draft, play: Activation, encoded: Encoded): void => {
  const item = itemOf(draft.state, play, encoded);
  emit(draft, {
    type: 'ItemPutOnChain',
    data: { item, card: encoded.name.card, opens: item.adds ? 'add' : 'play' },
    because: item.adds ? ['ability.to-chain', 'action.add-at-once'] : ['ability.to-chain', 'chain.pending'],
  });
  payCost(draft, dueOf(play, encoded), { item, payment: play.payment });
};
