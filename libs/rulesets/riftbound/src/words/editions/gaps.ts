import { editionOf, NEWEST_CORE, type EditionId, type RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import { doubtful } from '../findings.js';

/**
 * Something that an edition decides otherwise than the newest and that this engine decides as the newest does.
 * - `rule`: the rule it concerns; a verdict that comes to it is doubtful
 * - `met`: the rules by which a decision is seen to come to it, where that is not the rule itself
 * - `says`: what the edition says, in our words
 * - `players`: from how many players on it matters
 */
export interface Gap {
  readonly editions: readonly EditionId[];
  readonly rule: RuleKey;
  readonly met?: readonly RuleKey[];
  readonly says: string;
  readonly players?: number;
}

const UP_TO_1_0 = ['core-1.0'] as const;
const UP_TO_1_1 = ['core-1.0', 'core-1.1'] as const;
const UP_TO_1_2 = ['core-1.0', 'core-1.1', 'core-1.2'] as const;
const UP_TO_1_3 = [...UP_TO_1_2, 'core-1.3'] as const;

/** What is known of older editions and not decided by them. */
export const GAPS: readonly Gap[] = [
  {
    editions: UP_TO_1_0,
    rule: 'showdown.pass-on',
    met: ['showdown.pass-on', 'chain.pass-on'],
    says: 'only relevant players, and those that they invite, act on a chain and in a showdown',
    players: 3,
  },
  {
    editions: UP_TO_1_0,
    rule: 'trigger.attack',
    met: ['trigger.attack', 'trigger.defend'],
    says: 'attack and defend triggers belong to the first chain of the combat, and by its FAQ they trigger later too, and again',
  },
  {
    editions: UP_TO_1_0,
    rule: 'burn-out.not-on-looking',
    says: 'looking at an empty deck, and revealing from it, burns out',
  },
  {
    editions: UP_TO_1_1,
    rule: 'showdown.between-two',
    says: 'a showdown without a combat comes first where nobody has control, and elsewhere it is a combat where units of two players are',
  },
  {
    editions: ['core-1.1'],
    rule: 'play.unit-location-default',
    says: 'it is not said where units may be played: the sentence is missing',
  },
  {
    editions: UP_TO_1_2,
    rule: 'trigger.may',
    met: ['ability.optional-trigger'],
    says: 'a "you may" is decided as the ability resolves',
  },
  { editions: UP_TO_1_2, rule: 'trigger.cost', says: 'a cost in its text is paid as the ability resolves' },
  {
    editions: ['core-1.3'],
    rule: 'trigger.may',
    met: ['ability.optional-trigger'],
    says: 'a "you may" is decided as the ability triggers',
  },
  {
    editions: ['core-1.3'],
    rule: 'trigger.cost-to-finalize',
    says: 'a cost anywhere in its text is paid as the ability is finalized',
  },
  {
    editions: UP_TO_1_3,
    rule: 'mode.match.best-of-five',
    met: ['mode.match.best-of-five', 'mode.match.reuse-after-all', 'mode.match.reuse-at-most-twice'],
    says: 'a match is won by two games, and no battlefield comes again',
  },
];

/** A table's edition, and who plays. */
interface Played {
  readonly edition: string;
  readonly seats: readonly unknown[];
}

/** What a verdict has to say of the gaps of the match's edition that it came to: one finding for each. */
export const gapFindings = ({ edition, seats }: Played, rules: ReadonlySet<string>): readonly Finding[] =>
  GAPS.flatMap(({ editions, rule, met = [rule], says, players = 0 }) => {
    const of = editions.find((id) => id === edition);
    if (of === undefined || seats.length < players || !met.some((each) => rules.has(each))) return [];
    return [doubtful(rule, `Decided as in ${editionOf(NEWEST_CORE).title}, though by ${editionOf(of).title} ${says}.`)];
  });

/** Whether an edition has gaps at all: the newest has none. */
export const hasGaps = ({ edition }: Pick<Played, 'edition'>): boolean =>
  GAPS.some(({ editions }) => editions.some((id) => id === edition));
