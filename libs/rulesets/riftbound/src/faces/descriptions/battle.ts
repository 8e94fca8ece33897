import type { BattleFact, FactOf } from '../../state/facts.js';
import { at, cardName, damageParts, pieceName, pieceNames, who, type Listener, type Tellers } from './tell.js';

const COMBAT_STEPS: Readonly<Record<FactOf<'CombatStepBegan'>['data']['step'], string>> = {
  damage: 'Combat damage is assigned.',
  cleanup: 'The combat cleanup begins.',
  result: 'The result of the combat is determined.',
  control: 'Control of the battlefield is determined.',
  end: 'The combat closes.',
};

const designations = (data: FactOf<'DesignationsSet'>['data'], listener: Listener): string => {
  const groups = [
    ['Attackers', data.attackers],
    ['Defenders', data.defenders],
    ['No longer in combat', data.cleared],
  ] as const;
  const told = groups
    .filter(([, pieces]) => pieces.length > 0)
    .map(([word, pieces]) => `${word}: ${pieceNames(listener, pieces)}.`);
  return told.length === 0 ? 'No designations change.' : told.join(' ');
};

const staged = (what: string, isStaged: boolean, where: string): string =>
  isStaged ? `A ${what} is staged at ${where}.` : `No ${what} is staged at ${where} any more.`;

export const tellBattle: Tellers<BattleFact> = {
  BattlefieldContested: ({ at: here, seat }, listener) => `${who(listener, seat)} contests ${at(listener, here)}.`,
  ContestedCleared: ({ at: here }, listener) => `${at(listener, here)} is no longer contested.`,
  ShowdownStaged: ({ at: here, staged: isStaged }, listener) => staged('showdown', isStaged, at(listener, here)),
  CombatStaged: ({ at: here, staged: isStaged }, listener) => staged('combat', isStaged, at(listener, here)),
  ShowdownOpened: ({ at: here, focus }, listener) =>
    `A showdown opens at ${at(listener, here)}; ${who(listener, focus)} has focus.`,
  ShowdownClosed: ({ at: here }, listener) => `The showdown at ${at(listener, here)} closes.`,
  ShowdownEnded: ({ at: here }, listener) => `The showdown at ${at(listener, here)} is over.`,
  CombatOpened: ({ at: here, attacker, defender }, listener) =>
    `Combat begins at ${at(listener, here)}: ${who(listener, attacker)} attacks, ${who(listener, defender)} defends.`,
  DesignationsSet: designations,
  CombatStepBegan: ({ step }) => COMBAT_STEPS[step],
  DamageAssigned: ({ seat, damage }, listener) => `${who(listener, seat)} assigns ${damageParts(listener, damage)}.`,
  AttackersRecalled: ({ pieces }, listener) => `The attackers are recalled to base: ${pieceNames(listener, pieces)}.`,
  CombatResultDetermined: ({ at: here, winner }, listener) =>
    winner === null
      ? `The combat at ${at(listener, here)} has no result.`
      : `${who(listener, winner)} wins the combat at ${at(listener, here)}.`,
  CombatEnded: ({ at: here }, listener) => `The combat at ${at(listener, here)} is over.`,
  BattlefieldSwappedBack: ({ at: here, piece }, listener) =>
    `${at(listener, here)} makes way again for ${pieceName(listener, piece)}.`,
  BattlefieldAdded: ({ token }) => `${cardName(token)} is added to the battlefields.`,
  BattlefieldReplaced: ({ at: here, token }, listener) => `${at(listener, here)} is replaced by ${cardName(token)}.`,
  ControlEstablished: ({ at: here, seat }, listener) => `${who(listener, seat)} controls ${at(listener, here)}.`,
  ControlLost: ({ at: here, seat }, listener) => `${who(listener, seat)} loses control of ${at(listener, here)}.`,
};
