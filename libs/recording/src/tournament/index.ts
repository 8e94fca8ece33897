import { Broadcasts } from './broadcasts.js';
import { EraseNamesHandler } from './erase-names.js';
import { EventFeed } from './event-feed.js';
import { DeskFeed } from './desk-feed.js';
import { Floors, ReadFloorHandler } from './floor.js';
import { FloorFeed } from './floor-feed.js';
import { Glances } from './glances.js';
import { OpenTableTapeHandler } from './open-table.js';
import { OrderTournamentHandler } from './order-tournament.js';
import { ReadPenaltiesHandler } from './read-penalties.js';
import { ReadTableHandler } from './read-table.js';
import { ListTournamentsHandler, ReadDeskPlaceHandler, ReadTournamentHandler } from './read-tournament.js';
import { RegisterDeckHandler } from './register-deck.js';
import { Scribes } from './scribes.js';
import { TableClocks } from './table-clocks.js';
import { Tournaments } from './tournaments.js';

export { DeskFeed } from './desk-feed.js';
export { DESK_VERSION } from './kept-tournaments.js';
export { Broadcasts } from './broadcasts.js';
export { EraseNames, type ErasedNames } from './erase-names.js';
export { EventFeed } from './event-feed.js';
export type { FeedMessage, PlacedMessage } from './feed-messages.js';
export { ReadFloor } from './floor.js';
export { FloorFeed, type FloorNews } from './floor-feed.js';
export { OpenTableTape, type TableTape } from './open-table.js';
export { OrderTournament } from './order-tournament.js';
export { ReadPenalties } from './read-penalties.js';
export { ReadTable } from './read-table.js';
export { ListTournaments, ReadDeskPlace, ReadTournament } from './read-tournament.js';
export { RegisterTournamentDeck } from './register-deck.js';
export { Scribes } from './scribes.js';

/** What the desks of tournaments are made of. */
export const DESKS = [
  DeskFeed,
  Tournaments,
  TableClocks,
  Glances,
  Scribes,
  Floors,
  FloorFeed,
  EventFeed,
  Broadcasts,
  OrderTournamentHandler,
  EraseNamesHandler,
  OpenTableTapeHandler,
  RegisterDeckHandler,
  ListTournamentsHandler,
  ReadTournamentHandler,
  ReadDeskPlaceHandler,
  ReadFloorHandler,
  ReadTableHandler,
  ReadPenaltiesHandler,
];
