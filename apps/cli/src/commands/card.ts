import { readFileSync } from 'node:fs';
import { namesIn, readRulingFile } from '#rulings';
import type { CardSheet, HeldRuleset } from '#ruleset';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { RULESETS, rulesetOf } from '../rulesets.js';
import { rulingFiles } from '../rulings/find-files.js';
import { cardJson, cardText, type AskedCard, type NamingRuling } from '../text/card.js';

/** What `card` was asked for. */
export interface CardOptions {
  readonly game?: string;
  readonly json?: boolean;
}

/** The rulings whose file names a card of a game; only files that do are read as rulings. */
const rulingsNaming = (card: CardSheet, game: string): readonly NamingRuling[] =>
  rulingFiles([]).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!namesIn(text)(card.name)) return [];
    const read = readRulingFile(file, text, RULESETS);
    return read.ok && read.value.ruling.game === game ? [{ file, title: read.value.ruling.title }] : [];
  });

/** Some names, and that there are more. */
const FEW = 12;
const namesOf = (names: readonly string[]): string =>
  names.length > FEW ? `${names.slice(0, FEW).join('; ')}; and ${names.length - FEW} more` : names.join('; ');

const nobody = (name: string, rulesets: readonly HeldRuleset[]): CliError => {
  const answers = rulesets.flatMap(({ askForCard }) => askForCard?.(name) ?? []);
  const several = answers.flatMap((answer) => (answer.kind === 'ambiguous' ? answer.names : []));
  if (several.length > 0)
    return new CliError('several-cards', `"${name}" is the name of several cards.`, {
      remedy: `Write more of it: ${namesOf(several)}.`,
      expected: several,
    });
  const nearest = answers.flatMap((answer) => (answer.kind === 'unknown' ? answer.names : []));
  return new CliError('unknown-card', `No card is named "${name}".`, {
    remedy: nearest.length > 0 ? `Perhaps: ${namesOf(nearest)}.` : 'Write its name, the beginning of it, or its id.',
    expected: nearest,
  });
};

const found = (name: string, ruleset: HeldRuleset): readonly AskedCard[] => {
  const answer = ruleset.askForCard?.(name);
  if (answer?.kind !== 'found') return [];
  return [{ ruleset, card: answer.card, rulings: rulingsNaming(answer.card, ruleset.id) }];
};

/** Of each game in which the name is of several cards, while it is of one in another: which they are. */
const severalOf = (name: string, rulesets: readonly HeldRuleset[]): readonly string[] =>
  rulesets.flatMap(({ askForCard, title }) => {
    const answer = askForCard?.(name);
    return answer?.kind === 'ambiguous' ? [`In ${title} it is of several cards: ${namesOf(answer.names)}.\n`] : [];
  });

/** Says what a card is, what its encoding does, and which rulings name it. Throws where the name is of no card, or of several. */
export const card = (words: readonly string[], options: CardOptions, io: Io): ExitCode => {
  const name = words.join(' ');
  const rulesets = options.game === undefined ? RULESETS : [rulesetOf(options.game)];
  const cards = rulesets.flatMap((ruleset) => found(name, ruleset));
  if (cards.length === 0) throw nobody(name, rulesets);
  for (const several of severalOf(name, rulesets)) io.err(several);
  if (options.json) printJson(io, { cards: cards.map(cardJson) });
  else io.out(cards.map(cardText).join('\n'));
  return EXIT.well;
};
