import type { CandidateOf, Slot } from '#ruleset';
import type { Block, Challenge, Play, PlayOf } from '../../words/plays.js';
import { nameOf } from '../../reading/objects.js';
import { cardAt } from '../../cards/known-cards.js';
import { benchUnitsOf, enemyOf } from '../../reading/units/board.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { declaredSpells } from './cards.js';
import { isAccepted } from './accepted.js';
import { asJson, targetsLabel } from './target-lists.js';

type Candidate = CandidateOf<Play>;
type Attack = PlayOf<'CommitAttack'>;
type Defence = PlayOf<'CommitBlocks'>;

/** Fast spells that may be committed with an attack or with blocks: none, or one of them. */
const spellsSlot = (state: RuneterraState, play: Attack | Defence): readonly Slot[] => {
  const fast = (state.seats[play.seat]?.hand ?? []).filter((piece) => cardAt(state, piece)?.speed === 'fast');
  const fitting = fast
    .flatMap((piece) => declaredSpells(state, play.seat, piece))
    .filter((spell) => isAccepted(state, { ...play, spells: [spell] }));
  if (fitting.length === 0) return [];
  const options = fitting.map((spell) => ({
    value: asJson([spell]),
    label: `${nameOf(state, spell.piece)}: ${targetsLabel(state, spell.targets)}`,
  }));
  const none = { value: [], label: 'no spell' };
  return [{ name: 'spells', question: 'Which spells with it?', options: [none, ...options], free: true }];
};

const attackOf = (seat: number, attackers: readonly number[], challenges: readonly Challenge[] = []): Attack => ({
  play: 'CommitAttack',
  seat,
  attackers,
  challenges,
  spells: [],
});

/** Attackers in any number and order, and nobody challenged. */
const freely = (state: RuneterraState, seat: number, able: readonly number[]): readonly Candidate[] => {
  const options = able.map((piece) => ({ value: piece, label: nameOf(state, piece) }));
  const attackers: Slot = {
    name: 'attackers',
    question: 'Who attacks, from left to right?',
    options,
    many: { min: 1, max: options.length },
  };
  const play = attackOf(seat, able);
  return [{ play, label: 'Attack', slots: [attackers, ...spellsSlot(state, play)] }];
};

/** The n-th of those who challenge meets the n-th of those who may be challenged, from `shift` on: no two meet the same. */
const pairs = <Left, Right>(
  left: readonly Left[],
  right: readonly Right[],
  shift: number,
): readonly (readonly [Left, Right])[] =>
  left.flatMap((each, index) => {
    const other = right[index + shift - (index + shift >= right.length ? right.length : 0)];
    return index < right.length && other !== undefined ? [[each, other] as const] : [];
  });

/** All attack, and any of these challenges are made; one play for each way to pair them off. */
const challenging = (state: RuneterraState, seat: number, able: readonly number[]): readonly Candidate[] => {
  const enemies = benchUnitsOf(state, enemyOf(seat));
  return enemies.flatMap((_, shift): readonly Candidate[] => {
    const fitting = pairs(able, enemies, shift)
      .map(([by, enemy]): Challenge => ({ by, enemy }))
      .filter((challenge) => isAccepted(state, attackOf(seat, able, [challenge])));
    const [first] = fitting;
    if (!first) return [];
    const options = fitting.map((challenge) => ({
      value: asJson(challenge),
      label: `${nameOf(state, challenge.by)} challenges ${nameOf(state, challenge.enemy)}`,
    }));
    const slot: Slot = {
      name: 'challenges',
      question: 'Who challenges whom?',
      options,
      many: { min: 0, max: options.length },
    };
    const label = `Attack, ${nameOf(state, first.by)} challenging ${nameOf(state, first.enemy)}`;
    return [{ play: attackOf(seat, able, [first]), label, slots: [slot] }];
  });
};

/** Why nobody may attack is asked of the whole bench, where none of it may attack alone. */
const ableToAttack = (state: RuneterraState, seat: number): readonly number[] => {
  const bench = benchUnitsOf(state, seat);
  const able = bench.filter((piece) => isAccepted(state, attackOf(seat, [piece])));
  return able.length > 0 ? able : bench;
};

/** Attacks: who attacks, or all of them with challenges; to place them only, or to take that back. */
export const attackCandidates = (state: RuneterraState, seat: number): readonly Candidate[] => {
  const declared: readonly Candidate[] =
    state.declared?.seat === seat
      ? [{ play: { play: 'TakeBack', seat }, label: 'Take back what was declared', slots: [] }]
      : [];
  const { attackers: placed = [], challenges = [] } = state.declared?.seat === seat ? state.declared : {};
  const able = ableToAttack(state, seat);
  if (able.length === 0) return declared;
  const committed: readonly Candidate[] =
    placed.length > 0
      ? [{ play: attackOf(seat, placed, challenges), label: 'Commit the attack as declared', slots: [] }]
      : [];
  const place: readonly Candidate[] =
    placed.length > 0
      ? []
      : [
          {
            play: { play: 'DeclareAttack', seat, attackers: able, challenges: [] },
            label: 'Place attackers',
            slots: [],
          },
        ];
  return [...declared, ...committed, ...place, ...freely(state, seat, able), ...challenging(state, seat, able)];
};

/** Blocks: one play for each way to pair blockers and attackers off, any of the blocks left out. */
export const blockCandidates = (state: RuneterraState, seat: number): readonly Candidate[] => {
  if (state.combat?.seat !== enemyOf(seat)) return [];
  const attackers = state.combat.lanes.flatMap(({ attacker }) => (attacker === null ? [] : [attacker]));
  const bench = benchUnitsOf(state, seat);
  const defenceOf = (blocks: readonly Block[]): Defence => ({ play: 'CommitBlocks', seat, blocks, spells: [] });
  return attackers.flatMap((_, shift): readonly Candidate[] => {
    const fitting = pairs(bench, attackers, shift)
      .map(([by, attacker]): Block => ({ by, attacker }))
      .filter((block) => isAccepted(state, defenceOf([block])));
    const [first] = fitting;
    if (!first) return [];
    const options = fitting.map((block) => ({
      value: asJson(block),
      label: `${nameOf(state, block.by)} blocks ${nameOf(state, block.attacker)}`,
    }));
    const play = defenceOf([first]);
    const slot: Slot = {
      name: 'blocks',
      question: 'Who blocks whom?',
      options,
      many: { min: 1, max: options.length },
    };
    return [{ play, label: `Block, ${options[0]?.label ?? ''}`, slots: [slot, ...spellsSlot(state, play)] }];
  });
};
