import { cannotIn } from '#ruleset';

export { doubtful, illegal, note, told } from '#ruleset';

/** Why the table cannot do it at all; null where it can. */
export const cannot = cannotIn('riftbound');
