import type { Problem } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import { fitsPiece } from '../../judging/told/fitting.js';
import type { PlayOf } from '../../words/plays.js';
import type { Draft } from '../draft.js';
import { changePieces } from '../../evolve/pieces.js';
import { cannot } from '../../words/findings.js';
import { propose } from '../gate.js';
import { firstProblem, freely, type PlayRule } from '../play-rule.js';
import { makeCopy } from '../actions/copying.js';
import { layInOrder } from '../actions/lay.js';
import { trashOverfull } from '../battlefields/overfull.js';
import { applyRegroup, regroupProblem } from '../chain/regroup.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import type { Filter } from '../../words/definition.js';
import { matches } from '../../reading/filters/filters.js';
import { isHidden, isQualified, pickWanted } from '../../judging/targets/picks.js';
import { isAmong } from '../../judging/targets/subsets.js';
import type { Setting } from '../../reading/setting.js';
import { stepUnderWay } from './step-setting.js';

/** What a player picks as an instruction is executed (355.17), and what the recorder learns by it. */
type Pick = PlayOf<'PickObjects'>;

/** The instruction under way that asks, and the filter of what it asks for. */
const asking = (state: RiftboundState): { readonly setting: Setting; readonly filter: Filter } | null => {
  const doing = stepUnderWay(state);
  const wanted = doing && pickWanted(doing.setting, doing.step);
  return wanted ? { setting: doing.setting, filter: wanted.pick } : null;
};

const numberProblem = ({ choice }: RiftboundState, { pieces }: Pick): Problem | null => {
  if (choice?.kind !== 'pick') return null;
  if (!isAmong(pieces, choice.from))
    return cannot(
      'not-choosable',
      'Something is chosen that cannot be, or more often than it can.',
      'Choose among what is asked for.',
    );
  if (pieces.length >= choice.min && pieces.length <= choice.max) return null;
  const message = `Between ${String(choice.min)} and ${String(choice.max)} are to be chosen.`;
  return cannot('wrong-number', message, 'Choose as many.');
};

/** The card that a piece is by the play, where the table does not know it. */
const namedAs = ({ pieces, cards }: Pick, piece: number): string | null => cards[pieces.indexOf(piece)] ?? null;

const known = (state: RiftboundState, piece: number): string | null => state.pieces[piece]?.card ?? null;

/** Whether a card that is named for an unknown piece, or none, is what is asked for. */
const namedProblem = (state: RiftboundState, play: Pick, piece: number): Problem | null => {
  const card = namedAs(play, piece);
  const before = known(state, piece);
  if (before !== null)
    return card === null || card === before
      ? null
      : cannot('other-card', `That piece is ${cardOf(before).name}.`, 'Name the piece by its own card, or not at all.');
  const asked = asking(state);
  if (!asked || !isQualified(asked.filter)) return null;
  // What lies open was found to be of the kind as it lies there: an unknown rune is a rune.
  if (card === null && !isHidden(state, piece)) return null;
  if (card === null)
    return cannot('unnamed-card', 'Only a card of a kind may be chosen, and nobody has said what this is.', 'Name it.');
  const named = changePieces(state, [piece], () => ({ card }));
  return matches({ ...asked.setting, state: named }, piece, asked.filter)
    ? null
    : cannot('not-choosable', `${cardOf(card).name} is not what may be chosen here.`, 'Choose what is asked for.');
};

const cardsProblem = (state: RiftboundState, play: Pick): Problem | null => {
  if (play.cards.length > 0 && play.cards.length !== play.pieces.length)
    return cannot('wrong-number', 'Other numbers of cards and pieces are named.', 'Name the cards in the same order.');
  for (const piece of play.pieces) {
    const card = namedAs(play, piece);
    if (card !== null && !fitsPiece(state, piece, card))
      return cannot('other-kind', `The card cannot be ${cardOf(card).name}.`, 'Name a card of that deck.');
    const problem = namedProblem(state, play, piece);
    if (problem) return problem;
  }
  return null;
};

/** What the recorder learns of unknown cards by their being chosen; nobody else does. */
const tellCards = (draft: Draft, play: Pick): void => {
  const told = play.pieces.filter((piece) => known(draft.state, piece) === null && namedAs(play, piece) !== null);
  if (told.length === 0) return;
  const cards = told.map((piece) => namedAs(play, piece));
  propose(draft, { type: 'CardsShown', data: { by: play.seat, pieces: told, cards }, because: ['privacy.private'] });
};

/** Cards picked among those that one player looks at lie on top of the others: their places tell nothing of the choice. */
const lieFirst = (draft: Draft, { seat, pieces }: Pick): readonly number[] => {
  const { state } = draft;
  const inDeck = (piece: number): boolean =>
    isHidden(state, piece) && isSeatZone(state.pieces[piece]?.zone ?? -1, 'main-deck');
  if (pieces.length === 0 || !pieces.every(inDeck)) return pieces;
  const owner = state.pieces[pieces[0] ?? -1]?.owner;
  const looked = state.pieces.flatMap(({ shownTo, owner: whose }, piece) =>
    whose === owner && shownTo.length > 0 && inDeck(piece) && !pieces.includes(piece) ? [piece] : [],
  );
  return layInOrder(draft, seat, [...pieces, ...looked]).slice(0, pieces.length);
};

export const pickObjects: PlayRule<'PickObjects'> = {
  cannot: (state, play) =>
    firstProblem(
      () => numberProblem(state, play),
      () => cardsProblem(state, play),
      () => regroupProblem(state, play.pieces),
    ),
  may: freely,
  apply: (draft, play) => {
    const frame = draft.agenda.pop();
    if (frame?.task === 'regroup') applyRegroup(draft, frame, play.pieces);
    if (frame?.task === 'overfull') trashOverfull(draft, play.pieces);
    if (frame?.task === 'copying') makeCopy(draft, frame, play.pieces);
    if (frame?.task !== 'resolve') return;
    tellCards(draft, play);
    const pieces = lieFirst(draft, play);
    draft.agenda.push({ ...frame, progress: { ...frame.progress, picks: [...frame.progress.picks, pieces] } });
  },
};
