import '../../styles/review.css';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { computed, useSignal, type Signal } from '@preact/signals';
import { makeAddress } from '../../address.js';
import { wordsOf } from '../../api.js';
import type { ReviewMessage } from '#study';
import type { Desk } from '../../desk.js';
import { followLeader } from '../../review/following.js';
import { leadOthers } from '../../review/leading.js';
import { endReview, followReview, openReview } from '../../review/review-api.js';
import { isAway, reviewing } from '../../review/reviewing.js';
import type { StudyDesk } from '../../study/study-desk.js';
import { keepAuthor, keptAuthor } from '../../study/author.js';
import { count } from '../../words.js';
import { TextField } from '../fields.js';
import { Problem } from '../problem.js';

interface Reviewed {
  readonly desk: Desk;
  readonly of: StudyDesk | null;
  readonly id: string;
}

const leave = (): void => {
  reviewing.value = null;
};

/** Asks under which name this page leads, and begins. */
const Begin = ({ desk, id }: Reviewed) => {
  const leader = useSignal(keptAuthor());
  const problem = useSignal<string | null>(null);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    keepAuthor(leader.value);
    try {
      await openReview(desk.id, id, leader.value.trim() || 'me');
      reviewing.value = { id, begins: false };
    } catch (error) {
      problem.value = wordsOf(error);
    }
  };
  return (
    <form onSubmit={(event) => void submitted(event)}>
      <div class="review-row review-begins">
        <TextField label="You lead as" value={leader} longest={120} />
        <button type="submit" class="primary">
          Lead
        </button>
        <button type="button" onClick={leave}>
          Do not lead
        </button>
      </div>
      <Problem text={problem.value} />
    </form>
  );
};

const followersText = (followers: number): string =>
  `${count(followers, 'other')} ${followers === 1 ? 'follows' : 'follow'}`;

/** The leader's bar: who follows, the link for others, the end. */
const Leads = ({ desk, id, told }: Reviewed & { readonly told: ReviewMessage }) => {
  const { viewer } = desk.seen.value;
  // Nothing is led any more before the review is over: a position that came later would find none.
  const end = (): void => {
    leave();
    setTimeout(() => void endReview(desk.id, id).catch(() => undefined));
  };
  const place = makeAddress({ page: 'match', match: desk.id, at: null, viewer, review: id });
  return (
    <div class="review-row review-led">
      <p class="review-said">
        <strong>You lead this review</strong>
        <span role="status">{followersText(told.followers ?? 0)}</span>
      </p>
      <label>
        <span class="review-label">Link to follow</span>
        <input
          readOnly
          value={new URL(place, window.location.href).href}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" onClick={end}>
        End the review
      </button>
    </div>
  );
};

/** The bar of who follows: on whose heels, and the way off and back. */
const Follows = ({ told }: { readonly told: ReviewMessage }) => (
  <div class="review-row">
    <p class="review-said">
      <strong role="status">
        {isAway.value ? `Away from ${told.leader}'s review` : `Following ${told.leader}'s review`}
      </strong>
      {!isAway.value && told.position === null && <span class="quiet">Nothing is shown to you yet.</span>}
    </p>
    <button type="button" onClick={() => (isAway.value = !isAway.value)}>
      {isAway.value ? 'Come back' : 'Break away'}
    </button>
    <button type="button" onClick={leave}>
      Leave
    </button>
  </div>
);

/** A review that nothing more can be done in than to leave it. */
const Past = ({ words, verb }: { readonly words: string; readonly verb: string }) => (
  <div class="review-row">
    <p class="review-said">
      <span role="status">{words}</span>
    </p>
    <button type="button" onClick={leave}>
      {verb}
    </button>
  </div>
);

/** Whatever is told of a review that is led. */
const Words = ({ told, ...reviewed }: Reviewed & { readonly told: ReviewMessage | null }) => {
  if (told === null) return <Past words="This review is not being led now." verb="Leave" />;
  if (told.isOver) return <Past words={`${told.leads ? 'Your' : `${told.leader}'s`} review has ended.`} verb="Close" />;
  return told.leads ? <Leads {...reviewed} told={told} /> : <Follows told={told} />;
};

/** Keeps the stream of a review open, until it is over. */
const listen = ({ desk, id }: Reviewed, told: Signal<ReviewMessage | null>): (() => void) => {
  const stop = followReview(
    { match: desk.id, id, viewer: desk.seen.peek().viewer },
    (message) => {
      told.value = message;
      if (message.isOver) stop();
    },
    (is) => {
      const { leads, leader, isOver } = told.peek() ?? {};
      // The server was started anew, and knows nothing of what was led.
      if (!is && leads === true && isOver !== true) void openReview(desk.id, id, leader ?? '').catch(() => undefined);
    },
  );
  return stop;
};

/** The position that was told last: the same one as long as it says the same. */
const positionIn = (told: Signal<ReviewMessage | null>) => {
  const text = computed(() => JSON.stringify(told.value?.position ?? null));
  return computed(() => JSON.parse(text.value) as ReviewMessage['position']);
};

const Joined = ({ desk, of, id }: Reviewed) => {
  const told = useSignal<ReviewMessage | null>(null);
  useEffect(() => listen({ desk, of, id }, told), [desk, id]);
  const leads = told.value?.leads;
  const isOver = told.value?.isOver === true;
  const leader = told.value?.leader ?? '';
  useEffect(() => {
    if (isOver || leads === undefined) return undefined;
    if (leads) return leadOthers({ match: desk.id, id, leader }, of);
    return followLeader(desk, of, positionIn(told));
  }, [desk, of, id, leads, isOver]);
  return <Words desk={desk} of={of} id={id} told={told.value} />;
};

/** A review of the match on the page: led from here, or followed. */
export const ReviewBar = ({ desk, of }: Omit<Reviewed, 'id'>) => {
  const review = reviewing.value;
  if (review === null) return null;
  return (
    <section class="review-bar" aria-label="Review">
      {review.begins ? <Begin desk={desk} of={of} id={review.id} /> : <Joined desk={desk} of={of} id={review.id} />}
    </section>
  );
};
