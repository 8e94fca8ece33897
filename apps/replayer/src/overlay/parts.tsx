import type { ComponentChildren } from 'preact';
import type { Table, TablePlayer, TableZone } from '#table';
import type { OverlayPart } from '#tournament';
import { nameOfThing, seatClass, sidesOf } from '../seats.js';
import { classes } from '../words.js';
import { Announced, Box, Card, Clock, type PartProps, WholeTable } from './parts-beside.js';
import { WORDS } from './overlay-words.js';

const Side = ({ side }: { readonly side: readonly TablePlayer[] }) => {
  const [first] = side;
  if (first === undefined) return null;
  return (
    <li class={classes('score-side', seatClass(first.seat))}>
      <span class="score-name">{side.map(({ name }) => name).join(' & ')}</span>
      {first.wins > 0 && <span class="score-wins">{'●'.repeat(first.wins)}</span>}
      <b class="score-points">{first.score}</b>
    </li>
  );
};

const outcome = ({ result, players }: Table, { lang }: PartProps['place']): string => {
  if (result === null) return '';
  const names = result.winners.map((seat) => players.find((each) => each.seat === seat)?.name ?? '');
  return names.length === 0 ? WORDS[lang].draw : WORDS[lang].winner(names.join(' & '));
};

const Score = ({ air, place }: PartProps) => {
  const { table } = air.state.value;
  const words = WORDS[place.lang];
  const target = table.players[0]?.target ?? null;
  const about = [
    ...(table.clock.game > 1 ? [words.game(table.clock.game)] : []),
    ...(table.clock.turn > 0 ? [words.turn(table.clock.turn)] : []),
    ...(target === null ? [] : [words.to(target)]),
  ];
  return (
    <Box of="score">
      <ol class="score-sides">
        {sidesOf(table).map((side) => (
          <Side key={side[0]?.seat} side={side} />
        ))}
      </ol>
      <p class="score-about">{outcome(table, place) || about.join(' · ')}</p>
    </Box>
  );
};

const piecesIn = (table: Table, zone: TableZone) =>
  zone.pieces.flatMap((id) => table.pieces.filter((piece) => piece.id === id && piece.role === undefined));

const Battlefields = ({ air }: PartProps) => {
  const { table } = air.state.value;
  return (
    <Box of="battlefields">
      {table.zones
        .filter(({ role }) => role === 'arena')
        .map((zone) => (
          <div key={zone.id} class="part-arena">
            <h2>{zone.name}</h2>
            <p class="part-badges">{zone.badges.join(' · ')}</p>
            <ul>
              {piecesIn(table, zone).map((piece) => (
                <li key={piece.id} class={seatClass(piece.controller)}>
                  {piece.name ?? '?'}
                  {piece.numbers.map(({ label, value }) => (
                    <b key={label} title={label}>
                      {value}
                    </b>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Box>
  );
};

const Chain = ({ air, place }: PartProps) => {
  const { table } = air.state.value;
  const { stack } = table;
  if (stack.length === 0) return null;
  return (
    <Box of="chain">
      <h2>{WORDS[place.lang].chain}</h2>
      <ol>
        {stack.toReversed().map((item) => (
          <li key={item.id} class={seatClass(item.controller)}>
            {item.label}
            {item.targets.length > 0 && (
              <span class="chain-at"> → {item.targets.map((target) => nameOfThing(table, target)).join(', ')}</span>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
};

const Hands = ({ air, place }: PartProps) => {
  const { table } = air.state.value;
  const words = WORDS[place.lang];
  return (
    <Box of="hands">
      {table.players.map(({ seat, name }) => {
        const cards = table.zones
          .filter(({ role, owner }) => role === 'hand' && owner === seat)
          .flatMap((zone) => piecesIn(table, zone));
        const known = cards.flatMap((card) => (card.name === null ? [] : [card.name]));
        return (
          <div key={seat} class={seatClass(seat)}>
            <h2>
              {name}, {words.hand}
            </h2>
            {known.map((card, i) => (
              <span key={i} class="hand-card">
                {card}
              </span>
            ))}
            {known.length < cards.length && (
              <span class="hand-count">{words.unknown(cards.length - known.length)}</span>
            )}
          </div>
        );
      })}
    </Box>
  );
};

/** A line as it was entered, with an arrow where the notation has two signs for one. */
const onAirLine = (line: string): string => line.replaceAll('->', '→');

const Last = ({ air }: PartProps) => {
  const entry = air.last.value;
  if (entry === undefined) return null;
  return (
    <Box of="last">
      <p key={entry.number} class={classes('last-line', entry.seat !== null && seatClass(entry.seat))}>
        {onAirLine(entry.line)}
      </p>
    </Box>
  );
};

const Frame = (props: PartProps) => {
  const { title, subtitle } = props.show;
  return (
    <>
      {title !== '' && (
        <Box of="title">
          <h2>{title}</h2>
          {subtitle !== '' && <p>{subtitle}</p>}
        </Box>
      )}
      <Score {...props} />
      <Clock {...props} />
      <Last {...props} />
      <Announced {...props} />
    </>
  );
};

/** How each part is drawn. */
export const PARTS: Readonly<Record<OverlayPart, (props: PartProps) => ComponentChildren>> = {
  frame: Frame,
  score: Score,
  battlefields: Battlefields,
  chain: Chain,
  hands: Hands,
  last: Last,
  clock: Clock,
  card: Card,
  table: WholeTable,
  moment: Announced,
};
