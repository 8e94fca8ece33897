import { riftbound, type Play, type RiftboundState } from '#rulesets/riftbound';

/** A play as a line of notation or as a value. */
export type Said = string | Play;

/** The play that was said. Throws where the line cannot be read. */
export const parse = (said: Said, state: RiftboundState): Play => {
  if (typeof said !== 'string') return said;
  const play = riftbound.notation.parse(said, state);
  if (!play.ok) throw new Error(`"${said}", column ${play.error.column}: ${play.error.message}`);
  return play.value;
};

/** Whether a play is among those offered to its seat, its slots filled with what they list. */
export const isOffered = (state: RiftboundState, said: Said): boolean => {
  const play: Readonly<Record<string, unknown>> = { ...parse(said, state) };
  const seat = typeof play['seat'] === 'number' ? play['seat'] : 0;
  return riftbound.legalPlays(state, seat).some((offer) => {
    const offered: Readonly<Record<string, unknown>> = { ...offer.play };
    return Object.keys({ ...offered, ...play }).every((key) => {
      if (JSON.stringify(offered[key]) === JSON.stringify(play[key])) return true;
      const slot = offer.slots.find(({ name }) => name === key);
      if (!slot) return false;
      const values = slot.options.map(({ value }) => JSON.stringify(value));
      const named = slot.many && Array.isArray(play[key]) ? (play[key] as readonly unknown[]) : [play[key]];
      return (slot.free ?? false) || named.every((value) => values.includes(JSON.stringify(value)));
    });
  });
};
