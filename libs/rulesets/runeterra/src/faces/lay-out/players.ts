import { abilitiesOf } from '../../reading/abilities/texts.js';
import { LayOutError } from '#ruleset';
import { cardOfCode } from '../../cards/known-cards.js';
import { nextLevelOf } from '../../cards/index.js';
import { emit, type Draft } from '../../engine/draft.js';
import type { Grant } from '../../state/runeterra-state.js';
import { powerOf } from '../../reading/units/values.js';
import { LIMITS } from '../../words/vocabulary.js';
import type { CardCode, LaidGain, LaidUnit, PlayerLayout, TableLayout } from './layout.js';

/** A deck that nobody knows has as many cards. */
const DECK = 40;

const handOf = ({ hand = [] }: PlayerLayout): readonly CardCode[] =>
  typeof hand === 'number' ? Array.from({ length: hand }, () => null) : hand;

/** Cards of a player that are out of the deck, in the order of their pieces. */
const outOf = (player: PlayerLayout): readonly CardCode[] => [
  ...(player.bench ?? []).map(({ card }) => card),
  ...(player.graveyard ?? []).map(({ card }) => card),
  ...handOf(player),
];

/** The cards that stand above the rest as the game is laid out: first those that come out of the deck, then its top. */
export const deckOf = (player: PlayerLayout): readonly CardCode[] => {
  const { deck = [], deckSize } = player;
  const out = outOf(player);
  const rest = (deckSize ?? Math.max(deck.length, DECK - out.length)) - deck.length;
  return [...out, ...deck, ...Array.from({ length: Math.max(0, rest) }, () => null)];
};

/** A champion of a level, by any of its levels. Throws LayOutError where it has no such level. */
const leveled = (draft: Draft, { card, level }: LaidUnit, path: readonly (string | number)[]): string => {
  if (level === undefined) return card;
  let facts = cardOfCode(draft.state, card);
  while (facts !== null && facts.level !== null && facts.level < level) facts = nextLevelOf(facts);
  if (facts?.level === level) return facts.code;
  throw new LayOutError(`There is no level ${level} of this unit. Leave the level out, or name a champion.`, path);
};

const gainOf = ({ power = 0, health = 0, until, ...gain }: LaidGain): Grant => ({
  power,
  health,
  keyword: gain.keyword ?? null,
  until,
});

const grants = ({ power = 0, health = 0, keywords = [], lasting = false, gained = [] }: LaidUnit): readonly Grant[] => {
  const until = lasting ? 'always' : 'round';
  const body = power === 0 && health === 0 ? [] : [{ power, health, keyword: null, until } as const];
  return [
    ...body,
    ...keywords.map((keyword) => ({ power: 0, health: 0, keyword, until }) as const),
    ...gained.map(gainOf),
  ];
};

/** That a unit is silenced, after what the round gives it back. */
const laySilence = (draft: Draft, piece: number, { silenced, held = [] }: LaidUnit): void => {
  if (silenced === undefined) return;
  const because = [] as const;
  if (silenced === 'always') emit(draft, { type: 'UnitSilenced', data: { piece, until: 'always' }, because });
  if (silenced === 'always' && held.length === 0) return;
  for (const grant of held.map(gainOf)) emit(draft, { type: 'UnitGrew', data: { piece, grant }, because });
  emit(draft, { type: 'UnitSilenced', data: { piece, until: 'round' }, because });
};

/** What a unit has gained, and what it has used up. */
const layGains = (draft: Draft, piece: number, unit: LaidUnit): void => {
  const because = [] as const;
  for (const keyword of unit.spent ?? []) emit(draft, { type: 'KeywordSpent', data: { piece, keyword }, because });
  for (const grant of grants(unit)) emit(draft, { type: 'UnitGrew', data: { piece, grant }, because });
  if (unit.frostbitten) {
    const power = powerOf(draft.state, piece);
    emit(draft, { type: 'UnitFrostbitten', data: { piece, power }, because });
  }
};

/** What has happened to a unit before. */
const layHistory = (draft: Draft, piece: number, unit: LaidUnit): void => {
  const because = [] as const;
  const { stunned, damage = 0, countdown, counted, acted = 0 } = unit;
  if (stunned) emit(draft, { type: 'UnitStunned', data: { piece }, because });
  if (damage > 0) emit(draft, { type: 'DamageDealt', data: { piece, amount: damage, source: null }, because });
  if (countdown !== undefined) emit(draft, { type: 'CountdownTicked', data: { piece, left: countdown }, because });
  if (counted !== undefined) emit(draft, { type: 'ProgressCounted', data: { piece, counted }, because });
  const ability = abilitiesOf(draft.state, piece).find(({ limit }) => limit !== undefined)?.when;
  for (let times = 0; ability !== undefined && times < acted; times++) {
    emit(draft, { type: 'AbilityActed', data: { piece, ability }, because });
  }
};

const layBench = (draft: Draft, seat: number, { player, name, first }: Laid): void => {
  (player.bench ?? []).forEach((unit, index) => {
    const piece = first + index;
    const card = leveled(draft, unit, ['players', name, 'bench', index, 'level']);
    const data = { seat, piece, card, from: 'hand', to: 'bench', challenging: null } as const;
    emit(draft, { type: 'UnitSummoned', data, because: [] });
    laySilence(draft, piece, unit);
    layGains(draft, piece, unit);
    layHistory(draft, piece, unit);
  });
};

const layGraveyard = (draft: Draft, seat: number, { player, first }: Laid): void => {
  const { graveyard = [], bench = [] } = player;
  if (graveyard.length === 0) return;
  const pieces = graveyard.map((_, index) => first + bench.length + index);
  emit(draft, {
    type: 'CardsDiscarded',
    data: { seat, pieces, cards: graveyard.map(({ card }) => card) },
    because: [],
  });
  graveyard.forEach(({ waits }, index) => {
    const piece = pieces[index];
    if (waits && piece !== undefined) emit(draft, { type: 'ReturnAwaited', data: { seat, piece }, because: [] });
  });
};

interface Laid {
  readonly player: PlayerLayout;
  readonly name: string;
  /** The first piece of the player. */
  readonly first: number;
}

const limit = (
  name: string,
  what: string,
  { count, most }: { readonly count: number; readonly most: number },
): void => {
  if (count <= most) return;
  const message = `${name}, ${what}: ${count} are named, and there is room for ${most}. Name fewer.`;
  throw new LayOutError(message, ['players', name]);
};

/** Cards leave the deck, units come onto the bench, each as it is. */
export const layPieces = (draft: Draft, layout: TableLayout): void => {
  Object.entries(layout.players).forEach(([name, player], seat) => {
    const first = draft.state.pieces.length;
    const cards = outOf(player);
    limit(name, 'bench', { count: player.bench?.length ?? 0, most: LIMITS.board * 2 });
    limit(name, 'hand', { count: handOf(player).length, most: LIMITS.hand });
    const pieces = cards.map((_, index) => first + index);
    if (cards.length > 0) emit(draft, { type: 'CardsDrawn', data: { seat, pieces, cards }, because: [] });
    layBench(draft, seat, { player, name, first });
    layGraveyard(draft, seat, { player, name, first });
  });
};

const layNexus = (draft: Draft, seat: number, health: number): void => {
  const before = draft.state.seats[seat]?.nexus ?? LIMITS.nexus;
  const because = [] as const;
  if (health < before) {
    const data = { seat, amount: before - health, health, source: null };
    emit(draft, { type: 'NexusDamaged', data, because });
  } else if (health > before) {
    emit(draft, { type: 'NexusHealed', data: { seat, amount: health - before, health }, because });
  }
};

/** Health, gems and mana of each player: gems as there are rounds, all of them full. */
export const layResources = (draft: Draft, layout: TableLayout): void => {
  Object.values(layout.players).forEach((player, seat) => {
    const gems = player.gems ?? Math.min(LIMITS.gems, draft.state.round);
    layNexus(draft, seat, player.nexus ?? LIMITS.nexus);
    emit(draft, { type: 'ManaGemGained', data: { seat, gems }, because: [] });
    emit(draft, { type: 'ManaRefilled', data: { seat, mana: player.mana ?? gems }, because: [] });
    const spellMana = player.spellMana ?? 0;
    if (spellMana > 0) {
      emit(draft, { type: 'SpellManaGained', data: { seat, amount: spellMana, spellMana }, because: [] });
    }
  });
};
