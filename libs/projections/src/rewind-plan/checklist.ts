import { roleText, type Policy, type Seat } from '#ruleset';
import type { Table } from '#table';
import type { ChecklistItem, RewindPlan, UndonePlay } from './rewind-plan.js';

type Steps = Omit<RewindPlan, 'checklist'>;

/** What the rules ask of a rewind, and the table that it has to come to. */
interface Aim {
  readonly policy: Policy;
  readonly table: Table;
}

const playerName = ({ players }: Table, seat: Seat | null): string =>
  players.find((player) => player.seat === seat)?.name ?? 'the table';

const permit = ({ depth, to, orderedBy, rule }: Steps): ChecklistItem => {
  const what = depth === 'simple' ? 'Only the last action goes back' : 'More than the last action goes back';
  const who = orderedBy.map(roleText).join(', ');
  const text = `${what}, to before play ${String(to)}. It may be ordered by: ${who}.`;
  return { key: 'permit', group: 'permit', text, rule };
};

const reverseOne = ({ number, line, reversal }: UndonePlay, { policy }: Aim): readonly ChecklistItem[] =>
  reversal.map((sentence, index) => ({
    key: `play-${String(number)}-${String(index + 1)}`,
    group: 'reverse',
    text: `Play ${String(number)}, ${line}: ${sentence}`,
    rule: policy.rewinding?.steps ?? null,
  }));

/** What players know by themselves: a drawn card is no longer told from the others of its kind, one that was looked at is shuffled away. */
const randomiseKnown = ({ undone }: Steps, { policy, table }: Aim): readonly ChecklistItem[] => {
  const alone = undone.flatMap(({ learned }) => learned.filter(({ isKnownToAll }) => !isKnownToAll));
  const seats = [...new Set(alone.flatMap(({ to }) => to))].sort((one, other) => one - other);
  return seats.map((seat) => {
    const cards = [...new Set(alone.filter(({ to }) => to.includes(seat)).map(({ card }) => card))].sort();
    const text =
      `${playerName(table, seat)} has come to know ${cards.join(', ')}. What was drawn goes back as a card taken at random ` +
      'from those it may be; what was looked at and stayed in its deck is shuffled into the random part.';
    return { key: `known-${String(seat)}`, group: 'randomise', text, rule: policy.rewinding?.steps ?? null };
  });
};

const randomise = ({ owed }: Steps, { policy }: Aim): readonly ChecklistItem[] =>
  owed.map(({ sentence, because }, index) => ({
    key: `owed-${String(index + 1)}`,
    group: 'randomise',
    text: sentence,
    rule: because[0] ?? policy.rewinding?.shuffle ?? null,
  }));

const check = ({ policy, table }: Aim): readonly ChecklistItem[] => {
  const { players, zones, clock, windows } = table;
  const rule = policy.rewinding?.table ?? null;
  const held = (seat: Seat): number =>
    zones.filter(({ role, owner }) => role === 'hand' && owner === seat).flatMap(({ pieces }) => pieces).length;
  const { state, priority } = windows;
  const now = `Turn ${String(clock.turn)}, of ${playerName(table, clock.seat)}: ${clock.phase}, ${state}.`;
  const acts = priority === null ? 'Nobody has priority.' : `${playerName(table, priority)} has priority.`;
  return [
    { key: 'check-clock', group: 'check', text: `${now} ${acts}`, rule },
    ...players.map(({ seat, name, score, scoreName }): ChecklistItem => {
      const text = `${name}: ${scoreName} ${String(score)}, cards in hand ${String(held(seat))}.`;
      return { key: `check-${String(seat)}`, group: 'check', text, rule };
    }),
  ];
};

const time = ({ policy: { callIsShort } }: Aim): readonly ChecklistItem[] =>
  callIsShort === null
    ? []
    : [
        {
          key: 'time',
          group: 'time',
          text: `Has the call taken more than ${String(callIsShort.seconds)} seconds, extend the time of the match.`,
          rule: callIsShort.rule,
        },
      ];

const HEADS: Readonly<Record<ChecklistItem['group'], string>> = {
  permit: 'Permit',
  reverse: 'Reverse, latest first',
  randomise: 'Randomise',
  check: 'Check',
  time: 'Time',
};

/** Items of a checklist that stand together, with what they are for as a heading. */
export interface ChecklistGroup {
  readonly group: ChecklistItem['group'];
  readonly head: string;
  readonly items: readonly ChecklistItem[];
}

/** A checklist by its groups, in the order in which they are worked through; those without an item are left out. */
export const groupsOf = (checklist: readonly ChecklistItem[]): readonly ChecklistGroup[] =>
  (Object.keys(HEADS) as ChecklistItem['group'][])
    .map((group) => ({ group, head: HEADS[group], items: checklist.filter((item) => item.group === group) }))
    .filter(({ items }) => items.length > 0);

/** What a judge works through at a paper table to set it back, in this order. */
export const checklistOf = (steps: Steps, aim: Aim): readonly ChecklistItem[] => [
  permit(steps),
  ...steps.undone.flatMap((play) => reverseOne(play, aim)),
  ...randomise(steps, aim),
  ...randomiseKnown(steps, aim),
  ...check(aim),
  ...time(aim),
];
