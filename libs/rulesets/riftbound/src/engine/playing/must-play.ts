import type { PlayOf } from '../../words/plays.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { cardOf } from '../../cards/catalogue.js';
import { spellOf } from '../../cards/encodings.js';
import { costsOfCard } from '../../judging/costs/total-cost.js';
import { namingOf, tagsToName } from '../../judging/naming.js';
import { allPlaces, placeLists } from '../../judging/places/all-places.js';
import { countDestinations } from '../../judging/places/destinations.js';
import { NOTHING_DECLARED } from '../../judging/targets/declaring.js';
import { targetLists } from '../../judging/targets/choosing-targets.js';
import { choicesIn } from '../../judging/targets/executions.js';
import { plainSetting } from '../../reading/setting.js';
import { playCard } from './play-card.js';

type PlayCard = PlayOf<'PlayCard'>;

const plainPlay = ({ controller, piece }: ChainItem, card: string): PlayCard => ({
  play: 'PlayCard',
  seat: controller,
  piece,
  card,
  to: null,
  targets: [],
  accelerate: false,
  declared: null,
  cost: null,
  instructions: null,
  payment: null,
});

/** The play with each choice that an encoded spell leaves: its modes, targets and destinations (355). */
const withChoices = (state: RiftboundState, play: PlayCard): readonly PlayCard[] => {
  const text = spellOf(state, play.card)?.ability;
  if (!text) return [play];
  const setting = plainSetting(state, play.piece, play.seat);
  const modes = text.modes?.map(({ called }) => [called]) ?? [[]];
  return modes.flatMap((chosen) => {
    const choices = choicesIn(setting, text, chosen);
    const places = placeLists(allPlaces(state, play.seat), countDestinations(choices));
    return targetLists({ ...setting, choices }, choices).flatMap((targets) =>
      places.map(([to = null, ...also]): PlayCard => {
        const isPlain = chosen.length + also.length === 0;
        return { ...play, targets, to, declared: isPlain ? null : { ...NOTHING_DECLARED, modes: chosen, also } };
      }),
    );
  });
};

/** The play to each place where a unit may be told to enter, and with a tag where one is named as it is played (355.1, 355.2). */
const withPlaces = (state: RiftboundState, play: PlayCard): readonly PlayCard[] => {
  const naming = namingOf(state, play);
  const declared = naming ? { ...NOTHING_DECLARED, named: tagsToName(naming)[0] ?? '' } : null;
  const places: readonly (Location | null)[] =
    cardOf(play.card).type === 'Unit' ? [null, ...allPlaces(state, play.seat)] : [null];
  return places.map((to) => ({ ...play, declared, to }));
};

const costsNothing = (state: RiftboundState, play: PlayCard): boolean =>
  costsOfCard(state, play).some(({ energy, power }) => energy === 0 && power.length === 0);

const isAllowed = (state: RiftboundState, play: PlayCard): boolean =>
  playCard.cannot(state, play) === null && !playCard.may(state, play).some(({ severity }) => severity === 'illegal');

/**
 * Whether a card that an instruction plays can be played for nothing in some way: then the instruction is followed (419.3.a), with
 * the choices that its player likes (419.3.b). Where every way has a cost its player may decline to pay it (444), and the play is
 * undone (358.5).
 */
export const mustBePlayed = (state: RiftboundState, item: ChainItem): boolean => {
  const card = state.pieces[item.piece]?.card ?? null;
  if (card === null) return false;
  const play = plainPlay(item, card);
  const ways = cardOf(card).type === 'Spell' ? withChoices(state, play) : withPlaces(state, play);
  return ways.some((way) => costsNothing(state, way) && isAllowed(state, way));
};
