import type { Json, JsonObject } from '#kernel';
import type { EndReason } from '../../state/ending.js';
import type { DamageSource, PointSource } from '../../state/sources.js';

/** What points come from, as schema 1 has it in words. */
const pointSource = (words: string): PointSource => {
  const [, scored, named] = /^(Hold|Conquest) of (.*)$/.exec(words) ?? [];
  if (named !== undefined) return { kind: scored === 'Hold' ? 'hold' : 'conquest', named };
  if (words === 'Burn Out') return { kind: 'burn-out' };
  return words === 'the table as laid out' ? { kind: 'laid-out' } : { kind: 'card', named: words };
};

interface Gain {
  readonly source: string;
  readonly scored?: string;
}

/** Points: the battlefield or card that schema 1 names has no number there. */
export const pointsGained = (data: Json): Json => {
  const { source, scored: _, ...rest } = data as unknown as Gain;
  return { ...rest, source: { ...pointSource(source) } };
};

/** How points were scored is what schema 1 says for certain. */
export const saidOfPoints = (data: Json): Json => {
  const { source, ...rest } = data as unknown as { readonly source: PointSource };
  return { ...rest, source: { kind: source.kind } };
};

interface Damage {
  readonly source: string;
  readonly by?: 'spell' | 'ability' | 'unit' | 'combat';
  readonly cause?: { readonly source: number | null };
}

/** A combat, with the Might of both sides. */
const combat = (words: string): DamageSource => {
  const [attacker = 0, defender = 0] = (words.match(/-?\d+/g) ?? []).map(Number);
  return { kind: 'combat', attacker, defender };
};

const damageSource = ({ source, by, cause }: Damage): DamageSource => {
  if (by === 'combat') return combat(source);
  const piece = cause?.source ?? null;
  return by === undefined || piece === null ? { kind: 'laid-out' } : { kind: by, piece };
};

/** Damage: its cause has the number of what schema 1 names, its words the Might of both sides of a combat. */
export const damageDealt = (data: Json): Json => {
  const { source: _, by: __, ...rest } = data as unknown as Damage;
  return { ...rest, source: { ...damageSource(data as unknown as Damage) } };
};

/** Lasting effects: the fact's cause says what schema 1 names in each of them. */
export const effectsBegan = (data: Json): Json => {
  const { effects, ...rest } = data as { readonly effects: readonly JsonObject[] };
  return { ...rest, effects: effects.map(({ source: _, ...effect }) => effect) };
};

/** What ended it, of the sentence of schema 1: the number of points, a draw, or the sentence itself. */
const endReason = (words: string): EndReason => {
  const [, points] = / ha(?:s|ve) (\d+) points$/.exec(words) ?? [];
  if (points !== undefined) return { kind: 'points', points: Number(points) };
  return words === 'The players agree on a draw' ? { kind: 'draw' } : { kind: 'words', words };
};

/** How a game or match ended. */
export const ended = (data: Json): Json => {
  const { reason, ...rest } = data as { readonly reason: string };
  return { ...rest, reason: { ...endReason(reason) } };
};

/** Who has won, and by which rules, is what schema 1 says for certain. */
export const saidOfEnding = (data: Json): Json => {
  const { reason: _, ...rest } = data as { readonly reason: Json };
  return rest;
};

/** The same of the result that the recorder's closing repeats. */
export const inClosing =
  (change: (result: Json) => Json) =>
  (data: Json): Json => {
    const { result, ...rest } = data as { readonly result: Json };
    return { ...rest, result: result && change(result) };
  };
