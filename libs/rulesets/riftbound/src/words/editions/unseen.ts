import type { EditionId, RuleKey } from '#rulebook';

/** A difference of older editions that no table shows, and why it does not. */
export interface Unseen {
  readonly editions: readonly EditionId[];
  readonly rule: RuleKey;
  readonly why: string;
}

export const UNSEEN: readonly Unseen[] = [
  {
    editions: ['core-1.0', 'core-1.1', 'core-1.2'],
    rule: 'scoring.final-point',
    why: 'whoever is beyond the last point has won by then',
  },
  {
    editions: ['core-1.3'],
    rule: 'bonus-damage.none-dealt',
    why: 'what prevents a part of damage is a card of a later set',
  },
  {
    editions: ['core-1.1', 'core-1.2'],
    rule: 'cleanup.occasions',
    why: 'whatever makes an item pending calls for a cleanup by itself',
  },
  {
    editions: ['core-1.0'],
    rule: 'turn.expiration-repeat',
    why: 'a step that is repeated where no damage was dealt and nothing was made for this turn ends nothing',
  },
  {
    editions: ['core-1.0'],
    rule: 'play.unit-location-default',
    why: 'the locations that a player controls are the base and the battlefields',
  },
];
