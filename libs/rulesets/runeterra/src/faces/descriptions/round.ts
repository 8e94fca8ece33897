import { words } from '#ruleset';
import type { RoundFact } from '../../state/facts.js';
import type { Phase } from '../../words/vocabulary.js';
import { who, type Tellers } from './tell.js';

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'The game is set up.',
  'round-start': 'The round starts.',
  actions: 'The players act.',
  'round-end': 'The round ends.',
};

const GAINED = { round: '', rally: ' by a rally', scout: ' by scouting' } as const;
const LOST = { attack: 'attacks: the attack token is used', 'round-end': 'loses the unused attack token' } as const;

export const tellRound: Tellers<RoundFact> = {
  RoundStarted: ({ round }) => `Round ${round}.`,
  PhaseBegan: ({ phase }) => PHASES[phase],
  AttackTokenGained: ({ seat, by }, listener) => `${who(listener, seat)} gains the attack token${GAINED[by]}.`,
  AttackTokenLost: ({ seat, by }, listener) => `${who(listener, seat)} ${LOST[by]}.`,
  ManaGemGained: ({ seat, gems }, listener) => `${who(listener, seat)} has ${words.counted(gems, 'mana gem')}.`,
  ManaRefilled: ({ seat, mana }, listener) => `${who(listener, seat)}'s mana is refilled to ${mana}.`,
  SpellManaGained: ({ seat, amount, spellMana }, listener) =>
    `${who(listener, seat)} keeps ${amount} as spell mana and has ${spellMana}.`,
  ManaPaid: ({ seat, mana, spellMana }, listener) => {
    const parts = [...(spellMana > 0 ? [`${spellMana} spell mana`] : []), ...(mana > 0 ? [`${mana} mana`] : [])];
    return `${who(listener, seat)} pays ${words.listed(parts)}.`;
  },
  TurnBegan: ({ seat, turn }, listener) => `Turn ${turn}: ${who(listener, seat)}.`,
  ActionPassed: ({ seat }, listener) => `${who(listener, seat)} passes.`,
  PriorityGiven: ({ seat }, listener) => `${who(listener, seat)} may respond.`,
};
