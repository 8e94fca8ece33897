import type { Piece } from '../state/piece.js';
import { changePiece } from './change.js';

/** A host without the copy that it was while that was attached: what it was copied as before, or what is printed on it. */
export const withoutCopy = (host: Piece, attachment: number): Piece => {
  const { copies, ...rest } = host;
  if (!copies?.some((copy) => copy.while === attachment)) return host;
  const kept = copies.filter((copy) => copy.while !== attachment);
  const top = kept.at(-1);
  return top
    ? changePiece(host, { card: top.card, copies: kept })
    : changePiece(rest, { card: rest.print, print: null });
};
