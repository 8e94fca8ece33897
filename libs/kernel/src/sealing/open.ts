import type { Json, JsonObject } from '../json.js';
import { err, ok, type Result } from '../result.js';
import { commitmentOf, isSalt, type Digest } from './commitment.js';
import {
  partPlace,
  peoplePlace,
  placeOfSlot,
  slotOf,
  type Audience,
  type Disclosure,
  type Erased,
  type Opening,
  type Shown,
} from './opening.js';
import { settled } from './places.js';

/** Which event is opened, for whom, and the slots that stand in it. */
export interface Sealed {
  readonly event: string;
  readonly audience: Audience;
  readonly slots: readonly string[];
}

/** What an opening shows. `erased`: how many texts about people are not there any more. */
export interface Opened {
  readonly shown: Shown;
  readonly erased: number;
}

/**
 * Why an opening is none of its event.
 * - `slot`: what is left does not fit the audience's slot
 * - `part`: a part that is disclosed fits no commitment, or stands twice
 * - `form`: it is no opening at all
 */
export type OpeningFault = 'slot' | 'part' | 'form';

const isDisclosure = (part: Disclosure | Erased): part is Disclosure => 'salt' in part;

/** A text about people; where it stands in for one that is hidden as well, what is hidden is null. */
const isOfPeople = ({ people }: Opening, { place, value }: Disclosure): boolean =>
  typeof value === 'string' && Object.hasOwn(people, place);

/** Holds the parts against their commitments; each stands for one. */
const arePartsSound = (digest: Digest, { event, audience }: Sealed, opening: Opening): boolean => {
  const { hidden, people, parts } = opening;
  const left = new Set(hidden);
  const named = new Map(Object.entries(people));
  return parts.every((part) => {
    const { place } = part;
    if (!isDisclosure(part)) return named.delete(place);
    if (!isSalt(part.salt)) return false;
    const { salt, value } = part;
    if (isOfPeople(opening, part)) {
      const commitment = commitmentOf(digest, { salt, event, place: peoplePlace(place), value });
      return named.get(place) === commitment && named.delete(place);
    }
    return left.delete(commitmentOf(digest, { salt, event, place: partPlace(audience, place), value }));
  });
};

const isForm = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOpening = (value: unknown): value is Opening =>
  isForm(value) &&
  isSalt(value['salt']) &&
  isForm(value['rest']) &&
  Array.isArray(value['hidden']) &&
  isForm(value['people']) &&
  Array.isArray(value['parts']) &&
  value['parts'].every((part) => isForm(part) && typeof part['place'] === 'string');

/** Puts the parts back to where they were cut out; a text about people may stand in what was cut out around it. */
const joined = (opening: Opening): Json => {
  const { rest, parts } = opening;
  const values = new Map<string, Json>();
  const names = new Map<string, Json>();
  for (const part of parts) {
    if (!isDisclosure(part)) names.set(part.place, part.instead);
    else if (isOfPeople(opening, part) && typeof part.value === 'string') names.set(part.place, part.value);
    else values.set(part.place, part.value);
  }
  const put = (from: ReadonlyMap<string, Json>) => (value: Json, place: string) =>
    value === null ? from.get(place) : undefined;
  return settled(settled(rest, '', put(values)), '', put(names));
};

const shownIn = (value: Json): Shown => {
  const { actor, because, data } = value as JsonObject;
  return { actor: actor as string, because: because as readonly string[], data: data ?? null };
};

/**
 * Opens an event for an audience: checks what it is given against the slots, and gives what it is shown, bit for bit. A part that is withheld is null
 * there, as one that nobody knows.
 */
export const openingOf = (digest: Digest, sealed: Sealed, opening: unknown): Result<Opened, OpeningFault> => {
  if (!isOpening(opening)) return err('form');
  if (slotOf(digest, sealed, opening) !== sealed.slots[placeOfSlot(sealed.audience)]) return err('slot');
  if (!arePartsSound(digest, sealed, opening)) return err('part');
  const erased = opening.parts.filter((part) => !isDisclosure(part)).length;
  return ok({ shown: shownIn(joined(opening)), erased });
};
