import { textCopiedFrom } from '../../cards/encodings.js';
import { emit, type Draft } from '../../engine/draft.js';
import type { FactOf } from '../../state/facts.js';
import type { EffectInForce } from '../../state/riftbound-state.js';
import type { Domain } from '../../words/vocabulary.js';
import type { Numbered } from './entries.js';
import type { PlayerLayout, TableLayout } from './layout.js';
import { cardIdOf, legendOf, seatOf } from './names.js';
import type { Stock } from './stock.js';

/** What laid-out points and damage come from. */
const SOURCE = { kind: 'laid-out' } as const;

const put = (draft: Draft, { number, card, owner, controller, place, like, token }: Numbered): void => {
  const exhausted = like.exhausted ?? false;
  if (token) {
    const data = { seat: owner, token: card ?? '', count: 1, to: place, exhausted };
    emit(draft, { type: 'TokensCreated', data, because: ['objects.token'] });
  } else emit(draft, { type: 'PiecePut', data: { piece: number, card, to: place, exhausted }, because: [] });
  if (controller === owner) return;
  const source = { piece: number, object: draft.state.pieces[number]?.object ?? -1 };
  const data = { pieces: [number], seat: controller, until: 'always', source } as const;
  emit(draft, { type: 'ControlChanged', data, because: [] });
};

const effectsOf = (draft: Draft, { number, like }: Numbered): readonly EffectInForce[] => {
  const object = draft.state.pieces[number]?.object ?? -1;
  const common = { piece: number, object, until: 'turn' } as const;
  const told = (like.effects ?? []).map(({ might = 0, keyword = null, value = 0, ...rest }) => {
    return { ...common, might, keyword, value, ...rest };
  });
  const gained = Object.entries(like.keywords ?? {}).map(([keyword, value]) => ({
    ...common,
    keyword,
    value,
    might: 0,
  }));
  const might = like.might === undefined ? [] : [{ ...common, keyword: null, value: 0, might: like.might }];
  return [...might, ...gained, ...told].map((effect, index) => ({ ...effect, id: draft.state.nextEffect + index }));
};

/** It is a copy of a unit that may be gone by now: of nothing that lies here. */
const copyOf = (number: number, name: string): FactOf<'CopiesMade'>['data'] => ({
  pieces: [number],
  of: number,
  card: cardIdOf(name, 'A copy') ?? '',
});

const makeLike = (draft: Draft, entry: Numbered): void => {
  const { number, like } = entry;
  if (like.copyOf !== undefined) emit(draft, { type: 'CopiesMade', data: copyOf(number, like.copyOf), because: [] });
  for (let buffs = 0; buffs < (like.buffs ?? 0); buffs++) {
    emit(draft, { type: 'UnitsBuffed', data: { units: [number] }, because: [] });
  }
  for (let times = 0; times < (like.empowered ?? 0); times++) {
    emit(draft, { type: 'PiecesEmpowered', data: { pieces: [number] }, because: [] });
  }
  const effects = effectsOf(draft, entry);
  if (effects.length > 0) emit(draft, { type: 'EffectsBegan', data: { effects }, because: [] });
  if (like.stunned) emit(draft, { type: 'UnitsStunned', data: { units: [number] }, because: [] });
  if (like.damage !== undefined && like.damage > 0) {
    emit(draft, {
      type: 'DamageDealt',
      data: { parts: [{ unit: number, amount: like.damage }], source: SOURCE },
      because: [],
    });
  }
};

/** Attached some turns ago; what it copies of its host it has copied. */
const attach = (draft: Draft, { number, controller, like }: Numbered, host: number): void => {
  const data = { piece: number, to: host, seat: controller, turn: 0 };
  emit(draft, { type: 'PieceAttached', data, because: [] });
  const card = textCopiedFrom(draft.state, number, host);
  if (like.bearerCopyOf !== undefined) {
    const copied = { ...copyOf(host, like.bearerCopyOf), while: number };
    emit(draft, { type: 'CopiesMade', data: copied, because: [] });
  }
  if (card !== null) emit(draft, { type: 'TextCopied', data: { piece: number, card }, because: [] });
};

/** Units, gear and tokens on the board, each as it is, with what is attached to it. */
export const layBoard = (draft: Draft, entries: readonly Numbered[]): void => {
  for (const entry of entries) {
    if (entry.place.zone !== 'base' && entry.place.zone !== 'battlefield') continue;
    put(draft, entry);
    makeLike(draft, entry);
    const host = entry.host === null ? undefined : entries[entry.host];
    if (host) attach(draft, entry, host.number);
  }
};

/** What is unusual about the legends. */
export const layLegends = (draft: Draft, { seats }: Stock, players: readonly PlayerLayout[]): void => {
  players.forEach((player, seat) => {
    const { exhausted = false, empowered = 0 } = legendOf(player);
    const pieces = [seats[seat]?.first ?? -1];
    if (exhausted) emit(draft, { type: 'PiecesExhausted', data: { pieces }, because: [] });
    for (let times = 0; times < empowered; times++) {
      emit(draft, { type: 'PiecesEmpowered', data: { pieces }, because: [] });
    }
  });
};

/** Cards in hands, trashes and banishments. */
export const layCards = (draft: Draft, { entries, seats }: Stock): void => {
  seats.forEach((_, seat) => {
    const from = (zone: string): { seat: number; pieces: number[]; cards: (string | null)[] } => {
      const found = entries.filter(({ place }) => place.zone === zone && 'seat' in place && place.seat === seat);
      return { seat, pieces: found.map(({ number }) => number), cards: found.map(({ card }) => card) };
    };
    const hand = from('hand');
    const trash = from('trash');
    const banished = from('banishment');
    if (hand.pieces.length > 0) emit(draft, { type: 'CardsDrawn', data: hand, because: [] });
    if (trash.pieces.length > 0) emit(draft, { type: 'CardsBurned', data: trash, because: [] });
    if (banished.pieces.length > 0) {
      const { pieces, cards } = banished;
      emit(draft, { type: 'PiecesBanished', data: { pieces, cards }, because: [] });
    }
  });
};

/** Runes on the board, ready and exhausted ones. */
export const layRunes = (draft: Draft, { seats }: Stock): void => {
  seats.forEach(({ runes }, seat) => {
    for (const exhausted of [false, true]) {
      const laid = runes.filter((rune) => rune.exhausted === exhausted);
      const data = { seat, exhausted, pieces: laid.map(({ number }) => number), cards: laid.map(({ card }) => card) };
      if (laid.length > 0) emit(draft, { type: 'RunesChanneled', data, because: [] });
    }
  });
};

/** Hidden cards, oldest first: each on the turn on which it was hidden. */
export const layHidden = (draft: Draft, entries: readonly Numbered[], before: number): void => {
  const hidden = entries.flatMap((entry) =>
    entry.hiddenOn === null ? [] : [{ entry, on: entry.hiddenOn < 0 ? before : entry.hiddenOn }],
  );
  for (const { entry, on } of [...hidden].sort((a, b) => a.on - b.on)) {
    if (entry.place.zone !== 'facedown') continue;
    const { controller: seat, number: piece, card } = entry;
    if (draft.state.turn.number !== on) emit(draft, { type: 'TurnBegan', data: { number: on, seat }, because: [] });
    emit(draft, { type: 'CardHidden', data: { seat, piece, card, at: entry.place.at }, because: ['action.hide'] });
  }
};

/** Who controlled battlefields in the Scoring Step of this turn, which notes it as it begins (489.8.b, 489.8.g.1). */
export const layHolders = (draft: Draft, layout: TableLayout): void => {
  const holders = layout.battlefields.flatMap(({ card, heldAtScoring }, at) =>
    heldAtScoring === undefined ? [] : [{ at, seat: seatOf(layout, heldAtScoring, `Battlefield ${card}`) }],
  );
  if (holders.length === 0) return;
  const { seat } = draft.state.turn;
  for (const data of holders) emit(draft, { type: 'ControlEstablished', data, because: [] });
  emit(draft, { type: 'StepBegan', data: { phase: 'beginning', step: 'scoring', seat }, because: [] });
  for (const data of holders) emit(draft, { type: 'ControlLost', data, because: [] });
  // Whoever is given control of a battlefield from here on does not have it since that phase, of which older editions note all.
  emit(draft, { type: 'StepBegan', data: { phase: 'main', step: 'main', seat }, because: [] });
};

/** Who controls and contests each battlefield, and who has scored there this turn. */
export const layControl = (draft: Draft, layout: TableLayout): void => {
  layout.battlefields.forEach(({ card, controller, contestedBy, scoredBy = [] }, at) => {
    const seat = (name: string): number => seatOf(layout, name, `Battlefield ${card}`);
    if (typeof controller === 'string') {
      emit(draft, { type: 'ControlEstablished', data: { at, seat: seat(controller) }, because: [] });
    }
    if (contestedBy !== undefined) {
      emit(draft, { type: 'BattlefieldContested', data: { at, seat: seat(contestedBy) }, because: [] });
    }
    for (const name of scoredBy) emit(draft, { type: 'BattlefieldHeld', data: { at, seat: seat(name) }, because: [] });
  });
};

const powerOf = ({ power = [] }: PlayerLayout): readonly (Domain | 'any')[] => power;

/** Points, experience and resources. */
export const layScores = (draft: Draft, players: readonly PlayerLayout[]): void => {
  players.forEach((player, seat) => {
    const { points = 0, xp = 0, energy = 0 } = player;
    const power = powerOf(player);
    if (points > 0) {
      emit(draft, { type: 'PointsGained', data: { seat, points, total: points, source: SOURCE }, because: [] });
    }
    if (xp > 0) emit(draft, { type: 'ExperienceGained', data: { seat, amount: xp }, because: [] });
    if (energy + power.length > 0) emit(draft, { type: 'ResourcesAdded', data: { seat, energy, power }, because: [] });
  });
};
