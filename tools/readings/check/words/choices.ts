import { does, every, happens, has, not, under, type Word } from './word.js';

/** A filter that leaves something out; a condition that is denied is nothing else. */
const LEAVES_OUT = every(has('not'), ({ value }) => Object.keys(value).length > 1);
/** Encodings say so much for any number of targets. */
const ANY_NUMBER = every(has('target'), has('max', 99));

/** What players may leave, what they choose, and what it costs them. */
export const CHOICES: readonly Word[] = [
  {
    word: 'may',
    said: /\bmay\b/i,
    otherwise: /\bcan be played\b|\bI can \[Ambush\]|\bunless\b|\bany amount\b/,
    meant: [
      has('may'),
      has('playableTo'),
      has('playsFrom'),
      has('playFor'),
      every(has('cost'), not(has('kind', 'activated'))),
    ],
    implied: [has('upTo'), does('predict', 'choose anew'), has('hides'), has('hidesMore')],
  },
  {
    word: 'up to',
    said: /\bup to (?:\d|one|two|three|four|five|six)/,
    otherwise: /\bmay\b|\bany number\b|\beach\b|\bup to\b/,
    meant: [has('upTo'), every(has('target'), has('min', 0))],
    implied: [has('empowerable')],
  },
  {
    word: 'any number',
    said: /\bany number of\b/,
    otherwise: /\beach location\b/,
    meant: [has('count', 'any'), has('buffs', 'any number'), has('inDeck', 'any number'), ANY_NUMBER],
    implied: [has('upTo'), has('split')],
  },
  {
    word: 'if you do',
    said: /\bif (?:you|they) do\b/i,
    meant: [],
    implied: [has('did'), has('additionalCost'), has('asSeen'), has('brings'), has('playableTo')],
  },
  { word: 'unless', said: /\bunless\b/, meant: [has('unless')], implied: [has('not')] },
  {
    word: 'different',
    said: /\bdifferent\b/,
    otherwise: /\beach location\b|\b(?:not|haven't already|hasn't been) chosen\b|\bone you've not chosen\b/,
    meant: [has('different')],
    implied: [has('at', 'elsewhere'), has('awayFrom'), LEAVES_OUT, has('destination')],
  },
  {
    word: 'same',
    said: /\bsame\b/,
    otherwise: /\bunits at a battlefield\b/,
    meant: [has('same'), has('controlledLike')],
    implied: [has('only', 'where it was'), has('applies')],
  },
  {
    word: 'another',
    said: /\b(?:an)?other\b/i,
    otherwise: /\belse\b|\bbesides\b|\bonly unit\b|\bdifferent\b|\bthe rest\b|\balone\b/,
    meant: [has('other'), LEAVES_OUT, has('notAttachedTo')],
    implied: [
      has('at', 'elsewhere'),
      has('from', 'not hand', 'elsewhere'),
      has('played', 'from hand'),
      has('awayFrom'),
    ],
  },
  {
    word: 'choose',
    said: /\b(?:choose|chosen)\b/i,
    meant: [],
    implied: [
      under('choices', 'modes'),
      has('pick'),
      does('choose', 'choose anew'),
      has('forbids', 'choosing'),
      happens('chosen'),
      has('chooses'),
      has('chosen'),
    ],
  },
  {
    word: 'additional cost',
    said: /\badditional costs?\b/,
    otherwise: /\bto play a Dragon\b/,
    meant: [has('additionalCost'), has('part', 'optional')],
    implied: [has('paid')],
  },
  {
    word: 'ignoring',
    said: /\bignor(?:e|ing)\b/i,
    otherwise: /\bwithout paying\b|\bfor \[/,
    meant: [has('ignoring'), has('ignoresBase'), has('hides', 'ignoring costs'), has('ignores')],
  },
  { word: 'to a minimum', said: /\bto a minimum\b/, meant: [has('floor')] },
];
