import { words } from '#ruleset';
import type { Challenge } from '../../words/plays.js';
import type { CombatFact, FactOf } from '../../state/facts.js';
import { piece, pieces, who, whose, type Listener, type Tellers } from './tell.js';

const STEPS: Readonly<Record<FactOf<'CombatStepBegan'>['data']['step'], string>> = {
  commit: 'What the attack sets off happens.',
  defence: 'The defender may block.',
  responses: 'The blocks stand; players may respond.',
  strikes: 'The units strike, from left to right.',
};

/** `Quinn and Garen, Garen challenging Ben's Teemo`. */
const attackWords = (listener: Listener, attackers: readonly number[], challenges: readonly Challenge[]): string =>
  [
    words.listed(attackers.map((each) => piece(listener, each))),
    ...challenges.map(({ by, enemy }) => `${piece(listener, by)} challenging ${whose(listener, enemy)}`),
  ].join(', ');

const laneOf = ({ before }: Listener, lane: number): number | null =>
  before.combat?.lanes[lane]?.attacker ?? before.combat?.lanes[lane]?.opposite ?? null;

export const tellCombat: Tellers<CombatFact> = {
  AttackDeclared: ({ seat, attackers, challenges }, listener) =>
    `${who(listener, seat)} places ${attackWords(listener, attackers, challenges)}; nothing is committed yet.`,
  SpellsDeclared: ({ seat, pieces: spells }, listener) =>
    `${who(listener, seat)} declares ${pieces(listener, spells)}; nothing is committed yet.`,
  DeclarationTakenBack: ({ seat }, listener) => `${who(listener, seat)} takes back what was declared.`,
  AttackCommitted: ({ seat, attackers, challenges, free }, listener) =>
    `${who(listener, seat)} attacks${free ? ' without the token' : ''} with ${attackWords(listener, attackers, challenges)}.`,
  BlocksCommitted: ({ seat, blocks }, listener) =>
    blocks.length === 0
      ? `${who(listener, seat)} blocks nothing.`
      : `${who(listener, seat)} blocks ${words.listed(blocks.map(({ by, attacker }) => `${piece(listener, attacker)} with ${piece(listener, by)}`))}.`,
  CombatStepBegan: ({ step }) => STEPS[step],
  PositionsSwapped: ({ one, other }, listener) => `${whose(listener, one)} and ${whose(listener, other)} swap places.`,
  UnitStruck: ({ by, target, amount }, listener) =>
    `${whose(listener, by)} strikes ${target === null ? 'the nexus' : whose(listener, target)} for ${amount}.`,
  LaneFinished: ({ lane }, listener) => {
    const unit = laneOf(listener, lane);
    return unit === null ? `Lane ${lane + 1} has finished.` : `The lane of ${whose(listener, unit)} has finished.`;
  },
  CombatEnded: ({ survivors }, listener) =>
    survivors.length === 0
      ? 'The combat is over.'
      : `The combat is over; back to the bench: ${pieces(listener, survivors)}.`,
};
