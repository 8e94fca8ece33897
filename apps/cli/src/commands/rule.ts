import { readFileSync } from 'node:fs';
import type { RuleKey } from '#rulebook';
import { readRulingFile } from '#rulings';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { RULESETS } from '../rulesets.js';
import { editionNamed, editionsText, findRule } from '../rules/find-rule.js';
import { placesInCode } from '../rules/places-in-code.js';
import { rulingFiles } from '../rulings/find-files.js';
import type { NamingRuling } from '../text/card.js';
import { ruleSheetJson, ruleSheetText } from '../text/rule.js';

/** What `rule` was asked for. */
export interface RuleOptions {
  readonly edition?: string;
  readonly json?: boolean;
}

/** The rulings whose file names the key; only files that do are read as rulings. */
const rulingsOn = (key: RuleKey): readonly NamingRuling[] => {
  const whole = new RegExp(`(?<![\\w.-])${key.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`);
  return rulingFiles([]).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!whole.test(text)) return [];
    const read = readRulingFile(file, text, RULESETS);
    return read.ok ? [{ file, title: read.value.ruling.title }] : [];
  });
};

/** Says where a rule stands in every edition, what builds it and which rulings name it. Throws where there is none, or several. */
export const rule = (words: readonly string[], options: RuleOptions, io: Io): ExitCode => {
  const edition = options.edition === undefined ? null : editionNamed(options.edition);
  const { key, others } = findRule(words.join(' '), edition);
  const sheet = { key, edition, code: placesInCode(key), rulings: rulingsOn(key) };
  if (options.json) {
    printJson(io, ruleSheetJson(sheet));
    return EXIT.well;
  }
  for (const other of others) io.err(`In ${editionsText(other.editions)} that is the number of ${other.key}.\n`);
  io.out(ruleSheetText(sheet));
  return EXIT.well;
};
