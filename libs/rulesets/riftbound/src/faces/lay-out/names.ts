import { listNames } from '#notation';
import { LayOutError } from '#ruleset';
import { findCards, isCardId } from '../../cards/catalogue.js';
import type { CardName, Laid, LaidLegend, LaidPiece, PlayerLayout, TableLayout } from './layout.js';

/** The id of a card by its id or its name. Throws LayOutError with where it stands. */
export const cardIdOf = (name: CardName, where: string): string | null => {
  if (name === null || isCardId(name)) return name;
  const answer = findCards(name);
  if (answer.kind === 'found') return answer.card.id;
  const others = answer.kind === 'ambiguous' ? answer.cards : answer.nearest;
  const remedy = others.length === 0 ? 'Name a card of the set.' : `Perhaps ${listNames(others.slice(0, 3))}?`;
  const what = answer.kind === 'ambiguous' ? `"${name}" is the name of several cards.` : `There is no card "${name}".`;
  throw new LayOutError(`${where}: ${what} ${remedy}`);
};

/** The seat of a player by name. Throws LayOutError with where it stands. */
export const seatOf = ({ players }: TableLayout, name: string, where: string): number => {
  const names = Object.keys(players);
  const seat = names.indexOf(name);
  if (seat < 0) throw new LayOutError(`${where}: there is no player "${name}". Name one of: ${names.join(', ')}.`);
  return seat;
};

export const pieceOf = (laid: Laid): LaidPiece => (typeof laid === 'string' ? { card: laid } : laid);

/** A player's legend; one that nobody knows unless told. */
export const legendOf = ({ legend = null }: PlayerLayout): LaidLegend =>
  typeof legend === 'object' && legend !== null ? legend : { card: legend };
