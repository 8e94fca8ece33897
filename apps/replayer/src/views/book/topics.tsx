import type { BookWish } from '#rulings';
import { makeAddress } from '../../address.js';
import type { RulingList } from '../../ruling-api.js';

/** A topic as a heading. */
export const topicWords = (topic: string): string =>
  topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');

const sum = (topics: RulingList['topics']): number => topics.reduce((total, { count }) => total + count, 0);

interface TopicsProps {
  readonly wish: BookWish;
  readonly topics: RulingList['topics'];
}

/** Every topic of the book as a link that keeps the rest of the search. */
export const Topics = ({ wish, topics }: TopicsProps) => {
  const { topic: chosen = '', ...rest } = wish;
  const linkTo = (topic: string): string =>
    makeAddress({ page: 'book', wish: topic === '' ? rest : { ...rest, topic } });
  const rows = [{ topic: '', count: sum(topics) }, ...topics];
  return (
    <nav class="book-topics" aria-label="Topics">
      <ul>
        {rows.map(({ topic, count }) => (
          <li key={topic}>
            <a href={linkTo(topic)} aria-current={topic === chosen ? 'true' : undefined}>
              {topic === '' ? 'All topics' : topicWords(topic)} <span class="quiet">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
