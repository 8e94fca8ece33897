import type { CardDefinition } from '../../abilities/definition.js';
import { CHOOSING } from './choosing.js';
import { CONTROL } from './control.js';
import { COPYING } from './copying.js';
import { EFFECTS } from './effects.js';
import { FORBIDDING } from './forbidding.js';
import { LAYERS } from './layers.js';
import { PLAIN } from './plain.js';
import { ORIGINS } from './origins.js';
import { ORIGINS_HIDDEN_ZONES } from './origins-hidden-zones.js';
import { VENDETTA_HIDDEN_ZONES } from './vendetta-hidden-zones.js';
import { UNLEASHED_HIDDEN_ZONES } from './unleashed-hidden-zones.js';
import { SPIRITFORGED_HIDDEN_ZONES } from './spiritforged-hidden-zones.js';
import { ORIGINS_LEGION } from './origins-legion.js';
import { ORIGINS_PLAYING } from './origins-playing.js';
import { REPLACING } from './replacing.js';
import { SPIRITFORGED } from './spiritforged.js';
import { SPIRITFORGED_EQUIPPING } from './spiritforged-equipping.js';
import { SPIRITFORGED_GEAR } from './spiritforged-gear.js';
import { SPIRITFORGED_PLAYING } from './spiritforged-playing.js';
import { UNLEASHED } from './unleashed.js';
import { UNLEASHED_GEAR } from './unleashed-gear.js';
import { UNLEASHED_PLAYING } from './unleashed-playing.js';
import { VENDETTA } from './vendetta.js';
import { VENDETTA_EMPOWERED } from './vendetta-empowered.js';
import { VENDETTA_GEAR } from './vendetta-gear.js';
import { VENDETTA_PLAYING } from './vendetta-playing.js';
import { ORIGINS_TRIGGERS } from './origins-triggers.js';
import { SPIRITFORGED_TRIGGERS } from './spiritforged-triggers.js';
import { UNLEASHED_TRIGGERS } from './unleashed-triggers.js';
import { VENDETTA_TRIGGERS } from './vendetta-triggers.js';

/** Cards whose text is encoded, by card id. */
export const DEFINITIONS: Readonly<Record<string, CardDefinition>> = {
  ...PLAIN,
  ...CHOOSING,
  ...CONTROL,
  ...COPYING,
  ...EFFECTS,
  ...FORBIDDING,
  ...LAYERS,
  ...ORIGINS_LEGION,
  ...ORIGINS_HIDDEN_ZONES,
  ...VENDETTA_HIDDEN_ZONES,
  ...UNLEASHED_HIDDEN_ZONES,
  ...SPIRITFORGED_HIDDEN_ZONES,
  ...ORIGINS,
  ...ORIGINS_PLAYING,
  ...REPLACING,
  ...SPIRITFORGED,
  ...SPIRITFORGED_PLAYING,
  ...SPIRITFORGED_EQUIPPING,
  ...SPIRITFORGED_GEAR,
  ...UNLEASHED,
  ...UNLEASHED_PLAYING,
  ...UNLEASHED_GEAR,
  ...VENDETTA,
  ...VENDETTA_PLAYING,
  ...VENDETTA_EMPOWERED,
  ...VENDETTA_GEAR,
  ...ORIGINS_TRIGGERS,
  ...SPIRITFORGED_TRIGGERS,
  ...UNLEASHED_TRIGGERS,
  ...VENDETTA_TRIGGERS,
};
