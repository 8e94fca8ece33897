import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isEditionId, ruleKeyOf } from '#rulebook';
import type { BookWish } from '#rulings';
import { bookProblem, found, groupsOf, lastWish, look, type BookGroup } from '../../book.js';
import { shownRule, type ShownRule } from '../../citations.js';
import type { RulingList } from '#rulings';
import { count } from '../../words.js';
import { RulingRow } from './ruling-row.js';
import { moveAmongResults } from './result-keys.js';
import { SearchForm } from './search-form.js';
import { Games, Topics, topicWords } from './topics.js';
import { useTitle } from '../title.js';

const Rows = ({ rulings }: Pick<BookGroup, 'rulings'>) => (
  <ul>
    {rulings.map((ruling) => (
      <RulingRow key={ruling.id} ruling={ruling} />
    ))}
  </ul>
);

const Topic = ({ topic, rulings }: { readonly topic: string } & Pick<BookGroup, 'rulings'>) => (
  <section class="book-group" aria-labelledby={`topic-${topic}`}>
    <h2 id={`topic-${topic}`}>
      {topicWords(topic)} <span class="quiet">{rulings.length}</span>
    </h2>
    <Rows rulings={rulings} />
  </section>
);

/** Rulings that only apply the rule asked for: opened at once where no ruling stands on it. */
const Applied = ({ rulings, isAlone }: { readonly isAlone: boolean } & Pick<BookGroup, 'rulings'>) => (
  <details class="book-group book-applied" open={isAlone}>
    <summary>Only applied on the way: {count(rulings.length, 'ruling')}</summary>
    <Rows rulings={rulings} />
  </details>
);

/** The heading of the rule that is asked for by its whole key or number, in the books of the rulings found; null where it is none. */
const ruleAsked = ({ rulings }: RulingList, { rule = '' }: BookWish): ShownRule | null => {
  const editions = [...new Set(rulings.map(({ edition }) => edition))].filter(isEditionId);
  const shown = editions.map((edition) => shownRule(edition, ruleKeyOf(edition, rule.trim()) ?? rule.trim()));
  return shown.find(({ number }) => number !== null) ?? null;
};

/** The rule that is asked for as its chip says it; undefined where it is none, or a part of one. */
const ruleRead = (list: RulingList | null, wish: BookWish): string | undefined => {
  const rule = list === null ? null : ruleAsked(list, wish);
  return rule === null ? undefined : `${rule.number ?? ''} ${rule.heading}`;
};

/** How many were found, with the heading of the rule that is asked for. */
const Count = ({ list, wish }: { readonly list: RulingList; readonly wish: BookWish }) => {
  const rule = ruleAsked(list, wish);
  const applied = list.rulings.filter(({ isOnRule }) => !isOnRule).length;
  return (
    <p class="book-count" role="status">
      <b>{count(list.rulings.length - applied, 'ruling')}</b>
      {list.rulings.length < list.total && applied === 0 && ` of ${String(list.total)}`}
      {rule !== null && (
        <>
          {' on '}
          <b>{rule.number}</b> {rule.heading}
        </>
      )}
      {applied > 0 && `, ${String(applied)} more ${applied === 1 ? 'applies' : 'apply'} it`}
    </p>
  );
};

const Nothing = ({ list }: { readonly list: RulingList }) =>
  list.total === 0 ? (
    <p class="book-nothing">
      The book is empty. Start the server with <code>MATCHTAPE_RULINGS</code> set to a folder of ruling files.
    </p>
  ) : (
    <p class="book-nothing">
      No ruling has all of that. Take a word away, or write only its beginning; a rule is found by its number (
      <code>471.1</code>) or its key (<code>scoring</code>).
    </p>
  );

const Results = ({ wish }: { readonly wish: BookWish }) => {
  const list = found.value;
  if (list === null)
    return bookProblem.value === null ? <p class="quiet">Opening the book: every ruling is run once…</p> : null;
  const groups = groupsOf(list.rulings);
  return (
    <>
      <Count list={list} wish={wish} />
      {list.rulings.length === 0 && <Nothing list={list} />}
      {groups.map(({ topic, rulings }) =>
        topic === null ? (
          <Applied key="" rulings={rulings} isAlone={groups.length === 1} />
        ) : (
          <Topic key={topic} topic={topic} rulings={rulings} />
        ),
      )}
    </>
  );
};

/** How far the list was scrolled when it was left, in pixels, and what was looked for then. */
let left = { wish: '', scroll: 0 };

/** Puts the list back where it was left, for whoever comes back to the same search. */
const useScrollBack = (wish: BookWish): void => {
  useLayoutEffect(() => {
    window.scrollTo(0, left.wish === JSON.stringify(wish) ? left.scroll : 0);
    return () => {
      left = { wish: JSON.stringify(lastWish.peek()), scroll: window.scrollY };
    };
  }, []);
};

/** The ruling book: search on one side, the rulings by topic on the other. The URL holds what is looked for. */
export const BookPage = ({ wish }: { readonly wish: BookWish }) => {
  useScrollBack(wish);
  useEffect(() => {
    lastWish.value = wish;
    look(wish);
  }, [wish]);
  useTitle('Ruling book');
  return (
    <main class="book" onKeyDown={moveAmongResults}>
      <header class="book-head">
        <a class="home-link" href="#/" title="All matches">
          Matchtape
        </a>
        <h1>Ruling book</h1>
        <p class="quiet">Every ruling is a little match: what happened, what the rules say to it, by which rule.</p>
      </header>
      <aside class="book-side">
        <SearchForm wish={wish} rule={ruleRead(found.value, wish)} />
        {found.value !== null && <Games wish={wish} list={found.value} />}
        {found.value !== null && <Topics wish={wish} list={found.value} />}
      </aside>
      <div class="book-results">
        {bookProblem.value !== null && (
          <p class="problem" role="alert">
            {bookProblem.value}
          </p>
        )}
        <Results wish={wish} />
      </div>
    </main>
  );
};
