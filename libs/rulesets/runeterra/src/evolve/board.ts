import type { EvolversOf } from '#ruleset';
import type { BoardFact, FactOf } from '../state/facts.js';
import { cardOfCode } from '../cards/known-cards.js';
import type { Duration } from '../words/effect.js';
import type { Grant, Piece, RuneterraState, SeatState } from '../state/runeterra-state.js';
import { LIMITS } from '../words/vocabulary.js';
import { backToBench, withAttacker, withoutPiece } from './combat.js';
import { addPieces, changePiece, changeSeat, freshPiece, movePiece, movePieces } from './pieces.js';

const THIS_ROUND = { power: 0, health: 0, keyword: null, until: 'round' } as const;

/** A deck without the cards that lay at these places; a small one makes Deep. */
const withoutCards =
  (at: readonly number[]) =>
  ({ deck, deep }: SeatState): Partial<SeatState> => {
    const left = deck.filter((_, place) => !at.includes(place));
    return { deck: left, deep: deep || left.length <= LIMITS.deep };
  };

const onTop = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

const drawn: EvolversOf<RuneterraState, BoardFact>['CardsDrawn'] = (state, { seat, cards, at }) =>
  addPieces(
    changeSeat(state, seat, withoutCards(at ?? onTop(cards.length))),
    cards.map((card) => freshPiece(seat, card, 'hand')),
  );

const fleeting: Grant = { ...THIS_ROUND, keyword: 'Fleeting', until: 'always' };

const created: EvolversOf<RuneterraState, BoardFact>['CardsCreated'] = (state, { seat, where, cards, ...data }) =>
  where === 'deck'
    ? changeSeat(state, seat, ({ deck }) => ({ deck: [...deck, ...cards] }))
    : addPieces(
        state,
        cards.map((card) => ({
          ...freshPiece(seat, card, 'hand'),
          created: true,
          grants: data.fleeting ? [fleeting] : [],
        })),
      );

/** Burst and focus spells use up no turn, so they leave passes in a row. */
const usesTurn = (state: RuneterraState, code: string): boolean => {
  const speed = cardOfCode(state, code)?.speed ?? null;
  return speed !== 'burst' && speed !== 'focus';
};

const cardPlayed: EvolversOf<RuneterraState, BoardFact>['CardPlayed'] = (state, { seat, piece, card }) => {
  const named = changePiece(state, piece, () => ({ card }));
  const played = changeSeat(movePiece(named, piece, 'stack'), seat, ({ cardsPlayed }) => ({
    cardsPlayed: cardsPlayed + 1,
  }));
  return usesTurn(state, card) ? { ...played, passes: 0 } : played;
};

/** The piece as it comes into play, made for it where it comes from nowhere. */
const arriving = (state: RuneterraState, { seat, piece, card }: FactOf<'UnitSummoned'>['data']): RuneterraState =>
  state.pieces[piece]
    ? changePiece(state, piece, () => ({ card }))
    : addPieces(state, [{ ...freshPiece(seat, card, 'gone'), created: true }]);

const countdownOf = (state: RuneterraState, card: string): number | null => cardOfCode(state, card)?.countdown ?? null;

const summoned: EvolversOf<RuneterraState, BoardFact>['UnitSummoned'] = (state, data) => {
  const { seat, piece, to, challenging } = data;
  const there = changePiece(movePiece(arriving(state, data), piece, to), piece, () => ({
    countdown: countdownOf(state, data.card),
  }));
  const waits = changeSeat(there, seat, ({ waitingToReturn }) => ({
    waitingToReturn: waitingToReturn.filter((each) => each !== piece),
  }));
  if (to !== 'battlefield') return waits;
  const dragged = challenging === null ? waits : movePiece(waits, challenging, 'battlefield');
  return dragged.combat ? { ...dragged, combat: withAttacker(dragged.combat, piece, challenging) } : dragged;
};

/** Who is stunned leaves combat for the bench. */
const stunned = (state: RuneterraState, piece: number): RuneterraState => {
  const struck = changePiece(state, piece, () => ({ stunned: true }));
  return { ...backToBench(struck, [piece]), combat: withoutPiece(struck.combat, piece) };
};

/**
 * What a unit has gained goes, for good or until the round ends; what goes on with it ends. A silence for good takes what one for the
 * round has held back.
 */
const silenced =
  (until: Duration) =>
  (piece: Piece): Partial<Piece> => ({
    silenced: piece.silenced === 'always' ? 'always' : until,
    grants: [],
    held: until === 'always' ? [] : [...piece.held, ...piece.grants],
    stunned: false,
    frostbitten: false,
  });

const addGrant =
  (grant: Grant) =>
  ({ grants }: Piece): Partial<Piece> => ({ grants: [...grants, grant] });

/** A keyword that is used up: what was given is gone, what is printed is remembered as spent. */
const spendKeyword =
  (keyword: Piece['spent'][number]) =>
  ({ grants, held, spent }: Piece): Partial<Piece> => ({
    grants: grants.filter((grant) => grant.keyword !== keyword),
    held: held.filter((grant) => grant.keyword !== keyword),
    spent: [...new Set([...spent, keyword])],
  });

const roundEffectsEnded = ({ grants, held, silenced: quiet }: Piece): Partial<Piece> => ({
  grants: [...held, ...grants].filter(({ until }) => until !== 'round'),
  held: [],
  silenced: quiet === 'always' ? 'always' : null,
  stunned: false,
  frostbitten: false,
});

/** A champion is its next level from now on, and so are the player's others of the kind as they come into play. */
const leveledUp = (state: RuneterraState, piece: number, into: string): RuneterraState => {
  const { owner = 0, card = null } = state.pieces[piece] ?? {};
  const up = changePiece(state, piece, () => ({ card: into }));
  return card === null
    ? up
    : changeSeat(up, owner, ({ leveled }) => ({ leveled: [...leveled.filter((each) => each !== card), card] }));
};

/** Units die: their players remember how many, this round. */
const died: EvolversOf<RuneterraState, BoardFact>['UnitDied'] = (state, { pieces }) =>
  pieces.reduce(
    (current, piece) => {
      const { owner = 0, card = null } = state.pieces[piece] ?? {};
      const isUnit = cardOfCode(state, card)?.type === 'unit';
      return isUnit ? changeSeat(current, owner, (player) => ({ died: player.died + 1 })) : current;
    },
    movePieces(state, pieces, 'graveyard'),
  );

/** A nexus is damaged: who has done it to the enemy remembers it, this round. */
const nexusDamaged: EvolversOf<RuneterraState, BoardFact>['NexusDamaged'] = (state, { seat, health, by }) => {
  const damaged = changeSeat(state, seat, () => ({ nexus: health }));
  return by === seat ? damaged : changeSeat(damaged, 1 - seat, () => ({ raided: true }));
};

/** The facts of cards, units and landmarks, folded. */
export const evolveBoard: EvolversOf<RuneterraState, BoardFact> = {
  CardsDrawn: drawn,
  DrawLost: (state, { seat, at = 0 }) => changeSeat(state, seat, withoutCards([at])),
  CardsTossed: (state, { seat, at }) => changeSeat(state, seat, withoutCards(at)),
  CardsCreated: created,
  CardsDiscarded: (state, { pieces, cards }) =>
    pieces.reduce(
      (current, piece, index) =>
        movePiece(
          changePiece(current, piece, (before) => ({ card: cards[index] ?? before.card })),
          piece,
          'graveyard',
        ),
      state,
    ),
  CardPlayed: cardPlayed,
  UnitSummoned: summoned,
  PieceObliterated: (state, { piece }) => movePiece(state, piece, 'gone'),
  UnitDied: died,
  UnitRecalled: (state, { piece }) => movePiece(state, piece, 'hand'),
  UnitCaptured: (state, { piece, by }) =>
    changePiece(movePiece(state, piece, 'captured'), piece, () => ({ captor: by })),
  UnitReleased: (state, { piece }) => changePiece(movePiece(state, piece, 'bench'), piece, () => ({ captor: null })),
  UnitStunned: (state, { piece }) => stunned(state, piece),
  UnitFrostbitten: (state, { piece, power }) =>
    changePiece(state, piece, ({ grants }) => ({
      frostbitten: true,
      grants: [...grants, { ...THIS_ROUND, power: -power }],
    })),
  UnitSilenced: (state, { piece, until }) => changePiece(state, piece, silenced(until)),
  UnitGrew: (state, { piece, grant }) => changePiece(state, piece, addGrant(grant)),
  KeywordSpent: (state, { piece, keyword }) => changePiece(state, piece, spendKeyword(keyword)),
  UnitHealed: (state, { piece, amount }) => changePiece(state, piece, ({ damage }) => ({ damage: damage - amount })),
  UnitLeveledUp: (state, { piece, into }) => leveledUp(state, piece, into),
  StrikeSurvived: (state, { seat, survived }) => changeSeat(state, seat, () => ({ strikesSurvived: survived })),
  ProgressCounted: (state, { piece, counted }) => changePiece(state, piece, () => ({ counted })),
  AbilityActed: (state, { piece, ability }) =>
    changePiece(state, piece, ({ acted }) => ({ acted: [...acted, ability] })),
  CountdownTicked: (state, { piece, left }) => changePiece(state, piece, () => ({ countdown: left })),
  ReturnAwaited: (state, { seat, piece }) =>
    changeSeat(state, seat, ({ waitingToReturn }) => ({ waitingToReturn: [...waitingToReturn, piece] })),
  DamageDealt: (state, { piece, amount }) => changePiece(state, piece, ({ damage }) => ({ damage: damage + amount })),
  NexusDamaged: nexusDamaged,
  NexusHealed: (state, { seat, health }) => changeSeat(state, seat, () => ({ nexus: health })),
  RoundEffectsEnded: (state, { pieces }) =>
    pieces.reduce((current, piece) => changePiece(current, piece, roundEffectsEnded), state),
};
