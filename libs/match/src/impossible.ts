import type { Problem } from '#ruleset';

/** Why an order cannot be carried out. */
export const impossible = (
  code: string,
  message: string,
  remedy: string,
): { readonly outcome: 'impossible'; readonly problem: Problem } => ({
  outcome: 'impossible',
  problem: { code, message, remedy },
});
