import { does, every, happens, has, type Meaning, type Word } from './word.js';

/** A filter of what is where something else is. */
const BESIDE: Meaning = ({ value }) => typeof value['at'] === 'object';

/** Where something is, goes to or comes from. */
export const PLACES: readonly Word[] = [
  {
    word: 'here',
    said: /\bhere\b|\bthis battlefield\b/,
    otherwise:
      /\bthere\b|\bmy (?:battlefield|location)\b|\bsame (?:location|battlefield)\b|\bat a battlefield with\b|\bthat battlefield\b|\bits destination\b|\balone\b|\battacking with\b/,
    meant: [
      has('at', 'here', 'this battlefield', 'there', 'not there'),
      has('to', 'here', 'there', 'moves here'),
      has('of', 'here'),
      has('from', 'here', 'facedown here'),
      has('controls', 'here'),
      has('during', 'showdown here'),
      has('while', 'assigning here', 'choosing here'),
      has('toHere'),
      has('movesHere'),
      has('only', 'here'),
      has('also', 'here'),
    ],
    implied: [has('forbids', 'scoring')],
  },
  {
    word: 'base',
    said: /\bbases?\b(?! (?:Might|cost))/,
    otherwise: /\brecall|\bgear tokens?\b/i,
    meant: [
      has('at', 'base'),
      has('to', 'your base', 'its base', 'base'),
      has('destination', 'to or from base'),
      has('only', 'your base', 'its base'),
    ],
    implied: [does('recall'), has('destination', 'location'), has('to', 'as played')],
  },
  {
    word: 'at a battlefield',
    said: /\b(?:at|from) (?:a|the|any|another) battlefields?\b/,
    otherwise: /\bbattlefields?\b/,
    meant: [has('at', 'battlefield', 'your battlefield')],
    implied: [
      has('from', 'battlefield'),
      has('same', 'location'),
      has('is', 'battlefield'),
      has('at', 'elsewhere', 'moved between'),
      has('zone', 'facedown', 'your facedown'),
      BESIDE,
    ],
  },
  {
    word: 'to a battlefield',
    said: /\b(?:move|play me) to a battlefield\b/,
    otherwise: /\bmoves to a battlefield\b/,
    meant: [every(happens('moves'), has('to', 'battlefield')), has('played', 'to battlefield')],
  },
  {
    word: 'hand',
    said: /\bhands?\b/,
    otherwise: /\bdiscard(?:s|ed)?\b/i,
    meant: [
      has('zone', 'your hand', 'revealed hand'),
      does('return', 'reveal hand'),
      has('on', 'hand'),
      has('would', 'return to hand'),
      has('played', 'from hand'),
      happens('returned'),
    ],
    implied: [has('from', 'not hand', 'elsewhere', 'hand')],
  },
  {
    word: 'trash',
    said: /\btrash(?:es)?\b/,
    otherwise: /\bdiscard(?:ed)?\b|\bburn\b|\bcounter\b|\bspell.*\bbanish it\b|\bkill/i,
    meant: [
      has('zone', 'your trash', 'any trash'),
      has('from', 'trash'),
      has('playsFrom', 'trash'),
      has('on', 'trash'),
    ],
    implied: [has('would', 'go to trash'), has('flow'), does('burn')],
  },
  {
    word: 'facedown',
    said: /\bface ?down\b|\[Hidden\]/i,
    meant: [
      has('from', 'facedown', 'facedown here'),
      has('played', 'from facedown'),
      has('zone', 'facedown', 'your facedown'),
      does('look at facedown'),
    ],
    implied: [has('keyword', 'Hidden'), has('hides')],
  },
];
