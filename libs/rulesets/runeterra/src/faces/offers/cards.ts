import type { CandidateOf, Slot } from '#ruleset';
import type { TargetFilter } from '../../words/definition.js';
import { filtersAsked } from '../../judging/beheld.js';
import type { DeclaredSpell, Play, PlayOf } from '../../words/plays.js';
import { nameOf } from '../../reading/objects.js';
import { cardAt, codeAt, textOf } from '../../cards/known-cards.js';
import { hasRoom } from '../../engine/units/summon.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { isAccepted } from './accepted.js';
import { asJson, targetLists, targetsLabel, targetsSlot } from './target-lists.js';

type Candidate = CandidateOf<Play>;

const filtersOf = (state: RuneterraState, piece: number, when: 'play' | 'cast'): readonly TargetFilter[] => {
  const abilities = (textOf(state, codeAt(state, piece))?.abilities ?? []).filter((ability) => ability.when === when);
  const doing = { seat: state.pieces[piece]?.owner ?? 0, source: piece, item: null, targets: [] };
  return filtersAsked(state, abilities, doing);
};

/** One's own unit or landmark that makes room, on a full board. */
const replacesSlot = (state: RuneterraState, seat: number): readonly Slot[] => {
  if (hasRoom(state, seat, 'bench')) return [];
  const options = (state.seats[seat]?.bench ?? []).map((piece) => ({ value: piece, label: nameOf(state, piece) }));
  return [{ name: 'replaces', question: 'Which one makes room?', options }];
};

const unit = (state: RuneterraState, seat: number, piece: number): Candidate => {
  const lists = targetLists(state, filtersOf(state, piece, 'play'), seat);
  const replaces = hasRoom(state, seat, 'bench') ? null : (state.seats[seat]?.bench[0] ?? null);
  const play: PlayOf<'PlayUnit'> = {
    play: 'PlayUnit',
    seat,
    piece,
    card: codeAt(state, piece),
    targets: lists[0] ?? [],
    replaces,
    effects: null,
  };
  const several = (lists[0]?.length ?? 0) > 1;
  const fitting = lists.filter((targets) => isAccepted(state, { ...play, targets }));
  const slots = fitting.length > 1 ? [targetsSlot(state, fitting, several)] : [];
  return { play, label: `Play ${nameOf(state, piece)}`, slots: [...slots, ...replacesSlot(state, seat)] };
};

/** Ways to declare a spell: with each list of targets. */
export const declaredSpells = (state: RuneterraState, seat: number, piece: number): readonly DeclaredSpell[] =>
  targetLists(state, filtersOf(state, piece, 'cast'), seat).map((targets) => ({
    piece,
    card: codeAt(state, piece),
    targets,
    effects: null,
  }));

const committed = (state: RuneterraState, seat: number, piece: number): readonly Candidate[] => {
  const ways = declaredSpells(state, seat, piece);
  const [first] = ways;
  if (!first) return [];
  const play: PlayOf<'CommitSpells'> = { play: 'CommitSpells', seat, spells: [first] };
  const fitting = ways.filter((spell) => isAccepted(state, { ...play, spells: [spell] }));
  const options = fitting.map((spell) => ({
    value: asJson([spell]),
    label: targetsLabel(state, spell.targets),
  }));
  const slot: Slot = { name: 'spells', question: 'Which targets?', options, free: true };
  return [{ play, label: `Commit ${nameOf(state, piece)}`, slots: fitting.length > 1 ? [slot] : [] }];
};

const cast = (state: RuneterraState, seat: number, piece: number): readonly Candidate[] => {
  const ways = declaredSpells(state, seat, piece);
  const [spell] = ways;
  if (!spell) return [];
  const play: PlayOf<'CastSpell'> = { play: 'CastSpell', seat, spell };
  const fitting = ways.filter((way) => isAccepted(state, { ...play, spell: way }));
  const options = fitting.map((way) => ({ value: asJson(way), label: targetsLabel(state, way.targets) }));
  const slot: Slot = { name: 'spell', question: 'Which targets?', options, free: true };
  return [{ play, label: `Cast ${nameOf(state, piece)}`, slots: fitting.length > 1 ? [slot] : [] }];
};

const isCommitted = (state: RuneterraState, piece: number): boolean => {
  const card = cardAt(state, piece);
  return card?.type === 'spell' && card.speed !== 'burst' && card.speed !== 'focus';
};

/** Two spells in one commit, the slow one below: pairs are offered, longer rows may be entered. */
const together = (state: RuneterraState, seat: number): readonly Candidate[] => {
  const spells = knownHand(state, seat).filter((piece) => isCommitted(state, piece));
  const isSlow = (piece: number): boolean => cardAt(state, piece)?.speed === 'slow';
  return spells.flatMap((lower, index) =>
    spells.flatMap((upper, other): readonly Candidate[] => {
      const inOrder = isSlow(lower) ? !isSlow(upper) : index < other && !isSlow(upper);
      const [below] = declaredSpells(state, seat, lower);
      const [above] = declaredSpells(state, seat, upper);
      if (!inOrder || !below || !above) return [];
      const play: Play = { play: 'CommitSpells', seat, spells: [below, above] };
      return isAccepted(state, play)
        ? [{ play, label: `Commit ${nameOf(state, lower)}, then ${nameOf(state, upper)}`, slots: [] }]
        : [];
    }),
  );
};

/** Cards in hand that the recorder knows: others cannot be listed by name. */
const knownHand = (state: RuneterraState, seat: number): readonly number[] =>
  (state.seats[seat]?.hand ?? []).filter((piece) => cardAt(state, piece) !== null);

/** A card in hand with what may be chosen for it. */
export const ofCard = (state: RuneterraState, seat: number, piece: number): readonly Candidate[] => {
  const type = cardAt(state, piece)?.type;
  if (type === 'unit' || type === 'landmark') return [unit(state, seat, piece)];
  if (type !== 'spell') return [];
  return isCommitted(state, piece) ? committed(state, seat, piece) : cast(state, seat, piece);
};

/** Cards to play, each with what may be chosen for it. */
export const cardCandidates = (state: RuneterraState, seat: number): readonly Candidate[] => [
  ...knownHand(state, seat).flatMap((piece) => ofCard(state, seat, piece)),
  ...together(state, seat),
];
