import { makeAddress } from '../../address.js';

/** What stands where an event is to be shown: that it was asked for, or why it is not there, and where others are. */
export const Unread = ({ problem }: { readonly problem: string | null }) =>
  problem === null ? (
    <p class="quiet" role="status">
      Asking…
    </p>
  ) : (
    <>
      <p class="problem" role="alert">
        {problem}
      </p>
      <p>
        <a href={makeAddress({ page: 'events' })}>All events</a>
      </p>
    </>
  );
