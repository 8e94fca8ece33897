/** A value as the forms see it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Where in the line the properties of a value were read, from 0. */
export type Places = Readonly<Record<string, number>>;

const known = new WeakMap<object, Places>();

/** Keeps where the properties of a value that was read stand, for who finds later that one of them may not be so. */
export const keepPlaces = <Value extends Fields>(value: Value, places: Places): Value => {
  known.set(value, places);
  return value;
};

export const placesOf = (value: object): Places => known.get(value) ?? {};

/** Where a part of a value stands in the line, or what holds it: `/instructions/0/count`; `at` where nobody knows. */
export const placeOf = (value: unknown, path: string, at: number): number => {
  let [found, each]: [number, unknown] = [at, value];
  for (const part of path.split('/').slice(1)) {
    if (typeof each !== 'object' || each === null) return found;
    const places = placesOf(each);
    found = (Object.hasOwn(places, part) ? places[part] : undefined) ?? found;
    each = (each as Readonly<Record<string, unknown>>)[part];
  }
  return found;
};
