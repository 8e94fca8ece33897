import type { Decision } from '#ruleset';
import { CliError } from '../cli-error.js';

/** Why an order about a dispute is not carried out, as an error: the rules' words, or what the table cannot do. */
export const refusalOf = (refused: Exclude<Decision, { outcome: 'accepted' }>): CliError => {
  if (refused.outcome === 'impossible') {
    const { code, message, remedy } = refused.problem;
    return new CliError(code, message, { remedy });
  }
  const message = refused.verdict.findings.map((finding) => finding.message).join(' ');
  return new CliError('dispute/refused', message, { remedy: 'Let somebody order it whose role may.' });
};
