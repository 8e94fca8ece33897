import type { Desk } from '../desk.js';
import { useHeldEntry } from './held-entry.js';
import { NewRuling } from './new-ruling.js';
import { RulingsOn } from './rulings-on.js';

/** What the ruling book has to do with the step shown: its rulings on the rules there, and a new one that begins here. */
export const BookOnStep = ({ desk }: { readonly desk: Desk }) => {
  const { entry, waits } = useHeldEntry(desk);
  if (entry === undefined) return null;
  return (
    <>
      <RulingsOn key={waits ? 'waits' : desk.at.value} edition={desk.edition} entry={entry} />
      <NewRuling desk={desk} />
    </>
  );
};
