import { signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { JudgedPlay } from '#ruleset';
import type { Table } from '#table';
import type { Desk } from '../desk.js';
import { countOffers, optionsAt, type CountedOffer, type SeatOptions } from '../offers.js';
import type { Drafting } from '../drafting.js';
import { rulesOf } from '../rules.js';
import { nameOfSeat, seatClass } from '../seats.js';
import { classes, count } from '../words.js';
import { AskHere } from './ask-here.js';
import { useRested } from './rested.js';
import { steady } from './steady.js';
import { RuleChip, RuleChips } from './rule-chip.js';
import { RulesAwaited } from './rules-awaited.js';
import { UnseenHand } from './unseen-hand.js';
import { VerdictMark } from './verdict.js';

/** `recorder` is null where nothing can be recorded. */
interface OptionsProps {
  readonly desk: Desk;
  readonly recorder: Pick<Drafting, 'pick'> | null;
}

const OfferRow = ({ desk, recorder, counted }: OptionsProps & { readonly counted: CountedOffer }) => {
  const { offer, times } = counted;
  const label = times === 1 ? offer.label : `${offer.label} (${String(times)} alike)`;
  return (
    <li class="offer">
      {recorder !== null && desk.isAtEnd.value ? (
        <button type="button" class="offer-pick" onClick={() => recorder.pick(offer)}>
          {label}
        </button>
      ) : (
        <span class="offer-label">{label}</span>
      )}
      <RuleChips edition={desk.edition} rules={offer.because} />
    </li>
  );
};

const RefusedRow = ({ desk, judged }: { readonly desk: Desk; readonly judged: JudgedPlay<unknown> }) => (
  <li class="refused">
    <span class="refused-label">
      <VerdictMark verdict={judged.verdict} short /> {judged.label}
    </span>
    {judged.verdict.findings
      .filter((finding) => finding.severity !== 'note')
      .map((finding, i) => (
        <span key={i} class="refused-reason">
          {finding.message} <RuleChip edition={desk.edition} rule={finding.rule} />
        </span>
      ))}
  </li>
);

/** Whether the list of what a seat may not do is open; it stays so from step to step. */
const isWhyShown = signal(false);

interface SeatSectionProps extends OptionsProps {
  readonly table: Table;
  readonly options: SeatOptions;
}

const SeatSection = ({ desk, recorder, table, options }: SeatSectionProps) => {
  const { seat, questions, offers, refused } = options;
  // What the table itself is asked is answered among the plays of a seat.
  const isAsked = questions.length > 0 || table.windows.waiting.some((each) => each.seat === null);
  return (
    <section
      key={`${String(seat)} ${String(isAsked)} ${questions.join()} ${offers.map(({ label }) => label).join()} ${String(refused.length)}`}
      class={`seat-options ${seatClass(seat)}`}
      data-options={seat}
    >
      <h3 key={questions.join()}>
        {nameOfSeat(table, seat)}
        <span class="quiet">{questions.length > 0 ? questions.join(' ') : 'not asked now'}</span>
      </h3>
      <details open={isAsked}>
        <summary>May: {count(offers.length, 'play')}</summary>
        <ul class="offers">
          {countOffers(offers).map((counted) => (
            <OfferRow key={counted.offer.label} desk={desk} recorder={recorder} counted={counted} />
          ))}
        </ul>
        {recorder !== null && desk.isAtEnd.value && <UnseenHand desk={desk} seat={seat} pick={recorder.pick} />}
      </details>
      <details
        open={isWhyShown.value}
        onToggle={(event) => {
          isWhyShown.value = event.currentTarget.open;
        }}
      >
        <summary>May not, and why: {count(refused.length, 'play')}</summary>
        <ul class="refusals">
          {isWhyShown.value && refused.map((judged, i) => <RefusedRow key={i} desk={desk} judged={judged} />)}
        </ul>
      </details>
    </section>
  );
};

/** What is said where no options are listed: the result, or whom the table waits for. */
const Instead = ({ table }: { readonly table: Table }) => {
  if (table.result !== null) return <p class="quiet">The match is over: {table.result.reason}.</p>;
  const { waiting } = table.windows;
  if (waiting.length === 0) return <p class="quiet">Nobody is asked for anything here.</p>;
  return (
    <ul>
      {waiting.map(({ seat, question }, i) => (
        <li key={i}>
          {nameOfSeat(table, seat)}: {question}
        </li>
      ))}
    </ul>
  );
};

/** What only the table itself can answer: chance, or what a scorekeeper sees on paper. */
const TableAsks = ({ table }: { readonly table: Table }) => {
  const questions = table.windows.waiting.filter(({ seat }) => seat === null);
  if (questions.length === 0) return null;
  return <p class="table-asks">The table tells: {questions.map(({ question }) => question).join(' ')}</p>;
};

interface ListedProps extends OptionsProps {
  readonly at: number;
  readonly table: Table;
  readonly options: readonly SeatOptions[];
}

/** What is listed at a table: the plays of each seat, and what the table itself is asked. */
const Listed = steady(({ at, table, options, ...of }: ListedProps) => (
  <>
    {options.length === 0 && <Instead table={table} />}
    <div class="seats-options">
      {options
        .toSorted((one, other) => one.seat - other.seat)
        .map((each) => (
          <SeatSection key={each.seat} table={table} options={each} {...of} />
        ))}
    </div>
    {options.length > 0 && <TableAsks key={at} table={table} />}
  </>
));

/** What becomes of a play that is picked: a tape that is not live is a branch. */
const pickWords = (desk: Desk): string => {
  if (!desk.isLive) return 'Pick one to play on';
  return desk.isOpen.value ? 'Pick one to record it' : 'At this step';
};

/**
 * What each player may do at the step shown, and why not the rest; decided here, by the same code as on the server. It follows the
 * table as soon as that is drawn. What was listed at another step keeps its room till then, and is not to be seen.
 */
export const OptionsPanel = ({ desk, recorder }: OptionsProps) => {
  const [table, seen, at] = [desk.table.value, desk.seen.value, desk.at.value];
  const panel = useRef<HTMLElement>(null);
  const seats = table.players.map((player) => player.seat);
  const rules = rulesOf(seen);
  const from = useMemo(() => ({ table }), [table, rules]);
  const work = () => ({
    at,
    options: rules === null || table.result !== null ? [] : optionsAt(rules, { match: seen, revision: at }, seats),
  });
  const rested = useRested(from, work, panel);
  const waits = rules === null || rested?.of !== from;
  return (
    <section ref={panel} class="panel options" aria-labelledby="options-title" aria-busy={waits}>
      <header class="panel-head">
        <h2 id="options-title">May do now</h2>
        <span key={String(desk.isAtEnd.value)} class="quiet">
          {recorder !== null && desk.isAtEnd.value && table.result === null ? pickWords(desk) : 'At this step'}
        </span>
      </header>
      <AskHere desk={desk} />
      {rules === null && <RulesAwaited desk={desk} />}
      <div class={classes('listed', waits && 'waits')}>
        {rested && <Listed desk={desk} recorder={recorder} table={rested.of.table} {...rested.worked} />}
      </div>
    </section>
  );
};
