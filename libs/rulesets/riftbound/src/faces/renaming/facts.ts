import { each, factRenaming, same, type Renaming } from '#ruleset';
import type { EventFact, PauseFact, RiftboundFact } from '../../state/facts.js';
import { renameChoice, renameFrame } from './agenda.js';
import { renameEvent } from './events.js';

const isEvent = (fact: RiftboundFact): fact is EventFact =>
  fact.type !== 'ChoiceAwaited' && fact.type !== 'ChoiceMade' && fact.type !== 'TasksPutAside';

/** A pause, with the tasks that wait in it and the events that they may hold. */
const renamePause: Renaming<PauseFact> = factRenaming<PauseFact>({
  ChoiceAwaited: { choice: renameChoice, agenda: each(renameFrame), cleanupDue: same },
  ChoiceMade: same,
  TasksPutAside: { agenda: each(renameFrame) },
});

/** What each fact says of pieces, called by other numbers. */
export const renameFact: Renaming<RiftboundFact> = (fact, names) =>
  isEvent(fact) ? renameEvent(fact, names) : renamePause(fact, names);
