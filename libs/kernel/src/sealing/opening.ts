import type { Json } from '../json.js';
import { commitmentOf, commitmentOfText, saltFrom, type Digest } from './commitment.js';
import { settled } from './places.js';
import type { Writing } from './writing.js';

/** Whom an event is sealed for: who recorded it and knows all, everybody, and a player by the seat. */
export type Audience = 'recorder' | 'public' | number;

/** What an audience is shown of an event. */
export interface Shown {
  readonly actor: string;
  readonly because: readonly string[];
  readonly data: Json;
}

/** What is kept of a text about people: the salt of its commitment, or where text and salt were erased, the commitment alone. */
export type OfPeople = { readonly salt: string } | { readonly commitment: string };

/** What is shown, and the texts about people in it by their places. What was erased stands in other words. */
export interface Version extends Shown {
  readonly people: Readonly<Record<string, OfPeople>>;
}

/** A part that is disclosed: the value at its place, and the salt that its commitment was made with. */
export interface Disclosure {
  readonly place: string;
  readonly salt: string;
  readonly value: Json;
}

/** A text about people that was erased: what stands there now, which no commitment covers. */
export interface Erased {
  readonly place: string;
  readonly instead: string;
}

/**
 * What one audience is given to open its slot with.
 * - `rest`: what it is shown without the parts that are committed to one by one: there stands null
 * - `hidden`: commitments to parts that not everybody may know, in the order of the commitments, which tells no place
 * - `people`: commitments to texts about people, by their places
 * - `parts`: what is disclosed of both, or was erased. One who shows a single part leaves the others out
 */
export interface Opening {
  readonly salt: string;
  readonly rest: Json;
  readonly hidden: readonly string[];
  readonly people: Readonly<Record<string, string>>;
  readonly parts: readonly (Disclosure | Erased)[];
}

/** The place of a hidden part as it is committed to: each audience has commitments of its own. */
export const partPlace = (audience: Audience, place: string): string => `part/${String(audience)}${place}`;

/** The place of a text about people as it is committed to. */
export const peoplePlace = (place: string): string => `people${place}`;

/** Where an audience's slot stands in the list. */
export const placeOfSlot = (audience: Audience): number =>
  audience === 'recorder' ? 0 : audience === 'public' ? 1 : audience + 2;

/** An event's slot for an audience. */
export interface Slot {
  readonly event: string;
  readonly audience: Audience;
}

const placeOf = ({ audience }: Slot): string => `slot/${String(audience)}`;

/** What a slot holds: the commitment to what its audience is shown. */
export const slotOf = (digest: Digest, slot: Slot, { salt, rest, hidden, people }: Omit<Opening, 'parts'>): string =>
  commitmentOf(digest, { salt, event: slot.event, place: placeOf(slot), value: [rest, hidden, people] });

/** The same of what was cut out of a version, whose canonical JSON is written once for all audiences that are shown it. */
export const slotOfCut = (
  digest: Digest,
  slot: Slot,
  { salt, hidden, cut }: Pick<Opening, 'salt' | 'hidden'> & { readonly cut: Cut },
): string => {
  const { rest, people } = cut.written();
  const text = `[${rest},${JSON.stringify(hidden)},${people}]`;
  return commitmentOfText(digest, { salt, event: slot.event, place: placeOf(slot) }, text);
};

/**
 * What was cut out of a version: the rest, the texts about people with their commitments, and the hidden values by their places. `written`: canonical
 * JSON of the first two.
 */
export interface Cut {
  readonly rest: Json;
  readonly people: Readonly<Record<string, string>>;
  readonly texts: readonly (Disclosure | Erased)[];
  readonly values: ReadonlyMap<string, Json>;
  readonly written: () => { readonly rest: string; readonly people: string };
}

/** Writes when it is asked for, and once. */
const writtenOnce = ({ rest, people }: Pick<Cut, 'rest' | 'people'>, { write }: Writing): Cut['written'] => {
  let written: ReturnType<Cut['written']> | undefined;
  return () => (written ??= { rest: write(rest), people: write(people) });
};

const textOf = (
  digest: Digest,
  { event, place, text, kept }: { event: string; place: string; text: string; kept: OfPeople },
) =>
  'salt' in kept
    ? {
        commitment: commitmentOf(digest, { salt: kept.salt, event, place: peoplePlace(place), value: text }),
        part: { place, salt: kept.salt, value: text },
      }
    : { commitment: kept.commitment, part: { place, instead: text } };

/** What a version is cut out of, and with what. `hidden`: the places at which everybody is shown nothing. */
export interface Uncut {
  readonly event: string;
  readonly version: Version;
  readonly hidden: ReadonlySet<string>;
  readonly writing: Writing;
}

/** Cuts the texts about people and what stands at the hidden places out of a version; a text may stand in what is hidden. */
export const cutOf = (digest: Digest, { event, version, hidden, writing }: Uncut): Cut => {
  const { people: kept, actor, because, data } = version;
  const people: Record<string, string> = {};
  const texts: (Disclosure | Erased)[] = [];
  const values = new Map<string, Json>();
  const whole = { actor, because, data };
  const isWhole = hidden.size === 0 && Object.keys(kept).length === 0;
  const cut = (value: Json, place: string): null | undefined => {
    const own = typeof value === 'string' && Object.hasOwn(kept, place) ? kept[place] : undefined;
    if (own !== undefined) {
      const { commitment, part } = textOf(digest, { event, place, text: value as string, kept: own });
      people[place] = commitment;
      texts.push(part);
    }
    if (hidden.has(place)) values.set(place, own === undefined ? value : null);
    return own === undefined && !hidden.has(place) ? undefined : null;
  };
  const rest = isWhole ? whole : settled(whole, '', cut);
  return { rest, people, texts, values, written: writtenOnce({ rest, people }, writing) };
};

/** Whose opening, and of which event. `key`: that of the event; `hidden`: the places at which everybody is shown nothing. */
export interface Opener {
  readonly event: string;
  readonly audience: Audience;
  readonly key: string;
  readonly hidden: ReadonlySet<string>;
}

/** The whole opening of a version for an audience, and what it was cut out of. */
export const makeOpening = (
  digest: Digest,
  { event, audience, key, hidden }: Opener,
  cut: Cut,
): { readonly opening: Opening; readonly cut: Cut } => {
  const parts: Disclosure[] = [];
  const saltAt = (place: string): string => saltFrom(digest, key, place);
  const commitments = Array.from(hidden, (place) => {
    const at = partPlace(audience, place);
    const salt = saltAt(at);
    const value = cut.values.get(place);
    // As many for everybody: where what is shown has another shape, a commitment to nothing stands for the place.
    if (value === undefined) return digest(salt + saltAt(`none/${at}`));
    parts.push({ place, salt, value });
    return commitmentOf(digest, { salt, event, place: at, value });
  });
  const { rest, people, texts } = cut;
  const salt = saltAt(placeOf({ event, audience }));
  return { cut, opening: { salt, rest, hidden: commitments.sort(), people, parts: [...texts, ...parts] } };
};
