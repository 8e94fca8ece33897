import type { FileMistake, OpenedCase, OpenedRuling } from '#rulings';
import { makeAddress, rulingsOn } from '../../address.js';
import { placeOfRuling } from '../../book.js';
import { editionTitle, shownRule } from '../../citations.js';
import { sourceText } from '../../sources.js';
import { Caret } from '../caret.js';
import { useRevealed } from '../reveal.js';
import { OutcomeSign, StatusMark } from './status.js';

interface WordsProps {
  readonly ruling: OpenedRuling;
  readonly number: number;
}

/** A mistake in the file: where, what, and how to mend it. */
const Mistake = ({ mistake: { message, remedy, place } }: { readonly mistake: FileMistake }) => (
  <div class="problem" role="alert">
    <Caret line={place.text} column={place.column} />
    <p>
      <b>
        {place.file}, line {place.line}, column {place.column}:
      </b>{' '}
      {message}
    </p>
    <p class="remedy">{remedy}</p>
  </div>
);

/** Every mistake in the file. */
export const Mistakes = ({ mistakes }: { readonly mistakes: readonly FileMistake[] }) => (
  <>
    {mistakes.map((mistake, i) => (
      <Mistake key={i} mistake={mistake} />
    ))}
  </>
);

/** Each card as a link to the rulings that name it. */
const Cards = ({ cards }: Pick<OpenedRuling, 'cards'>) => (
  <ul class="ruling-cards">
    {cards.map((card) => (
      <li key={card}>
        <a href={makeAddress({ page: 'book', wish: { card } })} title={`Rulings that name ${card}`}>
          {card}
        </a>
      </li>
    ))}
  </ul>
);

const Sources = ({ ruling: { source, editions, edition, file, cards } }: Pick<WordsProps, 'ruling'>) => (
  <dl class="ruling-source">
    {source.length > 0 && (
      <div>
        <dt>Source</dt>
        <dd>{source.map(sourceText).join(', ')}</dd>
      </div>
    )}
    {editions.length > 0 && (
      <div>
        <dt>Given under</dt>
        <dd>{editions.map(editionTitle).join(', ')}</dd>
      </div>
    )}
    <div>
      <dt>Decided by</dt>
      <dd>{editionTitle(edition)}</dd>
    </div>
    {cards.length > 0 && (
      <div>
        <dt>Cards</dt>
        <dd>
          <Cards cards={cards} />
        </dd>
      </div>
    )}
    <div>
      <dt>File</dt>
      <dd>
        <code>{file}</code>
      </dd>
    </div>
  </dl>
);

const quotedAs = ({ quoted }: OpenedRuling, key: string): string => {
  const numbers = Object.entries(quoted).flatMap(([number, of]) => (of === key ? [number] : []));
  return numbers.length === 0 ? '' : `, quoted as ${numbers.join(', ')}`;
};

const Rules = ({ ruling }: Pick<WordsProps, 'ruling'>) => (
  <ul class="ruling-rules" aria-label="Rules it stands on">
    {ruling.keys.map((key) => {
      const { number, heading } = shownRule(ruling.edition, key);
      return (
        <li key={key}>
          <a href={rulingsOn(key)} title={`Rulings on ${number ?? key}`}>
            <b class="rule-number">{number ?? key}</b> {number === null ? '' : heading}
          </a>
          <span class="quiet">{quotedAs(ruling, key)}</span>
        </li>
      );
    })}
  </ul>
);

const NOTES = [
  ['superseded', 'Superseded'],
  ['limits', 'Not checked'],
  ['notes', 'Note'],
] as const;

const Notes = ({ ruling }: Pick<WordsProps, 'ruling'>) => (
  <>
    {ruling.status === 'doubtful' && (
      <p class="ruling-note ruling-note-doubtful">
        <b>Doubtful.</b> The book contradicts itself here. The findings at the deciding step tell both readings; the
        tape goes on by the usual one.
      </p>
    )}
    {NOTES.map(([name, label]) => {
      const words = ruling[name];
      return (
        words !== null && (
          <p key={name} class={`ruling-note ruling-note-${name}`}>
            <b>{label}.</b> {words}
          </p>
        )
      );
    })}
  </>
);

const CaseLink = ({ ruling, number, each }: WordsProps & { readonly each: OpenedCase }) => {
  const isShown = each.number === number;
  // The first case lies under the title, which is to be read first.
  const row = useRevealed<HTMLLIElement>('.ruling', isShown && number > 1);
  return (
    <li ref={row}>
      <a href={makeAddress(placeOfRuling(ruling, each.number))} aria-current={isShown ? 'page' : undefined}>
        <OutcomeSign outcome={each.outcome} /> {each.name ?? `Case ${String(each.number)}`}
      </a>
    </li>
  );
};

const Cases = ({ ruling, number }: WordsProps) =>
  ruling.cases.length < 2 ? null : (
    <nav class="ruling-cases" aria-label="Cases">
      <ol>
        {ruling.cases.map((each) => (
          <CaseLink key={each.number} ruling={ruling} number={number} each={each} />
        ))}
      </ol>
    </nav>
  );

/** A ruling's own words: title, source and editions, rules with their headings, what is superseded or not checked, its cases. */
export const RulingWords = ({ ruling, number }: WordsProps) => (
  <>
    <header class="panel-head">
      <h2>Ruling</h2>
      <StatusMark status={ruling.status} />
    </header>
    <p class="ruling-head" id="ruling-title">
      {ruling.title}
    </p>
    <Notes ruling={ruling} />
    <Rules ruling={ruling} />
    <Cases ruling={ruling} number={number} />
    <Sources ruling={ruling} />
  </>
);
