import { editionOf, NEWEST_CORE, type EditionId, type RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import { doubtful } from '../findings.js';

/**
 * Something that an edition decides otherwise than the newest and that this engine decides as the newest does.
 * - `rule`: the rule it concerns; a verdict that comes to it is doubtful
 * - `met`: the rules by which a decision is seen to come to it, where that is not the rule itself
 * - `says`: what the edition says, in our words
 */
export interface Gap {
  readonly editions: readonly EditionId[];
  readonly rule: RuleKey;
  readonly met?: readonly RuleKey[];
  readonly says: string;
}

const UP_TO_1_0 = ['core-1.0'] as const;
const UP_TO_1_2 = ['core-1.0', 'core-1.1', 'core-1.2'] as const;
const UP_TO_1_3 = [...UP_TO_1_2, 'core-1.3'] as const;

/** What is known of older editions and not decided by them. */
export const GAPS: readonly Gap[] = [
  {
    editions: UP_TO_1_0,
    rule: 'combat.skip-to-resolution',
    says: 'no combat has happened where no unit of either side is left, and it is not said what becomes of the contest',
  },
  {
    editions: UP_TO_1_0,
    rule: 'target.group-reduced',
    says: 'it is not said what becomes of targets that together are no longer what was to be chosen',
  },
  {
    editions: UP_TO_1_0,
    rule: 'cost.pay-replaced',
    says: 'it is not said whether a cost that was replaced is paid',
  },
  {
    editions: UP_TO_1_0,
    rule: 'layer.limit-snapshot',
    says: 'it is not said whether a decrease that stopped at its minimum stays as small when the Might changes',
  },
  {
    editions: UP_TO_1_0,
    rule: 'hidden.targets-there',
    met: ['hidden.restricted'],
    says: 'everything that is chosen for a card from facedown is at its battlefield, and it is not said whether that holds for players and for what is on the chain',
  },
  {
    editions: UP_TO_1_0,
    rule: 'play.wait-for-resolution',
    says: 'a card that an effect has played is played before the rest of the effect is done',
  },
  {
    editions: UP_TO_1_0,
    rule: 'showdown.between-two',
    says: 'a showdown begins where nobody has control, and where two contest control it is part of a combat: it is not said which holds where both are so',
  },
  {
    editions: ['core-1.1', 'core-1.2'],
    rule: 'turn.expiration-repeat',
    says: 'the turn ends after whatever comes up as effects expire, and damage dealt then is not healed',
  },
  {
    editions: ['core-1.3'],
    rule: 'trigger.cost-to-finalize',
    says: 'a cost anywhere in its text is paid as the ability is finalized, and its FAQ has a later one paid as it resolves',
  },
  {
    editions: UP_TO_1_3,
    rule: 'battlefield.abilities-chooser',
    says: 'whoever controls the battlefield controls its abilities, and a FAQ of 1.3 has whom they let choose control them',
  },
  {
    editions: UP_TO_1_2,
    rule: 'combat.chain-before-result',
    says: 'it is not clear whether what waits on the chain resolves before control of the battlefield is established',
  },
  {
    editions: UP_TO_1_2,
    rule: 'combat.begins',
    says: 'a combat whose showdown has ended leaves the state neutral, so that what is staged elsewhere may begin before it ends',
  },
  {
    editions: UP_TO_1_2,
    rule: 'bonus-damage.none-dealt',
    says: 'Bonus Damage is added to whatever is dealt, and it is not said that 0 is no damage',
  },
  {
    editions: UP_TO_1_3,
    rule: 'resolve.linked-replaced',
    says: 'an instruction that was replaced counts for the ones linked to it, or nothing is said of it',
  },
  {
    editions: UP_TO_1_3,
    rule: 'action.kill-in-cleanup',
    says: 'it is said of no player that they kill what combat damage kills',
  },
  {
    editions: UP_TO_1_3,
    rule: 'action.replace-swap-back',
    says: 'what has replaced a token can never be swapped back',
  },
  {
    editions: UP_TO_1_3,
    rule: 'target.split-too-many',
    says: 'whoever splits the damage determines which targets cease to be targets, and it is not said how few may be left',
  },
  {
    editions: UP_TO_1_3,
    rule: 'ability.delayed-replacement',
    says: 'it is not said that "then recycle it" and "then banish it" hold for a card that leaves the chain without resolving',
  },
  {
    editions: UP_TO_1_3,
    rule: 'layer.decreases',
    says: 'the limit of a passive ability, too, is fixed as it begins to apply',
  },
  {
    editions: ['core-1.3'],
    rule: 'action.counter-not-played',
    says: 'a card that was countered has not been played, but for Legion, and its FAQ has it played for whatever counts cards',
  },
  {
    editions: UP_TO_1_3,
    rule: 'mode.match.best-of-five',
    met: ['mode.match.best-of-five', 'mode.match.reuse-after-all', 'mode.match.reuse-at-most-twice'],
    says: 'a match is won by two games, and no battlefield comes again',
  },
];

/** A table, by its edition. */
interface Played {
  readonly edition: string;
}

/** What a verdict has to say of the gaps of the match's edition that it came to: one finding for each. */
export const gapFindings = ({ edition }: Played, rules: ReadonlySet<string>): readonly Finding[] =>
  GAPS.flatMap(({ editions, rule, met = [rule], says }) => {
    const of = editions.find((id) => id === edition);
    if (of === undefined || !met.some((each) => rules.has(each))) return [];
    return [doubtful(rule, `Decided as in ${editionOf(NEWEST_CORE).title}, though by ${editionOf(of).title} ${says}.`)];
  });

/** Whether an edition has gaps at all: the newest has none. */
export const hasGaps = ({ edition }: Played): boolean =>
  GAPS.some(({ editions }) => editions.some((id) => id === edition));
