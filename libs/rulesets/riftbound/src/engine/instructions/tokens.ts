import type { PlayOf } from '../../words/plays.js';
import type { Location } from '../../words/vocabulary.js';
import type { Step } from '../../words/definition.js';
import type { Instruction } from '../../words/instruction.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { allCards, cardOf } from '../../cards/catalogue.js';
import { amountOf } from '../../reading/amounts.js';
import { locationFor, seatsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { zoneOf } from '../../state/zones.js';
import { placesToEnter } from '../../judging/places/tokens.js';
import { cannot, illegal } from '../../words/findings.js';
import type { PlayRule } from '../play-rule.js';

/** Tokens that an instruction plays (185.2.a): how many, and where each enters. */
type Create = Extract<Step, { do: 'create' }>;

/** A token by its name, which says what else is true of it (187). */
export const tokenId = (name: string): string | undefined => IDS.get(name);

const IDS: ReadonlyMap<string, string> = new Map(allCards.map(({ name, id }) => [name, id]));

/** How many an instruction plays. */
export const countOf = (setting: Setting, { count }: Pick<Create, 'count'>): number =>
  count === undefined ? 1 : amountOf(setting, count);

/** Where a token may enter that is to be played by the ability of a setting. */
export const placesOfToken = ({ state, you, hiddenAt }: Setting, name: string): readonly Location[] => {
  const token = tokenId(name);
  return token === undefined ? [] : placesToEnter(state, { token, seat: you, hiddenAt });
};

/** The places where so many of them enter: those that were chosen, or the only one there is. */
const entering = (setting: Setting, doing: Create, count: number): readonly (readonly [Location, number])[] => {
  if (doing.to !== 'as played') {
    const location = locationFor(setting, doing.to, setting.source);
    return location === null ? [] : [[location, count]];
  }
  if (setting.places.length > 0) return setting.places.map((place) => [place, 1] as const);
  return placesOfToken(setting, doing.token).map((place) => [place, count] as const);
};

/** So many tokens in one place: those that are accelerated, and the others; which come first the first of them says. */
const byReadiness = (
  accelerated: readonly boolean[],
  count: number,
  exhausted: boolean,
): readonly { readonly count: number; readonly exhausted: boolean }[] => {
  const ready = accelerated.filter(Boolean).length;
  const others = { count: count - ready, exhausted };
  if (ready === 0) return [others];
  const parts = [{ count: ready, exhausted: false }, ...(count > ready ? [others] : [])];
  return accelerated[0] ? parts : parts.toReversed();
};

/** What an instruction that plays tokens comes to, for each player who does it. */
export const creations = (setting: Setting, doing: Create): readonly Instruction[] => {
  const token = tokenId(doing.token);
  if (token === undefined) return [];
  const exhausted = doing.exhausted ?? (cardOf(token).type === 'Unit' && doing.ready !== true);
  return seatsOf(setting, doing.who ?? 'you').flatMap((seat) => {
    const own = { ...setting, you: seat };
    let played = 0;
    return entering(own, doing, countOf(setting, doing)).flatMap(([to, count]) => {
      const accelerated = setting.accelerated.slice(played, (played += count));
      return byReadiness(accelerated, count, exhausted).map(
        (part) => ({ verb: 'create', token, seat, to, ...part, played: true }) as const,
      );
    });
  });
};

/** Where the token enters: a place where its player may play it (355.2). */
export const choosePlace: PlayRule<'ChoosePlace'> = {
  cannot: (state: RiftboundState, { to }: PlayOf<'ChoosePlace'>) =>
    (to.zone === 'base' ? state.seats[to.seat] : state.battlefields[to.at])
      ? null
      : cannot('no-such-place', 'There is no such place.', 'Name a base or a battlefield in play.'),
  may: ({ choice }, { to }) =>
    choice?.kind === 'place' && !choice.from.some((each) => zoneOf(each) === zoneOf(to))
      ? [illegal('play.unit-location-default', `${cardOf(choice.token).name} cannot be played there.`)]
      : [],
  apply: (draft, { to }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    const places = [...(frame.progress.places ?? []), to];
    draft.agenda.push({ ...frame, progress: { ...frame.progress, places } });
  },
};
