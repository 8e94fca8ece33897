import type { TimelineEntry } from '#projections';
import type { Viewer } from '#ruleset';
import { editionTitle, shownRule } from '../citations.js';
import type { Desk } from '../desk.js';
import { printDrawn } from '../print.js';
import { nameOfSeat } from '../seats.js';
import { matchAt } from '../tape.js';
import { capital, count } from '../words.js';
import { RuleChips } from './rule-chip.js';
import { Laid, NothingYet } from './table/table.js';
import { DrawnLines, linesOf, type TargetLine } from './table/target-lines.js';
import { VerdictMark, Findings } from './verdict.js';

/** What fits on the sheet beside a table that can still be read; what is left out is counted. */
const MOST = { findings: 3, facts: 8, rules: 10, steps: 6 } as const;

const whose = (viewer: Viewer, { names }: Desk): string => {
  if (viewer === 'recorder') return 'all that was recorded';
  return viewer === 'public' ? 'what is public' : `what ${names[viewer] ?? 'a player'} saw`;
};

const More = ({ left, noun }: { readonly left: number; readonly noun: string }) =>
  left > 0 ? <li class="quiet">and {count(left, noun)} more, in the tape</li> : null;

const Head = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry | undefined }) => {
  const table = desk.table.value;
  const { clock } = table;
  const places = [
    clock.game > 1 && `game ${String(clock.game)}`,
    clock.turn > 0 && `turn ${String(clock.turn)}${clock.seat === null ? '' : ` of ${nameOfSeat(table, clock.seat)}`}`,
    entry?.kind === 'play' && `play ${String(entry.number)}`,
    `event ${String(desk.at.value)} of ${String(desk.last.value)}`,
  ];
  return (
    <header>
      <h1>
        {table.players.map(({ name, score }) => `${name} ${String(score)}`).join(' : ') || desk.names.join(' : ')}
      </h1>
      <p>
        {capital(places.filter(Boolean).join(', '))}. {editionTitle(desk.edition)};{' '}
        {whose(desk.seen.value.viewer, desk)}.
      </p>
    </header>
  );
};

const Verdict = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry }) => {
  const { verdict, line } = entry;
  const findings = verdict?.findings ?? [];
  return (
    <section class="printed-verdict">
      <p>
        <b>{line}</b> {verdict !== null && <VerdictMark verdict={verdict} />}
      </p>
      {verdict !== null && findings.length > 0 && (
        <Findings verdict={{ ...verdict, findings: findings.slice(0, MOST.findings) }} edition={desk.edition} />
      )}
      <ul>
        <More left={findings.length - MOST.findings} noun="finding" />
      </ul>
    </section>
  );
};

const Rules = ({ desk, rules }: { readonly desk: Desk; readonly rules: readonly string[] }) =>
  rules.length === 0 ? null : (
    <section>
      <h2>{editionTitle(desk.edition)}</h2>
      <ul class="printed-rules">
        {rules.slice(0, MOST.rules).map((rule) => {
          const { number, heading } = shownRule(desk.edition, rule);
          return (
            <li key={rule}>
              {number !== null && <b>{number}</b>} {heading}
            </li>
          );
        })}
        <More left={rules.length - MOST.rules} noun="rule" />
      </ul>
    </section>
  );

const Facts = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry }) => {
  const until = entry.facts.filter(({ revision }) => revision <= desk.at.value);
  const shown = until.slice(-MOST.facts);
  return shown.length === 0 ? null : (
    <section>
      <h2>
        What it did
        {until.length > shown.length && `, the last ${String(shown.length)} of ${count(until.length, 'fact')}`}
      </h2>
      <ol class="printed-facts">
        {shown.map(({ revision, sentence, because }) => (
          <li key={revision}>
            <span>
              {revision}. {sentence}
            </span>
            <RuleChips edition={desk.edition} rules={because.slice(0, 2)} />
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What was said and ruled about the play, by whoever was called. */
const Disputes = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry }) => {
  const held = matchAt(desk.seen.value, desk.last.value).disputes.filter(({ about }) => about === entry.number);
  return (
    <div class="printed-disputes">
      {held.map(({ number }) => (
        <section key={number}>
          <h2>Dispute {number}</h2>
          <ol class="printed-facts">
            {desk.entries.value
              .filter(({ dispute }) => dispute === number)
              .slice(-MOST.steps)
              .map(({ from, line }) => (
                <li key={from}>
                  {from}. {line}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
};

/** The rules that a step rests on: first those that speak against the play, then those of its facts. */
const rulesOf = ({ verdict, facts }: TimelineEntry, at: number): readonly string[] => [
  ...new Set([
    ...(verdict?.findings ?? []).map(({ rule }) => rule),
    ...facts.filter(({ revision }) => revision <= at).flatMap(({ because }) => because),
  ]),
];

/** A step of a tape as a sheet of A4: the verdict, the table, the rules. */
const StepSheet = ({ desk, lines }: { readonly desk: Desk; readonly lines: readonly TargetLine[] }) => {
  const entry = desk.entry.value;
  const table = desk.table.value;
  return (
    <article class="printed-step">
      <Head desk={desk} entry={entry} />
      {entry !== undefined && <Verdict desk={desk} entry={entry} />}
      <div class="table">
        <svg class="target-lines" aria-hidden="true">
          <DrawnLines lines={lines} />
        </svg>
        {table.zones.length > 0 ? <Laid table={table} near={desk.near.value} /> : <NothingYet />}
      </div>
      {entry !== undefined && <Rules desk={desk} rules={rulesOf(entry, desk.at.value)} />}
      {entry !== undefined && <Facts desk={desk} entry={entry} />}
      {entry !== undefined && <Disputes desk={desk} entry={entry} />}
      <footer>{desk.isLive ? window.location.href : `Matchtape, ${desk.id}`}</footer>
    </article>
  );
};

/** Prints the step that is shown. */
export const printStep = (desk: Desk): void => {
  printDrawn((laidOut) => {
    const ground = laidOut?.querySelector('.table') ?? null;
    return <StepSheet desk={desk} lines={ground === null ? [] : linesOf(ground, desk.table.value)} />;
  });
};
