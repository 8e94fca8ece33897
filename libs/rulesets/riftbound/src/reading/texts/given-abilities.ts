import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { objectsOf } from '../references.js';
import { matching } from '../filters/filters.js';
import { giftsOnBoard } from '../statics/statics.js';
import { exhaustAbilitiesOn, type AbilityNow } from './texts.js';

type GivenByPiece = ReadonlyMap<number, readonly AbilityNow[]>;

const NONE: readonly AbilityNow[] = [];
const NOBODY: readonly number[] = [];
const NOTHING: GivenByPiece = new Map();

/** What is to be given, and to which piece. */
type Given = readonly [piece: number, now: AbilityNow];

/** Triggered and activated abilities that static abilities give (477.2). */
const given = (state: RiftboundState): readonly Given[] =>
  giftsOnBoard(state, 'ability').flatMap(({ gift, setting, name }) => {
    const now: AbilityNow = { name: { ...name, text: 'given' }, ability: gift.ability, attachment: null };
    return objectsOf(setting, gift.to).map((piece): Given => [piece, now]);
  });

/** Abilities that one object has because others have them, by the names that they have there: each is its own ability in it. */
const taken = (state: RiftboundState): readonly Given[] =>
  giftsOnBoard(state, 'exhaustAbilitiesOf').flatMap(({ gift, setting }) =>
    matching(setting, gift.exhaustAbilitiesOf)
      .flatMap((piece) => exhaustAbilitiesOn(state, piece))
      .map((now): Given => [setting.source, now]),
  );

/** What is given, by piece. What is given gives nothing in turn. */
const byPiece = rememberLast((state: RiftboundState): GivenByPiece => {
  const all = [...given(state), ...taken(state)];
  if (all.length === 0) return NOTHING;
  const found = new Map<number, readonly AbilityNow[]>();
  for (const [piece, now] of all) found.set(piece, [...(found.get(piece) ?? []), now]);
  return found;
});

/** What static abilities give an object now. */
export const abilitiesGiven = (state: RiftboundState, number: number): readonly AbilityNow[] =>
  byPiece(state).get(number) ?? NONE;

/** Every piece to which static abilities give abilities now. */
export const piecesGiven = (state: RiftboundState): readonly number[] => {
  const given = byPiece(state);
  return given.size === 0 ? NOBODY : [...given.keys()];
};
