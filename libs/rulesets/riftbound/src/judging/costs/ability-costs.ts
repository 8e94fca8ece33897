import { ownPower } from './own-power.js';
import type { RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import { illegal } from '../../words/findings.js';
import { costWords } from '../../words/said/costs.js';
import { nameOf } from '../../reading/objects.js';
import { paymentFor, unpaidOf } from './payment.js';
import { lessened, type Change } from './reductions.js';
import type { CostDue, PowerSymbol } from './cost.js';
import type { TotalCost } from './cost.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { amountOf } from '../../reading/amounts.js';
import { costObjectFindings, hasCostObjects, waysToUse } from './cost-objects.js';
import type { AbilityCost } from '../../words/definition.js';
import { TAKES_AWAY } from '../../words/instruction.js';
import { objectsOf } from '../../reading/references.js';
import { plainSetting, type Setting } from '../../reading/setting.js';
import { equipDue } from './equip-cost.js';
import type { Reduction } from '../../words/abilities/cost.js';

const settingFor = ({ seat, source, setting }: CostDue, state: RiftboundState): Setting =>
  setting ? { ...setting, state } : plainSetting(state, source, seat);

/** What pays for power of a text's own domain: a symbol of the card on which it is printed, whoever has it as an ability. */
const ownSymbol = (state: RiftboundState, source: number, printedOn: string | null): PowerSymbol => {
  const card = printedOn ?? state.pieces[source]?.card ?? null;
  return card === null ? [] : ownPower(state, card);
};

/** A reduction as it is now; power of the card's own domains is that of its text. */
export const changeBy = (setting: Setting, { energy, power, own, or, floor }: Reduction): Change => ({
  energy: energy === undefined ? 0 : amountOf(setting, energy),
  power: power === undefined ? 0 : amountOf(setting, power),
  own: own ? ownSymbol(setting.state, setting.source, setting.printedOn) : null,
  or: or ?? false,
  floor: floor ?? 0,
});

/** Energy and power of a cost before its reduction; its own power is of the card's domains (135.2.e.6). */
const unreduced = (state: RiftboundState, { source, cost, amount = 0, setting }: CostDue): TotalCost => {
  const own = ownSymbol(state, source, setting?.printedOn ?? null);
  const symbol = (kind: NonNullable<AbilityCost['power']>[number]): PowerSymbol => (kind === 'own' ? own : []);
  const more = cost.any === 'power' ? Array.from({ length: amount }, (): PowerSymbol => []) : [];
  return {
    energy: (cost.energy ?? 0) + (cost.any === 'energy' ? amount : 0),
    power: [...(cost.power ?? []).map(symbol), ...more],
  };
};

/** Energy and power of a cost, with what the cost itself says that it is less. */
export const resourcesOf = (state: RiftboundState, due: CostDue): TotalCost => {
  const equip = due.cost.equip ? equipDue(state, due) : null;
  const full = equip ? resourcesOf(state, equip) : unreduced(state, due);
  const { less } = due.cost;
  return less ? (lessened(full, changeBy(settingFor(due, state), less))[0] ?? full) : full;
};

/** What of a cost is neither energy nor power: of an Equip cost that of the ability. */
export const othersOf = (state: RiftboundState, due: CostDue): CostDue => equipDue(state, due) ?? { ...due, cost: {} };

/** What of the cost, beyond energy and power, cannot be paid; null where all of it can. */
export const unpayable = (state: RiftboundState, given: CostDue): string | null => {
  const due = equipDue(state, given);
  if (!due) return 'there is no Equip cost';
  return ofSource(state.pieces[due.source], due.cost) ?? ofOthers(state, due);
};

const ofSource = (piece: Piece | undefined, { exhaust, spendBuff, disempowerThis }: AbilityCost): string | null => {
  if (exhaust && piece?.exhausted !== false) return 'it is exhausted';
  if (spendBuff && piece?.buffs === 0) return 'it has no buff';
  return disempowerThis && !piece?.empowered ? 'it is not Empowered' : null;
};

const ofOthers = (state: RiftboundState, due: CostDue): string | null => {
  const { seat, cost } = due;
  if (!hasCostObjects(settingFor(due, state), cost)) return 'there is too little to pay it with';
  return hasExperience(state, seat, cost.spendXp ?? 0) ? null : 'there is too little experience';
};

/** What the rules hold against how the rest of a cost is paid: that it can be, and with what is named. */
export const dueFindings = (state: RiftboundState, due: CostDue, key: RuleKey): readonly Finding[] => {
  const missing = unpayable(state, due);
  if (missing !== null) {
    const whole = `The cost of ${nameOf(state, due.source)} (${costWords(due.cost)})`;
    return [illegal(key, `${whole} cannot be paid: ${missing}.`)];
  }
  const { cost, using = [], ...rest } = othersOf(state, due);
  return [
    ...costObjectFindings(settingFor({ cost, ...rest }, state), cost, { using, key }),
    ...lostTargets(settingFor(due, state), cost, using),
  ];
};

/** What pays the cost by leaving is no legal target any more, which a player may not bring about (355.16, 357.3). */
const lostTargets = (setting: Setting, { objects }: AbilityCost, using: readonly number[]): readonly Finding[] => {
  if (!objects || !TAKES_AWAY.has(objects.do)) return [];
  const both = using.filter((number) =>
    setting.targets.some((target) => target.kind === 'piece' && target.piece === number),
  );
  return both.map((number) =>
    illegal('cost.no-certain-illegality', `${nameOf(setting.state, number)} is chosen, and would be gone by paying.`),
  );
};

/** Ways to name what a cost is paid with. */
export const waysToPay = (state: RiftboundState, due: CostDue): readonly (readonly number[])[] => {
  const others = othersOf(state, due);
  return waysToUse(settingFor(others, state), others.cost);
};

/** Objects other than the source whose buffs are spent: the text that says so is about units that have one. */
export const spent = (state: RiftboundState, due: CostDue): readonly number[] =>
  due.cost.spendBuffOf === undefined ? [] : objectsOf(settingFor(due, state), due.cost.spendBuffOf);

const hasExperience = (state: RiftboundState, seat: number, amount: number): boolean =>
  (state.seats[seat]?.xp ?? 0) >= amount;

/** Whether the whole cost can be paid now. */
export const payable = (state: RiftboundState, due: CostDue): boolean =>
  unpayable(state, due) === null &&
  unpaidOf(paymentFor(state, due.seat, { cost: resourcesOf(state, due), payment: null })) === 0;
