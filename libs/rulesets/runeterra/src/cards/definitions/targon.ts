import type { Definition } from '../../words/definition.js';
import { ALLY, cast, ENEMY, grants, SECOND, stun, TARGET } from './common.js';

/** Targon, set 3. */
export const TARGON: readonly Definition[] = [
  // Crescent Strike
  cast('03MT011', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  // Blessing of Targon
  cast('03MT036', [ALLY], grants('+3|+3', TARGET)),
  // Sunblessed Vigor
  cast('03MT098', [ALLY], grants('+0|+2', TARGET)),
];
