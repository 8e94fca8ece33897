import type { Table, TablePiece, TableZone } from '#table';
import { isNear, nameOfSeat, piecesOf, seatClass } from '../../seats.js';
import { markClass } from '../../study/shown-study.js';
import { classes, count, slug } from '../../words.js';
import { isChanged } from '../changed.js';
import { Lanes } from './lanes.js';
import { Strengths } from './strengths.js';
import { Pieces } from './zones.js';

interface ArenaProps {
  readonly table: Table;
  readonly zone: TableZone;
  readonly near: number;
}

/** A card that is the arena itself is its header, not something that lies in it. */
const isGround = ({ role }: TablePiece): boolean => role === 'ground';

const firstWord = (badge: string): string => slug(badge).split('-')[0] ?? '';

/** The class of the player whom a badge names, so that who holds an arena is seen by colour as well. */
const namedSeat = (table: Table, badge: string): string => {
  const named = table.players.find(({ name }) => badge.includes(` ${name}`));
  return named === undefined ? '' : seatClass(named.seat);
};

const badgeClass = (table: Table, badge: string): string =>
  classes('badge', `badge-${firstWord(badge)}`, namedSeat(table, badge));

interface HalfProps {
  readonly table: Table;
  readonly pieces: readonly TablePiece[];
  readonly label: string;
  readonly side: 'near' | 'far';
}

/** Of several players' pieces on one half each player's own stand together under the name. */
const Groups = ({ table, pieces }: HalfProps) => (
  <>
    {[...new Set(pieces.map(({ controller }) => controller))].map((seat) => (
      <div key={seat} class={classes('arena-group', seatClass(seat))}>
        <span class="arena-owner" aria-hidden="true">
          {nameOfSeat(table, seat)}
        </span>
        <Pieces pieces={pieces.filter(({ controller }) => controller === seat)} label={nameOfSeat(table, seat)} />
      </div>
    ))}
  </>
);

const Half = (props: HalfProps) => (
  <div class={`arena-half arena-${props.side}`}>
    {props.table.players.length > 2 ? <Groups {...props} /> : <Pieces pieces={props.pieces} label={props.label} />}
  </div>
);

/** A place for a face-down card: hatched where one lies in it, dashed where none does. The card itself lies with its player. */
const HiddenSlot = ({ zone }: { readonly zone: TableZone }) => {
  const words = `${zone.name}: ${zone.pieces.length === 0 ? 'empty' : count(zone.pieces.length, 'card')}`;
  return (
    <span class={classes('hidden-slot', zone.pieces.length > 0 && 'hidden-slot-full')} title={words}>
      <span class="visually-hidden">{words}</span>
    </span>
  );
};

/** The line between the halves: what the arena is called, what is going on there, and who is stronger. */
const Line = ({ table, zone, near, hidden }: ArenaProps & { readonly hidden: readonly TableZone[] }) => {
  const ground = piecesOf(table, zone).find((piece) => isGround(piece));
  return (
    <header class="arena-line">
      <span class="arena-title">
        <h2 class="arena-name">{zone.name}</h2>
        {hidden.map((slot) => (
          <HiddenSlot key={slot.id} zone={slot} />
        ))}
        {ground !== undefined && ground.badges.length > 0 && <span class="arena-note">{ground.badges.join(', ')}</span>}
      </span>
      <Strengths table={table} zone={zone} near={near} />
      <span key={zone.badges.join()} class="arena-badges">
        {zone.badges.map((badge) => (
          <span key={badge} class={badgeClass(table, badge)}>
            {badge}
          </span>
        ))}
      </span>
    </header>
  );
};

const Arena = ({ table, zone, near }: ArenaProps) => {
  const hidden = table.zones.filter((each) => each.role === 'hidden' && each.arena === zone.id);
  const { lanes = [] } = zone;
  const inLanes = new Set(lanes.flat());
  const pieces = [zone, ...hidden]
    .flatMap((each) => piecesOf(table, each))
    .filter((piece) => !isGround(piece) && !inLanes.has(piece.id));
  const isHere = ({ controller }: TablePiece): boolean => isNear(table, near, controller);
  return (
    <section
      class={classes(
        'arena',
        ...zone.badges.map((badge) => `arena-is-${firstWord(badge)}`),
        isChanged(zone.id) && 'changed',
        markClass(zone.id),
      )}
      aria-label={[zone.name, ...zone.badges].join(', ')}
      data-arena={zone.id}
    >
      <Half table={table} side="far" label="Across" pieces={pieces.filter((piece) => !isHere(piece))} />
      <Lanes table={table} lanes={lanes} label="Across, lane by lane" isHere={(piece) => !isHere(piece)} />
      <Line table={table} zone={zone} near={near} hidden={hidden} />
      <Lanes table={table} lanes={lanes} label={`${nameOfSeat(table, near)}, lane by lane`} isHere={isHere} />
      <Half table={table} side="near" label={nameOfSeat(table, near)} pieces={pieces.filter(isHere)} />
    </section>
  );
};

/** The arenas in the middle: each player's pieces on that player's side of the line. */
export const Arenas = ({ table, near }: { readonly table: Table; readonly near: number }) => (
  <div class="arenas">
    {table.zones
      .filter((zone) => zone.role === 'arena')
      .map((zone) => (
        <Arena key={zone.id} table={table} zone={zone} near={near} />
      ))}
  </div>
);
