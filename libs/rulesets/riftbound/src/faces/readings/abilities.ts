import { words } from '#ruleset';
import type {
  Ability,
  ActivatedAbility,
  Choosing,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from '../../words/definition.js';
import type { Mode } from '../../words/definition.js';
import { destinationWords, isTargetChoice, maybeSeveral, targetWordsOf } from '../../words/said/choices.js';
import { quantity } from '../../words/said/amounts.js';
import { conditionWords } from '../../words/said/conditions.js';
import { costWords } from '../../words/said/costs.js';
import { eventWords } from '../../words/said/events.js';
import { targetWords } from '../../words/said/references.js';
import { replacementWords } from './replacements.js';
import { joined, sentence } from '../../words/said/sentences.js';
import { giftWords } from './statics.js';
import { stepsWords } from './steps.js';

const { upperFirst } = words;

const choiceWords = (choice: Choosing, index: number): string =>
  isTargetChoice(choice)
    ? `${targetWords(index)}: ${targetWordsOf(choice)}`
    : `the destination, ${destinationWords(choice)}`;

/** What is chosen as the item is finalized. */
const choicesWords = (choices: readonly Choosing[]): string =>
  choices.length === 0 ? '' : sentence(`choose ${choices.map(choiceWords).join('; ')}`);

/** Where there is but one choice of targets, they need no number. */
const unnumbered = (text: string, choices: readonly Choosing[]): string => {
  const [first, ...others] = choices;
  if (first === undefined || !isTargetChoice(first) || others.some(isTargetChoice) || text.includes(targetWords(1)))
    return text;
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

/** What of it is up to its controller, and as far as that goes. */
const mayWords = ({ may, mayCovers }: TriggeredAbility): readonly (string | undefined)[] => [
  may && (may === 'choice' ? 'you may choose what it asks for, and so use this ability' : 'you may use this ability'),
  mayCovers === undefined
    ? undefined
    : `about its first ${quantity(mayCovers, 'instruction')} alone where that is decided on resolution`,
];

const triggered = (ability: TriggeredAbility): string => {
  const { when, keyword, from, once, controlledBy, if: condition, provided, cost } = ability;
  const head = joined(
    [
      when.length === 0 ? 'At once' : `When ${when.map(eventWords).join(', or when ')}`,
      condition && `if ${conditionWords(condition)}`,
      provided && `if ${conditionWords(provided)}`,
      from && `while this is in the ${from}`,
      once && 'once each turn',
      controlledBy && 'under the control of who did it',
      ...mayWords(ability),
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
