declare const brand: unique symbol;

/** A primitive with a meaning of its own: `Brand<string, 'EventId'>` is not any string. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
