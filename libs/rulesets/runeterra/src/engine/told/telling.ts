import { emit, push } from '../draft.js';
import { cannot, told } from '../../words/findings.js';
import { championOfSpell, isCardCode } from '../../cards/catalogue.js';
import { cardName, playerName } from '../../reading/objects.js';
import { cardOfCode, codeAt, codeNow } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { firstProblem, freely, type PlayRule } from '../play-rule.js';
import { targetProblem, targetsOf } from '../../judging/targets.js';
import { stackItem } from '../stack/items.js';
import { enemyOf } from '../../reading/units/board.js';
import { strangers, toldSource, toldText } from '../../judging/known-texts.js';

/** What a spell or skill does whose text is not encoded, as it resolves or is cast. */
export const describeEffect: PlayRule<'DescribeEffect'> = {
  cannot: (state, { effects }) => strangers(state, effects),
  may: () => [told('runeterra.effect.told', 'What happens is told at the table.')],
  apply: (draft, { seat, effects }) => {
    const { answered } = draft;
    const item = answered?.kind === 'describe' ? answered.item : null;
    emit(draft, { type: 'EffectDescribed', data: { seat, item, effects }, because: ['runeterra.effect.told'] });
    if (answered?.kind !== 'text') return;
    const { source, targets, it } = answered;
    push(draft, { task: 'effects', effects, doing: { seat, source, item: null, targets, it } });
  },
};

/** A text that is not encoded acts by itself, at once or as a skill on the stack. */
export const announceEffect: PlayRule<'AnnounceEffect'> = {
  cannot: (state, { source, targets, effects }) =>
    firstProblem(
      () =>
        state.pieces[source]
          ? null
          : cannot('no-such-piece', 'Whose effect this is, is not on this table.', 'Name a piece that is.'),
      () => targetProblem(state, targets),
      () => strangers(state, effects),
    ),
  may: (state, { seat, source }) => [...toldSource(state, seat, source), ...toldText(state, codeAt(state, source))],
  apply: (draft, { seat, source, skill, targets, effects }) => {
    const chosen = targetsOf(draft.state, targets);
    if (!skill) {
      push(draft, { task: 'effects', effects, doing: { seat, source, item: null, targets: chosen } });
      return;
    }
    stackItem(
      draft,
      {
        kind: 'skill',
        piece: null,
        source,
        card: null,
        controller: seat,
        speed: 'slow',
        targets: chosen,
        effects,
      },
      { because: ['runeterra.effect.told', 'runeterra.two-actions.skill-as-slow'], openedBy: seat },
    );
  },
};

/** Facts of a card that the data files do not have are told; a card that they have keeps its own. */
export const defineCard: PlayRule<'DefineCard'> = {
  cannot: (_, { card }) =>
    isCardCode(card.code)
      ? cannot('card-known', `"${card.code}" is a card of the data files.`, 'Give the card a code of its own.')
      : null,
  may: (_, { card }) => [told('runeterra.told', `What ${card.name} is, is told at the table.`)],
  apply: (draft, { card }) => {
    emit(draft, { type: 'CardDefined', data: { card }, because: ['runeterra.told'] });
  },
};

/** The card that a piece turns out to be: what is named as a champion's spell is a copy of the champion, where that is what one is now. */
const revealed = (state: RuneterraState, piece: number, named: string | null): string | null => {
  const { card: known = null, created = false } = state.pieces[piece] ?? {};
  if (known !== null) return known;
  const card = cardOfCode(state, named);
  const champion = card && !created ? championOfSpell(card) : null;
  return champion !== null && codeNow(state, piece, champion.code) === named ? champion.code : named;
};

/** A card becomes known: a hand is seen, or what was recorded unknown is named. */
export const revealCard: PlayRule<'RevealCard'> = {
  cannot: (state, { seat, piece, card }) => {
    const found = state.pieces[piece];
    if (found?.owner !== seat) {
      const name = playerName(state, seat);
      return cannot('no-such-piece', `${name} has no such card.`, `Name a card of ${name}'s.`);
    }
    if (cardOfCode(state, card) === null) {
      return cannot(
        'no-such-card',
        `There is no card "${card ?? ''}".`,
        'Name a card of the sets, or define it first.',
      );
    }
    const known = codeAt(state, piece);
    return known === null || (card !== null && known === codeNow(state, piece, card))
      ? null
      : cannot('other-card', `That card is ${cardName(state, known)}.`, 'Correct it, if that was a mistake.');
  },
  may: freely,
  apply: (draft, { piece, card: named }) => {
    const card = revealed(draft.state, piece, named);
    emit(draft, { type: 'CardRevealed', data: { piece, card }, because: ['runeterra.told'] });
  },
};

/** A player gives up. */
export const concede: PlayRule<'Concede'> = {
  cannot: () => null,
  may: freely,
  apply: (draft, { seat }) => {
    emit(draft, {
      type: 'GameEnded',
      data: {
        winners: [enemyOf(seat)],
        reason: { kind: 'concession', seat },
        because: ['runeterra.concede'],
      },
      because: ['runeterra.concede'],
    });
  },
};
