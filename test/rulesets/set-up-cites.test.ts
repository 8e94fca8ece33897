import { isRecorderEvent } from '#match';
import type { HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { decksOf, optionsOf } from '../laws/random/games.js';
import { openTape } from '../support/open-tape.js';

/** More than two turns take, and an end to them where they do not come about. */
const MOST_PLAYS = 60;

/** Plays the last offer of each seat asked, one card in every mulligan, until the second turn; then everybody concedes. */
const citedFromOpeningToEnd = (ruleset: HeldRuleset, mode: string): readonly string[] => {
  const tape = openTape(ruleset, optionsOf(ruleset, 3, { mode, decks: decksOf(ruleset) }));
  const offers = () =>
    ruleset
      .waitingFor(tape.state.game)
      .flatMap(({ seat }) => (seat === null ? [] : ruleset.legalPlays(tape.state.game, seat)));
  for (let plays = 0; plays < MOST_PLAYS; plays++) {
    if (ruleset.view(tape.state.game, 'recorder').clock.turn > 2) break;
    const offer = offers().findLast(({ play }) => (play as { readonly play: string }).play !== 'Concede');
    if (offer === undefined) break;
    const slot = offer.slots.find(({ many }) => many !== undefined);
    const one = slot?.options.slice(0, 1).map(({ value }) => value);
    tape.play(slot === undefined || one === undefined ? offer.play : { ...(offer.play as object), [slot.name]: one });
  }
  for (let plays = 0; plays < 4 && ruleset.result(tape.state.game) === null; plays++) {
    const concession = offers().find(({ play }) => (play as { readonly play: string }).play === 'Concede');
    if (concession === undefined) break;
    tape.play(concession.play);
  }
  const cited = tape.events.filter((event) => !isRecorderEvent(event)).flatMap(({ because }) => because);
  return [...new Set(cited)];
};

const OF_RIFTBOUND = [
  ...['setup.shuffle', 'setup.opening-hand', 'setup.first-player', 'setup.turn-order', 'setup.battlefields-by-mode'],
  ...['mulligan.order', 'mulligan.set-aside', 'mulligan.draw', 'mulligan.recycle'],
];

test.each([
  ['duel', ['mode.duel.battlefield-choice', 'mode.duel.victory-score', 'mode.duel.first-turn']],
  ['match', ['mode.match.battlefield-choice', 'mode.match.victory-score', 'mode.match.first-turn']],
  ['match5', ['mode.match.battlefield-choice', 'mode.match.victory-score']],
  ['match1', ['tournament.best-of-one-start', 'mode.duel.victory-score']],
  ['ffa3', ['mode.skirmish.battlefield-choice', 'mode.skirmish.victory-score']],
  ['ffa4', ['mode.war.battlefield-choice', 'mode.war.victory-score']],
  ['2v2', ['mode.teams.battlefield-choice', 'mode.teams.victory-score']],
])('opening, beginning and ending a game of %s cite the rules that they follow', (mode, ofMode) => {
  const cited = citedFromOpeningToEnd(riftbound as never, mode);
  expect([...OF_RIFTBOUND, ...ofMode].filter((key) => !cited.includes(key))).toEqual([]);
});

test('so does a game of Legends of Runeterra', () => {
  const wanted = [
    ...['runeterra.set-up.first-player', 'runeterra.set-up.hand', 'runeterra.set-up.mulligan'],
    ...['runeterra.set-up.players', 'runeterra.set-up.shuffle'],
  ];
  const cited = citedFromOpeningToEnd(runeterra as never, 'standard');
  expect(wanted.filter((key) => !cited.includes(key))).toEqual([]);
});
