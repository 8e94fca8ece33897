import type { OpenedRuling } from '#rulings';
import { makeAddress, type Address } from '../../address.js';
import { lastWish } from '../../book.js';
import type { Desk } from '../../desk.js';
import { BookOnStep } from '../book-on-step.js';
import { TapePage } from '../tape-page.js';
import { Checks } from './checks.js';
import { Mistakes, RulingWords } from './ruling-words.js';

interface CaseProps {
  readonly ruling: OpenedRuling;
  readonly number: number;
}

const ToBook = () => (
  <a class="to-book" href={makeAddress({ page: 'book', wish: lastWish.value })}>
    Ruling book
  </a>
);

/** A case of a ruling as a tape, the ruling's own words and what it expects beside it. */
export const CasePage = ({ ruling, number, desk }: CaseProps & { readonly desk: Desk }) => {
  const { topic, name, title, cases } = ruling;
  const chosen = cases[number - 1];
  const placeAt = (at: number): Address => ({
    page: 'ruling',
    topic,
    name,
    number,
    at: at === chosen?.deciding ? null : at,
  });
  const lead = (
    <section class="panel ruling" aria-labelledby="ruling-title">
      <RulingWords ruling={ruling} number={number} />
    </section>
  );
  return (
    <TapePage
      desk={desk}
      title={title}
      recorder={null}
      placeAt={placeAt}
      home={chosen?.deciding ?? Infinity}
      corner={<ToBook />}
      lead={lead}
      beside={<BookOnStep desk={desk} />}
    >
      {chosen !== undefined && <Checks desk={desk} chosen={chosen} />}
    </TapePage>
  );
};

/** A case whose table cannot be laid: the ruling's words, and what is wrong with its file. */
export const CaseWithoutTape = ({ ruling, number }: CaseProps) => {
  const mistakes = ruling.cases[number - 1]?.mistakes ?? [];
  return (
    <main class="list-page">
      <section class="panel ruling" aria-labelledby="ruling-title">
        <RulingWords ruling={ruling} number={number} />
        <Mistakes mistakes={mistakes} />
      </section>
      <p>
        <ToBook />
      </p>
    </main>
  );
};
