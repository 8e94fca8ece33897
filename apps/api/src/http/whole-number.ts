import { Transform } from 'class-transformer';

/** Reads a number of a query from its digits alone: what else JavaScript takes for a number (`0x1`, `1e3`, nothing at all) is none. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { readonly value: unknown }) =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : (value ?? undefined),
  );
