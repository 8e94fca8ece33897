import type { RuleKey } from '#rulebook';
import type { Finding, Problem } from '#ruleset';
import type { DeclaredSpell } from '../words/plays.js';
import { cannot, illegal } from '../words/findings.js';
import { cardName } from '../reading/objects.js';
import { textOf } from '../cards/known-cards.js';
import { firstProblem } from '#ruleset';
import type { RuneterraState } from '../state/runeterra-state.js';
import { LIMITS, type Speed } from '../words/vocabulary.js';
import { spellPayments, unpaid } from './mana.js';
import { cannotPlayFromHand, codeOf, costOf, enteredCard } from './card-in-hand.js';
import { strangers, toldText } from './known-texts.js';
import { ACTIONS_OF, SITUATION_WORDS, situationOf } from '../reading/situation.js';
import { holds } from './conditions.js';
import { doubt } from '../words/doubts.js';
import { targetFindings, targetProblem, targetsOf } from './targets.js';

/** Speed of a spell as entered; null where it is no spell. */
export const speedOf = (state: RuneterraState, spell: DeclaredSpell): Speed | null => {
  const card = enteredCard(state, spell);
  return card?.type === 'spell' ? (card.speed ?? 'slow') : null;
};

const wrongSpeed = (state: RuneterraState, spell: DeclaredSpell, speeds: readonly Speed[]): Problem | null => {
  const speed = speedOf(state, spell);
  const name = cardName(state, codeOf(state, spell));
  if (speed === null) return cannot('no-spell', `${name} is no spell.`, 'Record it as what it is played as.');
  if (speeds.includes(speed)) return null;
  const how = speed === 'burst' || speed === 'focus' ? 'cast by itself' : 'committed';
  return cannot('other-speed', `${name} is a ${speed} spell.`, `Record that it is ${how}.`);
};

/** Why a declared spell cannot be played at all: not in hand, unnamed, of another kind, or without its targets on the table. */
export const spellProblem = (
  state: RuneterraState,
  seat: number,
  { spell, speeds }: { readonly spell: DeclaredSpell; readonly speeds: readonly Speed[] },
): Problem | null =>
  firstProblem(
    () => cannotPlayFromHand(state, { seat, piece: spell.piece, card: spell.card }),
    () => wrongSpeed(state, spell, speeds),
    () => targetProblem(state, spell.targets),
    () => strangers(state, spell.effects),
  );

const COMMITTED: readonly Speed[] = ['slow', 'fast'];

/** Why spells cannot be committed together at all; none of them is fine. */
export const spellsCannot = (state: RuneterraState, seat: number, spells: readonly DeclaredSpell[]): Problem | null => {
  if (new Set(spells.map(({ piece }) => piece)).size < spells.length) {
    return cannot('card-twice', 'One card is committed twice.', 'Name each card once.');
  }
  return firstProblem(...spells.map((spell) => () => spellProblem(state, seat, { spell, speeds: COMMITTED })));
};

/** Held against the targets of a spell, and against telling what one does whose text is known. */
export const spellTargets = (
  state: RuneterraState,
  seat: number,
  { spell, rule }: { readonly spell: DeclaredSpell; readonly rule: RuleKey },
): readonly Finding[] => {
  const code = codeOf(state, spell);
  if (spell.effects !== null) return toldText(state, code);
  const text = textOf(state, code);
  if (!text) return [];
  const filters = text.abilities.flatMap(({ targets }) => targets ?? []);
  const { targets } = spell;
  const name = cardName(state, code);
  return [
    ...targetFindings(state, filters, { seat, name, targets, rule, optional: false }),
    ...unmetFindings(state, seat, spell),
  ];
};

/**
 * A spell whose text begins with what is asked for, and none of it is so as it is played: whether it may be played at all is open. What a
 * champion's own spell makes in the deck is no reason to play it.
 */
const unmetFindings = (state: RuneterraState, seat: number, spell: DeclaredSpell): readonly Finding[] => {
  const abilities = textOf(state, codeOf(state, spell))?.abilities ?? [];
  if (spell.effects !== null || abilities[0]?.if === undefined) return [];
  const doing = { seat, source: null, item: null, targets: targetsOf(state, spell.targets) };
  const isAny = abilities.some((ability) => ability.if !== undefined && holds(state, ability.if, doing));
  return isAny ? [] : doubt('condition-unmet');
};

const costsOf = (state: RuneterraState, spells: readonly DeclaredSpell[]): readonly number[] =>
  spells.map((spell) => costOf(state, spell));

const tooMany = (state: RuneterraState, count: number): readonly Finding[] =>
  state.stack.length + count > LIMITS.stack
    ? [illegal('runeterra.stack.limit', `The stack holds ${LIMITS.stack} spells and skills at most.`)]
    : [];

/** Held against the cost, the targets and the number of spells, whenever they are committed. */
const alwaysHeld = (state: RuneterraState, seat: number, spells: readonly DeclaredSpell[]): readonly Finding[] => [
  ...spells.flatMap((spell) => spellTargets(state, seat, { spell, rule: 'runeterra.stack.targets' })),
  ...unpaid(state, { seat, payments: spellPayments(state, seat, costsOf(state, spells)) }, 'runeterra.spells.mana'),
  ...tooMany(state, spells.length),
];

const isSlow = (state: RuneterraState, spell: DeclaredSpell): boolean => speedOf(state, spell) === 'slow';

/** A slow spell is committed out of combat, with nothing on the stack, one at a time, and lies at the bottom. */
const slowFindings = (state: RuneterraState, spells: readonly DeclaredSpell[]): readonly Finding[] => {
  const slow = spells.filter((spell) => isSlow(state, spell));
  const [first] = slow;
  if (!first) return [];
  const name = cardName(state, codeOf(state, first));
  const situation = situationOf(state);
  if (situation !== 'open') {
    return [illegal(ACTIONS_OF[situation], `${name} is slow, and not played ${SITUATION_WORDS[situation]}.`)];
  }
  if (slow.length > 1) return [illegal('runeterra.stack.one-slow', 'Only one slow spell is committed at a time.')];
  const [bottom] = spells;
  return bottom === first ? [] : [illegal('runeterra.spells.slow-bottom', `${name} is slow, and lies at the bottom.`)];
};

/** What the rules hold against spells that are committed by themselves. */
export const spellFindings = (
  state: RuneterraState,
  seat: number,
  spells: readonly DeclaredSpell[],
): readonly Finding[] => [...slowFindings(state, spells), ...alwaysHeld(state, seat, spells)];

/** Spells that a player has dragged out and not committed. */
const declaredBy = ({ declared }: RuneterraState, seat: number): readonly DeclaredSpell[] =>
  declared?.seat === seat ? declared.spells.map((piece) => ({ piece, card: null, targets: [], effects: null })) : [];

/** What the rules hold against spells that are committed with an attack or with blocks: they are fast. */
export const fastSpellFindings = (
  state: RuneterraState,
  seat: number,
  spells: readonly DeclaredSpell[],
): readonly Finding[] => {
  const slow = [...spells, ...declaredBy(state, seat)].filter((spell) => isSlow(state, spell));
  const names = slow.map((spell) => cardName(state, codeOf(state, spell)));
  const held = names.map((name) =>
    illegal('runeterra.two-actions.slow-and-attack', `${name} is slow, and not played in one turn with an attack.`),
  );
  return [...held, ...alwaysHeld(state, seat, spells)];
};
