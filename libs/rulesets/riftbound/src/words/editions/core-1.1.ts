import type { Differences } from './policy.js';

/** What Core Rules 1.1 (document of October 2025) decide otherwise than 1.2; what is left open stands with the gaps. */
export const CORE_1_1: Differences = {
  showdownsStaged: ['uncontrolled', 'cleanup.stage-showdown'],
  enemiesWithoutControl: ['showdown first', 'showdown.between-two', 'cleanup.stage-combat'],
  deflect: ['each spell or ability', 'keyword.deflect-each-choice'],
  ownDeaths: ['with the others', 'keyword.deathknell'],
};
