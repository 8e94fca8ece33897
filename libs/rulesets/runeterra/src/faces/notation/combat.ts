import { listKind, matchWords, expectedAt, pieceKind, piecesKind, read, type Answer } from '#notation';
import type { Block, Challenge } from '../../words/plays.js';
import { benchScope, enemyScope } from './scopes.js';
import type { Context, Kind } from './source.js';

export const unitKind = pieceKind(benchScope);
export const unitsKind = piecesKind(benchScope);
const enemyKind = pieceKind(enemyScope);

interface Attacker {
  readonly by: number;
  readonly enemy: number | null;
}

/** `Garen`, or `Garen challenging Ben's Teemo`. */
const attackerKind: Kind<Attacker> = {
  read: (context, at) => {
    const unit = unitKind.read(context, at);
    if (!unit.ok) return unit;
    const begin = matchWords(context.line, unit.end, 'challenging');
    if (begin === null) return read({ by: unit.value, enemy: null }, unit.end);
    const enemy = enemyKind.read(context, begin);
    return enemy.ok ? read({ by: unit.value, enemy: enemy.value }, enemy.end) : enemy;
  },
  write: ({ by, enemy }, context) =>
    unitKind.write(by, context) + (enemy === null ? '' : ` challenging ${enemyKind.write(enemy, context)}`),
};

const takenBy = ({ by }: Attacker): number => by;
const attackersKind = listKind(attackerKind, { takes: takenBy });

interface Attack {
  readonly attackers: readonly number[];
  readonly challenges: readonly Challenge[];
}

/** Attackers from left to right, each with whom it challenges. */
export const attackKind: Kind<Attack> = {
  read: (context, at) => {
    const answer = attackersKind.read(context, at);
    if (!answer.ok) return answer;
    const challenges = answer.value.flatMap(({ by, enemy }) => (enemy === null ? [] : [{ by, enemy }]));
    return read({ attackers: answer.value.map(takenBy), challenges }, answer.end);
  },
  write: ({ attackers, challenges }, context) => {
    const enemyOf = (by: number): number | null => challenges.find((each) => each.by === by)?.enemy ?? null;
    return attackersKind.write(
      attackers.map((by) => ({ by, enemy: enemyOf(by) })),
      context,
    );
  },
};

const readPair = (
  words: string,
  { context, at }: { readonly context: Context; readonly at: number },
): Answer<number> => {
  const begin = matchWords(context.line, at, words);
  return begin === null ? expectedAt(context.line, at, [words]) : read(begin, begin);
};

/** `Garen challenges Ben's Teemo`. */
export const challengesKind: Kind<readonly Challenge[]> = listKind<Challenge, Context>({
  read: (context, at) => {
    const by = unitKind.read(context, at);
    if (!by.ok) return by;
    const word = readPair('challenges', { context, at: by.end });
    if (!word.ok) return word;
    const enemy = enemyKind.read(context, word.end);
    return enemy.ok ? read({ by: by.value, enemy: enemy.value }, enemy.end) : enemy;
  },
  write: ({ by, enemy }, context) => `${unitKind.write(by, context)} challenges ${enemyKind.write(enemy, context)}`,
});

/** `Quinn with Teemo`: the attacker, and who blocks it. */
const blockKind: Kind<Block> = {
  read: (context, at) => {
    const attacker = enemyKind.read({ ...context, taken: [] }, at);
    if (!attacker.ok) return attacker;
    const word = readPair('with', { context, at: attacker.end });
    if (!word.ok) return word;
    const by = unitKind.read(context, word.end);
    return by.ok ? read({ by: by.value, attacker: attacker.value }, by.end) : by;
  },
  write: ({ by, attacker }, context) =>
    `${enemyKind.write(attacker, { ...context, taken: [] })} with ${unitKind.write(by, context)}`,
};

/** Blocks, in any order. */
export const blocksKind: Kind<readonly Block[]> = listKind(blockKind, { takes: ({ by }) => by });
