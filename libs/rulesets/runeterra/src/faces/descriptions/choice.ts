import type { Choice } from '../../state/agenda.js';
import type { Correction } from '../../words/plays.js';
import type { ChoiceFact } from '../../state/facts.js';
import { card, item, piece, who, whose, type Listener, type Tellers } from './tell.js';

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;
type ChoiceTellers = { readonly [Kind in Choice['kind']]: (choice: ChoiceOf<Kind>, listener: Listener) => string };

const AWAITED: ChoiceTellers = {
  'first-player': () => 'Who has the attack token first?',
  shuffle: ({ of }, listener) => `${who(listener, of)}'s deck is to be shuffled.`,
  mulligan: ({ seat }, listener) => `${who(listener, seat)} may return cards.`,
  describe: ({ seat, item: id }, listener) => `${who(listener, seat)} is to tell what ${item(listener, id)} does.`,
  text: ({ seat, source }, listener) =>
    `${who(listener, seat)} is to tell what ${piece(listener, source)} does: it looks at cards that nobody has named.`,
  card: ({ seat, source }, listener) => `${who(listener, seat)} picks a skill of ${piece(listener, source)}.`,
};

const MADE: Readonly<Record<Choice['kind'], string>> = {
  'first-player': 'The first player is known.',
  shuffle: 'The deck is shuffled.',
  mulligan: 'The hand is settled.',
  describe: 'What happens has been told.',
  text: 'What happens has been told.',
  card: 'The skill is picked.',
};

const awaited = <Kind extends Choice['kind']>(choice: ChoiceOf<Kind>, listener: Listener): string =>
  AWAITED[choice.kind](choice, listener);

type CorrectionOf<Name extends Correction['change']> = Extract<Correction, { change: Name }>;
type CorrectionTellers = {
  readonly [Name in Correction['change']]: (correction: CorrectionOf<Name>, listener: Listener) => string;
};

const PLACES = {
  hand: 'in hand',
  bench: 'on the bench',
  graveyard: 'in the graveyard',
  gone: 'out of the game',
} as const;

const CORRECTED: CorrectionTellers = {
  move: ({ piece: moved, to }, listener) => `${whose(listener, moved)} is ${PLACES[to]}`,
  damage: ({ piece: unit, amount }, listener) => `${whose(listener, unit)} has ${amount} damage`,
  stunned: ({ piece: unit, value }, listener) => `${whose(listener, unit)} is ${value ? '' : 'not '}stunned`,
  card: ({ piece: named, card: code }, listener) =>
    code === null ? 'a hidden card is named' : `${whose(listener, named)} is ${card(listener, code)}`,
  nexus: ({ seat, health }, listener) => `${who(listener, seat)}'s nexus has ${health} health`,
  mana: ({ seat, mana }, listener) => `${who(listener, seat)} has ${mana} mana`,
  'spell-mana': ({ seat, mana }, listener) => `${who(listener, seat)} has ${mana} spell mana`,
  gems: ({ seat, gems }, listener) => `${who(listener, seat)} has ${gems} mana gems`,
  token: ({ seat, value }, listener) => `${who(listener, seat)} has ${value ? 'the' : 'no'} attack token`,
  'remove-item': ({ item: id }, listener) => `${item(listener, id)} leaves the stack`,
  'to-act': ({ seat }, listener) => `${who(listener, seat)} is to act`,
};

/** A correction in words, without the full stop. */
const corrected = <Name extends Correction['change']>(correction: CorrectionOf<Name>, listener: Listener): string =>
  CORRECTED[correction.change](correction, listener);

export const tellChoice: Tellers<ChoiceFact> = {
  ChoiceAwaited: ({ choice }, listener) => awaited(choice, listener),
  TasksPutAside: () => 'What was under way is left undone.',
  ChoiceMade: ({ kind }) => MADE[kind],
  TableCorrected: ({ correction, note }, listener) =>
    `Corrected: ${corrected(correction, listener)}${note === '' ? '' : ` (${note})`}.`,
};
