import { groupsOf, type ChecklistItem, type RewindPlan, type UndonePlay } from '#projections';
import { roleText } from '#ruleset';
import { ruleText } from './verdicts.js';
import { plain } from './markdown.js';

/** A plan with what its sentences need: the names of the players by seat, and the edition of the match. */
export interface ToldPlan {
  readonly plan: RewindPlan;
  readonly tape: string;
  readonly players: readonly string[];
  readonly edition: string;
}

const KINDS = { decision: '', chance: ' (chance)', table: ' (the table)' } as const;

const minutesText = (minutes: number | null): string =>
  minutes === null || minutes === 0 ? '' : ` It goes back ${String(minutes)} minutes by the recorder's clock.`;

const headOf = ({ plan: { to, depth, undone, orderedBy, minutes }, tape }: ToldPlan): string =>
  `${tape}, back to before play ${String(to)}: a ${depth} rewind of ${String(undone.length)} ${undone.length === 1 ? 'play' : 'plays'}, ` +
  `ordered by ${orderedBy.map(roleText).join(' or ')}.${minutesText(minutes)}`;

const knownText = ({ learned }: UndonePlay, players: readonly string[]): readonly string[] =>
  learned.map(({ card, to, isKnownToAll }) => {
    const who = isKnownToAll ? 'everybody' : to.map((seat) => players[seat]).join(', ');
    return `known since to ${who}: ${card}`;
  });

const undoneText = (play: UndonePlay, players: readonly string[]): readonly string[] => [
  `play ${String(play.number)}${KINDS[play.kind]}, ${play.line}`,
  ...[...play.reversal, ...knownText(play, players)].map((text) => `  ${text}`),
];

/** The rules of a group's items, each once. */
const rulesText = (items: readonly ChecklistItem[], edition: string): string => {
  const rules = [...new Set(items.flatMap(({ rule }) => (rule === null ? [] : [rule])))];
  return rules.length === 0 ? '' : ` [${rules.map((rule) => ruleText(rule, edition)).join(', ')}]`;
};

/** A plan for people at a terminal. */
export const planText = (told: ToldPlan): string => {
  const { plan, players, edition } = told;
  return [
    headOf(told),
    '',
    'Would be undone, latest first:',
    ...plan.undone.flatMap((play) => undoneText(play, players)).map((line) => `  ${line}`),
    '',
    // What is reversed stands above, play by play.
    ...groupsOf(plan.checklist.filter(({ group }) => group !== 'reverse')).flatMap(({ head, items }) => [
      `${head}${rulesText(items, edition)}:`,
      ...items.map(({ text }) => `  [ ] ${text}`),
    ]),
  ]
    .map((line) => `${line}\n`)
    .join('');
};

/** The checklist as a page of Markdown, to be printed and ticked. */
export const planMarkdown = (told: ToldPlan): string => {
  const { plan, edition } = told;
  return [
    `# Rewind to before play ${String(plan.to)}`,
    '',
    plain(headOf(told)),
    '',
    ...groupsOf(plan.checklist).flatMap(({ head, items }) => [
      `## ${head}${plain(rulesText(items, edition))}`,
      '',
      ...items.map(({ text }) => `- [ ] ${plain(text)}`),
      '',
    ]),
  ].join('\n');
};
