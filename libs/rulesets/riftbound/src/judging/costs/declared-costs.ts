import type { Finding } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import { extraCostsOf, repeatCostsOf, wayOf, waysOf } from './costs-of-cards.js';
import { costNamed, placeOf } from './named-costs.js';
import { dueFindings } from './ability-costs.js';
import { type CostDue } from './cost.js';
import type { DeclaredCost, PlayOf, PlayTarget } from '../../words/plays.js';
import { illegal } from '../../words/findings.js';
import { costWords } from '../../words/said/costs.js';
import { TAKES_AWAY } from '../../words/instruction.js';
import { termsOf, type Played } from '../instructed.js';
import { nameOf } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Additional costs, Repeats and other costs, as a play declares them (356.1, 356.2, 357.2). */
export type PlayCard = PlayOf<'PlayCard'>;

interface Parts {
  readonly extras: ReturnType<typeof extraCostsOf>;
  readonly repeats: ReturnType<typeof repeatCostsOf>;
}

export const partsOf = (state: RiftboundState, play: PlayCard): Parts => ({
  extras: extraCostsOf(state, play),
  repeats: play.declared?.repeats.length ? repeatCostsOf(state, play) : [],
});

/** Whether any and all costs are ignored: then nothing else has to be done for the card either (356.5.a). */
const ignoresAllCosts = (state: RiftboundState, play: Played): boolean => termsOf(state, play)?.ignoring === 'all';

/** Everything that is paid besides energy and power, with what it is paid with. */
export const duesOf = (state: RiftboundState, play: PlayCard, { extras, repeats }: Parts): readonly CostDue[] => {
  if (ignoresAllCosts(state, play)) return [];
  const { seat, declared } = play;
  const due = (list: Parts['repeats'], { cost, using }: DeclaredCost): readonly CostDue[] => {
    const found = costNamed(list, cost);
    return found ? [{ seat, cost: found.cost, source: found.source, using }] : [];
  };
  const way = wayOf(state, play);
  return [
    ...(way ? [{ seat, cost: way.cost, source: way.source, using: declared?.using ?? [] }] : []),
    ...(declared?.extra ?? []).flatMap((each) => due(extras, each)),
    ...(declared?.repeats ?? []).flatMap((each) => due(repeats, each)),
  ];
};

/** The additional costs that have to be paid. */
export const mandatoryOf = (state: RiftboundState, play: Played, extras: Parts['extras']): Parts['extras'] =>
  ignoresAllCosts(state, play) ? [] : extras.filter(({ gift }) => gift.may !== true);

const areDifferent = (places: readonly number[]): boolean => new Set(places).size === places.length;

/** Mandatory costs are paid; which of the optional ones are is declared with the play (355.1.a). */
const costFindings = (state: RiftboundState, play: PlayCard, { extras, repeats }: Parts): readonly Finding[] => {
  const { card, declared } = play;
  const extra = (declared?.extra ?? []).map(({ cost }) => placeOf(extras, cost));
  const repeated = (declared?.repeats ?? []).map(({ cost }) => placeOf(repeats, cost));
  const mandatory = mandatoryOf(state, play, extras);
  const { name } = cardOf(card);
  const findings: Finding[] = [];
  if (extra.includes(-1)) findings.push(illegal('cost.optional', `${name} has no such additional cost now.`));
  if (!areDifferent(extra)) findings.push(illegal('cost.optional', `An additional cost of ${name} is paid once.`));
  const unpaid = mandatory.find((each) => !extra.includes(extras.indexOf(each)));
  if (unpaid) {
    const cost = costWords(unpaid.gift.additionalCost);
    findings.push(illegal('cost.mandatory', `${name} has an additional cost that has to be paid: ${cost}.`));
  }
  if (repeated.includes(-1)) findings.push(illegal('keyword.repeat', `${name} has no such Repeat cost now.`));
  if (!areDifferent(repeated))
    findings.push(illegal('keyword.repeat-once', `Each Repeat cost of ${name} is paid once.`));
  return findings;
};

const wayFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const declared = play.declared?.way ?? null;
  if (declared === null) return [];
  const way = costNamed(waysOf(state, play), declared);
  if (!way)
    return [illegal('cost.for-cost', `There is no other cost that ${cardOf(play.card).name} can be played for now.`)];
  if (way.isOpen) return [];
  const { name } = cardOf(play.card);
  const message =
    way.from === 'anywhere'
      ? `Nothing lets ${name} be played from there, for whatever cost.`
      : `For that cost ${name} is played from the ${way.from}.`;
  return [illegal('cost.for-cost', message)];
};

/** Everything that a play chooses: for the first time its instructions are executed, and for each further one. */
export const allTargets = ({ targets, declared }: Pick<PlayCard, 'targets' | 'declared'>): readonly PlayTarget[] =>
  declared?.repeats.length ? [...targets, ...declared.repeats.flatMap((repeat) => repeat.targets)] : targets;

/** Pieces that will have gone to pay for the play. */
export const spentOn = (state: RiftboundState, play: PlayCard): readonly number[] =>
  play.declared === null
    ? []
    : duesOf(state, play, partsOf(state, play)).flatMap(({ cost, using }) =>
        cost.objects && TAKES_AWAY.has(cost.objects.do) ? (using ?? []) : [],
      );

const sharedFindings = (state: RiftboundState, play: PlayCard, dues: readonly CostDue[]): readonly Finding[] => {
  const used = dues.flatMap(({ using }) => [...new Set(using)]);
  const twice = new Set(used).size < used.length;
  const spent = spentOn(state, play);
  const lost = allTargets(play).flatMap((target) =>
    target.kind === 'piece' && spent.includes(target.piece) ? [target.piece] : [],
  );
  return [
    ...(twice ? [illegal('cost.pay-others', 'The same thing cannot pay two costs.')] : []),
    ...lost.map((piece) =>
      illegal(
        'cost.no-certain-illegality',
        `${nameOf(state, piece)} is chosen, and would be gone once the costs are paid.`,
      ),
    ),
  ];
};

/** What the rules hold against the costs that a play declares, energy and power aside. */
export const declaredCostFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const parts = partsOf(state, play);
  const named = [...costFindings(state, play, parts), ...wayFindings(state, play)];
  if (play.declared === null && named.length === 0 && !wayOf(state, play)) return [];
  const dues = duesOf(state, play, parts);
  return [
    ...named,
    ...dues.flatMap((due) => dueFindings(state, due, 'cost.pay-others')),
    ...sharedFindings(state, play, dues),
  ];
};
