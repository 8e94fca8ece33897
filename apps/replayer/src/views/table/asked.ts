import { signal } from '@preact/signals';

/** The piece that somebody points at, looks at with the keyboard or has tapped; null for none. */
export const askedPiece = signal<string | null>(null);

/** What a piece does when it is pointed at, or asked about by keyboard or by touch. */
export const askingOf = (id: string) => {
  const ask = (): void => {
    askedPiece.value = id;
  };
  const leave = (): void => {
    if (askedPiece.value === id) askedPiece.value = null;
  };
  return { onMouseEnter: ask, onFocus: ask, onClick: ask, onMouseLeave: leave, onBlur: leave };
};
