import { makeAddress } from '../../address.js';
import { fetchFound, type FoundAnswer, type FoundMatchAnswer } from '../../asking.js';
import { wordsOf } from '../../api.js';
import { go } from '../../route.js';
import { mayRecord } from '../../session.js';
import { count } from '../../words.js';
import { useLoaded } from '../loaded.js';
import { ASKED, type AskedField } from './asked-input.js';
import { AskingForm, wishOf } from './asking-form.js';

const FIELDS: readonly AskedField[] = [
  { field: 'card', label: 'Card', hint: 'Defy' },
  { field: 'answers', label: 'In answer to', hint: 'Void Seeker' },
  ASKED.player,
  { field: 'result', label: 'Result', hint: 'win, loss, draw, open' },
  ASKED.brought,
  ASKED.event,
];

/** What the rules said of plays is for who records. */
const OF_RULES: readonly AskedField[] = [
  { field: 'rule', label: 'Rule', hint: '346 or its key' },
  { field: 'finding', label: 'Finding', hint: 'any, illegal, doubtful, told' },
];

const placeOf = (match: string, at: number | null): string =>
  makeAddress({ page: 'match', match, at, viewer: 'recorder' });

const resultOf = ({ winners, players }: FoundMatchAnswer): string => {
  if (winners === null) return 'No result yet';
  return winners.length === 0 ? 'Draw' : `Won by ${winners.map((seat) => players[seat]).join(' and ')}`;
};

const Match = ({ found }: { readonly found: FoundMatchAnswer }) => {
  const { match, players, event, openedAt, steps } = found;
  return (
    <li class="found-match">
      <p>
        <a href={placeOf(match, steps[0]?.step ?? 0)}>
          <b>{players.join(' – ')}</b>
        </a>{' '}
        <span class="quiet">
          {[resultOf(found), event ?? '', openedAt.slice(0, 10)].filter((word) => word !== '').join(' · ')}
        </span>
      </p>
      {steps.length > 0 && (
        <ul class="found-steps">
          {steps.map(({ play, step, turn, seat }) => (
            <li key={step}>
              <a href={placeOf(match, step)}>
                {play === 0 ? 'Opening' : `Play ${String(play)}`}
                {turn > 0 && `, turn ${String(turn)}`}
                {seat !== null && `, ${players[seat] ?? ''}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const Meant = ({ meant }: Pick<FoundAnswer, 'meant'>) =>
  meant.length === 0 ? null : (
    <p>
      No card has that name. Perhaps:{' '}
      {meant.map((name) => (
        <a key={name} class="found-meant" href={makeAddress({ page: 'search', q: `card:"${name}"` })}>
          {name}
        </a>
      ))}
    </p>
  );

const Answer = ({ q }: { readonly q: string }) => {
  const { value, problem } = useLoaded(() => fetchFound(q));
  if (problem !== null)
    return (
      <p class="problem" role="alert">
        {wordsOf(problem)}
      </p>
    );
  if (value === null) return <p class="quiet">Looking…</p>;
  const { matches, steps, found, meant } = value;
  return (
    <>
      <p role="status">
        {matches === 0
          ? 'Nothing was found.'
          : `${steps === 0 ? '' : `${count(steps, 'step')} in `}${String(matches)} ${matches === 1 ? 'match' : 'matches'}`}
        {found.length < matches && `, of which the newest ${String(found.length)} are listed`}
      </p>
      <Meant meant={meant} />
      <ul class="found-matches" aria-label="Found">
        {found.map((each) => (
          <Match key={each.match} found={each} />
        ))}
      </ul>
    </>
  );
};

/** The search of all tapes: a form, and what was found, each step a link to it. */
export const Search = ({ q }: { readonly q: string }) => (
  <>
    <AskingForm
      q={q}
      label="Search"
      fields={mayRecord() ? [...FIELDS.slice(0, 2), ...OF_RULES, ...FIELDS.slice(2)] : FIELDS}
      ask={(line) => go({ page: 'search', q: line })}
    />
    {Object.keys(wishOf(q)).length > 0 && <Answer q={q} />}
  </>
);
