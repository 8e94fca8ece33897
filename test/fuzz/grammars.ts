import { EFFECT_FORMS } from '../../libs/rulesets/runeterra/src/faces/notation/effects.js';
import { CORRECTION_FORMS as RUNETERRA_CORRECTIONS } from '../../libs/rulesets/runeterra/src/faces/notation/corrections.js';
import {
  PLAYER_FORMS as RUNETERRA_PLAYS,
  TABLE_FORMS as RUNETERRA_TABLE,
} from '../../libs/rulesets/runeterra/src/faces/notation/lines.js';
import { CORRECTION_FORMS } from '../../libs/rulesets/riftbound/src/faces/notation/corrections.js';
import { INSTRUCTION_FORMS } from '../../libs/rulesets/riftbound/src/faces/notation/instructions.js';
import { PLAYER_FORMS, TABLE_FORMS } from '../../libs/rulesets/riftbound/src/faces/notation/lines.js';
import { type Grammar, patternsOf } from './grammar.js';

/** The grammars of the games, made of the very forms that their notations are read by. */
export const GRAMMARS: Readonly<Record<string, Grammar>> = {
  riftbound: {
    player: patternsOf(PLAYER_FORMS),
    table: patternsOf(TABLE_FORMS),
    correction: patternsOf(CORRECTION_FORMS),
    effect: patternsOf(INSTRUCTION_FORMS),
    joint: '; ',
    cards: ['Vi', 'Dark Child', "Kai'Sa", 'Recruit', 'Falling Star', 'Defy', 'Teemo', 'Stupefy'],
  },
  runeterra: {
    player: patternsOf(RUNETERRA_PLAYS),
    table: patternsOf(RUNETERRA_TABLE),
    correction: patternsOf(RUNETERRA_CORRECTIONS),
    effect: patternsOf(EFFECT_FORMS),
    joint: '; ',
    cards: ['Garen', 'Cithria of Cloudfield', 'Teemo', 'Braum', 'Twisted Fate', 'Mystic Shot'],
  },
};
