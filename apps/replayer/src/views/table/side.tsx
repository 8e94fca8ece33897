import { zoneLabel, type Table, type TablePlayer, type ZoneRole } from '#table';
import { piecesOf, seatClass, zonesOf } from '../../seats.js';
import { markClass } from '../../study/shown-study.js';
import { classes } from '../../words.js';
import { Plate } from './plate.js';
import { Resources, isResource } from './resources.js';
import { DeckPile, Hand, OpenPile, Pieces } from './zones.js';

interface SideProps {
  readonly table: Table;
  readonly player: TablePlayer;
  readonly place: 'near' | 'far';
}

interface SeatProps {
  readonly table: Table;
  readonly seat: number;
}

const Leaders = ({ table, seat }: SeatProps) => {
  const zones = [...zonesOf(table, 'leader', seat), ...zonesOf(table, 'champion', seat)];
  return zones.length === 0 ? null : (
    <div class="leaders">
      {zones.map((zone) => (
        <div key={zone.id} class={classes('slot', zone.pieces.length === 0 && 'slot-empty')}>
          <span class="zone-name">{zoneLabel(table, zone).replace(/ zone$/i, '')}</span>
          <Pieces pieces={piecesOf(table, zone)} label={zone.name} />
        </div>
      ))}
    </div>
  );
};

const Home = ({ table, seat }: SeatProps) => {
  const zones = zonesOf(table, 'home', seat);
  const pieces = zones.flatMap((zone) => piecesOf(table, zone));
  return (
    <div
      class={classes('home', ...zones.map(({ id }) => markClass(id)))}
      role="group"
      aria-label={zones[0]?.name ?? 'Home'}
    >
      <span class="zone-name">{zones[0] === undefined ? 'Home' : zoneLabel(table, zones[0])}</span>
      <Pieces pieces={pieces.filter((piece) => !isResource(piece))} label={zones[0]?.name ?? 'Home'} />
      <Resources pieces={pieces.filter(isResource)} />
    </div>
  );
};

const PILES: readonly ZoneRole[] = ['deck', 'resource-deck', 'discard', 'removed', 'aside'];

const Piles = ({ table, seat }: SeatProps) => (
  <div class="piles">
    {PILES.flatMap((role) => zonesOf(table, role, seat))
      .filter((zone) => zone.role !== 'aside' || zone.pieces.length > 0)
      .map((zone) =>
        zone.role === 'deck' || zone.role === 'resource-deck' ? (
          <DeckPile key={zone.id} table={table} zone={zone} />
        ) : (
          <OpenPile key={zone.id} table={table} zone={zone} />
        ),
      )}
  </div>
);

/** Who has left the game has nothing on the table but their plate. */
const Left = ({ table, player, place }: SideProps) => (
  <section class={classes('side', `side-${place}`, 'side-left', seatClass(player.seat))} aria-label={player.name}>
    <div class="side-head">
      <Plate table={table} player={player} />
    </div>
  </section>
);

/** One player's side: the home row lies towards the arenas, the hand towards the player. */
export const Side = (props: SideProps) => (props.player.out ? <Left {...props} /> : <Whole {...props} />);

const Whole = ({ table, player, place }: SideProps) => (
  <section class={classes('side', `side-${place}`, seatClass(player.seat))} aria-label={`${player.name}'s side`}>
    <div class="side-head">
      <Plate table={table} player={player} />
      <Piles table={table} seat={player.seat} />
    </div>
    <div class="side-field">
      <Leaders table={table} seat={player.seat} />
      <Home table={table} seat={player.seat} />
    </div>
    {zonesOf(table, 'hand', player.seat).map((zone) => (
      <Hand key={zone.id} table={table} zone={zone} />
    ))}
  </section>
);
