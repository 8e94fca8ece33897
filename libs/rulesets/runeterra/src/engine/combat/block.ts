import type { Finding, Problem } from '#ruleset';
import type { Block, PlayOf } from '../../words/plays.js';
import { doubt } from '../../words/doubts.js';
import { push } from '../draft.js';
import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { nameOf, playerName } from '../../reading/objects.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import type { Lane, RuneterraState } from '../../state/runeterra-state.js';
import { abilityFrames } from '../../reading/abilities/triggered.js';
import { commitSpells, leaveDefence } from '../spells/commit.js';
import { fastSpellFindings, spellsCannot } from '../../judging/spells.js';
import { notTheirs } from '../../judging/acting.js';
import { battlingOf, enemyOf } from '../../reading/units/board.js';
import { hasKeyword, powerOf } from '../../reading/units/values.js';
import { hasTwins, isOnBench } from '../../judging/attackers.js';

type Defence = PlayOf<'CommitBlocks'>;

const laneOf = (state: RuneterraState, attacker: number): Lane | null =>
  state.combat?.lanes.find((lane) => lane.attacker === attacker) ?? null;

const noDefence = (state: RuneterraState, { seat, blocks }: Defence): Problem | null => {
  const name = playerName(state, seat);
  if (state.combat?.seat !== enemyOf(seat)) {
    return cannot('no-attack', `Nobody attacks ${name}, so there is nothing to block.`, 'Record the attack first.');
  }
  return blocks.length === 0
    ? cannot('no-blocks', 'Nobody blocks.', 'Name at least one blocker, or record a pass or the spells alone.')
    : null;
};

const misplaced = (state: RuneterraState, { seat, blocks }: Defence): Problem | null => {
  if (hasTwins(blocks.map(({ by }) => by)) || hasTwins(blocks.map(({ attacker }) => attacker))) {
    return cannot('in-two-places', 'One unit blocks one attacker, alone.', 'Name each unit once.');
  }
  for (const { by, attacker } of blocks) {
    if (!laneOf(state, attacker)) {
      return cannot('not-attacking', `${nameOf(state, attacker)} does not attack.`, 'Name a unit that attacks.');
    }
    if (!isOnBench(state, seat, by)) {
      const message = `${nameOf(state, by)} is no unit on ${playerName(state, seat)}'s bench.`;
      return cannot('not-on-the-bench', message, 'Name a unit on the bench of the defender.');
    }
  }
  return null;
};

/** The chance to block is there once: lost with the first commit by one reading, kept until it is used by the other. */
const chanceFindings = ({ combat }: RuneterraState): readonly Finding[] => {
  if (combat?.defended) return [illegal('runeterra.defence.once', 'The one chance to block is over.')];
  return combat?.step === 'responses' ? doubt('defence-once') : [];
};

const blockerFindings = (state: RuneterraState, by: number): readonly Finding[] => {
  const name = nameOf(state, by);
  return [
    ...(state.pieces[by]?.stunned ? [illegal('runeterra.keyword.stun', `${name} is stunned and cannot block.`)] : []),
    ...(hasKeyword(state, by, "Can't Block") ? [illegal('runeterra.keyword.cant-block', `${name} cannot block.`)] : []),
    ...(hasKeyword(state, by, 'Immobile') ? [illegal('runeterra.keyword.immobile', `${name} is immobile.`)] : []),
  ];
};

/** Power from which a unit is not afraid of Fearsome. */
const FEARLESS = 3;

const attackerFindings = (state: RuneterraState, { by, attacker }: Block): readonly Finding[] => {
  const [name, other] = [nameOf(state, by), nameOf(state, attacker)];
  const eluded = hasKeyword(state, attacker, 'Elusive') && !hasKeyword(state, by, 'Elusive');
  const afraid = hasKeyword(state, attacker, 'Fearsome') && powerOf(state, by) < FEARLESS;
  return [
    ...(eluded ? [illegal('runeterra.keyword.elusive', `${other} is Elusive and ${name} is not.`)] : []),
    ...(afraid
      ? [illegal('runeterra.keyword.fearsome', `${other} is Fearsome and ${name} has less than ${FEARLESS} power.`)]
      : []),
  ];
};

const placeFindings = (state: RuneterraState, { attacker }: Block): readonly Finding[] => {
  const lane = laneOf(state, attacker);
  const name = nameOf(state, attacker);
  if (lane?.challenged) return [illegal('runeterra.defence.blocks', `${name} challenges, so nobody else blocks it.`)];
  return lane?.blocked ? [illegal('runeterra.defence.fixed', `${name} is blocked, and positions are fixed.`)] : [];
};

const blockFindings = (state: RuneterraState, block: Block): readonly Finding[] => [
  ...placeFindings(state, block),
  ...blockerFindings(state, block.by),
  ...attackerFindings(state, block),
];

/** The defender puts units opposite attackers, once, fast spells with them; defend effects happen and positions are fixed. */
export const commitBlocks: PlayRule<'CommitBlocks'> = {
  cannot: (state, play) =>
    firstProblem(
      () => noDefence(state, play),
      () => misplaced(state, play),
      () => spellsCannot(state, play.seat, play.spells),
    ),
  may: (state, play) => [
    ...notTheirs(state, play.seat),
    ...chanceFindings(state),
    ...play.blocks.flatMap((block) => blockFindings(state, block)),
    ...fastSpellFindings(state, play.seat, play.spells),
  ],
  apply: (draft, { seat, blocks, spells }) => {
    propose(draft, {
      type: 'BlocksCommitted',
      data: { seat, blocks },
      because: ['runeterra.defence.blocks', 'runeterra.defence.fixed'],
    });
    leaveDefence(draft, seat);
    commitSpells(draft, seat, spells);
    const blockers = battlingOf(draft.state, seat).filter((piece) => blocks.some(({ by }) => by === piece));
    push(draft, ...blockers.flatMap((piece) => abilityFrames(draft.state, piece, { when: 'defend' })), {
      task: 'hand-over',
      seat,
    });
  },
};
