import { words } from '#ruleset';
import type {
  Ability,
  ActivatedAbility,
  Choosing,
  Group,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from '../../words/definition.js';
import type { Mode } from '../../words/definition.js';
import { amountWords } from './amounts.js';
import { conditionWords } from './conditions.js';
import { costWords } from './costs.js';
import { eventWords } from './events.js';
import { aThing, things } from './filters.js';
import { refWords, targetWords, whereWords } from './references.js';
import { replacementWords } from './replacements.js';
import { joined, sentence } from './sentences.js';
import { giftWords } from './statics.js';
import { stepsWords } from './steps.js';

const { upperFirst } = words;

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

const howMany = (choice: TargetChoice): string => {
  const { target, min, max } = choice;
  if (isJustOne(choice)) return aThing(target);
  return min === 0 && max === 1 ? `${aThing(target)}, or none` : `${numberWords(choice)} ${things(target)}`;
};

const SAME = { location: 'all in one place', controller: 'all with the same controller' } as const;

const DIFFERENT_TARGETS = { location: 'no two in one place', side: 'one friendly, one enemy' } as const;

const groupWords = ({ might, same, different }: Group): string =>
  joined(
    [
      might && `with ${might.max} Might at most together`,
      same && SAME[same],
      different && DIFFERENT_TARGETS[different],
    ],
    ' and ',
  );

const targetChoice = (choice: TargetChoice): string =>
  joined([
    howMany(choice),
    choice.group && `(${groupWords(choice.group)})`,
    choice.shares !== undefined &&
      `(no more than ${amountWords(choice.shares)}${choice.sharedBy ? '' : ' and Bonus Damage'}, which is split among them)`,
    choice.movesTo !== undefined && `(not ${whereWords(choice.movesTo)} already)`,
    choice.if && `(chosen only if ${conditionWords(choice.if)})`,
  ]);

const DESTINATIONS: Readonly<Record<DestinationChoice['destination'], string>> = {
  battlefield: 'a battlefield',
  location: 'a battlefield or base',
  'to or from base': 'a battlefield, or their base from there,',
};

const destinationChoice = ({ destination, of, with: there, being }: DestinationChoice): string =>
  joined([
    `the destination, ${DESTINATIONS[destination]}`,
    of !== undefined && `for ${refWords(of)}`,
    being && `which is ${aThing(being)}`,
    there && `with ${aThing(there)} there`,
  ]);

const isTarget = (choice: Choosing): choice is TargetChoice => 'target' in choice;

/** Whether there may be several targets of a choice. */
const maybeSeveral = ({ max, min, shares }: TargetChoice): boolean => shares !== undefined || (max ?? min ?? 1) > 1;

const choiceWords = (choice: Choosing, index: number): string =>
  isTarget(choice) ? `${targetWords(index)}: ${targetChoice(choice)}` : destinationChoice(choice);

/** What is chosen as the item is finalized. */
const choicesWords = (choices: readonly Choosing[]): string =>
  choices.length === 0 ? '' : sentence(`choose ${choices.map(choiceWords).join('; ')}`);

/** Where there is but one choice of targets, they need no number. */
const unnumbered = (text: string, choices: readonly Choosing[]): string => {
  const [first, ...others] = choices;
  if (first === undefined || !isTarget(first) || others.some(isTarget) || text.includes(targetWords(1))) return text;
  const [chosen, meant] = maybeSeveral(first) ? ['targets', 'the targets'] : ['a target', 'the target'];
  return text
    .replace(`${targetWords(0)}:`, `${chosen}:`)
    .replaceAll(/\b[Tt]arget 1\b/g, (word) => (word.startsWith('T') ? upperFirst(meant) : meant));
};

interface Doer {
  readonly choices?: readonly Choosing[];
  readonly does: Mode['does'];
}

const effectWords = ({ choices = [], does }: Doer): string =>
  unnumbered(joined([choicesWords(choices), stepsWords(does)]), choices);

const DIFFERENT = {
  'each turn': ', none that this has had chosen this turn',
  always: ', a different one for each Repeat',
} as const;

const modesWords = ({ modes, different }: Pick<SpellAbility, 'modes' | 'different'>): string => {
  if (modes === undefined) return '';
  const rule = different === undefined ? '' : DIFFERENT[different === true ? 'always' : different];
  const told = modes.map((mode, index) => `(${index + 1}) [${mode.called}] ${effectWords(mode)}`);
  return `As it is finalized, choose one${rule}: ${told.join(' ')}`;
};

const wholeEffect = (ability: SpellAbility | TriggeredAbility | ActivatedAbility): string =>
  joined([effectWords(ability), modesWords(ability)]);

const triggered = (ability: TriggeredAbility): string => {
  const { when, keyword, from, once, controlledBy, if: condition, may, cost } = ability;
  const head = joined(
    [
      when.length === 0 ? 'At once' : `When ${when.map(eventWords).join(', or when ')}`,
      condition && `if ${conditionWords(condition)}`,
      from && `while this is in the ${from}`,
      once && 'once each turn',
      controlledBy && 'under the control of who did it',
      may && 'you may use this ability',
      cost && `at this cost (${costWords(cost)})`,
    ],
    ', ',
  );
  return joined([keyword && `${keyword}:`, `${head}:`, wholeEffect(ability)]);
};

const TIMINGS = { action: 'Action timing', reaction: 'Reaction timing' } as const;

const activated = (ability: ActivatedAbility): string => {
  const { cost, once, keyword, timing, if: condition } = ability;
  const limits = joined(
    [timing && TIMINGS[timing], once && 'once each turn', condition && `only if ${conditionWords(condition)}`],
    '; ',
  );
  return joined([
    keyword && `${keyword}:`,
    `to use, ${costWords(cost)}${limits && ` (${limits})`}:`,
    wholeEffect(ability),
  ]);
};

const staticWords = ({ while: condition, gives }: StaticAbility): string =>
  sentence(joined([condition && `while ${conditionWords(condition)},`, giftWords(gives)]));

const SAYINGS: { readonly [Kind in Ability['kind']]: (ability: Extract<Ability, { readonly kind: Kind }>) => string } =
  {
    spell: wholeEffect,
    triggered,
    activated,
    static: staticWords,
    replacement: (ability) => replacementWords(ability),
  };

const say = <Kind extends Ability['kind']>(
  ability: Extract<Ability, { readonly kind: Kind }> & { readonly kind: Kind },
): string => SAYINGS[ability.kind](ability);

/** An ability in one or more sentences, behind the name that it is called by where it has one. */
export const abilityWords = (ability: Ability): string =>
  joined([
    ability.called !== undefined && `[${ability.called}]`,
    upperFirst(unnumbered(say(ability), ('choices' in ability && ability.choices) || [])),
  ]);
