import { isSilenced } from './additional-triggers.js';
import { isEncoded } from '../../cards/encodings.js';
import { cardOf } from '../../cards/catalogue.js';
import type { PrintedKeyword } from '../../words/card.js';
import type { FactType, RiftboundFact } from '../../state/facts.js';
import { unitsOfAt } from '../objects.js';
import { hasKeyword, keywordValue } from '../layers/keywords.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { piecesOnBoard } from '../../state/zones.js';
import { attachmentsOf } from '../layers/attachments.js';
import type { FoundTrigger } from './found-trigger.js';

/** Looks at one event with the states around it; answers the abilities that trigger on it. */
type Trigger = (before: RiftboundState, fact: RiftboundFact, after: RiftboundState) => readonly FoundTrigger[];

/** Temporary: at the start of its controller's Beginning Phase, before scoring, kill it (816). */
const temporary: Trigger = (_before, fact, after) => {
  if (fact.type !== 'StepBegan' || fact.data.step !== 'beginning') return [];
  return piecesOnBoard(after).flatMap((number) => {
    const piece = after.pieces[number];
    return piece?.controller === fact.data.seat && hasKeyword(after, number, 'Temporary') && !isSilenced(after, number)
      ? [
          {
            controller: piece.controller,
            piece: number,
            object: piece.object,
            label: 'Temporary',
            instructions: [{ verb: 'kill', pieces: [number] }],
            because: ['keyword.temporary'],
          },
        ]
      : [];
  });
};

const instancesOf = (keywords: readonly PrintedKeyword[]): number =>
  keywords.filter(({ keyword }) => keyword === 'Deathknell').length;

/** Instances of Deathknell whose text is encoded, the object's own and of its attachments: they trigger by that. */
const encodedDeathknells = (state: RiftboundState, number: number): number => {
  const of = (piece: number, keywords: 'keywords' | 'effectKeywords'): number => {
    const card = state.pieces[piece]?.card ?? null;
    return card !== null && isEncoded(state, card) ? instancesOf(cardOf(card)[keywords]) : 0;
  };
  const copied = (piece: number): number => {
    const card = state.pieces[piece]?.copiedText?.card ?? null;
    return card === null ? 0 : instancesOf(cardOf(card).keywords);
  };
  const attachments = attachmentsOf(state, number);
  return attachments.reduce((sum, each) => sum + of(each, 'effectKeywords') + copied(each), of(number, 'keywords'));
};

/**
 * Deathknell: when it dies, once for each instance; what it does is looked up before it moved (808, 808.1.d.3, 808.2, 383.2.c.2),
 * and told at the table. Where something else happened instead of its death there is none (808.1.d.1).
 */
const deathknell: Trigger = (before, fact) => {
  if (fact.type !== 'PiecesKilled') return [];
  return fact.data.pieces.flatMap((number) => {
    const piece = before.pieces[number];
    if (!piece) return [];
    const told = keywordValue(before, number, 'Deathknell') - encodedDeathknells(before, number);
    return Array.from({ length: Math.max(0, told) }, (): FoundTrigger => ({
      controller: piece.controller,
      piece: number,
      object: piece.object,
      label: 'Deathknell',
      instructions: null,
      because: ['keyword.deathknell'],
    }));
  });
};

/** Hunt: when it conquers or holds, its controller gains experience (823). */
const hunt: Trigger = (_before, fact, after) => {
  if (fact.type !== 'BattlefieldConquered' && fact.type !== 'BattlefieldHeld') return [];
  return huntersAmong(after, unitsOfAt(after, fact.data.at, fact.data.seat));
};

/** Hunt of such pieces, as if their players had conquered or held with them (383.4.g). */
export const huntersAmong = (state: RiftboundState, pieces: readonly number[]): readonly FoundTrigger[] =>
  pieces.flatMap((number) => {
    const amount = keywordValue(state, number, 'Hunt');
    const piece = state.pieces[number];
    if (amount === 0 || !piece) return [];
    return [
      {
        controller: piece.controller,
        piece: number,
        object: piece.object,
        label: 'Hunt',
        instructions: [{ verb: 'gain-xp', seat: piece.controller, amount }],
        because: ['keyword.hunt'],
      },
    ];
  });

/** What enters the board by being played: tokens are, too (185.2.a). */
const entered = (before: RiftboundState, fact: RiftboundFact, after: RiftboundState): readonly number[] => {
  if (fact.type === 'PermanentEntered') return [fact.data.piece];
  return fact.type === 'TokensCreated' ? [...after.pieces.keys()].slice(before.pieces.length) : [];
};

/** Vision: as a permanent enters the board by being played, its controller predicts, once for each instance (817). */
const vision: Trigger = (before, fact, after) =>
  entered(before, fact, after).flatMap((number) => visionsOf(after, number));

const visionsOf = (after: RiftboundState, number: number): readonly FoundTrigger[] => {
  const { controller = 0, object = -1 } = after.pieces[number] ?? {};
  return Array.from({ length: keywordValue(after, number, 'Vision') }, (): FoundTrigger => ({
    controller,
    piece: number,
    object,
    label: 'Vision',
    instructions: [{ verb: 'predict', seat: controller, count: 1 }],
    because: ['keyword.vision'],
  }));
};

/** Triggered abilities that keywords bring, by the events they look for. Those of card texts are announced at the table. */
const TRIGGERS: Partial<Readonly<Record<FactType, readonly Trigger[]>>> = {
  StepBegan: [temporary],
  PiecesKilled: [deathknell],
  PermanentEntered: [vision],
  TokensCreated: [vision],
  BattlefieldConquered: [hunt],
  BattlefieldHeld: [hunt],
};

const NONE: readonly Trigger[] = [];

/** What looks for events of a type. */
export const triggersOn = (type: FactType): readonly Trigger[] => TRIGGERS[type] ?? NONE;
