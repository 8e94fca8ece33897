import type { Finding, Problem } from '#ruleset';
import type { Ability } from '../../words/definition.js';
import type { PlayOf } from '../../words/plays.js';
import { doubt } from '../../words/doubts.js';
import { push, type Draft } from '../draft.js';
import { cannot, doubtful, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { cardName, playerName } from '../../reading/objects.js';
import { cardOfCode, isOpenCopy, textOf } from '../../cards/known-cards.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import type { Frame, RuneterraState } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';
import { unitPayment, unpaid } from '../../judging/mana.js';
import { pay } from '../pay.js';
import { ACTIONS_OF, SITUATION_WORDS, situationOf } from '../../reading/situation.js';
import { targetFindings, targetProblem, targetsOf } from '../../judging/targets.js';
import { isToldCard, strangers, toldText } from '../../judging/known-texts.js';
import { notTheirs } from '../../judging/acting.js';
import { filtersAsked, isOpenByCost } from '../../judging/beheld.js';
import { holds, isUnknown } from '../../judging/conditions.js';
import { isCostUnknown } from '../../judging/costs.js';
import { hasRoom, summon } from './summon.js';
import { cannotPlayFromHand, codeOf, costOf, enteredCard } from '../../judging/card-in-hand.js';

type PlayUnit = PlayOf<'PlayUnit'>;

/** A further copy of a champion in play is its spell, also where it is named as the champion. */
const noUnit = (state: RuneterraState, play: PlayUnit): Problem | null => {
  const code = codeOf(state, play);
  const type = cardOfCode(state, code)?.type;
  if (type === 'unit' || type === 'landmark') return null;
  const name = cardName(state, code);
  const was = play.card ?? state.pieces[play.piece]?.card ?? null;
  return was === code
    ? cannot('no-unit', `${name} is neither a unit nor a landmark.`, 'Record it as what it is.')
    : cannot(
        'champion-spell',
        `With ${cardName(state, was)} in play this card is ${name}.`,
        'Record it as that spell.',
      );
};

const noReplaced = (state: RuneterraState, { seat, replaces }: PlayUnit): Problem | null =>
  replaces === null || state.seats[seat]?.bench.includes(replaces)
    ? null
    : cannot(
        'not-on-bench',
        `What makes room is not on ${playerName(state, seat)}'s bench.`,
        'Name a unit or a landmark of that bench.',
      );

/** Only out of combat, with nothing on the stack, and not beside spells that are being played (S3 1, 1.5.2). */
const situationFindings = (state: RuneterraState, play: PlayUnit): readonly Finding[] => {
  const situation = situationOf(state);
  const name = cardName(state, codeOf(state, play));
  if (situation !== 'open') {
    return [illegal(ACTIONS_OF[situation], `${name} is not played ${SITUATION_WORDS[situation]}.`)];
  }
  const { declared } = state;
  return declared?.seat === play.seat && declared.spells.length > 0
    ? [illegal('runeterra.two-actions.unit-and-spells', `${name} is not played while spells are being played.`)]
    : [];
};

const playAbilities = (state: RuneterraState, play: PlayUnit): readonly Ability[] =>
  (textOf(state, codeOf(state, play))?.abilities ?? []).filter(({ when }) => when === 'play');

/** Targets of all play effects of the unit, one after the other. */
const unitTargets = (state: RuneterraState, play: PlayUnit): readonly Finding[] => {
  if (isToldCard(state, codeOf(state, play))) return [];
  const { seat, piece: source, targets } = play;
  const abilities = playAbilities(state, play);
  const doing = { seat, source, item: null, targets: [] };
  if (targets.length === 0 && abilities.some((ability) => isUnknown(state, ability.if, doing))) return [];
  const filters = filtersAsked(state, abilities, doing);
  const name = cardName(state, codeOf(state, play));
  const rule = 'runeterra.play-unit.targets';
  return targetFindings(state, filters, { seat, name, targets, rule, optional: true });
};

const LEAVING: ReadonlySet<string> = new Set(['kill', 'recall', 'obliterate']);

/** Whether playing it makes one of the player's own leave the bench, so that there is room without making any. */
const makesRoom = (state: RuneterraState, play: PlayUnit): boolean => {
  const effects = play.effects ?? playAbilities(state, play).flatMap((ability) => ability.effects);
  const bench = state.seats[play.seat]?.bench ?? [];
  return (
    effects.some(({ do: verb }) => LEAVING.has(verb)) &&
    play.targets.some((target) => target.kind === 'piece' && bench.includes(target.piece))
  );
};

/** On a full board one of the player's own makes room, and only then (S3 1.1.2). */
const roomFindings = (state: RuneterraState, play: PlayUnit): readonly Finding[] => {
  const rule = 'runeterra.play-unit.full-board';
  const isFull = !hasRoom(state, play.seat, 'bench');
  const name = cardName(state, codeOf(state, play));
  if (!isFull && play.replaces !== null) {
    return [illegal(rule, `There is room for ${name}: nothing is obliterated for it.`)];
  }
  if (!isFull || play.replaces !== null) return [];
  if (makesRoom(state, play)) return doubt('leaves-anyway');
  const all = `all ${LIMITS.board} places are taken`;
  return [illegal(rule, `${name} finds no room, ${all}: one unit or landmark has to be obliterated for it.`)];
};

const paymentFor = (state: RuneterraState, play: PlayUnit) => unitPayment(state, play.seat, costOf(state, play));

/** Held against the cost: whether it is lower nobody knows where that depends on cards that nobody has named. */
const costFindings = (state: RuneterraState, play: PlayUnit): readonly Finding[] => {
  const rule = 'runeterra.play-unit.mana';
  const card = enteredCard(state, play);
  if (card === null || !isCostUnknown(state, play.piece, card)) {
    return unpaid(state, { seat: play.seat, payments: [paymentFor(state, play)] }, rule);
  }
  return [doubtful(rule, `What ${card.name} costs depends on cards in hand that nobody has named.`)];
};

/**
 * What the unit does as it is played: its play effect, of which a card has one at most, or what the table tells. What the effect asks
 * for is looked at with the card played.
 */
const effectFrames = (state: RuneterraState, play: PlayUnit, abilities: readonly Ability[]): readonly Frame[] => {
  const { seat, piece: source, effects } = play;
  const doing = { seat, source, item: null, targets: targetsOf(state, play.targets) };
  if (effects !== null) return [{ task: 'effects', effects, doing }];
  return abilities.flatMap((ability): readonly Frame[] => {
    if (isUnknown(state, ability.if, doing)) return [{ task: 'ask', effects: ability.effects, doing }];
    return holds(state, ability.if, doing) ? [{ task: 'effects', effects: ability.effects, doing }] : [];
  });
};

const apply = (draft: Draft, play: PlayUnit): void => {
  const { seat, piece, replaces } = play;
  const card = codeOf(draft.state, play) ?? '';
  const abilities = playAbilities(draft.state, play);
  propose(draft, { type: 'CardPlayed', data: { seat, piece, card }, because: ['runeterra.play-unit'] });
  const doing = { seat, source: piece, item: null, targets: [] };
  if (abilities.some((ability) => isOpenByCost(draft.state, ability.if, doing))) draft.doubts.add('behold-by-cost');
  const frames = effectFrames(draft.state, play, abilities);
  if (replaces !== null && !hasRoom(draft.state, seat, 'bench')) {
    propose(draft, {
      type: 'PieceObliterated',
      data: { piece: replaces, by: 'full-board' },
      because: ['runeterra.play-unit.full-board'],
    });
  }
  pay(draft, { seat, piece, payment: paymentFor(draft.state, play) }, 'runeterra.play-unit.mana');
  const enter: Frame = { task: 'enter', seat, piece, card };
  const leavesFirst = !hasRoom(draft.state, seat, 'bench') && makesRoom(draft.state, play);
  push(draft, ...(leavesFirst ? [...frames, enter] : [enter, ...frames]), { task: 'hand-over', seat });
};

/** A unit or landmark that was played and paid for comes onto the bench (S3 1.1.4); what it makes leave has left before. */
export const runEnter = (draft: Draft, { seat, piece, card }: Extract<Frame, { task: 'enter' }>): void => {
  summon(draft, { seat, piece, card, from: 'hand', to: 'bench', challenging: null }, ['runeterra.play-unit.summon']);
};

/** A unit or landmark is played from hand (S3 1.1). */
export const playUnit: PlayRule<'PlayUnit'> = {
  cannot: (state, play) =>
    firstProblem(
      () => cannotPlayFromHand(state, play),
      () => noUnit(state, play),
      () => noReplaced(state, play),
      () => targetProblem(state, play.targets),
      () => strangers(state, play.effects),
    ),
  may: (state, play) => [
    ...notTheirs(state, play.seat),
    ...situationFindings(state, play),
    ...unitTargets(state, play),
    ...(play.effects === null ? [] : toldText(state, codeOf(state, play))),
    ...(isOpenCopy(state, play.seat, codeOf(state, play)) ? doubt('champion-in-play') : []),
    ...roomFindings(state, play),
    ...costFindings(state, play),
  ],
  apply,
};
