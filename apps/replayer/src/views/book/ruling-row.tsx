import { makeAddress } from '../../address.js';
import { askedFirst, lastWish, placeOfRuling } from '../../book.js';
import { shownRule } from '../../citations.js';
import { sourceText } from '../../sources.js';
import type { ListedRuling } from '#rulings';
import { count } from '../../words.js';
import { StatusMark } from './status.js';

/** Rules that a row shows before it counts the others. */
const SHOWN_RULES = 4;

const Rules = ({ edition, keys }: Pick<ListedRuling, 'edition' | 'keys'>) => (
  <span class="rules">
    {keys.slice(0, SHOWN_RULES).map((key) => {
      const { number, heading, title } = shownRule(edition, key);
      return (
        <span key={key} class="rule" title={`${title}, ${key}`} data-rule={key}>
          {number !== null && <b class="rule-number">{number}</b>}
          <span class="rule-key">{heading}</span>
        </span>
      );
    })}
    {keys.length > SHOWN_RULES && <span class="quiet">and {count(keys.length - SHOWN_RULES, 'more rule')}</span>}
  </span>
);

/** A ruling of the list: what it says, what it is in a word, where it comes from, what it stands on. */
export const RulingRow = ({ ruling }: { readonly ruling: ListedRuling }) => {
  const { title, status, answers, source, edition, keys, cards, cases, words, file } = ruling;
  return (
    <li class="ruling-row">
      <a class="ruling-link" href={makeAddress(placeOfRuling(ruling, ruling.opens))}>
        <span class="ruling-title">{title}</span>
        <span class="ruling-marks">
          {answers.length > 0 && <span class="ruling-answer">{answers.join(', ')}</span>}
          <StatusMark status={status} />
        </span>
      </a>
      {status === 'mistake' && (
        <p class="ruling-mistake">
          <code>{file}</code> {words[0]}
        </p>
      )}
      {keys.length > 0 && <Rules edition={edition} keys={askedFirst(ruling, lastWish.value)} />}
      <p class="ruling-facts quiet">
        {[...source.map(sourceText), ...(cases.length > 1 ? [count(cases.length, 'case')] : []), cards.join(', ')]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
    </li>
  );
};
