import { cannotIn } from '#ruleset';

export { doubtful, illegal, note, told } from '#ruleset';

/** Why the table cannot do it at all. */
export const cannot = cannotIn('runeterra');
