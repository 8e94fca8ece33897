import { abilityOf } from './encodings.js';
import type { AbilityName, Modal, Mode } from '../words/definition.js';
import type { ModeNamed } from '../words/plays.js';

/**
 * What the modes of a text were called by number on tapes that numbered them, in the order that they stood in then, and in which lines
 * count them. Never changed: definitions may be. A text that is encoded since counts them in its own order.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'OGN-157/activated': ['deal', 'stun', 'ready', 'ganking'],
  'SFD-049/triggered': ['ready', 'channel', 'buff'],
  'SFD-077/spell': ['deal', 'kill'],
  'UNL-044/spell': ['counter', 'create'],
  'UNL-103/spell': ['recycle', 'draw'],
  'UNL-182/spell': ['draw', 'deal 2', 'deal 3', 'might'],
  'VEN-035/spell': ['empower', 'disempower'],
  'VEN-052/spell': ['return', 'might'],
  'VEN-088/triggered': ['assault', 'deflect', 'ganking'],
  'VEN-111/triggered': ['discard', 'draw'],
};

/** The texts whose modes were counted, and their names in that order. */
export const COUNTED_MODES = Object.entries(NAMES);

/** The modes of a list by number: as they were counted, and behind them those that were none then. */
const counted = (name: AbilityName): readonly string[] => {
  const ability = abilityOf(name);
  const own = ability && 'modes' in ability ? (ability.modes ?? []).map(({ called }) => called) : [];
  const then = NAMES[`${name.card}/${[name.ability, ...(name.within ?? [])].join('/')}`] ?? [];
  return [...then, ...own.filter((called) => !then.includes(called))];
};

/** Modes by what they are called in the text of that name; a number that says nothing there stays. */
export const modesNamed = (name: AbilityName | null, modes: readonly ModeNamed[]): readonly ModeNamed[] => {
  if (name === null || modes.every((mode) => typeof mode === 'string')) return modes;
  const names = counted(name);
  return modes.map((mode) => (typeof mode === 'number' ? (names[mode] ?? mode) : mode));
};

/** The same by number, as lines count them; a name that says nothing there stays. */
export const modesNumbered = (name: AbilityName | null, modes: readonly ModeNamed[]): readonly ModeNamed[] => {
  if (name === null || modes.length === 0) return modes;
  const names = counted(name);
  return modes.map((mode) => (typeof mode === 'string' && names.includes(mode) ? names.indexOf(mode) : mode));
};

/** The mode of a text that is called so. */
export const modeOf = ({ modes = [] }: Modal, mode: ModeNamed | undefined): Mode | undefined =>
  modes.find(({ called }) => called === mode);
