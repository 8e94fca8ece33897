import type { Json, JsonObject, Result } from '#kernel';
import { layOutBy, LayOutError, type LayOutProblem } from '#ruleset';
import { draftOf, emit, type Draft } from '../engine/draft.js';
import type { RuneterraFact } from '../state/facts.js';
import { INITIAL } from '../evolve/evolve.js';
import { layoutForm } from './lay-out/form.js';
import type { TableLayout } from './lay-out/layout.js';
import { deckOf, layPieces, layResources } from './lay-out/players.js';
import { layCombat, layDeclared, layStack } from './lay-out/progress.js';
import { layRound, layTokens, layTurn, layTurnUnderWay } from './lay-out/round.js';
import { run } from '../engine/run.js';
import { NEWEST_EDITION } from '../words/policy.js';
import { MODES } from '../words/vocabulary.js';

export type { LaidUnit, PlayerLayout, TableLayout } from './lay-out/layout.js';

const SEATS = 2;

const open = (draft: Draft, layout: TableLayout): void => {
  const players = Object.entries(layout.players);
  if (players.length !== SEATS) {
    throw new LayOutError(`players: ${players.length} are named, and two play. Name two.`, ['players']);
  }
  emit(draft, {
    type: 'TableLaid',
    data: {
      edition: layout.edition ?? NEWEST_EDITION,
      mode: MODES[0],
      digital: layout.digital ?? false,
      described: layout.texts === 'described',
      players: players.map(([name, player]) => ({ name, deck: deckOf(player) })),
    },
    because: [],
  });
  for (const card of layout.cards ?? []) emit(draft, { type: 'CardDefined', data: { card }, because: [] });
  players.forEach((_, seat) => emit(draft, { type: 'HandKept', data: { seat, returned: [] }, because: [] }));
};

/** What has been counted in the match and in the round so far. */
const arrange = (draft: Draft, { players }: TableLayout): void => {
  const counted = Object.values(players).map(
    ({ played = 0, survived = 0, died = 0, raided = false, deep = false }) => ({
      played,
      survived,
      ...(died > 0 && { died }),
      ...(raided && { raided }),
      ...(deep && { deep }),
    }),
  );
  emit(draft, { type: 'TableArranged', data: { players: counted }, because: [] });
};

/** The table of a literal as it lies before the combat and the stack. Throws LayOutError. */
export const layBeforeCombat = (layout: TableLayout): Draft => {
  const draft = draftOf(INITIAL);
  open(draft, layout);
  layRound(draft, layout);
  layPieces(draft, layout);
  layResources(draft, layout);
  arrange(draft, layout);
  return draft;
};

/**
 * The facts that make a table of a literal, so that a laid-out table is a tape as any other; then the rules run to the first
 * choice. What the literal leaves out is usual: round 5, 20 health, full mana, unknown cards. Throws LayOutError.
 */
export const layOutFacts = (layout: TableLayout): readonly RuneterraFact[] => {
  const draft = layBeforeCombat(layout);
  layTurnUnderWay(draft, layout);
  layCombat(draft, layout);
  layStack(draft, layout);
  layTokens(draft, layout);
  layTurn(draft, layout);
  layDeclared(draft, layout);
  run(draft);
  return draft.facts;
};

/** The facts of a literal that a person typed; the problems say where it is wrong and what would be accepted there. */
export const layOutLiteral = (literal: Json): Result<readonly RuneterraFact[], readonly LayOutProblem[]> =>
  layOutBy(layoutForm(literal), layOutFacts)(literal);

/** The literal's form, for editors. */
export const LAY_OUT_FORM = layoutForm(null);

/** A usual table, for who begins a ruling. */
export const USUAL_TABLE: JsonObject = {
  players: {
    Ana: { bench: ['Garen', 'Quinn'], hand: ['Mystic Shot'] },
    Ben: { bench: ['Braum', 'Teemo'], hand: ['Mystic Shot'] },
  },
};
