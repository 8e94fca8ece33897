import { does, every, happens, has, state, type Word } from './word.js';

/** What happens, or is so. */
export const EVENTS: readonly Word[] = [
  {
    word: 'conquer',
    said: /\bconquer(?:s|ed)?\b/i,
    otherwise: /\bscores?\b/,
    meant: [happens('conquers'), has('of', 'conquers'), has('alias'), has('again', 'conquers')],
    implied: [has('to', 'elsewhere than conquered this turn'), has('would', 'score')],
  },
  {
    word: 'hold',
    said: /\bhold(?:s|ing)?\b/i,
    otherwise: /\bscores?\b/,
    meant: [happens('holds'), has('of', 'holds'), has('alias'), has('again', 'holds')],
    implied: [has('from', 'hold'), has('would', 'score')],
  },
  {
    word: 'attack',
    said: /\battack(?:s|ed|ing|er)?\b/i,
    otherwise: /\bcombat\b|\bdefender\b/,
    meant: [
      happens('attacks'),
      state('attacking'),
      has('after', 'attack'),
      has('playableTo', 'battlefield attacked'),
      has('would', 'tie'),
    ],
    implied: [has('fights')],
  },
  {
    word: 'defend',
    said: /\bdefend(?:s|ed|ing|er)?\b/i,
    otherwise: /\bcombat\b/,
    meant: [happens('defends'), state('defending')],
    implied: [has('fights')],
  },
  {
    word: 'die',
    said: /\bdie[sd]?\b|\[Deathknell\]/i,
    otherwise: /\bkill(?:s|ed)?\b/i,
    meant: [happens('dies'), has('would', 'die'), has('again', 'Deathknell')],
  },
  {
    word: 'alone',
    said: /\balone\b/,
    otherwise: /\bone on one\b/,
    meant: [state('alone', 'one on one'), has('playableTo', 'lone enemy unit')],
  },
  { word: 'stunned', said: /\bstunned\b/i, meant: [state('stunned')] },
  {
    word: 'damaged',
    said: /\bdamaged\b/,
    otherwise: /\b(?:takes?|dealt) damage\b/,
    meant: [state('damaged'), happens('damaged')],
  },
  {
    word: 'Mighty',
    said: /\[Mighty\]/,
    meant: [state('mighty'), every(happens('reaches Might'), has('might', 5))],
    implied: [has('might')],
  },
  { word: 'equipped', said: /\bequipped\b/i, meant: [state('equipped')], implied: [has('attachedTo')] },
  {
    word: 'open',
    said: /\bopen\b/,
    otherwise: /\buncontrolled\b/,
    meant: [state('open'), has('open'), has('playableTo', 'open battlefield')],
  },
  {
    word: 'Empowered',
    said: /\bEmpowered\b/,
    otherwise: /\b(?:dis)?empower\b/i,
    meant: [state('empowered'), happens('empowered'), has('empowered'), has('empowerable'), has('empoweredOf')],
  },
  { word: 'Legion', said: /\[Legion\]/, meant: [has('legion')] },
  { word: 'Level', said: /\[Level\b/, meant: [has('level')] },
  {
    word: 'move',
    said: /\bmov(?:e|es|ed|ing)\b/i,
    meant: [
      does('move', 'swap places'),
      happens('moves'),
      has('forbids', 'moving'),
      has('movesHere'),
      has('to', 'moves here'),
    ],
  },
  { word: 'win', said: /\bw[io]ns?\b/i, meant: [does('win'), happens('wins combat')], implied: [has('victoryScore')] },
];
