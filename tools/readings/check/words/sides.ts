import { does, every, has, not, type Word } from './word.js';

const WHOSE = ['who', 'by', 'of', 'whose', 'turnOf', 'player', 'you', 'battlefieldControlledBy'];

/** Whose it is, and who does it. */
export const SIDES: readonly Word[] = [
  {
    word: 'enemy',
    said: /\benem(?:y|ies)\b/i,
    otherwise: /\bopponents?\b/,
    meant: [
      every(has('side', 'enemy'), not(has('is', 'player'))),
      has('playableTo', 'occupied enemy battlefield', 'enemy units by Ambush', 'lone enemy unit'),
    ],
    implied: [
      has('forbids', 'choosing'),
      has('by', 'opponent'),
      has('player', 'opponent'),
      has('ignores'),
      has('excess'),
      has('different', 'side'),
      has('side', 'not yours'),
    ],
  },
  {
    word: 'friendly',
    said: /\bfriendly\b/i,
    otherwise: /\ball(?:y|ies)\b|\balone\b/,
    meant: [
      has('side', 'friendly'),
      has('player', 'friendly'),
      every(has('playableTo'), has('what', 'friendly units')),
    ],
    implied: [has('different', 'side'), has('what', 'friendly units')],
  },
  {
    word: 'opponent',
    said: /\bopponents?\b/i,
    otherwise: /\benem(?:y|ies)\b/,
    meant: [
      every(has('is', 'player'), has('side', 'enemy')),
      ...WHOSE.map((name) => has(name, 'opponent')),
      has('opponentPointsLeft'),
      has('fewer'),
      has('applies'),
    ],
    implied: [has('side', 'enemy'), has('side', 'not yours'), has('pickers', 'others'), has('forbids', 'choosing')],
  },
  {
    word: 'owner',
    said: /\bowners?\b/i,
    meant: [],
    implied: [has('ownerOf'), has('by', 'owner'), does('return', 'recycle'), has('on'), has('of', 'owner of it')],
  },
  {
    word: 'ally',
    said: /\ball(?:y|ies)\b/i,
    meant: [has('of', 'you or an ally')],
    implied: [has('side', 'friendly')],
  },
  {
    word: 'you control',
    said: /\byou control\b/i,
    meant: [],
    implied: [
      has('side', 'yours'),
      has('zone', 'facedown', 'your facedown'),
      has('controls'),
      has('at', 'your battlefield'),
      has('only', 'your battlefields'),
      has('battlefieldControlledBy', 'you'),
      has('by', 'you'),
      does('control'),
    ],
  },
];
