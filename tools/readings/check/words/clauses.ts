import { does, every, has, not, some, under, type Word } from './word.js';

const TRIGGER = has('kind', 'triggered');

/** An "if" behind the comma of a trigger, which older editions look at later than its event. */
const IF_BEHIND = /\b(?:When|At the start|At the end|The first time)\b[^.\n]*?, if /;

/** A filter of what is picked on the board, and not in a hand or among cards that are looked at. */
const PICKED_ON_BOARD = every(under('pick'), not(has('zone')), not(has('among')));

/** Where in a text something stands, which decides when it is asked: as the trigger is finalized, or on resolution. */
export const CLAUSES: readonly Word[] = [
  {
    word: 'condition of a trigger',
    said: IF_BEHIND,
    otherwise:
      /\[(?:Legion|Level|Empowered)\b|\[Deathknell\].*\bif\b|^If\b.*\bat the start\b|\b(?:while|during|first|one on one|in combat)\b|\bwith one or more\b|\bon (?:your|an opponent's) turn\b|\bplay (?:me|this) (?:to a battlefield|from face ?down)\b/im,
    meant: [every(TRIGGER, some(has('if'), has('provided')))],
    implied: [has('spent')],
  },
  {
    word: 'if behind the comma of a trigger',
    said: IF_BEHIND,
    meant: [has('provided')],
    implied: [has('spent')],
  },
  {
    word: 'may, or a cost, of a trigger',
    said: /(?:(?:\b(?:When|At|first time)\b[^.\n]*?|\[Deathknell\]) ?(?:,|—|\[>\])|\bdo this:) (?:if [^.\n]*?, )?(?:[Yy]ou|they|I|that player) may\b/,
    meant: [every(TRIGGER, some(has('may'), has('cost')))],
    implied: [has('would')],
  },
  {
    word: 'do this',
    said: /\bdo (?:this|the following|one of the following)\b/i,
    meant: [does('trigger')],
  },
  {
    word: 'picked on resolution',
    said: /\b[Ee]ach (?:other )?(?:player|opponent)\b.*\b(?:kills?|chooses?|may return|must)\b|\bmust\b|\bspend\b|\bThey move\b/,
    meant: [PICKED_ON_BOARD],
    implied: [() => true],
  },
];
