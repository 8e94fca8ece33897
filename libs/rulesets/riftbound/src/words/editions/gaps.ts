import { editionOf, type EditionId, type RuleKey } from '#rulebook';
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
    says: 'attack and defend triggers belong to the first chain of the combat; its FAQ has them trigger later too, and again',
  },
  {
    editions: UP_TO_1_0,
    rule: 'burn-out.not-on-looking',
    says: 'looking at an empty deck, and revealing from it, burns out',
  },
  {
    editions: ['core-1.1'],
    rule: 'play.unit-location-default',
    says: 'where units may be played is not said: the sentence is missing',
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
    editions: UP_TO_1_3,
    rule: 'mode.match.best-of-five',
    met: ['mode.match.best-of-five', 'mode.match.reuse-after-all', 'mode.match.reuse-at-most-twice'],
    says: 'matches are won by two games, and no battlefield comes again',
  },
];

const matters = ({ players = 0 }: Gap, seats: number): boolean => seats >= players;

/** A table's edition, and who plays. */
interface Played {
  readonly edition: string;
  readonly seats: readonly unknown[];
}

/** What a verdict has to say of the gaps of the match's edition that it came to: one finding for each. */
export const gapFindings = ({ edition, seats }: Played, rules: ReadonlySet<string>): readonly Finding[] =>
  GAPS.filter((gap) => gap.editions.some((id) => id === edition) && matters(gap, seats.length)).flatMap((gap) => {
    const { rule, met = [rule] } = gap;
    if (!met.some((each) => rules.has(each))) return [];
    const { title } = editionOf(gap.editions.find((id) => id === edition) ?? 'core-1.4');
    return [doubtful(rule, `Decided as today; ${title} say otherwise: ${gap.says}.`)];
  });

/** Whether an edition has gaps at all: the newest has none. */
export const hasGaps = ({ edition }: Pick<Played, 'edition'>): boolean =>
  GAPS.some(({ editions }) => editions.some((id) => id === edition));
