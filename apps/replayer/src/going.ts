import { signal } from '@preact/signals';
import { parsePlace, PLACE_WORDS, revisionOfPlace } from '#projections';
import type { Desk } from './desk.js';

/** What stands in the field that asks where to go; null while nobody is asked. */
export const goingTo = signal<string | null>(null);

/** Asks where to go, with something in the field already. */
export const askWhere = (text = ''): void => {
  goingTo.value = text;
};

/** Goes where the text says; answers what is wrong with it, or null. */
export const goWhere = (desk: Desk, text: string): string | null => {
  const place = parsePlace(text);
  if (place === null) return `Name ${PLACE_WORDS}.`;
  const revision = revisionOfPlace(desk.entries.value, place, desk.at.value);
  if (revision === null) return `This tape has no ${place.kind} ${String(place.number)}.`;
  desk.jump(revision);
  return null;
};

/** Back to the place that was left last, and from there back again. */
export const goBack = (desk: Desk): void => {
  const left = desk.jumped.value;
  if (left !== null) desk.jump(left.from);
};
