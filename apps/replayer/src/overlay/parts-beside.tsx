import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { timeLeft } from '#projections';
import { ACROSS, drawTable, uprightRoom } from '#table';
import type { BroadcastShow } from '#tournament';
import { seatClass } from '../seats.js';
import { lagOf, spanText } from '../views/round/clock-face.js';
import { useTicking } from '../views/round/ticking.js';
import { askedCard, needWhole } from '../whole-game.js';
import { capital, classes } from '../words.js';
import { lastNamed } from './feature-card.js';
import type { OnAir } from './on-air.js';
import type { OverlayPlace } from './overlay-address.js';
import { WORDS } from './overlay-words.js';

/** What a part is drawn of. */
export interface PartProps {
  readonly air: OnAir;
  readonly place: Omit<OverlayPlace, 'of'>;
  readonly show: BroadcastShow;
}

/** A part that stands somewhere on the picture. */
export const Box = ({ of, children }: { readonly of: string; readonly children: ComponentChildren }) => (
  <section class={`part part-${of}`}>{children}</section>
);

/** The clock of the round, as far on as what is shown. */
export const Clock = ({ air, place }: PartProps) => {
  const { clock } = air.round.value;
  const isGoing = clock.since !== null && air.seen.value.tape.events.at(-1)?.type !== 'MatchClosed';
  const now = useTicking(isGoing);
  const left = timeLeft(clock, now - lagOf(air.delay));
  if (left === null) return null;
  const words = WORDS[place.lang];
  return (
    <Box of="clock">
      <b class="clock-time">{spanText(left)}</b> <span>{left < 0 ? words.overTime : words.left}</span>
      {air.delay !== 0 && <p class="clock-late">{words.late(air.delay)}</p>}
    </Box>
  );
};

/** The card that a director has named, or the one that was named last in a play. */
const featured = ({ air, show }: Pick<PartProps, 'air' | 'show'>) => {
  const { ruleset, reading } = air.seen.value;
  const asked = show.card === '' ? lastNamed(reading.view.timeline, air.state.value.table) : show.card;
  const answer = asked === undefined ? undefined : askedCard(ruleset.id, asked);
  return answer?.kind === 'found' ? answer.card : undefined;
};

/** The feature card. */
export const Card = (props: PartProps) => {
  const { id } = props.air.seen.value.ruleset;
  useEffect(() => void needWhole(id).catch(() => undefined), [id]);
  const card = featured(props);
  if (card === undefined) return null;
  return (
    <Box of="card">
      <h2>{card.name}</h2>
      <dl>
        {card.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{capital(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
};

/** Whether the picture that is laid over is higher than wide. */
const useIsUpright = (): boolean => {
  const upright = matchMedia('(orientation: portrait)');
  const [is, setIs] = useState(upright.matches);
  useEffect(() => {
    const turn = (): void => setIs(upright.matches);
    upright.addEventListener('change', turn);
    return () => upright.removeEventListener('change', turn);
  }, []);
  return is;
};

/** The table as our own drawing of it. */
export const WholeTable = ({ air, place, show }: PartProps) => {
  const { table } = air.state.value;
  const room = useIsUpright() ? uprightRoom(table) : ACROSS;
  const title = table.players.map(({ name }) => name).join(' - ');
  const svg = drawTable(table, { near: show.near, theme: place.theme, title, isBare: true, room });
  const ratio = { '--ratio': room.width / room.height };
  // Our own drawing, with every name in it escaped.
  return <section class="part part-table" style={ratio} dangerouslySetInnerHTML={{ __html: svg }} />;
};

/** The moment that is announced. */
export const Announced = ({ air, place }: PartProps) => {
  const moment = air.moment.value;
  if (moment === null) return null;
  return (
    <section
      key={`${moment.kind}${String(moment.revision)}`}
      class={classes('part part-moment', `moment-${moment.kind}`, moment.seat !== null && seatClass(moment.seat))}
      role="status"
    >
      <h2>{WORDS[place.lang].moments[moment.kind]}</h2>
      <p>{moment.words}</p>
    </section>
  );
};
