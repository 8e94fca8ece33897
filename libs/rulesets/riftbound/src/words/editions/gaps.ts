import { editionOf, NEWEST_CORE, type EditionId, type RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import { doubtful } from '../findings.js';

/**
 * Something that an edition decides otherwise than the newest and that this engine decides as the newest does.
 * - `rule`: the rule it concerns; a verdict that comes to it is doubtful
 * - `met`: the rules by which a decision is seen to come to it, where that is not the rule itself
 * - `onlyAsked`: a fact that cites the rule is not enough: the engine has to have seen that it matters
 * - `says`: what the edition says, in our words
 */
export interface Gap {
  readonly editions: readonly EditionId[];
  readonly rule: RuleKey;
  readonly met?: readonly RuleKey[];
  readonly onlyAsked?: true;
  readonly says: string;
}

const UP_TO_1_0 = ['core-1.0'] as const;
const UP_TO_1_1 = ['core-1.0', 'core-1.1'] as const;
const UP_TO_1_2 = ['core-1.0', 'core-1.1', 'core-1.2'] as const;
const UP_TO_1_3 = [...UP_TO_1_2, 'core-1.3'] as const;

/** What is known of older editions and not decided by them. */
export const GAPS: readonly Gap[] = [
  {
    editions: UP_TO_1_0,
    rule: 'combat.skip-to-resolution',
    says: 'it is not said what becomes of the contest where no unit of either side is left',
  },
  {
    editions: UP_TO_1_0,
    rule: 'target.group-reduced',
    says: 'it is not said what becomes of targets that no longer fit together',
  },
  {
    editions: UP_TO_1_0,
    rule: 'cost.pay-replaced',
    says: 'it is not said whether a replaced cost is paid',
  },
  {
    editions: UP_TO_1_0,
    rule: 'layer.limit-snapshot',
    says: 'it is not said whether a decrease with a minimum stays as it was',
  },
  {
    editions: UP_TO_1_0,
    rule: 'layer.decreases',
    onlyAsked: true,
    says: 'it is not said whether what a passive ability with a minimum takes stays as it was',
  },
  {
    editions: UP_TO_1_1,
    rule: 'action.double',
    says: 'it is not said whether doubled Might is as much more as there was then or twice what there is',
  },
  {
    editions: UP_TO_1_0,
    rule: 'trigger.reflexive',
    says: '"do this" is but a part of the same effect',
  },
  {
    editions: UP_TO_1_0,
    rule: 'target.exceptions',
    says: 'whatever a text has its player choose on the board is chosen as it is played',
  },
  {
    editions: UP_TO_1_0,
    rule: 'bonus-damage.split',
    says: 'it is not said whether Bonus Damage is added to each part of a split',
  },
  {
    editions: UP_TO_1_0,
    rule: 'action.kill-attributed',
    says: 'it is not said who has killed what dies of the damage of a spell or ability',
  },
  {
    editions: UP_TO_1_0,
    rule: 'priority.newest-item',
    onlyAsked: true,
    says: 'it is also said that triggers do not change who is active',
  },
  {
    editions: UP_TO_1_0,
    rule: 'hidden.targets-there',
    onlyAsked: true,
    says: 'everything that is chosen for a card from facedown is at its battlefield, perhaps players and items too',
  },
  {
    editions: UP_TO_1_0,
    rule: 'play.wait-for-resolution',
    says: 'a card that an effect has played is played before the rest of the effect is done',
  },
  {
    editions: UP_TO_1_0,
    rule: 'showdown.between-two',
    says: 'a showdown begins where nobody has control, and where two contest control it is part of a combat',
  },
  {
    editions: ['core-1.1', 'core-1.2', 'core-1.3'],
    rule: 'hidden.targets-separate',
    onlyAsked: true,
    says: 'it is not said whether each target of a card from facedown by itself is chosen there',
  },
  {
    editions: UP_TO_1_0,
    rule: 'battlefield.abilities-chooser',
    says: 'it is not said who controls the abilities of a battlefield',
  },
  {
    editions: UP_TO_1_1,
    rule: 'combat.chain-before-result',
    says: 'it is not clear whether what waits on the chain resolves before control is established',
  },
  {
    editions: UP_TO_1_2,
    rule: 'combat.begins',
    says: 'a showdown staged elsewhere may begin before a combat ends',
  },
  {
    editions: UP_TO_1_0,
    rule: 'bonus-damage.none-dealt',
    says: 'it is not said that 0 is no damage',
  },
  {
    editions: UP_TO_1_3,
    rule: 'action.deal-responsible',
    onlyAsked: true,
    says: 'it is not said who deals the damage that a spell has another unit deal',
  },
  {
    editions: UP_TO_1_3,
    rule: 'action.kill-in-cleanup',
    says: 'nobody is said to kill what combat damage kills',
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

/** The rules that a decision came to: cited by its findings and facts, or asked for where it matters what they say. */
export interface CameTo {
  readonly cited: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
}

const isMet = ({ rule, met = [rule], onlyAsked }: Gap, { cited, asked }: CameTo): boolean =>
  met.some((each) => asked.has(each) || (onlyAsked !== true && cited.has(each)));

/** What a verdict has to say of the gaps of the match's edition that it came to: one finding for each. */
export const gapFindings = ({ edition }: Played, rules: CameTo): readonly Finding[] =>
  GAPS.flatMap((gap) => {
    const { editions, rule, says } = gap;
    const of = editions.find((id) => id === edition);
    if (of === undefined || !isMet(gap, rules)) return [];
    const message = `Decided as in ${editionOf(NEWEST_CORE).title}, though by ${editionOf(of).title} ${says}.`;
    return [doubtful(rule, message)];
  });

/** Whether an edition has this gap. */
export const hasGap = ({ edition }: Played, rule: RuleKey): boolean =>
  GAPS.some((gap) => gap.rule === rule && gap.editions.some((id) => id === edition));

/** Whether an edition has gaps at all: the newest has none. */
export const hasGaps = ({ edition }: Played): boolean =>
  GAPS.some(({ editions }) => editions.some((id) => id === edition));
