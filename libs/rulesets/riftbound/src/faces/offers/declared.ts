import { extraCostsOf, repeatCostsOf, wayOf, waysOf, type CostOf } from '../../judging/costs/costs-of-cards.js';
import { type Played } from '../../reading/filters/cards-played.js';
import { mandatoryOf } from '../../judging/costs/declared-costs.js';
import { waysToPay } from '../../judging/costs/ability-costs.js';
import { choicesIn, type Text } from '../../judging/targets/executions.js';
import { NOTHING_DECLARED } from '../../judging/targets/declaring.js';
import { countDestinations } from '../../judging/places/destinations.js';
import { targetLists } from '../../judging/targets/choosing-targets.js';
import type { Setting } from '../../reading/setting.js';
import { modesNumbered } from '../../cards/modes-by-number.js';
import type { AbilityName } from '../../words/definition.js';
import type { CostNamed, Declared, DeclaredCost, DeclaredRepeat, ModeNamed, PlayTarget } from '../../words/plays.js';
import { ignoresBaseCost } from '../../judging/instructed.js';
import { nameOf } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { isSeatZone } from '../../state/zones.js';
import { targetLabel } from './candidate.js';
import { placeLists } from '../../judging/places/all-places.js';

/** What may be declared with a play, before its targets: the costs and modes taken, and the ways to fill that in. */
export interface Variant {
  /** Words behind the label of the play. */
  readonly words: string;
  readonly modes: readonly ModeNamed[];
  readonly options: readonly DeclaredOption[];
}

/** One way to declare it in full. */
export interface DeclaredOption {
  readonly declared: Declared | null;
  readonly label: string;
}

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
const fewSubsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] => [
  [],
  ...items.map((item) => [item]),
  ...(items.length > 1 ? [items] : []),
];

const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items
    .reduce<readonly (readonly Item[])[]>((all, item) => [...all, ...all.map((list) => [...list, item])], [[]])
    .slice(0, 8);

const payings = (state: RiftboundState, seat: number, { cost, source }: CostOf): readonly (readonly number[])[] =>
  waysToPay(state, { seat, source, cost });

const names = (state: RiftboundState, pieces: readonly number[]): string =>
  pieces.map((piece) => nameOf(state, piece)).join(', ');

/** The modes that may be chosen for one execution; the empty list where there are none to choose. */
export const modesOf = ({ modes }: Text): readonly (readonly string[])[] =>
  modes ? modes.map(({ called }) => [called]) : [[]];

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
  /** How tapes name the text. */
  readonly name: AbilityName | null;
  readonly places: readonly Location[];
}

/** Fillings of the costs named, each with what it is paid with. */
const paid = (state: RiftboundState, seat: number, costs: readonly CostOf[]) =>
  products(costs.map((of) => payings(state, seat, of).map((using): DeclaredCost => ({ cost: of.name, using }))));

const repeatsFor = (state: RiftboundState, card: Card, costs: readonly DeclaredCost[]) => {
  if (costs.length === 0) return [[]];
  const { text, setting, places } = card;
  const each = text ? executions(setting, text, { places }) : [{ modes: [], targets: [], to: null }];
  return products(costs.map((cost) => each.map((execution): DeclaredRepeat => ({ ...cost, ...execution }))));
};

const wordsOf = (extras: number, repeats: number, way: CostNamed | null): string =>
  [
    way === null ? '' : ' for another cost',
    extras === 0 ? '' : ' with its additional cost',
    repeats === 0 ? '' : ` repeated${repeats > 1 ? ` ${String(repeats)} times` : ''}`,
  ].join('');

interface Taken {
  readonly way: CostNamed | null;
  readonly extras: readonly CostOf[];
  readonly repeats: readonly CostOf[];
  readonly modes: readonly ModeNamed[];
}

const isFresh = (text: Text | null, modes: readonly ModeNamed[], repeats: readonly DeclaredRepeat[]): boolean => {
  const all = [...modes, ...repeats.flatMap((each) => each.modes)];
  return text?.different !== true || new Set(all).size === all.length;
};

const optionsFor = (state: RiftboundState, card: Card, taken: Taken): readonly DeclaredOption[] => {
  const { seat } = card.played;
  const way = wayOf(state, { ...card.played, declared: { ...NOTHING_DECLARED, way: taken.way } });
  const usings = way ? payings(state, seat, way) : [[]];
  const repeated = paid(state, seat, taken.repeats).flatMap((costs) => repeatsFor(state, card, costs));
  return usings
    .flatMap((using) =>
      paid(state, seat, taken.extras).flatMap((extra) =>
        repeated
          .filter((each) => isFresh(card.text, taken.modes, each))
          .map((each): Declared => ({
            ...NOTHING_DECLARED,
            modes: taken.modes,
            way: taken.way,
            using,
            extra,
            repeats: each,
          })),
      ),
    )
    .slice(0, taken.repeats.length > 1 ? FEW : MOST)
    .map((declared) => ({ declared, label: labelOf(state, card, declared) }));
};

const labelOf = (state: RiftboundState, { name }: Card, { using, extra, repeats }: Declared): string =>
  [
    names(state, [...using, ...extra.flatMap((each) => each.using)]),
    ...repeats.map((each) =>
      [
        modesSaid(name, each.modes)
          .map((mode) => `mode ${mode}`)
          .join(),
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

/** Ways that the card may be played where it lies: as it is usual there, or others, where there is a base cost to replace. */
const waysFrom = (state: RiftboundState, played: Played): readonly (CostNamed | null)[] => {
  const zone = state.pieces[played.piece]?.zone ?? -1;
  if (ignoresBaseCost(state, played)) return [null];
  const others = waysOf(state, played).flatMap(({ isOpen, name }) => (isOpen ? [name] : []));
  return isSeatZone(zone, 'trash') ? [null, ...others.slice(1)] : [null, ...others];
};

const isNothing = ({ way, extras, repeats, modes }: Taken): boolean =>
  way === null && extras.length + repeats.length + modes.length === 0;

/** Everything that may be declared with a card: other costs, additional costs, repeats, modes. */
export const cardVariants = (state: RiftboundState, card: Card): readonly Variant[] => {
  const { played, text, name } = card;
  const extras = extraCostsOf(state, played);
  const optional = extras.filter(({ gift }) => gift.may);
  const mandatory = mandatoryOf(state, played, extras);
  const repeats = fewSubsets(repeatCostsOf(state, played));
  return waysFrom(state, played).flatMap((way) =>
    subsets(optional).flatMap((some) =>
      repeats.flatMap((again) =>
        (text ? modesOf(text) : [[]]).map((modes): Variant => {
          const paying = extras.filter((extra) => mandatory.includes(extra) || some.includes(extra));
          const taken: Taken = { way, extras: paying, repeats: again, modes };
          const words = wordsOf(paying.length, again.length, way) + modeWords(name, modes);
          if (isNothing(taken)) return { words, modes, options: [{ declared: null, label: 'as it is' }] };
          return { words, modes, options: optionsFor(state, card, taken) };
        }),
      ),
    ),
  );
};

/** Modes as lines number them. */
export const modesSaid = (name: AbilityName | null, modes: readonly ModeNamed[]): readonly string[] =>
  modesNumbered(name, modes).map((mode) => (typeof mode === 'number' ? String(mode + 1) : mode));

const modeWords = (name: AbilityName | null, modes: readonly ModeNamed[]): string =>
  modes.length === 0 ? '' : ` choosing mode ${modesSaid(name, modes).join(', ')}`;

/** The text of an ability, with how tapes name it. */
interface Modes {
  readonly name: AbilityName | null;
  readonly ability: Text;
}

/** What may be declared with an ability: modes, and what its cost is paid with. */
export const abilityVariants = (
  state: RiftboundState,
  { name, ability }: Modes,
  usings: readonly (readonly number[])[],
): readonly Variant[] =>
  modesOf(ability).map((modes) => ({
    words: modeWords(name, modes),
    modes,
    options: usings.map((using) =>
      modes.length + using.length === 0
        ? { declared: null, label: 'as it is' }
        : { declared: { ...NOTHING_DECLARED, modes, using }, label: names(state, using) },
    ),
  }));
