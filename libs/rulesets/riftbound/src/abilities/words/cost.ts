import type { Domain } from '../../vocabulary.js';

/** What an ability costs, beyond energy and power: exhausting or killing the source, discarding, spending a buff (202-204). */
export interface AbilityCost {
  readonly energy?: number;
  readonly power?: readonly (Domain | 'any' | 'own')[];
  readonly exhaust?: true;
  readonly killThis?: true;
  readonly banishThis?: true;
  readonly recycleThis?: true;
  readonly spendBuff?: true;
  readonly spendXp?: number;
}
