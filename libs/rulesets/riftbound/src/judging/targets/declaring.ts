import type { Finding } from '#ruleset';
import type { Declared, ModeNamed, PlayTarget } from '../../words/plays.js';
import { illegal } from '../../words/findings.js';
import type { ItemDeclared } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { zoneOf } from '../../state/zones.js';
import { canChoose, choiceFindings } from './choosing-targets.js';
import { modeOf, modesNamed } from '../../cards/modes-by-number.js';
import { abilityOf } from '../../cards/encodings.js';
import { chosenIn, choicesIn, type Chosen, type Text } from './executions.js';
import { nameOf } from '../../reading/objects.js';
import type { Setting } from '../../reading/setting.js';

/** What a play declares and chooses for an encoded text: modes, targets and destinations, each time that it is executed. */
interface Declaring {
  readonly targets: readonly PlayTarget[];
  readonly to: Location | null;
  readonly declared: Declared | null;
}

/** A play that declares nothing besides what it plays. */
export const NOTHING_DECLARED: Declared = { modes: [], way: null, using: [], extra: [], repeats: [], amount: 0 };

/** The modes of a text that its source has had chosen this turn, where they may not be chosen again. */
const chosenEarlier = ({ state, object }: Setting, text: Text): readonly ModeNamed[] =>
  text.different === 'each turn'
    ? state.history.flatMap((deed) =>
        deed.pieces[0]?.object === object && abilityOf(deed.ability) === text
          ? modesNamed(deed.ability, deed.modes)
          : [],
      )
    : [];

/** One mode each time, of those that there are; no mode twice where the text says so (355.3, 820.2.a). */
export const modeFindings = (
  setting: Setting,
  text: Text,
  chosen: readonly Pick<Chosen, 'modes'>[],
): readonly Finding[] => {
  const { modes, different } = text;
  const named = chosen.flatMap((each) => each.modes);
  const name = nameOf(setting.state, setting.source);
  if (!modes) return named.length === 0 ? [] : [illegal('play.modes', `${name} has no modes to choose from.`)];
  const findings: Finding[] = [];
  if (chosen.some((each) => each.modes.length !== 1 || !modeOf(text, each.modes[0]))) {
    findings.push(
      illegal(
        'play.modes',
        `${name} has one of its ${String(modes.length)} modes chosen, by its number, each time that it is executed.`,
      ),
    );
  }
  const earlier = chosenEarlier(setting, text);
  if (different && (new Set(named).size < named.length || named.some((mode) => earlier.includes(mode)))) {
    findings.push(
      illegal('play.modes', `A mode of ${name} that has been chosen already cannot be chosen again. Choose another.`),
    );
  }
  return findings;
};

/** What the rules hold against the choices of every execution (355.3-355.13). */
export const textFindings = (setting: Setting, text: Text, play: Declaring): readonly Finding[] => {
  const chosen = chosenIn(play);
  return [
    ...modeFindings(setting, text, chosen),
    ...chosen.flatMap((each) => choiceFindings(setting, choicesIn(setting, text, each.modes), each)),
  ];
};

/** Whether every needed choice has something to choose, in one mode at least (355.8, 402.4). */
export const canDeclare = (setting: Setting, text: Text): boolean => {
  const earlier = chosenEarlier(setting, text);
  const modes = text.modes?.flatMap(({ called }) => (earlier.includes(called) ? [] : [[called]]));
  return (modes ?? [[]]).some((each) => canChoose(setting, choicesIn(setting, text, each)));
};

/** What is paid with objects or declared as paid: the cost's own objects stand with no name. */
export const paidIn = (declared: Declared | null): ItemDeclared['paid'] => [
  ...(declared?.using.length ? [{ cost: null, using: declared.using }] : []),
  ...(declared?.extra ?? []),
];

/** Further destinations as zones, where there are any. */
export const alsoZones = (also: readonly Location[] = []): Pick<ItemDeclared, 'also'> =>
  also.length === 0 ? {} : { also: also.map(zoneOf) };

const repeatsKept = (repeats: Declared['repeats']): ItemDeclared['repeats'] =>
  repeats.map(({ modes, targets, to, also }) => ({
    modes,
    targets: targets.length,
    to: to && zoneOf(to),
    ...alsoZones(also),
  }));

/** What an item keeps of what was declared; null where that is nothing. */
export const keptOf = (declared: Declared | null, banishes = false): ItemDeclared | null => {
  if (declared === null) return banishes ? { modes: [], paid: [], repeats: [], banishes } : null;
  const { modes, repeats, also, named } = declared;
  return {
    modes,
    paid: paidIn(declared),
    repeats: repeatsKept(repeats),
    banishes,
    ...alsoZones(also),
    ...(named !== undefined && { named }),
  };
};
