import { choosesDestination } from '../abilities/choosing.js';
import type { Choosing, TriggeredAbility } from '../abilities/definition.js';
import { abilityOf, choicesOf, definitionOf } from '../abilities/definitions.js';
import { plainSetting, settingOf } from '../abilities/setting.js';
import type { Play, PlayOf } from '../commands.js';
import type { Candidate } from './candidate.js';
import { chosen } from './chosen.js';
import { nameOf } from '../objects.js';
import type { Choice, RiftboundState } from '../state.js';
import type { Location } from '../vocabulary.js';
import { piecesOnBoard } from '../zones.js';

const destinations = (
  state: RiftboundState,
  seat: number,
  choices: readonly Choosing[],
): readonly (Location | null)[] =>
  choosesDestination(choices)
    ? [
        ...state.seats
          .map((_, each): Location => ({ zone: 'base', seat: each }))
          .sort((a) => ('seat' in a && a.seat === seat ? -1 : 1)),
        ...state.battlefields.map((_, at): Location => ({ zone: 'battlefield', at })),
      ]
    : [null];

const activation = (state: RiftboundState, seat: number, source: number): readonly Candidate[] =>
  (definitionOf(state, state.pieces[source]?.card ?? null)?.abilities ?? []).flatMap((ability, index) => {
    if (ability.kind !== 'activated') return [];
    const play: PlayOf<'ActivateAbility'> = {
      play: 'ActivateAbility',
      seat,
      source,
      ability: index,
      cost: { energy: 0, power: [], exhaustSource: false, instructions: [] },
      to: null,
      targets: [],
      instructions: null,
      payment: null,
    };
    return chosen(play, `Use ${nameOf(state, source)}`, {
      setting: {
        ...plainSetting(state, source, seat),
        choices: ability.choices ?? [],
      },
      places: destinations(state, seat, ability.choices ?? []),
    });
  });

/** The encoded activated abilities of what a player controls. */
export const abilityCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  piecesOnBoard(state)
    .filter((source) => state.pieces[source]?.controller === seat && !state.pieces[source].faceDown)
    .flatMap((source) => activation(state, seat, source));

const isOptional = ({ may, cost }: TriggeredAbility): boolean => may === true || cost !== undefined;

/** How a trigger may be used: its targets, or not at all where that is up to its controller. */
export const finalizeCandidates = (state: RiftboundState, seat: number, id: number): readonly Candidate[] => {
  const item = state.chain.find((each) => each.id === id);
  const ability = item && abilityOf(item.definition);
  if (!item || ability?.kind !== 'triggered') return [];
  const play: PlayOf<'FinalizeItem'> = { play: 'FinalizeItem', seat, use: true, targets: [], to: null, payment: null };
  const label = `Use the trigger of ${nameOf(state, item.piece)}`;
  const used = chosen(play, label, {
    setting: settingOf(state, item, choicesOf(item)),
    places: destinations(state, seat, choicesOf(item)),
  });
  const declined: Candidate = { play: { ...play, use: false }, label: 'Decline', slots: [] };
  return isOptional(ability) ? [...used, declined] : used;
};

/** Whether an instruction is done. */
export const decideCandidates = (seat: number): readonly Candidate[] => [
  { play: { play: 'Decide', seat, yes: true, payment: null }, label: 'Do it', slots: [] },
  { play: { play: 'Decide', seat, yes: false, payment: null }, label: 'Leave it', slots: [] },
];

/** What is chosen as an instruction is executed. */
export const pickCandidates = (
  state: RiftboundState,
  choice: Extract<Choice, { kind: 'pick' }>,
): readonly Candidate[] => {
  const { seat, from, min, max } = choice;
  const options = from.map((piece) => ({ value: piece, label: nameOf(state, piece) }));
  const play: Play = { play: 'PickObjects', seat, pieces: from.slice(0, min) };
  return [{ play, label: 'Choose', slots: [{ name: 'pieces', question: 'Which?', options, many: { min, max } }] }];
};
