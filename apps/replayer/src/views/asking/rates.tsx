import type { ComponentChild } from 'preact';
import { csvOf, ratesTable, type MatchRates, type Mean, type Rate } from '#projections';
import { wordsOf } from '../../api.js';
import { fetchRates } from '../../asking.js';
import { newestRule } from '../../citations.js';
import { makeAddress } from '../../address.js';
import { GAMES, modesOf } from '../../game-words.js';
import { keepText } from '../../keeping.js';
import { go } from '../../route.js';
import { useLoaded } from '../loaded.js';
import { ASKED } from './asked-input.js';
import { AskingForm, wishOf, type AskingField } from './asking-form.js';

const FIELDS: readonly AskingField[] = [
  { field: 'game', label: 'Game', options: () => GAMES },
  ASKED.player,
  ASKED.brought,
  ASKED.event,
  { field: 'edition', label: 'Edition', hint: '1.4' },
  { field: 'mode', label: 'Mode', options: ({ game = '' }) => modesOf(game) },
  ASKED.since,
  ASKED.until,
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const short = (value: number): string => value.toFixed(1);

/** The interval as a bar from nothing to everything, with the rate on it; its numbers stand beside it. */
const Reach = ({ rate: { rate, interval } }: { readonly rate: Rate }) => (
  <svg class="reach" viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
    <line x1="0" x2="100" y1="5" y2="5" />
    <rect x={interval.low * 100} width={Math.max(1, (interval.high - interval.low) * 100)} y="2" height="6" />
    <rect class="reach-at" x={Math.min(98.5, rate * 100)} width="1.5" y="0" height="10" />
  </svg>
);

const Head = ({ what }: { readonly what: string }) => (
  <thead>
    <tr>
      {/* Over the names and over the drawings nothing is said, so there is no heading. */}
      <td />
      {[what, 'Counted', 'Interval of 95 %'].map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      <td />
    </tr>
  </thead>
);

interface RateTableProps {
  readonly title: string;
  readonly what: string;
  readonly rates: readonly Rate[];
  /** How a name is shown; as it is, unless told otherwise. */
  readonly named?: (name: string) => ComponentChild;
}

const RateTable = ({ title, what, rates, named = (name) => name }: RateTableProps) =>
  rates.length === 0 ? null : (
    <section class="rates">
      <h2>{title}</h2>
      <table>
        <Head what={what} />
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.name}>
              <th scope="row">{named(rate.name)}</th>
              <td>{percent(rate.rate)}</td>
              <td>
                {rate.count} of {rate.of}
              </td>
              <td>
                {percent(rate.interval.low)} to {percent(rate.interval.high)}
              </td>
              <td>
                <Reach rate={rate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

const MeanTable = ({ means }: { readonly means: readonly Mean[] }) =>
  means.length === 0 ? null : (
    <section class="rates">
      <h2>Length of matches that are over</h2>
      <table>
        <Head what="Mean" />
        <tbody>
          {means.map(({ name, of, mean, interval }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{short(mean)}</td>
              <td>{of}</td>
              <td>{interval === null ? 'one match alone' : `${short(interval.low)} to ${short(interval.high)}`}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

/** A rule by its number and heading. */
const Rule = ({ rule }: { readonly rule: string }) => {
  const { number, heading } = newestRule(rule);
  return (
    <>
      {number !== null && <b>{number}</b>} {heading}
    </>
  );
};

const Shown = ({ rates }: { readonly rates: MatchRates }) => {
  const kinds = [...new Set(rates.brought.map(({ kind }) => kind))];
  return (
    <>
      <p role="status">
        {rates.matches} {rates.matches === 1 ? 'match' : 'matches'}, {rates.decided} of them with a winner.{' '}
        <button type="button" onClick={() => keepText(csvOf(ratesTable(rates)), 'statistics.csv', 'text/csv')}>
          Save as CSV
        </button>
      </p>
      <RateTable title="Going first" what="Wins" rates={rates.first} />
      {kinds.map((kind) => (
        <RateTable key={kind} title={kind} what="Wins" rates={rates.brought.filter((each) => each.kind === kind)} />
      ))}
      {kinds.map((kind) => (
        <RateTable
          key={kind}
          title={`${kind} against ${kind.toLowerCase()}`}
          what="Wins"
          rates={rates.against.filter((each) => each.kind === kind)}
        />
      ))}
      <RateTable title="Set aside in the mulligan" what="Wins" rates={rates.mulligans} />
      <MeanTable means={rates.lengths} />
      <RateTable
        title="Findings by rule"
        what="Matches"
        rates={rates.findings ?? []}
        named={(rule) => <Rule rule={rule} />}
      />
    </>
  );
};

const Answer = ({ q }: { readonly q: string }) => {
  const { value, problem } = useLoaded(() => fetchRates({ ...wishOf(q) }));
  if (problem !== null)
    return (
      <p class="problem" role="alert">
        {wordsOf(problem)}
      </p>
    );
  return value === null ? <p class="quiet">Counting…</p> : <Shown rates={value} />;
};

/** What a line asks for that figures are not chosen by. */
const beyondFigures = (q: string): readonly string[] =>
  Object.keys(wishOf(q)).filter((asked) => !FIELDS.some(({ field }) => field === asked));

/** Figures over matches, chosen by a form. */
export const Rates = ({ q }: { readonly q: string }) => {
  const beyond = beyondFigures(q);
  return (
    <>
      <AskingForm q={q} label="Count" fields={FIELDS} ask={(line) => go({ page: 'statistics', q: line })} />
      {beyond.length === 0 ? (
        <Answer q={q} />
      ) : (
        <p class="problem" role="alert">
          Figures are not counted by {beyond.join(' and ')}.{' '}
          <a href={makeAddress({ page: 'search', q })}>Search the steps</a> for that.
        </p>
      )}
    </>
  );
};
