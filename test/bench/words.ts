/** A number with four digits that count, as a person reads it. */
export const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 });
