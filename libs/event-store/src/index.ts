/**
 * The event store's port: types and errors. Loads no driver and nothing of Node, so a browser can import it.
 * Adapters: `#event-store/memory` (`openMemoryStore`), `#event-store/sqlite` (`openSqliteStore`) and `#event-store/kurrentdb`
 * (`openKurrentStore`).
 *
 *   const store = await openSqliteStore({ path: 'matches.sqlite' });
 *   const { nextExpected } = await store.append('match-1', 'no-stream', batch);
 *   for await (const event of store.readStream('match-1')) state = evolve(state, event);
 *   const live = await store.subscribe({ after: checkpoint, onEvent, onCaughtUp });
 */
export type {
  Appended,
  EventFilter,
  EventStore,
  NewEvent,
  ExpectedRevision,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
  SeenHead,
  StoreHead,
  StoreLimits,
  StoreOptions,
  StoreProblem,
  StreamHead,
  SubscribeOptions,
  Subscription,
  SubscriptionEnd,
  UnreadableEvent,
  VerifyOptions,
  VerifyReport,
} from './port.js';
export {
  AppendInDoubtError,
  CheckpointAheadError,
  EventStoreError,
  EventTooLargeError,
  ForeignEventError,
  IdempotencyConflictError,
  InvalidEventError,
  InvalidRequestError,
  QueueFullError,
  StoreClosedError,
  StoreDamagedError,
  StoreReadOnlyError,
  StoreUnavailableError,
  StreamGoneError,
  type StreamLoss,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from './errors.js';
export { isStreamFault } from './unreadable.js';
export type { UnavailableCode } from './unavailable-code.js';
export { publicWords } from './public-words.js';
export { DEFAULT_LIMITS } from './port.js';
export { isStreamName } from './requests.js';
