const ids: string[] = [];

/** Id of a piece on the neutral table: its number. Kept, since a table names every piece more than once and is drawn at every step. */
export const pieceId = (number: number): string => (ids[number] ??= String(number));
