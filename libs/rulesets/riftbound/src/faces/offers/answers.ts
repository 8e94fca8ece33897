import type { Slot } from '#ruleset';
import { allCards, cardOf } from '../../cards/catalogue.js';
import type { PlayOf } from '../../words/plays.js';
import type { Instruction } from '../../words/instruction.js';
import { anewCandidates, splitCandidates } from './choices-anew.js';
import { one, placeLabel, type Candidate } from './candidate.js';
import { battlefieldName, isUnit, nameOf, playerName, unitsAt } from '../../reading/objects.js';
import { arrangeCandidates, leaveSeen, seenCandidates, playCandidates, showCandidates } from './cards-seen.js';
import { decideCandidates, finalizeCandidates, pickCandidates } from './abilities-to-activate.js';
import { isNameable } from '../../judging/naming.js';
import { triggersToOrder } from '../../engine/chain/order-triggers.js';
import { battlefieldCandidates, mulliganCandidates, pickedTogether, sideboardCandidates } from './set-up.js';
import { defaultAssignment } from './shares.js';
import { playersLeft } from '../../state/sides.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import { itemName } from '../../reading/waiting.js';
import { piecesIn } from '../../state/zones.js';
import { spokenOf } from '../../state/event-progress.js';
import { isAccepted } from './accepted.js';

type AskedReplacement = Extract<Choice, { kind: 'replace' }>;

/** Each replacement effect that may be applied, and none where that is possible too. */
const replacementCandidates = (
  state: RiftboundState,
  { seat, options, optional }: AskedReplacement,
): readonly Candidate[] => {
  const none: PlayOf<'ApplyReplacement'> = { play: 'ApplyReplacement', seat, source: null, to: null, payment: null };
  const some = options.map(({ replacer, part }): Candidate => {
    const source = spokenOf(replacer);
    const name = nameOf(state, source);
    const label = part === null ? `Apply ${name}` : `Apply ${name} to ${nameOf(state, part)}`;
    return { play: { ...none, source, to: part }, label, slots: [] };
  });
  const possible = some.filter(({ play }) => isAccepted(state, play));
  return optional ? [...possible, { play: none, label: 'Apply nothing', slots: [] }] : possible;
};

const describable = (state: RiftboundState, seat: number): Slot['options'] => {
  const option = (label: string, ...value: readonly Instruction[]): Slot['options'][number] => ({ value, label });
  const units = state.pieces.flatMap((_, unit) =>
    isUnit(state, unit) &&
    (state.battlefields.some((__, at) => unitsAt(state, at).includes(unit)) || inBase(state, unit))
      ? [unit]
      : [],
  );
  return [
    option('Nothing'),
    option(`${playerName(state, seat)} draws 1`, { verb: 'draw', seat, count: 1 }),
    ...units.flatMap((unit) => [
      option(`Deal 3 to ${nameOf(state, unit)}`, { verb: 'deal', amount: 3, to: [unit] }),
      option(`Stun ${nameOf(state, unit)}`, { verb: 'stun', pieces: [unit] }),
      option(`Ready ${nameOf(state, unit)}`, { verb: 'ready', pieces: [unit] }),
      option(`Recall ${nameOf(state, unit)}`, { verb: 'recall', pieces: [unit] }),
      option(`Buff ${nameOf(state, unit)}`, { verb: 'buff', pieces: [unit] }),
      option(`${nameOf(state, unit)} gets +2 Might this turn`, {
        verb: 'might',
        pieces: [unit],
        amount: 2,
        until: 'turn',
      }),
    ]),
  ];
};

const inBase = (state: RiftboundState, unit: number): boolean =>
  state.seats.some((_, seat) => piecesIn(state, { zone: 'base', seat }).includes(unit));

const describe = (state: RiftboundState, seat: number): readonly Candidate[] =>
  one({ play: 'DescribeEffect', seat, instructions: [] }, 'Tell what happens', [
    { name: 'instructions', question: 'What happens?', options: describable(state, seat), free: true },
  ]);

const assign = (state: RiftboundState, seat: number): readonly Candidate[] => {
  const at = state.showdown?.battlefield ?? -1;
  const damage = defaultAssignment(state, at, seat);
  const label = damage.map(({ unit, amount }) => `${String(amount)} to ${nameOf(state, unit)}`).join(', ');
  return one({ play: 'AssignDamage', seat, damage }, `Assign ${label}`, [
    { name: 'damage', question: 'How much to which unit?', options: [{ value: damage, label }], free: true },
  ]);
};

const seatOptions = (state: RiftboundState): Slot['options'] =>
  state.seats.map(({ name }, value) => ({ value, label: name }));

const opponents = (state: RiftboundState, seat: number, from: readonly number[]): readonly Candidate[] => {
  const [opponent] = from;
  if (opponent === undefined) return [];
  const options = from.map((value) => ({ value, label: playerName(state, value) }));
  return one({ play: 'ChooseOpponent', seat, opponent }, 'Give an opponent the point', [
    { name: 'opponent', question: 'Who gains the point?', options },
  ]);
};

const placeCandidates = (
  state: RiftboundState,
  { seat, token, from }: Extract<Choice, { kind: 'place' }>,
): readonly Candidate[] => {
  const [to] = from;
  if (to === undefined) return [];
  const options = from.map((value) => ({ value: { ...value }, label: placeLabel(state, value, seat) }));
  return one({ play: 'ChoosePlace', seat, to }, `Play the token ${cardOf(token).name}`, [
    { name: 'to', question: 'Where?', options },
  ]);
};

/** Any card of the kind asked for: what is named is for its player to say. */
const nameCandidates = (_state: RiftboundState, asked: Extract<Choice, { kind: 'name' }>): readonly Candidate[] => {
  const options = allCards
    .filter((card) => isNameable(asked, card))
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
  const [first] = options;
  if (!first) return [];
  return one({ play: 'NameCard', seat: asked.seat, card: first.value }, `Name a ${asked.what}`, [
    { name: 'card', question: `Which ${asked.what}?`, options },
  ]);
};

const voteCandidates = (_state: RiftboundState, { seat, between }: Extract<Choice, { kind: 'vote' }>) =>
  between.map((word): Candidate => ({ play: { play: 'ChooseWord', seat, word }, label: `Choose ${word}`, slots: [] }));

const nextShowdown = (state: RiftboundState, seat: number, places: readonly number[]): readonly Candidate[] => {
  const [at] = places;
  if (at === undefined) return [];
  const options = places.map((value) => ({ value, label: battlefieldName(state, value) }));
  return one({ play: 'ChooseShowdown', seat, at }, 'Begin the next showdown', [
    { name: 'at', question: 'Where?', options },
  ]);
};

const orderOf = (state: RiftboundState, seat: number): readonly Candidate[] => {
  const items = triggersToOrder(state);
  const options = state.chain.flatMap((item) =>
    items.includes(item.id) ? [{ value: item.id, label: itemName(state, item) }] : [],
  );
  return one({ play: 'OrderTriggers', seat, items }, 'Order the triggers', [
    {
      name: 'items',
      question: 'In what order, the last to resolve first?',
      options,
      many: { min: items.length, max: items.length },
    },
  ]);
};

/** Answers of the table itself, which any seat may give for it. */
const ofTable = (state: RiftboundState, choice: Choice): readonly Candidate[] => {
  switch (choice.kind) {
    case 'first-player':
      return one({ play: 'ChooseFirstPlayer', first: 0 }, 'Name the first player', [
        { name: 'first', question: 'Who goes first?', options: seatOptions(state) },
      ]);
    case 'battlefield':
      return battlefieldCandidates(choice.options, choice.seat);
    case 'order':
      return one({ play: 'OrderCards', pieces: choice.pieces }, 'In this order');
    case 'next-game':
      return one({ play: 'NextGame', first: null }, 'Next game', [
        { name: 'first', question: 'Who goes first?', options: seatOptions(state) },
      ]);
    default:
      return [];
  }
};

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;
type Answers<Kind extends Choice['kind']> = (
  state: RiftboundState,
  seat: number,
  choice: ChoiceOf<Kind>,
) => readonly Candidate[];

/** Answers of the player who is asked, by the kind of question; the other questions are the table's. */
const OF_SEAT: { readonly [Kind in Choice['kind']]?: Answers<Kind> } = {
  sideboard: (_state, seat) => sideboardCandidates(seat),
  mulligan: (state, seat) => mulliganCandidates(state, seat),
  'assign-damage': (state, seat) => assign(state, seat),
  describe: (state, seat) => describe(state, seat),
  'order-triggers': (state, seat) => orderOf(state, seat),
  finalize: (state, seat, choice) => finalizeCandidates(state, seat, choice.item),
  may: (state, seat) => decideCandidates(state, seat),
  pick: (state, seat, choice) => [...pickCandidates(state, choice), ...seenCandidates(state, seat)],
  split: (state, _seat, choice) => splitCandidates(state, choice),
  'choose-anew': (state, _seat, choice) => anewCandidates(state, choice),
  play: (state, _seat, choice) => playCandidates(state, choice),
  show: (state, _seat, choice) => showCandidates(state, choice),
  arrange: (state, seat, choice) => [...arrangeCandidates(state, choice), ...seenCandidates(state, seat)],
  seen: (state, seat) => [...seenCandidates(state, seat), leaveSeen(seat)],
  place: (state, _seat, choice) => placeCandidates(state, choice),
  name: (state, _seat, choice) => nameCandidates(state, choice),
  vote: (state, _seat, choice) => voteCandidates(state, choice),
  opponent: (state, seat, choice) => opponents(state, seat, choice.from),
  replace: (state, _seat, choice) => replacementCandidates(state, choice),
  'next-showdown': (state, seat, choice) => nextShowdown(state, seat, choice.battlefields),
};

/** The same table, as its reader sees it: the question has chosen the function. */
const ofSeat = (state: RiftboundState, seat: number, choice: Choice): readonly Candidate[] => {
  const answers = OF_SEAT[choice.kind] as Answers<Choice['kind']> | undefined;
  return answers ? answers(state, seat, choice) : ofTable(state, choice);
};

/** Candidates for the choice that is awaited; null where none is. Chance's and the table's answers stand with the first player left. */
export const choiceCandidates = (state: RiftboundState, seat: number): readonly Candidate[] | null => {
  const { choice } = state;
  if (!choice) return null;
  const forTable = choice.seat === null || (choice.kind === 'battlefield' && choice.byChance);
  if (forTable) return seat === playersLeft(state)[0] ? ofTable(state, choice) : [];
  if (choice.kind === 'battlefield') return pickedTogether(state, seat);
  return choice.seat === seat ? ofSeat(state, seat, choice) : [];
};
