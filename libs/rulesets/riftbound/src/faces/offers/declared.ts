import { extraCostsOf, repeatCostsOf, wayOf, waysOf, type CostOf } from '../../judging/costs/costs-of-cards.js';
import { type Played } from '../../reading/filters/cards-played.js';
import { isFrom } from '../../reading/filters/cards-played.js';
import { waysToPay } from '../../judging/costs/ability-costs.js';
import { choicesIn, type Text } from '../../judging/targets/executions.js';
import { countDestinations } from '../../judging/places/destinations.js';
import { targetLists } from '../../judging/targets/choosing-targets.js';
import type { Setting } from '../../reading/setting.js';
import type { Declared, DeclaredCost, DeclaredRepeat, PlayTarget } from '../../words/plays.js';
import { nameOf } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { isSeatZone } from '../../state/zones.js';
import { targetLabel } from './candidate.js';
import { placeLists } from './destinations.js';

/** What may be declared with a play, before its targets: the costs and modes taken, and the ways to fill that in. */
export interface Variant {
  /** Words behind the label of the play. */
  readonly words: string;
  readonly modes: readonly number[];
  readonly options: readonly DeclaredOption[];
}

/** One way to declare it in full. */
export interface DeclaredOption {
  readonly declared: Declared | null;
  readonly label: string;
}

export const NOTHING: Declared = { modes: [], way: null, using: [], extra: [], repeats: [], amount: 0 };

const MOST = 30;
const FEW = 8;

/** Whether more may be declared than this: what is chosen for each Repeat is listed up to a number, and depends on what else is chosen. */
export const isOpen = (options: readonly DeclaredOption[]): boolean =>
  options.length >= MOST || options.some(({ declared }) => (declared?.repeats.length ?? 0) > 0);

/** Every choice of one of each list, the first lists changing slowest, up to a number that a person still reads. */
const products = <Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] =>
  lists.reduce<readonly (readonly Item[])[]>(
    (all, list) => all.flatMap((head) => list.map((item) => [...head, item])).slice(0, MOST),
    [[]],
  );

/** None, each alone, and all together. */
const fewSubsets = (numbers: readonly number[]): readonly (readonly number[])[] => [
  [],
  ...numbers.map((number) => [number]),
  ...(numbers.length > 1 ? [numbers] : []),
];

const subsets = (numbers: readonly number[]): readonly (readonly number[])[] =>
  numbers
    .reduce<readonly (readonly number[])[]>((all, number) => [...all, ...all.map((list) => [...list, number])], [[]])
    .slice(0, 8);

const payings = (state: RiftboundState, seat: number, { cost, source }: CostOf): readonly (readonly number[])[] =>
  waysToPay(state, { seat, source, cost });

const names = (state: RiftboundState, pieces: readonly number[]): string =>
  pieces.map((piece) => nameOf(state, piece)).join(', ');

/** The modes that may be chosen for one execution; the empty list where there are none to choose. */
export const modesOf = ({ modes }: Text): readonly (readonly number[])[] =>
  modes ? modes.map((_, mode) => [mode]) : [[]];

interface Places {
  readonly places: readonly Location[];
}

/** Everything that may be chosen for one more execution: modes, targets, destinations. */
const executions = (
  setting: Setting,
  text: Text,
  { places }: Places,
): readonly Pick<DeclaredRepeat, 'modes' | 'targets' | 'to' | 'also'>[] =>
  modesOf(text).flatMap((modes) => {
    const choices = choicesIn(setting, text, modes);
    const tos = placeLists(places, countDestinations(choices));
    const lists = targetLists({ ...setting, choices }, choices);
    return tos.flatMap(([to = null, ...also]) =>
      lists.map((targets) => ({ modes, targets, to, ...(also.length > 0 && { also }) })),
    );
  });

const targetNames = (state: RiftboundState, targets: readonly PlayTarget[]): string =>
  targets.map((target) => targetLabel(state, target)).join(', ');

interface Card {
  readonly played: Played;
  readonly setting: Setting;
  readonly text: Text | null;
  readonly places: readonly Location[];
}

/** Fillings of the costs named, each with what it is paid with. */
const paid = (state: RiftboundState, seat: number, costs: readonly (readonly [number, CostOf])[]) =>
  products(costs.map(([cost, of]) => payings(state, seat, of).map((using): DeclaredCost => ({ cost, using }))));

const repeatsFor = (state: RiftboundState, card: Card, costs: readonly DeclaredCost[]) => {
  if (costs.length === 0) return [[]];
  const { text, setting, places } = card;
  const each = text ? executions(setting, text, { places }) : [{ modes: [], targets: [], to: null }];
  return products(costs.map((cost) => each.map((execution): DeclaredRepeat => ({ ...cost, ...execution }))));
};

const wordsOf = (extras: number, repeats: number, way: number | null): string =>
  [
    way === null ? '' : ' for another cost',
    extras === 0 ? '' : ' with its additional cost',
    repeats === 0 ? '' : ` repeated${repeats > 1 ? ` ${String(repeats)} times` : ''}`,
  ].join('');

interface Taken {
  readonly way: number | null;
  readonly extras: readonly number[];
  readonly repeats: readonly number[];
  readonly modes: readonly number[];
}

const isFresh = (text: Text | null, modes: readonly number[], repeats: readonly DeclaredRepeat[]): boolean => {
  const all = [...modes, ...repeats.flatMap((each) => each.modes)];
  return text?.different !== true || new Set(all).size === all.length;
};

const optionsFor = (state: RiftboundState, card: Card, taken: Taken): readonly DeclaredOption[] => {
  const { seat } = card.played;
  const extras = extraCostsOf(state, card.played);
  const repeats = repeatCostsOf(state, card.played);
  const pick = (costs: readonly CostOf[], numbers: readonly number[]) =>
    numbers.flatMap((number) => (costs[number] ? [[number, costs[number]] as const] : []));
  const way = wayOf(state, { ...card.played, declared: { ...NOTHING, way: taken.way } });
  const usings = way ? payings(state, seat, way) : [[]];
  const repeated = paid(state, seat, pick(repeats, taken.repeats)).flatMap((costs) => repeatsFor(state, card, costs));
  return usings
    .flatMap((using) =>
      paid(state, seat, pick(extras, taken.extras)).flatMap((extra) =>
        repeated
          .filter((each) => isFresh(card.text, taken.modes, each))
          .map((each): Declared => ({ ...NOTHING, modes: taken.modes, way: taken.way, using, extra, repeats: each })),
      ),
    )
    .slice(0, taken.repeats.length > 1 ? FEW : MOST)
    .map((declared) => ({ declared, label: labelOf(state, declared) }));
};

const labelOf = (state: RiftboundState, { using, extra, repeats }: Declared): string =>
  [
    names(state, [...using, ...extra.flatMap((each) => each.using)]),
    ...repeats.map((each) =>
      [
        each.modes.map((mode) => `mode ${String(mode + 1)}`).join(),
        names(state, each.using),
        targetNames(state, each.targets),
        each.to?.zone ?? '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
  ]
    .filter((part) => part !== '')
    .join('; again: ') || 'as it is';

/** Ways that the card may be played where it lies: as it is usual there, or others. */
const waysFrom = (state: RiftboundState, played: Played): readonly (number | null)[] => {
  const zone = state.pieces[played.piece]?.zone ?? -1;
  const others = waysOf(state, played).flatMap(({ from }, number) =>
    isFrom(state, played.piece, from) ? [number] : [],
  );
  return isSeatZone(zone, 'trash') ? [null, ...others.slice(1)] : [null, ...others];
};

const isNothing = ({ way, extras, repeats, modes }: Taken): boolean =>
  way === null && extras.length + repeats.length + modes.length === 0;

/** Everything that may be declared with a card: other costs, additional costs, repeats, modes. */
export const cardVariants = (state: RiftboundState, card: Card): readonly Variant[] => {
  const { played, text } = card;
  const extras = extraCostsOf(state, played);
  const mandatory = extras.flatMap(({ gift }, number) => (gift.may ? [] : [number]));
  const optional = extras.flatMap(({ gift }, number) => (gift.may ? [number] : []));
  const repeats = fewSubsets(repeatCostsOf(state, played).map((_, number) => number));
  return waysFrom(state, played).flatMap((way) =>
    subsets(optional).flatMap((some) =>
      repeats.flatMap((again) =>
        (text ? modesOf(text) : [[]]).map((modes): Variant => {
          const taken: Taken = { way, extras: [...mandatory, ...some].sort((a, b) => a - b), repeats: again, modes };
          const words = wordsOf(taken.extras.length, again.length, way) + modeWords(modes);
          if (isNothing(taken)) return { words, modes, options: [{ declared: null, label: 'as it is' }] };
          return { words, modes, options: optionsFor(state, card, taken) };
        }),
      ),
    ),
  );
};

const modeWords = (modes: readonly number[]): string =>
  modes.length === 0 ? '' : ` choosing mode ${modes.map((mode) => String(mode + 1)).join(', ')}`;

/** What may be declared with an ability: modes, and what its cost is paid with. */
export const abilityVariants = (
  state: RiftboundState,
  text: Text,
  usings: readonly (readonly number[])[],
): readonly Variant[] =>
  modesOf(text).map((modes) => ({
    words: modeWords(modes),
    modes,
    options: usings.map((using) =>
      modes.length + using.length === 0
        ? { declared: null, label: 'as it is' }
        : { declared: { ...NOTHING, modes, using }, label: names(state, using) },
    ),
  }));
