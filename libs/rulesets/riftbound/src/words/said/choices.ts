import type { Choosing, Group } from '../definition.js';
import { amountWords } from './amounts.js';
import { conditionWords } from './conditions.js';
import { aThing, things } from './filters.js';
import { refWords, whereWords } from './references.js';
import { joined } from './sentences.js';

type TargetChoice = Extract<Choosing, { readonly target: unknown }>;
type DestinationChoice = Exclude<Choosing, TargetChoice>;

/** A choice without an upper bound, as definitions write it. */
const ANY_NUMBER = 99;

/** How many there may be, where it is not just one: `up to 2`, `any number of`. */
const numberWords = ({ min, max, shares }: TargetChoice): string => {
  const least = min ?? max ?? 1;
  const isOpen = shares !== undefined || max === ANY_NUMBER;
  if (isOpen) return least === 0 ? 'any number of' : `${least} or more`;
  const most = max ?? least;
  if (least === most) return min === max ? `exactly ${most}` : String(most);
  return least === 0 ? `up to ${most}` : `${least} to ${most}`;
};

const isJustOne = ({ min, max, shares }: TargetChoice): boolean =>
  [min, max, shares].every((part) => part === undefined);

/** What is chosen, and how many of it: `a unit here`, `exactly 2 friendly units`. */
export const howMany = (choice: TargetChoice): string => {
  const { target, min, max } = choice;
  if (isJustOne(choice)) return aThing(target);
  return min === 0 && max === 1 ? `${aThing(target)}, or none` : `${numberWords(choice)} ${things(target)}`;
};

const SAME = { location: 'all in one place', controller: 'all with the same controller' } as const;

const DIFFERENT_TARGETS = { location: 'no two in one place', side: 'one friendly, one enemy' } as const;

/** What holds of the targets together. */
export const groupWords = ({ might, same, different }: Group): string =>
  joined(
    [
      might && `with ${might.max} Might at most together`,
      same && SAME[same],
      different && DIFFERENT_TARGETS[different],
    ],
    ' and ',
  );

/** A choice of targets, with all that binds it. */
export const targetWordsOf = (choice: TargetChoice): string =>
  joined([
    howMany(choice),
    choice.group && `(${groupWords(choice.group)})`,
    choice.shares !== undefined &&
      `(no more than ${amountWords(choice.shares)}${choice.sharedBy ? '' : ' and Bonus Damage'}, which is split among them)`,
    choice.movesTo !== undefined && `(not ${whereWords(choice.movesTo)} already)`,
    choice.takenThere && '(not where units of three players would fight then)',
    choice.if && `(chosen only if ${conditionWords(choice.if)})`,
  ]);

const DESTINATIONS: Readonly<Record<DestinationChoice['destination'], string>> = {
  battlefield: 'a battlefield',
  location: 'a battlefield or base',
  'to or from base': 'a battlefield, or from there their base',
};

/** A place that may be the destination. */
export const destinationWords = ({ destination, of, with: there, being }: DestinationChoice): string =>
  joined([
    DESTINATIONS[destination],
    of !== undefined && `for ${refWords(of)}`,
    being && `which is ${aThing(being)}`,
    there && `with ${aThing(there)} there`,
  ]);

/** Whether targets are chosen, and no destination. */
export const isTargetChoice = (choice: Choosing): choice is TargetChoice => 'target' in choice;

/** Whether there may be several targets of a choice. */
export const maybeSeveral = ({ max, min, shares }: TargetChoice): boolean =>
  shares !== undefined || (max ?? min ?? 1) > 1;
