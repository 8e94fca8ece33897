import { words } from '#ruleset';
import type { DamageSource, PointSource } from '../../state/sources.js';
import { at, pieceName, type Listener } from './tell.js';

const { upperFirst } = words;

const nameIn = (listener: Listener, source: PointSource): string | null => {
  if ('named' in source) return source.named;
  if ('at' in source) return at(listener, source.at);
  return 'piece' in source ? pieceName(listener, source.piece) : null;
};

/** What points come from, in words: "Hold of Zaun Warrens", "Burn Out", or a card by its name. */
export const pointSource = (listener: Listener, source: PointSource): string => {
  const name = nameIn(listener, source);
  if (name === null) return source.kind === 'burn-out' ? 'Burn Out' : 'the table as laid out';
  return source.kind === 'card' ? name : `${upperFirst(source.kind)} of ${name}`;
};

/** What deals damage, in words: a card by its name, or a combat with the Might of both sides. */
export const damageSource = (listener: Listener, source: DamageSource): string => {
  if (source.kind === 'combat') return `Combat: ${String(source.attacker)} against ${String(source.defender)}`;
  return source.kind === 'laid-out' ? 'the table as laid out' : pieceName(listener, source.piece);
};
