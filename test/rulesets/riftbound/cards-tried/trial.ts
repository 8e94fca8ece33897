import { isDeepStrictEqual } from 'node:util';
import type { Card } from '#rulesets/riftbound';
import { abilitiesOf, forget, metIn, type Met } from './met.js';
import { passTurns, playIt, playRound } from './script.js';
import { refolded, stageOf, type Stage } from './stage.js';
import { textOf } from './texts.js';
import { canBe, PLACES, tableFor, type PlaceTried } from './tables.js';

const isCardItem = ({ state }: Stage, id: string): boolean => {
  const item = state.chain.at(-1);
  return item?.status === 'finalized' && (item.definition?.card === id || state.pieces[item.piece]?.card === id);
};

/** Banishes what the card's newest item has chosen, as a correction, before anybody passes. */
const takeTargets = (stage: Stage, card: Card, took: () => void) => (): void => {
  if (!isCardItem(stage, card.id)) return;
  const chosen = stage.state.chain.at(-1)?.targets ?? [];
  for (const target of chosen) {
    if (target.kind !== 'piece' || stage.state.pieces[target.piece]?.object !== target.object) continue;
    stage.play({
      play: 'Correct',
      correction: {
        change: 'move',
        piece: target.piece,
        zone: 'banishment',
        seat: stage.state.pieces[target.piece]?.owner ?? 0,
      },
      note: '',
    });
    took();
  }
};

/** Where a card is tried, and what is done between any two answers. */
interface Acting {
  readonly place: PlaceTried;
  readonly between?: (() => void) | undefined;
}

/** What came of trying a card in one place. */
interface Tried {
  readonly stage: Stage;
  readonly problem: string | null;
}

const act = (stage: Stage, card: Card, { place, between }: Acting): void => {
  const isBegun = place === 'chain' || place === 'showdown';
  if (!isBegun) stage.settle(between);
  if (!['base', 'battlefield', 'discarded'].includes(place))
    playIt(stage, card, { between, isForward: place === 'forward' });
  if (isBegun) stage.settle(between);
  if (!['hand', 'forward', 'alone'].includes(place)) playRound(stage, card, between);
  // By itself it only sees a turn of each player.
  if (place === 'alone') passTurns(stage);
};

/** Tries a card in a place until all of it was met; with its targets gone, until that has happened. */
const tryAt = (card: Card, place: PlaceTried, met: Met): Tried => {
  const names = abilitiesOf(card.id).map(([name]) => name);
  const stage = stageOf(tableFor(card, place), (facts) => {
    if (place === 'alone') return false;
    const now = metIn(facts);
    return names.every((name) => met.has(name) || now.has(name));
  });
  return acted(stage, card, { place });
};

const tryWithoutTargets = (card: Card, place: PlaceTried): Tried => {
  let taken = 0;
  const stage = stageOf(tableFor(card, place), () => taken > 0);
  const between = takeTargets(stage, card, () => (taken += 1));
  return acted(stage, card, { place, between });
};

const acted = (stage: Stage, card: Card, { place, between }: Acting): Tried => {
  try {
    act(stage, card, { place, between });
    return { stage, problem: null };
  } catch (error) {
    return { stage, problem: `${place}${between ? ', targets gone' : ''}: ${(error as Error).message}` };
  }
};

/** What was wrong with a card on any table, and which of its abilities were met. */
export interface Trial {
  readonly problems: readonly string[];
  readonly met: Met;
}

const choosesSomething = ({ id }: Card): boolean => JSON.stringify(textOf(id)).includes('"choices"');

/** Tries a card where it can be until all its abilities were met, then with its targets gone, then by itself. */
export const tryCard = (card: Card): Trial => {
  const names = abilitiesOf(card.id).map(([name]) => name);
  const met: Met = new Set();
  const problems: string[] = [];
  const note = ({ stage, problem }: Tried): void => {
    for (const name of metIn(stage.facts)) met.add(name);
    if (problem !== null) problems.push(problem);
  };
  forget();
  const places = PLACES.filter((place) => canBe(card, place));
  let last: PlaceTried = 'alone';
  for (const place of places) {
    if (names.every((name) => met.has(name))) break;
    last = place;
    const tried = tryAt(card, place, met);
    note(tried);
    if (!isDeepStrictEqual(tried.stage.state, refolded(tried.stage))) problems.push(`${place}: folds to another state`);
  }
  if (choosesSomething(card)) note(tryWithoutTargets(card, last));
  note(tryAt(card, 'alone', met));
  return { problems, met };
};
