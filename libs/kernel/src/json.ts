/** A JSON value: what may stand in an event, a command or a state. No Date, no Map, no undefined, no NaN. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}
