/** Tells the time at the edge: ISO 8601 in UTC. The only clock of the recording side; tests give their own. */
export type Clock = () => string;

/** Draws a secret from the system's chance at the edge: `SECRET_BYTES` bytes in hexadecimal digits. Tests give their own. */
export type DrawSecret = () => string;

/** Provider token: the installed rulesets, `readonly AnyRuleset[]`. Recording names no game. */
export const RULESETS = Symbol('RULESETS');

/** Provider token: the event store the matches live in. */
export const EVENT_STORE = Symbol('EVENT_STORE');

/** Provider token: the `Clock`. */
export const CLOCK = Symbol('CLOCK');

/** Provider token: the `DrawSecret`. */
export const DRAW_SECRET = Symbol('DRAW_SECRET');

/** Tells how long it has run, in milliseconds from any start: it goes on alike, whatever the clock is set to. */
export type Uptime = () => number;

/** Provider token: the `Uptime`. */
export const UPTIME = Symbol('UPTIME');

/** Provider token: the `ViewStore` that the kept views are in. */
export const VIEW_STORE = Symbol('VIEW_STORE');

/** Provider token: for how many days names are kept after the last event of a match; null for ever. */
export const KEEP_NAMES = Symbol('KEEP_NAMES');

/** Provider token: how many events of matches stay folded in memory. */
export const KEPT_EVENTS = Symbol('KEPT_EVENTS');

/** Provider token: how many matches stay folded for the kept views. */
export const KEPT_MATCHES = Symbol('KEPT_MATCHES');

/** Provider token: the `ViewStore` that the desks of tournaments are kept in. */
export const DESK_STORE = Symbol('DESK_STORE');
