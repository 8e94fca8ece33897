import type { Json, JsonObject, Upcaster } from '#kernel';

/** How facts of older shapes are read, oldest first. */
export const upcasters: readonly Upcaster[] = [
  // Schema 2 names an ability by its moment. By number it was the first of its card: one text alone had a limit that this counts for.
  {
    type: 'AbilityActed',
    from: 1,
    upcast: (data: Json): Json => ({ ...(data as JsonObject), ability: 'card-played' }),
  },
];
