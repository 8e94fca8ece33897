import type { Json } from '#kernel';
import { subsets } from '../../judging/targets/subsets.js';
import { waysToPay } from '../../judging/costs/ability-costs.js';
import { costWhen } from '../../judging/settled.js';
import { mayDecline } from '../../judging/costs/declining.js';
import type { AbilityName } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { objectRef, plainSetting, settingOf } from '../../reading/setting.js';
import { mostToDecide, waysToDecide } from '../../engine/instructions/answers.js';
import { abilitiesOn } from '../../reading/texts/texts.js';
import { namedOn } from '../../reading/texts/numbered-abilities.js';
import type { Declared, Play, PlayOf } from '../../words/plays.js';
import { problemOf } from '../decide.js';
import type { Candidate } from './candidate.js';
import { chosen } from './targets.js';
import { NOTHING_DECLARED } from '../../judging/targets/declaring.js';
import { abilityVariants } from './declared.js';
import { allPlaces } from '../../judging/places/all-places.js';
import { nameOf } from '../../reading/objects.js';
import { addsToPay } from '../../engine/costs/add-while-paying.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import { isFittingGroup } from '../../engine/chain/regroup.js';
import { piecesOnBoard } from '../../state/zones.js';
import { itemOn } from '../../state/chain-item.js';

const labelOf = (state: RiftboundState, source: number, { text }: AbilityName): string =>
  text === 'Equip' ? `Equip ${nameOf(state, source)}` : `Use ${nameOf(state, source)}`;

const activation = (state: RiftboundState, seat: number, source: number): readonly Candidate[] =>
  abilitiesOn(state, source).flatMap((now) => {
    const { name, ability, attachment } = now;
    if (ability.kind !== 'activated') return [];
    const play: PlayOf<'ActivateAbility'> = {
      play: 'ActivateAbility',
      seat,
      source,
      ability: namedOn(now),
      cost: { energy: 0, power: [], exhaustSource: false, instructions: [] },
      to: null,
      targets: [],
      declared: null,
      instructions: null,
      payment: null,
    };
    const setting = {
      ...plainSetting(state, source, seat),
      attachment: attachment === null ? null : objectRef(state, attachment),
      printedOn: name.card,
    };
    return chosen(play, labelOf(state, source, name), {
      setting,
      text: ability,
      variants: abilityVariants(
        state,
        { name, ability },
        waysToPay(state, { seat, source, cost: ability.cost, setting }),
      ),
      places: allPlaces(state, seat),
    });
  });

/** The encoded activated abilities of what a player controls. */
export const abilityCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  piecesOnBoard(state)
    .filter((source) => state.pieces[source]?.controller === seat && !state.pieces[source].faceDown)
    .flatMap((source) => activation(state, seat, source));

/** Abilities that add resources, while their player is asked for something that costs. */
export const addingCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  abilityCandidates(state, seat).filter(({ play }) => addsToPay(state, play));

/** How a trigger may be used: its targets, or not at all where that is up to its controller. */
export const finalizeCandidates = (state: RiftboundState, seat: number, id: number): readonly Candidate[] => {
  const item = itemOn(state, id);
  const ability = item && abilityOf(item.definition);
  if (!item || ability?.kind !== 'triggered') return [];
  const play: PlayOf<'FinalizeItem'> = {
    play: 'FinalizeItem',
    seat,
    use: true,
    targets: [],
    to: null,
    declared: null,
    payment: null,
  };
  const setting = settingOf(state, item, []);
  const usings = waysToPay(state, {
    seat,
    source: item.piece,
    cost: costWhen(state, ability, 'to finalize') ?? {},
    setting,
  });
  const label = `Use the trigger of ${nameOf(state, item.piece)}`;
  const used = chosen(play, label, {
    setting,
    text: ability,
    variants: abilityVariants(state, { name: item.definition, ability }, usings),
    places: allPlaces(state, seat),
  });
  const declined: Candidate = { play: { ...play, use: false }, label: 'Decline', slots: [] };
  return mayDecline(state, item, ability) ? [...used, declined] : used;
};

const declaring = (what: Partial<Declared>): Json => ({ ...NOTHING_DECLARED, ...what }) as unknown as Json;

interface DecideOption {
  readonly value: Json;
  readonly label: string;
}

const usingOptions = (state: RiftboundState, seat: number): readonly DecideOption[] =>
  waysToDecide(state, seat).map((using) => ({
    value: using.length === 0 ? null : declaring({ using }),
    label: using.map((piece) => nameOf(state, piece)).join(', ') || 'as it is',
  }));

const amountOptions = (most: number): readonly DecideOption[] =>
  Array.from({ length: most + 1 }, (_, amount) => ({
    value: amount === 0 ? null : declaring({ amount }),
    label: String(amount),
  })).reverse();

/** Whether an instruction is done, and what its cost is paid with. */
export const decideCandidates = (state: RiftboundState, seat: number): readonly Candidate[] => {
  const play: PlayOf<'Decide'> = { play: 'Decide', seat, yes: true, declared: null, payment: null };
  const most = mostToDecide(state, seat);
  const options = most === null ? usingOptions(state, seat) : amountOptions(most);
  const slots = options.length > 1 ? [{ name: 'declared', question: 'Paid with what?', options }] : [];
  return [
    { play: { ...play, declared: (options[0]?.value ?? null) as Declared | null }, label: 'Do it', slots },
    { play: { ...play, yes: false }, label: 'Leave it', slots: [] },
  ];
};

/** What is chosen together, each list as one answer: targets that fit, and what may be chosen several times. */
const listCandidates = (
  state: RiftboundState,
  { seat, from, min, max }: Extract<Choice, { kind: 'pick' }>,
  fits?: (pieces: readonly number[]) => boolean,
): readonly Candidate[] => {
  const lists = subsets(from, { min, max, fits });
  const options = lists.map((pieces) => ({
    value: pieces,
    label: pieces.map((piece) => nameOf(state, piece)).join(', ') || 'None',
  }));
  const play: Play = { play: 'PickObjects', seat, pieces: lists.at(-1) ?? [], cards: [] };
  return [{ play, label: 'Choose', slots: [{ name: 'pieces', question: 'Which?', options }] }];
};

/** A card that somebody would have to name cannot be offered: any name might be given. */
const UNNAMED = 'riftbound/unnamed-card';

/** What is chosen as an instruction is executed. */
export const pickCandidates = (
  state: RiftboundState,
  choice: Extract<Choice, { kind: 'pick' }>,
): readonly Candidate[] => {
  const frame = state.agenda.at(-1);
  if (frame?.task === 'regroup') return listCandidates(state, choice, (pieces) => isFittingGroup(state, frame, pieces));
  const { seat, from, min, max } = choice;
  if (new Set(from).size < from.length) return listCandidates(state, choice);
  const pick = (pieces: readonly number[]): Play => ({ play: 'PickObjects', seat, pieces, cards: [] });
  const offered = from.filter((piece) => problemOf(state, pick([piece]))?.code !== UNNAMED);
  const options = offered.map((piece) => ({ value: piece, label: nameOf(state, piece) }));
  const play = pick(offered.slice(0, min));
  return [
    {
      play,
      label: 'Choose',
      slots: [{ name: 'pieces', question: 'Which?', options, many: { min, max: Math.min(max, options.length) } }],
    },
  ];
};
