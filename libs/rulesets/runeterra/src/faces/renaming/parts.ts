import { each, fields, object, piece, same, variants, type Renaming } from '#ruleset';
import type { Block, Challenge, Correction, DeclaredSpell, PlayTarget } from '../../words/plays.js';
import type { Effect, Who } from '../../words/effect.js';
import type { StackItem, Target } from '../../state/runeterra-state.js';

const who: Renaming<Who> = variants<Who, 'who'>('who', {
  target: same,
  this: same,
  it: same,
  supported: same,
  challenged: same,
  piece: { piece },
  strongest: same,
  weakest: same,
  each: same,
  battling: same,
  attackers: same,
});

const toSomebody = { to: who };

/** What a text does, to pieces called by other numbers. */
const effect: Renaming<Effect> = variants<Effect, 'do'>('do', {
  deal: { amount: same, to: who },
  'deal-nexus': same,
  drain: { amount: same, to: who },
  'drain-nexus': same,
  heal: { amount: same, to: who },
  'heal-nexus': same,
  grow: { power: same, health: same, to: who, until: same },
  grant: { keyword: same, to: who, until: same },
  silence: { to: who, until: same },
  stun: toSomebody,
  frostbite: toSomebody,
  kill: toSomebody,
  recall: toSomebody,
  obliterate: toSomebody,
  'level-up': toSomebody,
  destroy: toSomebody,
  stop: toSomebody,
  capture: { to: who, by: who },
  strike: { by: who, to: who },
  'strike-each-other': { one: who, other: who },
  swap: { one: who, other: who },
  'strike-nexus': { by: who },
  draw: same,
  toss: same,
  discard: toSomebody,
  rally: same,
  'refill-mana': same,
  'refill-spell-mana': same,
  'gain-gem': same,
  create: same,
  summon: { card: same, count: same, attacking: same, challenging: who, side: same },
  'free-attack': { by: who, challenging: who },
  skill: same,
  nothing: same,
});

export const effects = each(effect);

export const playTargets = each(variants<PlayTarget, 'kind'>('kind', { piece: { piece }, nexus: same, item: same }));

export const targets: Renaming<readonly Target[]> = each(
  variants<Target, 'kind'>('kind', {
    piece: object<Extract<Target, { kind: 'piece' }>>({ kind: same }),
    nexus: same,
    item: same,
  }),
);

export const spell: Renaming<DeclaredSpell> = fields<DeclaredSpell>({
  piece,
  card: same,
  targets: playTargets,
  effects,
});

export const spells = each(spell);

export const challenges = each(fields<Challenge>({ by: piece, enemy: piece }));

export const blocks = each(fields<Block>({ by: piece, attacker: piece }));

export const stackItem: Renaming<StackItem> = fields<StackItem>({
  id: same,
  kind: same,
  piece,
  source: piece,
  card: same,
  controller: same,
  speed: same,
  targets,
  effects,
});

export const correction: Renaming<Correction> = variants<Correction, 'change'>('change', {
  move: { piece, to: same },
  damage: { piece, amount: same },
  stunned: { piece, value: same },
  card: { piece, card: same },
  nexus: same,
  mana: same,
  'spell-mana': same,
  gems: same,
  token: same,
  'remove-item': same,
  'to-act': same,
});
