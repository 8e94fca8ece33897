import {
  ATTACKS,
  banish,
  card,
  DID_THAT,
  giveKeyword,
  KEYWORDS_ONLY,
  TARGET,
  UNIT_IN_TRASH,
  when,
  type Definitions,
} from '../common/index.js';

/** Vendetta, tokens. */
export const VENDETTA_TOKENS: Definitions = {
  // Shadow Clone
  'VEN-T05': card(
    when(ATTACKS, [banish(TARGET), { ...giveKeyword('Assault', 'this', 4), if: DID_THAT }], {
      targets: [UNIT_IN_TRASH],
      may: true,
    }),
  ),
  // Tentacle
  'VEN-T06': KEYWORDS_ONLY,
};
