import { cardOf } from '../../cards/catalogue.js';
import { areFriendly } from '../../state/sides.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { battlefieldZone, facedownAt, zoneOf } from '../../state/zones.js';
import { amountOf } from '../amounts.js';
import { type Played } from '../filters/cards-played.js';
import { isMeant } from '../filters/cards-played.js';
import type { Prohibition } from '../../words/definition.js';
import { definitionOf } from '../../cards/encodings.js';
import { objectsOf, seatsOf } from '../references.js';
import { nameOf } from '../objects.js';
import { prohibitionWords } from '../../words/said/prohibitions.js';
import { giftsOfCard, giftsOnBoard, type InForce } from './statics.js';

/** What static abilities forbid now (054.1): a prohibition goes before every permission. */
type Forbidden<Act extends Prohibition['forbids']> = Extract<Prohibition, { readonly forbids: Act }>;

interface Force<Act extends Prohibition['forbids']> {
  readonly gift: Forbidden<Act>;
  readonly setting: InForce<'forbids'>['setting'];
}

const isAgainst = <Act extends Prohibition['forbids']>(
  force: InForce<'forbids'>,
  act: Act,
): force is InForce<'forbids'> & Force<Act> => force.gift.forbids === act;

const against = <Act extends Prohibition['forbids']>(state: RiftboundState, act: Act): readonly Force<Act>[] =>
  giftsOnBoard(state, 'forbids').filter((force) => isAgainst(force, act));

/** What a card says that forbids something, as it is told to who is kept from it: whose text, and that text. */
const saidBy = ({ gift, setting }: InForce<'forbids'>): string =>
  `${nameOf(setting.state, setting.source)} says that ${prohibitionWords(gift)}`;

const whatSays = (force: InForce<'forbids'> | undefined): string | null => (force ? saidBy(force) : null);

const againstChoosing = (state: RiftboundState, piece: number, by: number): Force<'choosing'> | undefined =>
  against(state, 'choosing').find(
    ({ gift, setting }) => !areFriendly(state, setting.you, by) && objectsOf(setting, gift.what).includes(piece),
  );

/** Whether spells and abilities of a player cannot choose an object: it is untargetable for them (757). */
export const isUnchoosable = (state: RiftboundState, piece: number, by: number): boolean =>
  againstChoosing(state, piece, by) !== undefined;

/** What a card says that keeps a player from choosing an object; null where none does. */
export const whyUnchoosable = (state: RiftboundState, piece: number, by: number): string | null =>
  whatSays(againstChoosing(state, piece, by));

/** A move: where to, who makes it, and whose spell or ability has it made: nobody's where it is a Standard Move. */
interface Moving {
  readonly to: Location;
  readonly by: number;
  readonly effectOf: number | null;
}

const againstMoving = (
  state: RiftboundState,
  unit: number,
  { to, by, effectOf }: Moving,
): Force<'moving'> | undefined =>
  against(state, 'moving').find(
    ({ gift, setting }) =>
      (gift.to === undefined || gift.to === to.zone) &&
      (gift.by === undefined || seatsOf(setting, gift.by).includes(by)) &&
      (gift.effectsOf === undefined || (effectOf !== null && seatsOf(setting, gift.effectsOf).includes(effectOf))) &&
      objectsOf(setting, gift.what).includes(unit),
  );

/** Whether a unit is kept from moving there. */
export const isKeptFrom = (state: RiftboundState, unit: number, moving: Moving): boolean =>
  againstMoving(state, unit, moving) !== undefined;

/** What a card says that keeps a unit from moving there; null where none does. */
export const whyKeptFrom = (state: RiftboundState, unit: number, moving: Moving): string | null =>
  whatSays(againstMoving(state, unit, moving));

/** Whether an object cannot be readied; by the turn's beginning, or by spells and abilities. */
export const staysExhausted = (state: RiftboundState, piece: number, by: 'turn' | 'effects'): boolean =>
  against(state, 'readying').some(
    ({ gift, setting }) => (gift.by ?? by) === by && objectsOf(setting, gift.what).includes(piece),
  );

/** Whether it is before a turn of the player, the additional ones counted. */
const isBefore = ({ gift, setting }: Force<'playing'> | Force<'scoring'>, seat: number): boolean =>
  gift.before === undefined || (setting.state.seats[seat]?.turns ?? 0) < amountOf(setting, gift.before);

/** Whether its controller has conquered that place this turn. */
const hasConquered = ({ state, you }: InForce<'forbids'>['setting'], to: Location): boolean =>
  to.zone === 'battlefield' &&
  state.history.some(({ event, seat, at }) => event === 'conquers' && seat === you && at === to.at);

const isThere = ({ gift, setting }: Force<'playing'>, { piece, to }: Played & Going): boolean => {
  if (gift.from === 'facedown here') {
    const at = facedownAt(setting.state.pieces[piece]?.zone ?? -1);
    return at !== null && battlefieldZone(at) === setting.here;
  }
  if (gift.to === undefined) return true;
  if (to === null) return false;
  if (gift.to === 'elsewhere than conquered this turn') return !hasConquered(setting, to);
  return gift.to === 'battlefield' ? to.zone === 'battlefield' : zoneOf(to) === setting.here;
};

interface Going {
  readonly to: Location | null;
}

/** Tokens are no cards (185): what forbids to play cards of any type does not speak of them. */
const speaksOf = ({ gift: { of } }: Force<'playing'>, { card }: Played): boolean =>
  cardOf(card).supertype !== 'Token' || (of !== 'this' && of.type !== undefined);

const againstPlaying = (state: RiftboundState, played: Played & Going): Force<'playing'> | undefined => {
  const own = giftsOfCard(state, played, 'forbids').filter((force) => isAgainst(force, 'playing'));
  const isSuch = (force: Force<'playing'>): boolean =>
    speaksOf(force, played) && isThere(force, played) && isBefore(force, played.seat);
  return (
    own.find((force) => force.gift.of === 'this' && isSuch(force)) ??
    against(state, 'playing').find(
      (force) => force.gift.of !== 'this' && isMeant(force, played, force.gift.of) && isSuch(force),
    )
  );
};

/** Whether a card or token may not be played, or not to that place, or not from where it is. */
export const isUnplayable = (state: RiftboundState, played: Played & Going): boolean =>
  againstPlaying(state, played) !== undefined;

/** What a card says that forbids to play it so; null where none does. */
export const whyUnplayable = (state: RiftboundState, played: Played & Going): string | null =>
  whatSays(againstPlaying(state, played));

/** Whether a player does not score at a battlefield. */
export const isKeptFromScoring = (state: RiftboundState, at: number, seat: number): boolean =>
  against(state, 'scoring').some((force) => force.setting.here === battlefieldZone(at) && isBefore(force, seat));

const isAmong = (state: RiftboundState, act: 'taking damage' | 'dealing combat damage', unit: number): boolean =>
  against(state, act).some(({ gift, setting }) => objectsOf(setting, gift.what).includes(unit));

/** Whether a unit takes no damage. */
export const isUnhurtable = (state: RiftboundState, unit: number): boolean => isAmong(state, 'taking damage', unit);

/** Whether a unit deals no combat damage. */
export const dealsNoCombatDamage = (state: RiftboundState, unit: number): boolean =>
  isAmong(state, 'dealing combat damage', unit);

/** Whether a player gains no points. */
export const gainsNoPoints = (state: RiftboundState, seat: number): boolean =>
  against(state, 'gaining points').some(({ gift, setting }) => seatsOf(setting, gift.who).includes(seat));

const saysSoItself = (state: RiftboundState, item: ChainItem): boolean =>
  (definitionOf(state, state.pieces[item.piece]?.card ?? null)?.abilities ?? []).some(
    (ability) => ability.kind === 'static' && 'forbids' in ability.gives && ability.gives.forbids === 'countering',
  );

/** Whether an item on the chain cannot be countered: what a permanent says is of all that its controller has there. */
export const isUncounterable = (state: RiftboundState, item: ChainItem): boolean =>
  (item.kind === 'spell' && saysSoItself(state, item)) ||
  against(state, 'countering').some(({ setting }) => setting.you === item.controller);
