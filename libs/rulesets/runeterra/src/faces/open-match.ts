import { err, ok, type JsonObject, type Result } from '#kernel';
import { hasNamesakes, isDigital, type MatchOptions, NAMES_APART, type Problem } from '#ruleset';
import { checkDeck, readDeck, type DeckList } from './decks.js';
import { draftOf, emit, push } from '../engine/draft.js';
import type { FactOf, RuneterraFact } from '../state/facts.js';
import { INITIAL } from '../evolve/evolve.js';
import { cannot } from '../words/findings.js';
import { EDITIONS, isEdition } from '../words/policy.js';
import { run } from '../engine/run.js';
import { MODES } from '../words/vocabulary.js';

export { EDITIONS } from '../words/policy.js';

const CARDS_OF_UNKNOWN = 40;

type Laid = FactOf<'TableLaid'>['data']['players'][number];

const cardsOf = (deck: DeckList | null): Laid['deck'] =>
  deck === null
    ? Array.from({ length: CARDS_OF_UNKNOWN }, () => null)
    : deck.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

const readPlayer = (name: string, json: JsonObject | null): Result<Laid, readonly Problem[]> => {
  if (json === null) return ok({ name, deck: cardsOf(null) });
  const deck = readDeck(json);
  if (!deck.ok) return err([{ ...deck.error, message: `${name}: ${deck.error.message}` }]);
  const findings = checkDeck(deck.value).filter(({ severity }) => severity === 'illegal');
  if (findings.length === 0) return ok({ name, deck: cardsOf(deck.value) });
  return err(
    findings.map(({ message }) =>
      cannot(
        'deck-check',
        `${name}'s deck fails the check: ${message}`,
        'Mend the deck list, or open the match with an unknown deck for this player.',
      ),
    ),
  );
};

const PLAYERS = 2;

const problemsOf = ({ mode, edition, players, firstPlayer }: MatchOptions): readonly Problem[] => {
  const modes: readonly string[] = MODES;
  return [
    ...(modes.includes(mode)
      ? []
      : [cannot('mode', `There is no mode "${mode}".`, `Choose one of: ${modes.join(', ')}.`)]),
    ...(isEdition(edition)
      ? []
      : [cannot('edition', `Edition "${edition}" is not known.`, `Choose one of: ${EDITIONS.join(', ')}.`)]),
    ...(players.length === PLAYERS
      ? []
      : [cannot('players', `${players.length} players are named, and two play.`, 'Name two players.')]),
    ...(hasNamesakes(players) ? [cannot('player-names', 'Two players have the same name.', NAMES_APART)] : []),
    ...(firstPlayer === null || players[firstPlayer]
      ? []
      : [cannot('first-player', `There is no seat ${firstPlayer}.`, 'Name the first player by a seat from 0.')]),
  ];
};

const dealingProblem = (options: MatchOptions): readonly Problem[] =>
  isDigital(options) && options.players.some(({ deck }) => deck === null)
    ? [
        cannot(
          'seed-without-deck',
          'A digital match is dealt from known decks, and one deck is unknown.',
          'Give every deck, or record the match on paper, where nobody knows how the cards lie.',
        ),
      ]
    : [];

/** Opens a match: checks what was entered, lays the table, and goes on to the first choice. */
export const setUp = (options: MatchOptions): Result<readonly RuneterraFact[], readonly Problem[]> => {
  const problems = [...problemsOf(options), ...dealingProblem(options)];
  if (problems.length > 0) return err(problems);
  const players: Laid[] = [];
  for (const { name, deck } of options.players) {
    const read = readPlayer(name, deck);
    if (!read.ok) return read;
    players.push(read.value);
  }
  const { edition, mode, firstPlayer, texts } = options;
  const draft = draftOf(INITIAL);
  emit(draft, {
    type: 'TableLaid',
    data: { edition, mode, digital: isDigital(options), described: texts === 'described', players },
    because: ['runeterra.set-up.players', 'runeterra.nexus.health'],
  });
  if (firstPlayer !== null) {
    emit(draft, { type: 'FirstPlayerChosen', data: { seat: firstPlayer }, because: ['runeterra.set-up.first-player'] });
  }
  push(draft, { task: 'set-up', step: 0 });
  run(draft);
  return ok(draft.facts);
};
