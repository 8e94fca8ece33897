import type { Instruction, PlayTerms } from '../../words/instruction.js';
import type { Location } from '../../words/vocabulary.js';
import { locationOf } from '../../state/zones.js';
import { amountOf } from '../../reading/amounts.js';
import type { Doing } from '../../words/definition.js';
import { locationFor, objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';

/** How an encoded instruction has cards played (419.3). */
type Play = Extract<Doing, { do: 'play' }>;

const battlefields = ({ state, you }: Setting, yours: boolean): readonly Location[] =>
  state.battlefields.flatMap(({ controller }, at) =>
    yours && controller !== you ? [] : [{ zone: 'battlefield', at } as const],
  );

/** Where a card was before this took it from the board. */
const whereItWas = ({ left }: Setting, piece: number): Location | null =>
  locationOf(left.find((each) => each.piece === piece)?.zone ?? -1);

const placesFor = (setting: Setting, places: NonNullable<Play['only']>, piece: number): readonly Location[] => {
  if (places === 'battlefields' || places === 'your battlefields')
    return battlefields(setting, places === 'your battlefields');
  const place = places === 'where it was' ? whereItWas(setting, piece) : locationFor(setting, places, piece);
  return place ? [place] : [];
};

/** Units that a card from facedown plays are played to the battlefield where it lay (811.1.d.3). */
const onlyWhere = ({ hiddenAt }: Setting, places: readonly Location[] | null): readonly Location[] | null => {
  if (hiddenAt === null) return places;
  const there = (place: Location): boolean => place.zone === 'battlefield' && place.at === hiddenAt;
  return places ? places.filter(there) : [{ zone: 'battlefield', at: hiddenAt }];
};

const termsFor = (setting: Setting, play: Play, piece: number): PlayTerms => {
  const { ignoring = null, price, less = 0, only, also, then = null } = play;
  return {
    ignoring,
    cost: price ? { energy: price.energy ?? 0, power: price.power ?? [] } : null,
    less: Math.max(0, amountOf(setting, less)),
    only: onlyWhere(setting, only === undefined ? null : placesFor(setting, only, piece)),
    also: also === undefined ? [] : placesFor(setting, also, piece),
    then,
  };
};

/** Each of the cards played by its owner or by the one whose ability it is. */
export const play = (setting: Setting, doing: Play): readonly Instruction[] =>
  objectsOf(setting, doing.what).flatMap((piece): readonly Instruction[] => {
    const owner = setting.state.pieces[piece]?.owner;
    if (owner === undefined) return [];
    const seat = doing.by === 'owner' ? owner : setting.you;
    return [{ verb: 'play', seat, piece, card: null, ...termsFor(setting, doing, piece) }];
  });
