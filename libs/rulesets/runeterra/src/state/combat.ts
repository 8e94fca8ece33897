/**
 * A place on the battlefield, from left to right: the attacker, and who stands opposite. `challenged`: the enemy was dragged
 * there. `blocked`: somebody has stood opposite, so that the attacker does not strike the nexus when they are gone.
 */
export interface Lane {
  readonly attacker: number | null;
  readonly opposite: number | null;
  readonly challenged: boolean;
  readonly blocked: boolean;
}

/**
 * A combat, from the committed attack until all units on the battlefield have finished (S3 0).
 * - `seat`: who attacks; `free`: needed no token
 * - `step`: `commit` while what the attack triggers happens, `defence` until the defender has committed, `responses`, `strikes`
 * - `defended`: the one chance to block is over
 * - `strikes`: lanes that have struck, from the left
 */
export interface Combat {
  readonly seat: number;
  readonly free: boolean;
  readonly lanes: readonly Lane[];
  readonly step: 'commit' | 'defence' | 'responses' | 'strikes';
  readonly defended: boolean;
  readonly strikes: number;
}
