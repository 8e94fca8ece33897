import type { Json } from '../json.js';
import { commitmentOf, type Digest, type SealKit } from './commitment.js';
import {
  cutOf,
  makeOpening,
  peoplePlace,
  placeOfSlot,
  slotOfCut,
  type Audience,
  type Cut,
  type OfPeople,
  type Opening,
  type Shown,
  type Slot,
  type Version,
} from './opening.js';
import { eachLeaf, emptyPlaces, settled } from './places.js';
import { makeWriting, type Writing } from './writing.js';

/**
 * An event that is sealed.
 * - `slots`: one commitment for each audience, in the order of `placeOfSlot`. These are what a chain covers; there are as many for each event
 *   of a match, whatever it hides
 * - `key`: what the salts of this event are drawn from, but for those of texts about people. Whoever has it opens every slot
 * - `versions`: what the audiences are shown, by their names; who has none is shown what the recorder is
 */
export interface Seal {
  readonly slots: readonly string[];
  readonly key: string;
  readonly versions: Readonly<Record<string, Version>>;
}

/** What others than the recorder are shown of an event, and which texts are about people. `players`: by seat; `place`: a JSON pointer. */
export interface Showing {
  readonly public: Shown;
  readonly players: readonly Shown[];
  readonly namesPeople: (text: string, place: string) => boolean;
}

/** An event to be sealed: its id, and what each audience is shown of it. */
export interface Sealable extends Showing {
  readonly event: string;
  readonly recorder: Shown;
}

const wholeOf = ({ actor, because, data }: Shown): Json => ({ actor, because, data });

const versionOf = (kit: SealKit, shown: Shown, namesPeople: Sealable['namesPeople']): Version => {
  const people: Record<string, OfPeople> = {};
  eachLeaf(wholeOf(shown), '', {
    isWanted: (leaf) => typeof leaf === 'string',
    look: (text, place) => {
      if (namesPeople(text, place)) people[place] = { salt: kit.salt() };
    },
  });
  return { actor: shown.actor, because: shown.because, data: shown.data, people };
};

const isSame = (one: Shown, other: Shown, { part }: Writing): boolean => {
  // Where nothing is hidden, data and rules are often the very same; writing them out would tell no more.
  const areSame = (its: Json, others: Json): boolean => its === others || part(its) === part(others);
  return one.actor === other.actor && areSame(one.because, other.because) && areSame(one.data, other.data);
};

/** The versions of an event: one for each audience that is shown something else than the recorder is. */
const versionsOf = (kit: SealKit, sealable: Sealable, writing: Writing): Readonly<Record<string, Version>> => {
  const { recorder, players, namesPeople } = sealable;
  const versions: Record<string, Version> = { recorder: versionOf(kit, recorder, namesPeople) };
  for (const [audience, shown] of [['public', sealable.public], ...players.entries()] as const) {
    if (!isSame(shown, recorder, writing)) versions[String(audience)] = versionOf(kit, shown, namesPeople);
  }
  return versions;
};

/** What is there to open an event with: all but its slots. */
type Openable = Omit<Seal, 'slots'>;

const shownTo = ({ versions }: Openable, audience: Audience): Version =>
  (versions[String(audience)] ?? versions['recorder']) as Version;

/** An event's id, and what is kept of it. */
interface Of<Kept> {
  readonly event: string;
  readonly seal: Kept;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Makes openings of an event, each version cut once. */
const openingsOf = (
  digest: Digest,
  { event, seal }: Of<Openable>,
  writing: Writing = makeWriting(),
): ((audience: Audience) => ReturnType<typeof makeOpening>) => {
  const everybody = wholeOf(shownTo(seal, 'public'));
  // Where nothing stands, `null` stands in the text.
  const hidden = writing.write(everybody).includes('null') ? emptyPlaces(everybody) : NOTHING;
  const cuts = new Map<Version, Cut>();
  return (audience) => {
    const version = shownTo(seal, audience);
    // Nothing is hidden from the public in what it is shown: what stands empty there is empty.
    if (audience === 'public') {
      return makeOpening(
        digest,
        { event, audience, key: seal.key, hidden: NOTHING },
        cutOf(digest, { event, version, hidden: NOTHING, writing }),
      );
    }
    const cut = cuts.get(version) ?? cutOf(digest, { event, version, hidden, writing });
    cuts.set(version, cut);
    return makeOpening(digest, { event, audience, key: seal.key, hidden }, cut);
  };
};

const slotFor = (digest: Digest, slot: Slot, { opening, cut }: ReturnType<typeof makeOpening>): string =>
  slotOfCut(digest, slot, { salt: opening.salt, hidden: opening.hidden, cut });

/**
 * Seals an event: cuts out of what each audience is shown every part that not everybody is shown, and every text about people, commits to
 * each of them and to what is left. The parts are found by what everybody is shown: there is one wherever nothing stands there. So neither
 * their number nor their places tell what is hidden, and a card that nobody knows is committed to as one that is withheld.
 */
export const sealOf = (kit: SealKit, sealable: Sealable, writing: Writing = makeWriting()): Seal => {
  const seal: Openable = { key: kit.salt(), versions: versionsOf(kit, sealable, writing) };
  const { event, players } = sealable;
  const openingTo = openingsOf(kit.digest, { event, seal }, writing);
  const audiences: readonly Audience[] = ['recorder', 'public', ...players.keys()];
  return { ...seal, slots: audiences.map((audience) => slotFor(kit.digest, { event, audience }, openingTo(audience))) };
};

/** The opening that an audience may have of an event; the key and what others are shown are not in it. */
export const openingFor = (digest: Digest, of: Of<Seal>, audience: Audience): Opening =>
  openingsOf(digest, of)(audience).opening;

/** Whether what is kept of an event for an audience fits its slot. */
export const fitsSlot = (digest: Digest, { event, seal }: Of<Seal>, audience: Audience): boolean =>
  slotFor(digest, { event, audience }, openingsOf(digest, { event, seal })(audience)) ===
  seal.slots[placeOfSlot(audience)];

/** What stands in the place of a text from now on; null where it stays. */
type Instead = (text: string) => string | null;

const versionWithout = (digest: Digest, { event, version }: { event: string; version: Version }, instead: Instead) => {
  const people: Record<string, OfPeople> = { ...version.people };
  const left = settled(wholeOf(version), '', (value, place) => {
    const kept = typeof value === 'string' && Object.hasOwn(people, place) ? people[place] : undefined;
    // What stands for a text that was erased is asked about again: it may name somebody else.
    const text = kept === undefined ? null : instead(value as string);
    if (kept === undefined || text === null) return undefined;
    if ('salt' in kept)
      people[place] = {
        commitment: commitmentOf(digest, { salt: kept.salt, event, place: peoplePlace(place), value }),
      };
    return text;
  });
  return { ...(left as unknown as Shown), people };
};

/**
 * Erases texts about people from all that is kept of an event: value and salt go, and what `instead` gives stands there from then on; null
 * leaves a text as it is. The slots stay, and what is left opens them.
 */
export const withoutPeople = (digest: Digest, { event, seal }: Of<Seal>, instead: Instead): Seal => ({
  ...seal,
  versions: Object.fromEntries(
    Object.entries(seal.versions).map(([audience, version]) => [
      audience,
      versionWithout(digest, { event, version }, instead),
    ]),
  ),
});
