import type { CaseRun, RulingStatus } from '#rulings';
import { classes } from '../../words.js';

/** How each status looks: its sign, its word, its colour among the verdicts' and what it means. */
const SHOWN: Readonly<Record<RulingStatus, readonly [sign: string, word: string, colour: string, meaning: string]>> = {
  passed: ['✓', 'holds', 'legal', 'Every case comes out as the ruling says.'],
  doubtful: ['?', 'doubtful', 'doubtful', 'The book contradicts itself here; both readings are told.'],
  superseded: ['↻', 'superseded', 'superseded', 'An older edition said otherwise; it comes out as the newer one says.'],
  failed: ['✕', 'fails', 'illegal', 'A case comes out otherwise than the ruling says.'],
  mistake: ['!', 'mistake', 'illegal', 'The file cannot be read, or not run to its end.'],
  open: ['…', 'open', 'doubtful', 'Nothing is expected yet: the table can be looked at.'],
};

/** What a ruling is in a word, with its sign. */
export const StatusMark = ({ status }: { readonly status: RulingStatus }) => {
  const [sign, word, colour, meaning] = SHOWN[status];
  return (
    <span class={classes('verdict', 'ruling-status', `verdict-${colour}`)} title={meaning}>
      <span aria-hidden="true">{sign}</span>
      {word}
    </span>
  );
};

const OUTCOMES: Readonly<Record<CaseRun['outcome'] | 'not reached', readonly [sign: string, colour: string]>> = {
  passed: ['✓', 'legal'],
  failed: ['✕', 'illegal'],
  mistake: ['!', 'illegal'],
  open: ['…', 'doubtful'],
  'not reached': ['·', 'doubtful'],
};

/** What came of a case or a check, as a sign; the word is spoken. */
export const OutcomeSign = ({ outcome }: { readonly outcome: keyof typeof OUTCOMES }) => {
  const [sign, colour] = OUTCOMES[outcome];
  return (
    <span class={`outcome verdict-${colour}`} title={outcome}>
      <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">{outcome}</span>
    </span>
  );
};
