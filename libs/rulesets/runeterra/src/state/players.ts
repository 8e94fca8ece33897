/**
 * A player. Zones are lists of piece numbers: `hand` in order of coming, `bench` from left to right (units and landmarks),
 * `graveyard` oldest first. `deck` holds card codes, topmost first; null for a card that nobody knows.
 * - `token`: has the attack token; `gems`: full mana; `mana`: unit mana left; `spellMana`: 0 to 3
 * - `attacks`: attacks committed this round; `scouted`: has readied the attack by Scout this round
 * - `cardsPlayed`: this round; `waitingToReturn`: dead units that wait for an Ephemeral ally to attack
 * - `deep`: the deck has been small enough for Deep, whatever came into it since
 * - `died`: units that have died this round; `raided`: has damaged the enemy nexus this round
 * - `strikesSurvived`: by allies, of enemy blockers, in the match; `leveled`: codes of champions that have levelled up
 */
export interface SeatState {
  readonly name: string;
  readonly nexus: number;
  readonly gems: number;
  readonly mana: number;
  readonly spellMana: number;
  readonly token: boolean;
  readonly deck: readonly (string | null)[];
  readonly hand: readonly number[];
  readonly bench: readonly number[];
  readonly graveyard: readonly number[];
  readonly kept: boolean;
  readonly attacks: number;
  readonly scouted: boolean;
  readonly cardsPlayed: number;
  readonly deep: boolean;
  readonly died: number;
  readonly raided: boolean;
  readonly waitingToReturn: readonly number[];
  readonly strikesSurvived: number;
  readonly leveled: readonly string[];
}
