import type { Domain, PowerKind } from '../../words/vocabulary.js';
import type { PowerSymbol } from './cost.js';

/**
 * Something that pays one symbol of power: a unit of power in the pool (`rune` null), or a rune to recycle. `domain` null pays
 * every symbol: universal power, or a rune that nobody has named yet.
 */
export interface PowerSource {
  readonly rune: number | null;
  readonly domain: Domain | null;
}

/** A symbol with what pays it; null where nothing does. */
export interface Paid {
  readonly symbol: PowerSymbol;
  readonly source: PowerSource | null;
}

const pays = ({ domain }: PowerSource, symbol: PowerSymbol): boolean =>
  domain === null || symbol.length === 0 || symbol.includes(domain);

/**
 * Pays as many symbols as can be paid, one source each, taking the sources that stand first wherever there is a choice. A
 * source pays another symbol than at first where that leaves room for one more, so no payment that exists is missed.
 */
export const matchPower = (sources: readonly PowerSource[], symbols: readonly PowerSymbol[]): readonly Paid[] => {
  const sourceOf: (number | null)[] = symbols.map(() => null);
  const find = (source: number, tried: Set<number>): boolean =>
    symbols.some((symbol, index) => {
      const candidate = sources[source];
      if (!candidate || tried.has(index) || !pays(candidate, symbol)) return false;
      tried.add(index);
      const before = sourceOf[index] ?? null;
      if (before !== null && !find(before, tried)) return false;
      sourceOf[index] = source;
      return true;
    });
  sources.forEach((_, source) => {
    if (sourceOf.includes(null)) find(source, new Set());
  });
  return symbols.map((symbol, index) => ({ symbol, source: sources[sourceOf[index] ?? -1] ?? null }));
};

/** The power that a symbol is paid with: of the source's domain; of the symbol's where only that tells; else of any. */
export const kindPaid = ({ symbol, source }: Paid): PowerKind => {
  if (source?.domain) return source.domain;
  const [only, other] = symbol;
  return source?.rune !== null && only !== undefined && other === undefined ? only : 'any';
};
