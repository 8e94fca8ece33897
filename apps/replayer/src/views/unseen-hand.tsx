import { useSignal } from '@preact/signals';
import type { Offer, Seat } from '#ruleset';
import type { Desk } from '../desk.js';
import { gameAtEnd } from '../entry-problem.js';
import { rulesOf } from '../rules.js';

interface UnseenProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly pick: (offer: Offer<unknown>) => void;
}

/** On paper: plays of a card in hand that nobody has told, once somebody says which card it is. */
export const UnseenHand = ({ desk, seat, pick }: UnseenProps) => {
  const name = useSignal('');
  const game = gameAtEnd(desk);
  const unseenHand = rulesOf(desk.seen.value)?.unseenHand;
  const cards = unseenHand?.cards(game, seat) ?? [];
  if (unseenHand === undefined || cards.length === 0) return null;
  const named = cards.find((each) => each.name.toLowerCase() === name.value.trim().toLowerCase());
  const offers = named === undefined ? [] : unseenHand.playsOf(game, seat, named.card);
  return (
    <div class="unseen-hand">
      <label>
        Play a card of the hand that nobody has told
        <input
          type="text"
          list={`unseen-${String(seat)}`}
          autocomplete="off"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <datalist id={`unseen-${String(seat)}`}>
        {cards.map((each) => (
          <option key={each.card} value={each.name} />
        ))}
      </datalist>
      <ul class="offers">
        {offers.map((offer, i) => (
          <li key={i} class="offer">
            <button type="button" class="offer-pick" onClick={() => pick(offer)}>
              {offer.label}
            </button>
          </li>
        ))}
      </ul>
      {named !== undefined && offers.length === 0 && <p class="quiet">{named.name} cannot be played now.</p>}
    </div>
  );
};
