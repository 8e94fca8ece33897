import type { OpenedCase, OpenedCheck } from '#rulings';
import type { Desk } from '../../desk.js';
import { entryAt } from '../../tape.js';
import { classes, count } from '../../words.js';
import { useRevealed } from '../reveal.js';
import { RuleChips } from '../rule-chip.js';
import { Mistakes } from './ruling-words.js';
import { OutcomeSign } from './status.js';

/** How each expectation is told where its own name would not say it. */
const NAMES: Readonly<Record<string, string>> = {
  play: 'can be played',
  where: 'lies',
  units: 'pieces',
  controls: 'controlled by',
  'no window': 'asked nothing',
  caused: 'caused in order',
  logged: 'happened in order',
  never: 'never happened',
  targets: 'may choose exactly',
  because: 'by these rules',
};

interface Moment {
  readonly revision: number | null;
  readonly checks: readonly OpenedCheck[];
}

/** The checks of each moment together, in the order of the tape. */
const momentsOf = (checks: readonly OpenedCheck[]): readonly Moment[] => {
  const revisions = [...new Set(checks.map(({ revision }) => revision))];
  return revisions.map((revision) => ({ revision, checks: checks.filter((check) => check.revision === revision) }));
};

/** What is expected in words; that nothing is, where no rule is named either. */
const wordsOf = ({ words, rules }: OpenedCheck): readonly string[] =>
  words.length + rules.length === 0 ? ['nothing'] : words;

const CheckRow = ({ check, edition }: { readonly check: OpenedCheck; readonly edition: string }) => (
  <li class={classes('check', `check-${check.outcome.replace(' ', '-')}`)}>
    <OutcomeSign outcome={check.outcome} />
    <span class="check-name">{NAMES[check.name] ?? check.name}</span>
    <span class="check-words">
      {wordsOf(check).map((words, i) => (
        <span key={i}>{words}</span>
      ))}
      <RuleChips edition={edition} rules={check.rules} />
      {check.shortfalls.map(({ expected, got, waits }, i) => (
        <span key={i} class="check-got">
          Expected: {expected}. It is: {got}.{waits === null ? '' : ` The table waits for ${waits}.`}
        </span>
      ))}
    </span>
  </li>
);

const headOf = (desk: Desk, { revision }: Moment): string => {
  if (revision === null) return 'Not reached';
  const entry = entryAt(desk.seen.value, revision);
  return entry?.kind === 'play' ? entry.line : 'On the table as it lies';
};

interface MomentProps {
  readonly desk: Desk;
  readonly moment: Moment;
  readonly isDeciding: boolean;
}

const MomentGroup = ({ desk, moment, isDeciding }: MomentProps) => {
  const { revision, checks } = moment;
  const shown = revision === desk.at.value;
  const group = useRevealed<HTMLLIElement>('.checks', shown);
  return (
    <li ref={group} class={classes('moment', shown && 'moment-shown')}>
      <button
        type="button"
        class="moment-button"
        aria-current={shown ? 'step' : undefined}
        disabled={revision === null}
        onClick={() => revision !== null && desk.jump(revision)}
      >
        <span class="moment-line">{headOf(desk, moment)}</span>
        {isDeciding && <span class="moment-deciding">decides</span>}
      </button>
      <ul>
        {checks.map((check, i) => (
          <CheckRow key={i} check={check} edition={desk.edition} />
        ))}
      </ul>
    </li>
  );
};

interface ChecksProps {
  readonly desk: Desk;
  readonly chosen: OpenedCase;
}

const told = ({ checks }: OpenedCase): string => {
  const met = checks.filter(({ outcome }) => outcome === 'passed').length;
  return met === checks.length
    ? `${count(met, 'check')}, all met`
    : `${String(met)} of ${count(checks.length, 'check')} met`;
};

/** What the case expects, by the step at which it was checked; a click goes there. */
export const Checks = ({ desk, chosen }: ChecksProps) => (
  <section class="panel checks" aria-labelledby="checks-title">
    <header class="panel-head">
      <h2 id="checks-title">What must be so</h2>
      <span class="quiet">{told(chosen)}</span>
    </header>
    <ol class="moments">
      {momentsOf(chosen.checks).map((moment) => (
        <MomentGroup
          key={moment.revision ?? -1}
          desk={desk}
          moment={moment}
          isDeciding={moment.revision === chosen.deciding}
        />
      ))}
    </ol>
    <Mistakes mistakes={chosen.mistakes} />
  </section>
);
