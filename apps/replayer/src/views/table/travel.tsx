import type { ReadonlySignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import type { Table } from '#table';
import { beforeFrame } from '../../frame.js';
import { isRunning } from '../../run.js';
import { cardOf, pileOf, spotOf, type Spot } from './spots.js';
import { travellers } from './travellers.js';

/** Milliseconds that a card is under way. */
const UNDER_WAY = 180;

/** Where a piece stood before a step, and how it looked, if it lay open. */
interface Left {
  readonly spot: Spot;
  readonly card: Element | null;
}

/** Where steps follow each other nobody could follow the cards as well. */
const wantsMotion = (): boolean =>
  !isRunning.peek() && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

const leave = (ground: Element, table: Table, piece: string): Left | null => {
  const card = cardOf(ground, piece);
  const place = card ?? pileOf(ground, table, piece);
  return place === null ? null : { spot: spotOf(ground, place), card };
};

const wayFrom = (from: Spot, to: Spot): string => {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const scale = Math.max(0.2, Math.min(2, from.height / Math.max(1, to.height)));
  return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
};

/** A way that a card goes: what is seen of it, from where to where; `card` is the card itself, where it lies open at the end. */
interface Flight {
  readonly likeness: Element;
  readonly card: Element | null;
  readonly from: Spot;
  readonly to: Spot;
}

const flightOf = (
  ground: Element,
  table: Table,
  [piece, { spot: from, card: old }]: readonly [string, Left],
): Flight | null => {
  const card = cardOf(ground, piece);
  const place = card ?? pileOf(ground, table, piece);
  const seen = card ?? old;
  if (place === null || seen === null) return null;
  const to = spotOf(ground, place);
  if (card !== null) return { likeness: seen, card, from, to };
  const [x, y] = [to.x + (to.width - from.width) / 2, to.y + (to.height - from.height) / 2];
  return { likeness: seen, card, from, to: { ...from, x, y } };
};

const pixels = (spot: Spot) => ({
  ...{ left: `${String(spot.x)}px`, top: `${String(spot.y)}px` },
  ...{ width: `${String(spot.width)}px`, height: `${String(spot.height)}px` },
});

/** A likeness of the card goes the way, over everything, while the card itself waits unseen in its new place. Nothing is moved by it. */
const fly = (ground: Element, { likeness, card, from, to }: Flight): void => {
  const flight = document.createElement('div');
  flight.className = 'flight';
  flight.setAttribute('aria-hidden', 'true');
  Object.assign(flight.style, pixels(to));
  flight.append(likeness.cloneNode(true));
  ground.append(flight);
  card?.animate({ opacity: [0, 0] }, UNDER_WAY);
  const end = card === null ? { transform: 'scale(0.4)', opacity: 0.3 } : { transform: 'none', opacity: 1 };
  const start = { transform: wayFrom(from, to), opacity: 1 };
  const motion = flight.animate([start, end], { duration: UNDER_WAY, easing: 'ease-in-out' });
  const gone = (): void => flight.remove();
  motion.finished.then(gone, gone);
};

interface TravelProps {
  /** The table, told before it is drawn. */
  readonly next: ReadonlySignal<Table>;
  /** The table that is drawn. */
  readonly table: Table;
  readonly near: number;
  readonly children: ComponentChildren;
}

const NOBODY: ReadonlyMap<string, Left> = new Map();

/** Lets cards be seen to go from zone to zone: from hand to stack, from arena to trash. Who has asked for less motion finds them there. */
export class Travel extends Component<TravelProps> {
  #left = NOBODY;
  #stop = (): void => undefined;

  /** Looks where cards stand while the page is as it was drawn: looked at between its changes, it would be laid out once more. */
  #watch(): void {
    this.#stop();
    this.#stop = this.props.next.subscribe((next) => {
      const ground = document.getElementById('table');
      const { table } = this.props;
      this.#left = NOBODY;
      if (ground === null || next === table || !wantsMotion()) return;
      const found = travellers(table, next).map((piece) => [piece, leave(ground, table, piece)] as const);
      this.#left = new Map(found.flatMap(([piece, left]) => (left === null ? [] : [[piece, left] as const])));
    });
  }

  override componentDidMount(): void {
    this.#watch();
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  override componentDidUpdate(before: TravelProps): void {
    const ground = document.getElementById('table');
    const { next, table, near } = this.props;
    if (before.next !== next) this.#watch();
    if (before.table === table) return;
    const left = this.#left;
    this.#left = NOBODY;
    if (ground === null || left.size === 0 || before.near !== near || !wantsMotion()) return;
    ground.querySelectorAll('.flight').forEach((flight) => flight.remove());
    beforeFrame(() => {
      const flights = [...left].flatMap((each) => flightOf(ground, table, each) ?? []);
      return () => flights.forEach((flight) => fly(ground, flight));
    });
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
