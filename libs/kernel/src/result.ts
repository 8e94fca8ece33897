/** Success with a value. */
export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** Failure with a reason that is data, never a thrown error. */
export interface Err<Reason> {
  readonly ok: false;
  readonly error: Reason;
}

/** The answer of anything that can be refused for reasons its caller wants to read. */
export type Result<Value, Reason> = Ok<Value> | Err<Reason>;

/** Makes a success. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

/** Makes a failure. */
export const err = <Reason>(error: Reason): Err<Reason> => ({ ok: false, error });
