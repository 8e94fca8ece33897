import type { RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import { isEncoded } from '../../cards/encodings.js';
import { BLANK_BATTLEFIELD, cardOf } from '../../cards/catalogue.js';
import { DEFINITIONS } from '../../cards/definitions/index.js';
import { doubtful, illegal, told } from '../../words/findings.js';
import { isOnBoard, nameOf } from '../../reading/objects.js';
import type { Declared, ModeNamed } from '../../words/plays.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, isSeatZone, piecesOnBoard } from '../../state/zones.js';
import { attachmentsOf } from '../../reading/layers/attachments.js';

/**
 * What may be told of an object at the table: only what a text in force on it may say that the engine does not know. Where every
 * such text is known the object has its own abilities and no others, and there is nothing to tell.
 */
type Told = 'ability' | 'trigger';

/** A card that says nothing at all: no ability, no keyword, no Effect Text. The blank token is of no set, and so has no definition (652.2.a). */
const saysNothing = (card: string): boolean => {
  if (card === BLANK_BATTLEFIELD.id) return true;
  const { abilities = null, bearer = [] } = DEFINITIONS[card] ?? {};
  const { keywords, effectKeywords } = cardOf(card);
  return abilities !== null && [abilities, bearer, keywords, effectKeywords].every(({ length }) => length === 0);
};

/** Whether the table, not the engine, says what the card's text does. */
export const isToldCard = (state: RiftboundState, card: string): boolean =>
  !isEncoded(state, card) && !saysNothing(card);

const givesAbilities = (card: string | null): boolean =>
  (DEFINITIONS[card ?? '']?.abilities ?? []).some((each) => each.kind === 'static' && 'ability' in each.gives);

/** The cards whose text an object has: its own, unless it lies facedown (421.3), and those that its attachments append. */
const textsOn = (state: RiftboundState, source: number): readonly (string | null)[] => {
  const piece = state.pieces[source];
  const appended = attachmentsOf(state, source).map((attachment) => {
    const { card = null, copiedText = null } = state.pieces[attachment] ?? {};
    return copiedText?.card ?? card;
  });
  return piece === undefined || piece.faceDown ? appended : [piece.card, ...appended];
};

/** Where every text is told at the table, what others give is told as well. */
const isGivenSomething = (state: RiftboundState): boolean =>
  state.described && piecesOnBoard(state).some((piece) => givesAbilities(state.pieces[piece]?.card ?? null));

const NO_SUCH: Readonly<Record<Told, readonly [RuleKey, (name: string) => string, (name: string) => string]>> = {
  ability: [
    'ability.activated',
    (name) => `What ${name} says is known: it has its own abilities to use, and no other.`,
    (name) => `${name} has no text, so it has no ability to use.`,
  ],
  trigger: [
    'trigger.words',
    (name) => `What ${name} says is known: it triggers by itself, and has no such trigger.`,
    (name) => `${name} has no text, so nothing of it triggers.`,
  ],
};

/** The mark of what is told, which says why it is told. */
const mark = (state: RiftboundState, name: string, isKnown: boolean): Finding => {
  const what = `what ${name} does is told at the table`;
  if (isKnown) return told('ability.kinds', `${what}.`);
  return told(
    'ability.kinds',
    state.described ? `${what}, as all texts of this match.` : `${what}: its text is not encoded.`,
  );
};

const inactive = (name: string, host: string): Finding =>
  illegal('attach.printed-text-inactive', `${name} is attached to ${host}, so its own text does nothing meanwhile.`);

/** What the rules hold against telling that an object triggers or has an ability, and the mark of it. */
export const toldFindings = (state: RiftboundState, source: number, what: Told): readonly Finding[] => {
  const texts = textsOn(state, source);
  const name = nameOf(state, source);
  if (texts.length === 0)
    return [illegal('hidden.properties', 'What lies facedown has no text.'), mark(state, name, true)];
  if (texts.some((card) => card !== null && isToldCard(state, card)) || isGivenSomething(state))
    return [...placeFindings(state, source, what), mark(state, name, false)];
  if (texts.includes(null)) {
    const unknown = doubtful('ability.kinds', `Nobody has said which card ${name} is, so nobody can say what it does.`);
    return [...placeFindings(state, source, what), unknown, mark(state, name, true)];
  }
  const host = state.pieces[source]?.attachedTo ?? null;
  if (host !== null) return [inactive(name, nameOf(state, host)), mark(state, name, true)];
  const [rule, known, silent] = NO_SUCH[what];
  const isSilent = texts.every((card) => card !== null && saysNothing(card));
  return [illegal(rule, isSilent ? silent(name) : known(name)), mark(state, name, true)];
};

/** Whether something that all saw has happened to the object this turn: what leaves the board triggers from wherever it has gone. */
const hasJustMoved = ({ history }: RiftboundState, source: number): boolean =>
  history.some(({ event, pieces }) => event !== 'draws' && pieces.some(({ piece }) => piece === source));

const mayTriggerFrom = (state: RiftboundState, source: number): boolean => {
  const zone = state.pieces[source]?.zone ?? -1;
  return isOnBoard(state, source) || zone === CHAIN_ZONE || isSeatZone(zone, 'trash') || hasJustMoved(state, source);
};

/** Abilities are used on the board (380); triggers work there, or where a text says so, which only cards that all see can show. */
const placeFindings = (state: RiftboundState, source: number, what: Told): readonly Finding[] => {
  const name = nameOf(state, source);
  if (what === 'ability') {
    return isOnBoard(state, source)
      ? []
      : [illegal('ability.activated-on-board', `${name} is not on the board, so its abilities cannot be used.`)];
  }
  return mayTriggerFrom(state, source)
    ? []
    : [illegal('trigger.on-board', `${name} is not on the board, and nothing has happened to it this turn.`)];
};

/** The mark of a spell whose effects are told with it; held against one whose text is known. */
export const toldSpell = (state: RiftboundState, card: string): readonly Finding[] => {
  const { name } = cardOf(card);
  return isToldCard(state, card)
    ? [mark(state, name, false)]
    : [illegal('resolve.top-to-bottom', `What ${name} says is known, and it does that.`), mark(state, name, true)];
};

/** The mark of modes that are told. */
export const modesTold = (name: string): Finding => told('play.modes', `which modes ${name} has is told at the table.`);

/** Modes of a text that nobody here knows are told (355.3); a card that is no spell, and whose text is known, has none. */
export const toldModes = (
  state: RiftboundState,
  card: string | null,
  declared: Pick<Declared, 'modes' | 'repeats'> | null,
): readonly Finding[] => {
  if (chosenModes(declared).length === 0) return [];
  const name = card === null ? 'it' : cardOf(card).name;
  return card === null || isToldCard(state, card)
    ? [modesTold(name)]
    : [illegal('play.modes', `${name} has no modes to choose from.`)];
};

const chosenModes = (declared: Pick<Declared, 'modes' | 'repeats'> | null): readonly ModeNamed[] => [
  ...(declared?.modes ?? []),
  ...(declared?.repeats ?? []).flatMap(({ modes }) => modes),
];

/** Whether any text that all can see is told at the table, so that it may change what a card costs. */
const mayCostOtherwise = (state: RiftboundState, card: string): boolean =>
  isToldCard(state, card) ||
  state.pieces.some(
    (piece, number) =>
      piece.card !== null &&
      !piece.faceDown &&
      isToldCard(state, piece.card) &&
      (isOnBoard(state, number) || isSeatZone(piece.zone, 'trash')),
  );

/** A cost as the table says it is: only a text that is told can make it another than the engine works out. */
export const toldCost = (state: RiftboundState, card: string): readonly Finding[] => {
  const { name } = cardOf(card);
  const mark = told('cost.total-changes', `what ${name} costs is told at the table.`);
  return mayCostOtherwise(state, card)
    ? [mark]
    : [illegal('cost.total-changes', `Every text in play is known, and none makes ${name} cost this.`), mark];
};
