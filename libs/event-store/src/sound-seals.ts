/** What of an event makes its seal, and what the chain covers of it; see `PreparedEvent`. */
interface SealedTexts {
  readonly id: string;
  readonly rest: string;
  readonly data: string;
  readonly beside: string | null;
}

/** Seals that this program has made lately: one that comes back letter by letter needs no second look. */
export interface SoundSeals {
  readonly remember: (event: SealedTexts) => void;
  readonly has: (row: SealedTexts) => boolean;
}

/** As many as are on their way between being written and being read by who follows the store. */
const REMEMBERED = 1000;

/** Makes an empty memory of seals. */
export const makeSoundSeals = (): SoundSeals => {
  const made = new Map<string, SealedTexts>();
  return {
    remember: (event) => {
      made.set(event.id, event);
      if (made.size <= REMEMBERED) return;
      const [oldest] = made.keys();
      if (oldest !== undefined) made.delete(oldest);
    },
    has: ({ id, rest, data, beside }) => {
      const known = made.get(id);
      return known !== undefined && known.rest === rest && known.data === data && known.beside === beside;
    },
  };
};
