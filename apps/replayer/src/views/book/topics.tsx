import type { BookWish } from '#rulings';
import { makeAddress } from '../../address.js';
import type { RulingList } from '#rulings';
import { gameOf } from '../../rulesets.js';

/** A topic as a heading. */
export const topicWords = (topic: string): string =>
  topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');

/** One thing to choose: nothing, or a word of the book with how often it has it. */
interface Choice {
  readonly id: string;
  readonly words: string;
  readonly count: number;
  readonly wish: BookWish;
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

interface ChoicesProps {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly Choice[];
}

const Choices = ({ label, chosen, choices }: ChoicesProps) => (
  <nav class="book-topics" aria-label={label}>
    <ul>
      {choices.map(({ id, words, count, wish }) => (
        <li key={id}>
          <a href={makeAddress({ page: 'book', wish })} aria-current={id === chosen ? 'true' : undefined}>
            {words} <span class="quiet">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface TopicsProps {
  readonly wish: BookWish;
  readonly list: Pick<RulingList, 'games' | 'topics'>;
}

/** The games that the book has rulings of, where they are several. A game has topics of its own. */
export const Games = ({ wish, list: { games } }: TopicsProps) => {
  const { game: chosen = '', topic: _, ...rest } = wish;
  const choices = games.map(({ game, count }) => ({
    id: game,
    words: gameOf(game)?.title ?? game,
    count,
    wish: { ...rest, game },
  }));
  const all = { id: '', words: 'All games', count: sum(games), wish: rest };
  return games.length < 2 ? null : <Choices label="Games" chosen={chosen} choices={[all, ...choices]} />;
};

/** Every topic of the book as a link that keeps the rest of the search. */
export const Topics = ({ wish, list: { topics } }: TopicsProps) => {
  const { topic: chosen = '', ...rest } = wish;
  const choices = topics.map(({ topic, count }) => ({
    id: topic,
    words: topicWords(topic),
    count,
    wish: { ...rest, topic },
  }));
  const all = { id: '', words: 'All topics', count: sum(topics), wish: rest };
  return <Choices label="Topics" chosen={chosen} choices={[all, ...choices]} />;
};
