import type { Unseen } from '#ruleset';
import type { RuneterraState } from '../../state/runeterra-state.js';

/** What a table holds without showing it. */
export const UNSEEN: readonly Unseen<RuneterraState>[] = [
  [
    'a choice that is being made, and what is going on around it',
    ({ choice, agenda }) => [choice?.kind, agenda.length],
  ],
  ['a spell that is being cast', ({ casting }) => casting?.card ?? null],
  ['whose action opened the stack', ({ stackOpenedBy }) => stackOpenedBy],
  ['whether what is on the stack has been answered', ({ unanswered }) => unanswered],
  ['whether a burst or focus spell was cast this turn', ({ castThisTurn }) => castThisTurn],
  ['how many cards were played this round', ({ seats }) => seats.map(({ cardsPlayed }) => cardsPlayed)],
  ['passes', ({ passes }) => passes],
  ['how many attacks there were this round', ({ seats }) => seats.map(({ attacks }) => attacks)],
  ['which champions have levelled up', ({ seats }) => seats.map(({ leveled }) => leveled)],
  ['how far the combat has come', ({ combat }) => [combat?.step, combat?.defended, combat?.strikes, combat?.free]],
  ['which attackers were blocked', ({ combat }) => combat?.lanes.map(({ blocked }) => blocked)],
  ['what has been declared over the stack', ({ declared }) => declared?.overStack ?? false],
  [
    'what was made by effects',
    ({ pieces }) => pieces.filter(({ created, place }) => created && place !== 'gone').length,
  ],
];
