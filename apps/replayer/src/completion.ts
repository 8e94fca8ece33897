import type { Json } from '#kernel';
import type { Offer, Slot } from '#ruleset';
import { choose, draftOf, playOf } from './draft.js';
import { gameAtEnd } from './entry-problem.js';
import type { Desk } from './desk.js';
import { rulesHere } from './rules.js';
import { matchAt } from './tape.js';

/** Completions that are shown at a time. */
const SHOWN = 8;

/** Options of one slot that become lines of their own. */
const OPTIONS = 24;

const variants = (offer: Offer<unknown>, madeOn: number): readonly Json[] => {
  const draft = draftOf(offer, madeOn);
  const chosen = (slot: Slot): readonly Json[] =>
    slot.options.slice(0, OPTIONS).map(({ value }) => {
      const emptied = slot.many === undefined ? draft : { ...draft, filled: { [slot.name]: [] } };
      return playOf(choose(emptied, slot, value));
    });
  return [playOf(draft), ...offer.slots.flatMap(chosen)];
};

/** Every play that is legal at the tape's end, as lines: those of who is asked first. A choice within a play makes a line for each option. */
export const legalLines = (desk: Desk): readonly string[] => {
  const ruleset = rulesHere(desk.seen.value);
  const game = gameAtEnd(desk);
  const { options } = matchAt(desk.seen.value, desk.last.value);
  const asked = ruleset.waitingFor(game).flatMap(({ seat }) => seat ?? []);
  const seats = new Set([...asked, ...(options?.players.keys() ?? [])]);
  const lines = [...seats].flatMap((seat) =>
    ruleset
      .legalPlays(game, seat)
      .flatMap((offer) => variants(offer, desk.last.value))
      .map((play) => ruleset.notation.make(play, game)),
  );
  return [...new Set(lines)];
};

const isWordStart = (line: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(line[at - 1] ?? ' ');

/** Where the next letter is found behind a place: at the start of a word before anywhere else. */
const nextAt = (line: string, letter: string, from: number): number => {
  if (line[from] === letter) return from;
  for (let at = from; at < line.length; at++) if (line[at] === letter && isWordStart(line, at)) return at;
  return line.indexOf(letter, from);
};

/**
 * How well what was typed fits a line; null where its letters are not in it in their order. The line that begins with it comes first,
 * then one that has it whole, then one whose words begin with its letters; of two that fit alike the shorter.
 */
export const fitOf = (typed: string, line: string): number | null => {
  const [wanted, whole] = [typed.toLowerCase().replaceAll(/\s+/g, ''), line.toLowerCase()];
  if (whole.startsWith(typed.toLowerCase())) return 1000 - line.length / 1000;
  let at = 0;
  let fit = 0;
  for (const letter of wanted) {
    const found = nextAt(whole, letter, at);
    if (found < 0) return null;
    if (found === at && at > 0) fit += 3;
    else if (isWordStart(whole, found)) fit += 4;
    else fit -= 2;
    at = found + 1;
  }
  return fit / Math.max(1, wanted.length) - line.length / 1000;
};

/** The lines that fit what was typed, best first; lines entered lately before others that fit as well. */
export const complete = (
  typed: string,
  { lines, recent }: { readonly lines: readonly string[]; readonly recent: readonly string[] },
): readonly string[] => {
  if (typed.trim() === '') return [];
  const lately = (line: string): number => (recent.includes(line) ? 0.5 : 0);
  return lines
    .flatMap((line) => {
      const fit = fitOf(typed.trim(), line);
      return fit === null || line === typed.trim() ? [] : [{ line, fit: fit + lately(line) }];
    })
    .sort((one, two) => two.fit - one.fit)
    .slice(0, SHOWN)
    .map(({ line }) => line);
};
