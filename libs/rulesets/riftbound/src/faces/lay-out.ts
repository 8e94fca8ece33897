import type { Json, JsonObject, Result } from '#kernel';
import { LayOutError, layOutBy, playersIn, type LayOutProblem } from '#ruleset';
import { draftOf, emit, push, type Draft } from '../engine/draft.js';
import type { RiftboundFact } from '../state/facts.js';
import { evolve, INITIAL } from '../evolve/evolve.js';
import { layoutForm } from './lay-out/form.js';
import { layChain } from './lay-out/chain.js';
import {
  layBoard,
  layCards,
  layControl,
  layHidden,
  layHolders,
  layLegends,
  layRunes,
  layScores,
} from './lay-out/facts.js';
import type { TableLayout } from './lay-out/layout.js';
import { cardIdOf } from './lay-out/names.js';
import { bringerOf, firstPlayerOf, modeOfLayout, turnOfLayout, turnsBegun } from './lay-out/seating.js';
import { layShowdown } from './lay-out/showdown.js';
import { stockOf, type Stock } from './lay-out/stock.js';
import { run } from '../engine/run.js';
import { beginStep } from '../engine/turn/phases.js';
import { MODE_TABLE } from '../state/modes.js';
import { NEWEST_EDITION } from '../words/editions/editions.js';
import { modeOf } from '../state/sides.js';
import type { RiftboundState } from '../state/riftbound-state.js';

export type {
  BattlefieldLayout,
  CardName,
  Laid,
  LaidPiece,
  LaidRunes,
  PlayerLayout,
  TableLayout,
} from './lay-out/layout.js';
export { LayOutError } from '#ruleset';

const open = (draft: Draft, layout: TableLayout, stock: Stock): void => {
  const mode = modeOfLayout(layout);
  emit(draft, {
    type: 'GameOpened',
    data: {
      edition: layout.edition ?? NEWEST_EDITION,
      mode,
      victoryScore: layout.victoryScore ?? MODE_TABLE[mode].victoryScore,
      digital: layout.digital ?? false,
      described: layout.texts === 'described',
      game: layout.game ?? 1,
      firstPlayer: firstPlayerOf(layout),
      players: Object.keys(layout.players).map((name) => ({ name, deck: null })),
      pieces: stock.seats.flatMap(({ pieces }) => pieces),
    },
    because: [],
  });
};

const placeBattlefields = (draft: Draft, layout: TableLayout): void => {
  const cards = layout.battlefields.map(({ card }, at) => ({
    seat: bringerOf(layout, modeOf(draft.state), at),
    card: cardIdOf(card, 'battlefields') ?? '',
  }));
  if (cards.length === 0)
    throw new LayOutError('battlefields: none is named. Name the battlefields in play.', ['battlefields']);
  emit(draft, { type: 'BattlefieldsPlaced', data: { cards }, because: ['setup.battlefields'] });
};

/**
 * In the Main Phase its work is done; any other phase begins, with what triggers as it does. Where something lies on the chain the phase is
 * under way: what triggered as it began is there, or over.
 */
const beginPhase = (draft: Draft, layout: TableLayout): void => {
  const step = layout.phase ?? 'main';
  const { turn } = draft.state;
  const begun = turnsBegun(layout);
  const players = Object.values(layout.players).map(({ played = 0, wins = 0 }, seat) => ({
    ...{ played, wins },
    turns: begun[seat] ?? 0,
  }));
  emit(draft, { type: 'TableLaidOut', data: { players }, because: [] });
  if (step !== 'main' && (layout.chain ?? []).length === 0) {
    beginStep(draft, step);
    return;
  }
  if (step !== 'main') push(draft, { task: 'step-work', step });
  emit(draft, { type: 'StepBegan', data: { phase: step, step, seat: turn.seat }, because: [] });
};

/** The table of a literal as it lies before anything on the chain, and before the rules run. Throws LayOutError. */
export const layPieces = (layout: TableLayout): Draft => {
  const stock = stockOf(layout);
  const players = Object.values(layout.players);
  const draft = draftOf(INITIAL);
  open(draft, layout, stock);
  placeBattlefields(draft, layout);
  const turn = turnOfLayout(layout);
  layHidden(draft, stock.entries, turn.number - 1);
  emit(draft, { type: 'TurnBegan', data: turn, because: [] });
  layLegends(draft, stock, players);
  layCards(draft, stock);
  layRunes(draft, stock);
  layBoard(draft, stock.entries);
  layHolders(draft, layout);
  layControl(draft, layout);
  layScores(draft, players);
  return draft;
};

/**
 * The facts that make a table of a literal, so that a laid-out table is a tape as any other; then the rules run to the first
 * choice. What the literal leaves out is usual: Main Phase, no points, unknown cards, no runes. Throws LayOutError.
 */
export const layOutFacts = (layout: TableLayout): readonly RiftboundFact[] => {
  const draft = layPieces(layout);
  beginPhase(draft, layout);
  layShowdown(draft, layout);
  layChain(draft, layout);
  run(draft);
  return draft.facts;
};

/** The table of a literal: the fold of its facts. Throws LayOutError where the literal names what is not there. */
export const layOut = (layout: TableLayout): RiftboundState => layOutFacts(layout).reduce(evolve, INITIAL);

/** The facts of a literal that a person typed; the problems say where it is wrong and what would be accepted there. */
export const layOutLiteral = (literal: Json): Result<readonly RiftboundFact[], readonly LayOutProblem[]> =>
  layOutBy(layoutForm(playersIn(literal)), layOutFacts)(literal);

/** The literal's form, for editors. */
export const LAY_OUT_FORM = layoutForm(null);

/** A usual table, for who begins a ruling. */
export const USUAL_TABLE: JsonObject = {
  turn: 'Ana',
  players: {
    Ana: { runes: 'enough', hand: ['Stupefy'], base: ['Mega-Mech'] },
    Ben: { runes: 'enough', hand: ['Discipline'], base: ['Playful Phantom'] },
  },
  battlefields: [{ card: 'Void Gate', controller: 'Ana', units: { Ana: ['Recruit'] } }, { card: 'Bandle Tree' }],
};
