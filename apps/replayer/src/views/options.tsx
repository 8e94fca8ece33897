import type { JudgedPlay, Offer } from '#ruleset';
import type { Desk } from '../desk.js';
import { draftOf } from '../draft.js';
import { optionsAt, type SeatOptions } from '../offers.js';
import type { Recorder } from '../recorder.js';
import { nameOfSeat, seatClass } from '../seats.js';
import { count } from '../words.js';
import { RuleChip, RuleChips } from './rule-chip.js';
import { VerdictMark } from './verdict.js';

interface OptionsProps {
  readonly desk: Desk;
  readonly recorder: Recorder;
}

const OfferRow = ({ desk, recorder, offer }: OptionsProps & { readonly offer: Offer<unknown> }) => (
  <li class="offer">
    {desk.isAtEnd.value ? (
      <button
        type="button"
        class="offer-pick"
        onClick={() => {
          recorder.problem.value = null;
          recorder.draft.value = draftOf(offer);
        }}
      >
        {offer.label}
      </button>
    ) : (
      <span class="offer-label">{offer.label}</span>
    )}
    <RuleChips edition={desk.edition} rules={offer.because} />
  </li>
);

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

const SeatSection = ({ desk, recorder, options }: OptionsProps & { readonly options: SeatOptions }) => {
  const { seat, questions, offers, refused } = options;
  return (
    <section class={`seat-options ${seatClass(seat)}`} data-options={seat}>
      <h3>
        {nameOfSeat(desk.table.value, seat)}
        <span class="quiet">{questions.length > 0 ? questions.join(' ') : 'may wait'}</span>
      </h3>
      <details open={questions.length > 0}>
        <summary>May: {count(offers.length, 'play')}</summary>
        <ul class="offers">
          {offers.map((offer, i) => (
            <OfferRow key={i} desk={desk} recorder={recorder} offer={offer} />
          ))}
        </ul>
      </details>
      <details>
        <summary>May not, and why: {count(refused.length, 'play')}</summary>
        <ul class="refusals">
          {refused.map((judged, i) => (
            <RefusedRow key={i} desk={desk} judged={judged} />
          ))}
        </ul>
      </details>
    </section>
  );
};

/** What each player may do at the step shown, and why not the rest; decided here, by the same code as on the server. */
export const OptionsPanel = ({ desk, recorder }: OptionsProps) => {
  const seats = desk.table.value.players.map((player) => player.seat);
  const options = optionsAt(desk.seen.value, desk.at.value, seats);
  const { waiting } = desk.table.value.windows;
  return (
    <section class="panel options" aria-labelledby="options-title">
      <header class="panel-head">
        <h2 id="options-title">May do now</h2>
        <span class="quiet">{desk.isAtEnd.value ? 'Pick one to record it' : 'At this step'}</span>
      </header>
      {options.length === 0 &&
        waiting.map((each) => (
          <p key={each.question}>
            {nameOfSeat(desk.table.value, each.seat)}: {each.question}
          </p>
        ))}
      {options.length === 0 && <p class="quiet">Nothing to list for this viewer here.</p>}
      {options.map((each) => (
        <SeatSection key={each.seat} desk={desk} recorder={recorder} options={each} />
      ))}
    </section>
  );
};
