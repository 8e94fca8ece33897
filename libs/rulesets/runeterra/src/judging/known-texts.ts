import type { Finding, Problem } from '#ruleset';
import type { Effect } from '../words/effect.js';
import { cannot, doubtful, illegal, told } from '../words/findings.js';
import { cardName, isSilenced, nameOf, playerName } from '../reading/objects.js';
import { cardOfCode } from '../cards/known-cards.js';
import { textOf } from '../cards/known-cards.js';
import type { RuneterraState } from '../state/runeterra-state.js';

/**
 * What may be told of a card at the table: only what a text says that the engine does not know. A card whose text is encoded does
 * that, and one without a text does nothing beyond its keywords.
 */
export const isToldCard = (state: RuneterraState, code: string | null): boolean =>
  cardOfCode(state, code)?.hasText === true && textOf(state, code) === null;

/** The mark of what is told, which says why it is told. */
const mark = (state: RuneterraState, name: string, isKnown: boolean): Finding => {
  const what = `what ${name} does is told at the table`;
  const why = state.described ? ', as all texts of this match' : ': its text is not encoded';
  return told('runeterra.effect.told', isKnown ? `${what}.` : `${what}${why}.`);
};

/** What is held against telling what a card does, and the mark of it. */
export const toldText = (state: RuneterraState, code: string | null): readonly Finding[] => {
  const name = cardName(state, code);
  if (code === null) {
    return [
      doubtful('runeterra.effect.told', 'Nobody has said which card this is, so nobody can say what it does.'),
      mark(state, name, true),
    ];
  }
  if (isToldCard(state, code)) return [mark(state, name, false)];
  const message = cardOfCode(state, code)?.hasText
    ? `What ${name} says is known, and it does that by itself.`
    : `${name} has no text that does anything.`;
  return [illegal('runeterra.text.acts', message), mark(state, name, true)];
};

/** What is held against a text that acts where its card lies, or for somebody whose card it is not. */
export const toldSource = (state: RuneterraState, seat: number, source: number): readonly Finding[] => {
  const piece = state.pieces[source];
  const name = nameOf(state, source);
  const rule = 'runeterra.text.acts';
  return [
    ...(piece?.owner === seat ? [] : [illegal(rule, `${name} is not ${playerName(state, seat)}'s.`)]),
    ...(piece?.place === 'gone' ? [illegal(rule, `${name} is gone, and does nothing any more.`)] : []),
    ...(isSilenced(state, source)
      ? [doubtful('runeterra.keyword.silence', `${name} is silenced, and does only what it has been given since.`)]
      : []),
    ...(piece?.place === 'hand' ? [doubtful(rule, `${name} is in a hand, where few texts act.`)] : []),
  ];
};

const noPiece = (state: RuneterraState, effects: readonly Effect[]): boolean =>
  effects
    .flatMap((effect) => Object.values(effect) as unknown[])
    .map((value) => (value as { readonly piece?: unknown } | null)?.piece)
    .some((piece) => typeof piece === 'number' && !state.pieces[piece]);

const cardsNamed = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => {
    if ('card' in effect) return [effect.card];
    return 'cards' in effect ? effect.cards : [];
  });

/** Cards that come onto a board are units. */
const noUnit = (state: RuneterraState, effects: readonly Effect[]): string | undefined =>
  effects
    .flatMap((effect) => (effect.do === 'summon' ? [effect.card] : []))
    .find((card) => !['unit', 'landmark'].includes(cardOfCode(state, card)?.type ?? ''));

/** Pieces and cards that effects told at the table name, and that are not there; none where nothing is told. */
export const strangers = (state: RuneterraState, effects: readonly Effect[] | null): Problem | null => {
  if (effects === null) return null;
  if (noPiece(state, effects)) {
    return cannot('no-such-piece', 'The effect is about a piece that is not on this table.', 'Name a piece that is.');
  }
  const unknown = cardsNamed(effects).find((card) => cardOfCode(state, card) === null);
  if (unknown !== undefined) {
    return cannot('no-such-card', `There is no card "${unknown}".`, 'Name a card of the sets, or define it first.');
  }
  const other = noUnit(state, effects);
  return other === undefined
    ? null
    : cannot('no-unit', `${cardName(state, other)} is neither a unit nor a landmark.`, 'Name what comes onto a board.');
};
