import { codeAt, isOpenCopy } from '../../cards/known-cards.js';
import type { Ability } from '../../words/definition.js';
import { push, runStep, type Draft } from '../draft.js';
import { enemyToChallenge } from '../effects/meant.js';
import { propose } from '../gate.js';
import type { Frame, Lane, RuneterraState } from '../../state/runeterra-state.js';
import { abilitiesOf } from '../../reading/abilities/texts.js';
import { abilityFrames, framesOfAll } from '../../reading/abilities/triggered.js';
import { costOf } from '../../judging/card-in-hand.js';
import { unitPayment } from '../../judging/mana.js';
import { pay } from '../pay.js';
import { attackersOf } from '../../reading/units/board.js';
import { hasRoom, summon } from '../units/summon.js';
import { hasKeyword } from '../../reading/units/values.js';

const attackerOf = ({ state }: Draft): number => state.combat?.seat ?? 0;

const allScouts = (state: RuneterraState, seat: number): boolean =>
  attackersOf(state, seat).every((piece) => hasKeyword(state, piece, 'Scout'));

/** The first time in a round that only Scouts attack, their player is ready to attack again (S3 1.4.4). */
const readyScouts = (draft: Draft): void => {
  const seat = attackerOf(draft);
  const player = draft.state.seats[seat];
  if (!player || player.scouted || player.token || !allScouts(draft.state, seat)) return;
  propose(draft, { type: 'AttackTokenGained', data: { seat, by: 'scout' }, because: ['runeterra.attack.scout'] });
};

interface Joiner {
  readonly piece: number;
  readonly ability: Ability;
}

/** Units in hand that may join an attack, from left to right. */
const joiners = (state: RuneterraState, seat: number): readonly Joiner[] =>
  (state.seats[seat]?.hand ?? []).flatMap((piece) =>
    abilitiesOf(state, piece)
      .filter(({ when }) => when === 'attack-from-hand')
      .map((ability) => ({ piece, ability })),
  );

/** A unit in hand joins the attack where there is mana for its cost and room, challenging whom its text says. */
const join = (draft: Draft, joiner: Joiner): void => {
  const { state } = draft;
  const { piece, ability } = joiner;
  const seat = attackerOf(draft);
  const card = codeAt(state, piece);
  const payment = unitPayment(state, seat, costOf(state, { piece, card }));
  if (card === null || payment.short > 0 || !hasRoom(state, seat, 'battlefield')) return;
  if (isOpenCopy(state, seat, card)) draft.doubts.add('champion-in-play');
  if (payment.mana === state.seats[seat]?.mana) draft.doubts.add('mana-equal-to-cost');
  pay(draft, { seat, piece, payment }, 'runeterra.attack.from-hand');
  const doing = { seat, source: piece, item: null, targets: [] };
  const challenging = ability.challenging ? enemyToChallenge(draft.state, ability.challenging, doing) : null;
  const summoned = { seat, piece, card, from: 'hand', to: 'battlefield', challenging } as const;
  summon(draft, summoned, ['runeterra.attack.from-hand']);
};

/** Units join from hand (S3 1.4.5). As one has joined, further copies of it are its spell: each is looked at when it is its turn. */
const joinFromHand = (draft: Draft): void => {
  const seat = attackerOf(draft);
  for (const { piece } of joiners(draft.state, seat)) {
    const joiner = joiners(draft.state, seat).find((each) => each.piece === piece);
    if (joiner) join(draft, joiner);
  }
};

/** Texts that act when allies attack: the battlefield from left to right, then the bench (S3 1.4.6). */
const alliesAttack = (draft: Draft): void => {
  push(draft, ...framesOfAll(draft.state, attackerOf(draft), { when: 'allies-attack' }));
};

/** What an attacker's own texts do: as it challenges, as it attacks, as it supports. */
const ownFrames = (state: RuneterraState, { attacker, challenged }: Lane): readonly Frame[] =>
  attacker === null
    ? []
    : [
        ...(challenged ? abilityFrames(state, attacker, { when: 'challenge' }) : []),
        ...abilityFrames(state, attacker, { when: 'attack' }),
        ...abilityFrames(state, attacker, { when: 'support' }),
      ];

/** Unit by unit from left to right: challenge, attack, support (S3 1.4.7). */
const eachAttacker = (draft: Draft): void => {
  const { combat } = draft.state;
  push(draft, ...(combat?.lanes ?? []).flatMap((lane) => ownFrames(draft.state, lane)));
};

/** Where an Ephemeral unit attacks, those that wait for it return attacking, as far as there is room (S3 1.4.8). */
const returnWaiting = (draft: Draft): void => {
  const seat = attackerOf(draft);
  const isEphemeral = (piece: number): boolean => hasKeyword(draft.state, piece, 'Ephemeral');
  if (!attackersOf(draft.state, seat).some(isEphemeral)) return;
  for (const piece of draft.state.seats[seat]?.waitingToReturn ?? []) {
    const card = draft.state.pieces[piece]?.card ?? null;
    if (card === null || !hasRoom(draft.state, seat, 'battlefield')) continue;
    summon(draft, { seat, piece, card, from: 'graveyard', to: 'battlefield', challenging: null }, [
      'runeterra.attack.returning',
    ]);
  }
};

/** The defender gets the one chance to block. Whether units that joined count for the Scouts is an open point. */
const openDefence = (draft: Draft): void => {
  const seat = attackerOf(draft);
  const player = draft.state.seats[seat];
  if (player?.scouted && player.token && !allScouts(draft.state, seat)) {
    draft.doubts.add('scout-and-summoned-attackers');
  }
  propose(draft, { type: 'CombatStepBegan', data: { step: 'defence' }, because: ['runeterra.defence.once'] });
};

/** What follows from a committed attack, in the page's order (S3 1.4.4-8). */
const STEPS: readonly ((draft: Draft) => void)[] = [
  readyScouts,
  joinFromHand,
  alliesAttack,
  eachAttacker,
  returnWaiting,
  openDefence,
];

/** One step of it; what it sets off is done before the next one. */
export const runAttack = (draft: Draft, frame: Extract<Frame, { task: 'attack' }>): void => {
  runStep(draft, STEPS, frame);
};
