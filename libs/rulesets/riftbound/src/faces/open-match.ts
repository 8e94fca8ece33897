import { err, ok, type Json, type Result } from '#kernel';
import { hasNamesakes, isDigital, type MatchOptions, NAMES_APART, type Problem } from '#ruleset';
import { checkDeck } from '../judging/deck/check.js';
import type { DeckList } from '../words/deck-list.js';
import { readDeck } from './decks/read.js';
import { draftOf, emit, push } from '../engine/draft.js';
import type { RiftboundFact } from '../state/facts.js';
import { INITIAL } from '../evolve/evolve.js';
import { MODE_TABLE } from '../state/modes.js';
import { setUpFrames } from '../engine/set-up/set-up.js';
import { seatProblems, sharedProblems } from '../engine/set-up/teams.js';
import { run } from '../engine/run.js';
import { MODES, type ModeId } from '../words/vocabulary.js';
import { gameOpened } from '../engine/set-up/game-opened.js';
import { EDITIONS, policyOf } from '../words/editions/editions.js';
import { DECK, type DeckFormat } from '../judging/deck/subject.js';

type Deck = DeckList | null;

/** What the match's mode and edition ask of a deck. */
type Asked = Pick<DeckFormat, 'battlefields' | 'sameBattlefields'>;

const readPlayerDeck = (name: string, json: Json, asked: Asked): Result<Deck, readonly Problem[]> => {
  if (json === null) return ok(null);
  const deck = readDeck(json);
  if (!deck.ok) return err([{ ...deck.error, message: `${name}: ${deck.error.message}` }]);
  const findings = checkDeck(deck.value, { rules: 'core', ...asked }).filter(
    (finding) => finding.severity === 'illegal',
  );
  if (findings.length === 0) return ok(deck.value);
  return err(
    findings.map((finding) => ({
      code: 'riftbound/deck-check',
      message: `${name}'s deck fails the check: ${finding.message}`,
      remedy: 'Mend the deck list, or open the match with an unknown deck for this player.',
    })),
  );
};

/** Battlefields of a deck: as many as the mode asks for (103.4.a); in teams editions differ (489.4.a). */
const battlefieldsOf = (mode: ModeId, match: Pick<MatchOptions, 'edition'>): number =>
  MODE_TABLE[mode].sides < MODE_TABLE[mode].players ? policyOf(match).teamBattlefields : DECK.battlefields;

const isMode = (mode: string): mode is ModeId => (MODES as readonly string[]).includes(mode);

const problemsOf = ({ mode, edition, players, firstPlayer }: MatchOptions): readonly Problem[] => {
  const problems: Problem[] = [];
  const add = (code: string, message: string, remedy: string): void => {
    problems.push({ code, message, remedy });
  };
  if (!isMode(mode)) add('riftbound/mode', `There is no mode "${mode}".`, `Choose one of: ${MODES.join(', ')}.`);
  if (!EDITIONS.some((each) => each === edition)) {
    add('riftbound/edition', `Edition "${edition}" is not known.`, `Choose one of: ${EDITIONS.join(', ')}.`);
  }
  for (const each of isMode(mode) ? seatProblems(MODE_TABLE[mode], players) : []) problems.push(each);
  if (hasNamesakes(players)) {
    add('riftbound/player-names', 'Two players have the same name.', NAMES_APART);
  }
  if (firstPlayer !== null && !players[firstPlayer]) {
    add(
      'riftbound/first-player',
      `There is no seat ${String(firstPlayer)}.`,
      'Name the first player by a seat from 0.',
    );
  }
  return problems;
};

const dealingProblem = (options: MatchOptions, decks: readonly Deck[]): readonly Problem[] =>
  isDigital(options) && decks.some((deck) => deck === null)
    ? [
        {
          code: 'riftbound/seed-without-deck',
          message: 'A digital match is dealt from known decks, and one deck is unknown.',
          remedy: 'Give every deck, or record the match on paper.',
        },
      ]
    : [];

/** Opens a match: checks what was entered, lays out the first game, and goes on to the first choice. */
export const setUp = (options: MatchOptions): Result<readonly RiftboundFact[], readonly Problem[]> => {
  const problems = problemsOf(options);
  if (problems.length > 0 || !isMode(options.mode)) return err(problems);
  const policy = policyOf(options);
  const decks: Deck[] = [];
  for (const { name, deck } of options.players) {
    const read = readPlayerDeck(name, deck, {
      battlefields: battlefieldsOf(options.mode, options),
      sameBattlefields: policy.battlefieldNames === 'may repeat',
    });
    if (!read.ok) return read;
    decks.push(read.value);
  }
  const further = [
    ...dealingProblem(options, decks),
    ...(policy.teamCards === 'differ' ? sharedProblems(MODE_TABLE[options.mode], options.players, decks) : []),
  ];
  if (further.length > 0) return err(further);
  const players = options.players.map(({ name, team }, seat) => ({
    name,
    ...(team === undefined ? {} : { team }),
    deck: decks[seat] ?? null,
  }));
  const draft = draftOf(INITIAL);
  const layout = {
    edition: options.edition,
    mode: options.mode,
    digital: isDigital(options),
    described: options.texts === 'described',
    players,
  };
  emit(draft, gameOpened(layout, { game: 1, firstPlayer: options.firstPlayer }));
  push(draft, ...setUpFrames(draft.state));
  run(draft);
  return ok(draft.facts);
};
