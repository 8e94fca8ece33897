import { amountOf } from '../amounts.js';
import type { AbilityName } from '../../words/definition.js';
import { objectsOf } from '../references.js';
import type { Setting } from '../setting.js';
import { forgetGathered, giftsOnBoard, isGivenOnBoard, type GiftWith } from '../statics/statics.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/**
 * The layers gone through again and again until nothing changes (476). What passive abilities give in one layer may be what
 * others ask for, in the same layer or an earlier one: each sequence reads what the one before has given.
 */
type KeywordGift = GiftWith<'keyword'>;
type MightGift = GiftWith<'might'>;

interface Force<Gift> {
  readonly gift: Gift;
  readonly setting: Setting;
  readonly name: AbilityName;
}

/** A passive ability applied to an object: so much Might, or a keyword of such a value. */
export interface Applied<Gift> {
  readonly force: Force<Gift>;
  readonly piece: number;
  readonly value: number;
}

type AnyApplied = Applied<KeywordGift | MightGift>;

/** What has been applied so far; in the end, all that applies. */
export interface Layers {
  readonly keyword: readonly Applied<KeywordGift>[];
  readonly might: readonly Applied<MightGift>[];
}

interface UnderWay {
  readonly state: RiftboundState;
  layers: Layers;
  /** Something that was asked for in the sequence may still change. */
  asked: boolean;
}

const NOTHING: Layers = { keyword: [], might: [] };

/** More sequences than any dependency of real cards needs. */
const MOST_SEQUENCES = 12;

/** Tables whose layers are being gone through now, the innermost last. */
const underWay: UnderWay[] = [];
let last: { readonly state: RiftboundState; readonly layers: Layers } | null = null;

/** Tells one application from another, whatever sequence it is in. */
const keyOf = ({ force: { setting, name }, piece }: AnyApplied): string =>
  [setting.source, setting.attachment?.piece, setting.item, name.card, name.ability, name.within, piece].join(':');

const valueOf = ({ gift, setting }: Force<KeywordGift | MightGift>): number =>
  amountOf(setting, 'might' in gift ? gift.might : (gift.value ?? 1));

/** What may be applied now: all that is in force, but for what has been and was lost again. */
const applicable = <Gift extends KeywordGift | MightGift>(
  forces: readonly Force<Gift>[],
  gone: ReadonlySet<string>,
): readonly Applied<Gift>[] =>
  forces
    .flatMap((force) => {
      const pieces = objectsOf(force.setting, force.gift.to);
      const value = pieces.length === 0 ? 0 : valueOf(force);
      return pieces.map((piece): Applied<Gift> => ({ force, piece, value }));
    })
    .filter((applied) => gone.size === 0 || !gone.has(keyOf(applied)));

const valuesOf = ({ keyword, might }: Layers): ReadonlyMap<string, number> =>
  new Map([...keyword, ...might].map((applied) => [keyOf(applied), applied.value]));

/** What applied and does no longer is gone for good: nothing applies a second time (476.1, 476.3). True if all is as before. */
const markGone = (gone: Set<string>, before: Layers, after: Layers): boolean => {
  const now = valuesOf(after);
  const known = valuesOf(before);
  for (const key of known.keys()) if (!now.has(key)) gone.add(key);
  return known.size === now.size && [...known].every(([key, value]) => now.get(key) === value);
};

/** One sequence: the abilities' layer, then arithmetic, which reads what that has given (477). */
const goThrough = (work: UnderWay, gone: ReadonlySet<string>): void => {
  work.asked = false;
  work.layers = { ...work.layers, keyword: applicable(giftsOnBoard(work.state, 'keyword'), gone) };
  work.layers = { ...work.layers, might: applicable(giftsOnBoard(work.state, 'might'), gone) };
};

const settle = (state: RiftboundState): Layers => {
  const work: UnderWay = { state, layers: NOTHING, asked: false };
  const gone = new Set<string>();
  underWay.push(work);
  try {
    for (let sequence = 0; sequence < MOST_SEQUENCES; sequence++) {
      const before = work.layers;
      goThrough(work, gone);
      if (!work.asked) break;
      forgetGathered();
      if (markGone(gone, before, work.layers)) break;
    }
  } finally {
    underWay.pop();
  }
  return work.layers;
};

/** Whether any passive ability speaks of keywords or Might: on a usual table none does. */
const mayApply = (state: RiftboundState): boolean => isGivenOnBoard(state, 'keyword') || isGivenOnBoard(state, 'might');

/**
 * What passive abilities give to Might and keywords, layer by layer (474); while that is being worked out, what they have given
 * so far.
 */
export const layersOf = (state: RiftboundState): Layers => {
  if (!mayApply(state)) return NOTHING;
  if (last?.state === state) return last.layers;
  const work = underWay.find((each) => each.state === state);
  if (work) {
    work.asked = true;
    return work.layers;
  }
  const layers = settle(state);
  last = { state, layers };
  return layers;
};
