import type { Definition } from '../../words/definition.js';
import {
  ALLIES,
  ALLY,
  cast,
  deal,
  DRAW_ONE,
  ENEMIES,
  ENEMY,
  frostbite,
  grants,
  played,
  SECOND,
  skill,
  TARGET,
  text,
  when,
} from './common.js';

/** Freljord, set 1. */
export const FRELJORD: readonly Definition[] = [
  // Flash Freeze
  cast('01FR001', [ENEMY], frostbite(TARGET)),
  // Avarosan Sentry
  text('01FR003', when('last-breath', DRAW_ONE)),
  // Battle Fury
  cast('01FR005', [ALLY], grants('+8|+4', TARGET)),
  // Bloodsworn Pledge
  cast('01FR010', [ALLY, ALLY], grants('+0|+3', TARGET), grants('+0|+3', SECOND)),
  // Avalanche
  cast('01FR020', [], deal(2, ENEMIES), deal(2, ALLIES)),
  // Avarosan Marksman
  text('01FR036', played([ENEMY], skill('01FR036T1'))),
  // Bullseye
  cast('01FR036T1', [ENEMY], deal(1, TARGET)),
  // Harsh Winds
  cast('01FR042', [ENEMY, ENEMY], frostbite(TARGET), frostbite(SECOND)),
];
