import { describe, expect, test } from '@jest/globals';
import { makeCanonicalJson, openingFor, openingOf, sealOf, type Audience, type Envelope, type Seal } from '#kernel';
import { showEnvelopes, Witness, witnessedOnce } from '#match';
import { tapeSeenBy } from '#projections';
import type { HeldRuleset } from '#ruleset';
import { loadTape } from '../../../apps/cli/src/tapes/load-tape.js';
import { SEAL_KIT } from '#event-store/chain';

const AUDIENCES: readonly Audience[] = ['recorder', 'public', 0, 1];

const sealsOf = (ruleset: HeldRuleset, envelopes: readonly Envelope[]): readonly Seal[] => {
  const witness = new Witness(ruleset);
  const shown = showEnvelopes({ witness, before: witness.start }, envelopes);
  return shown.envelopes.map(({ id, actor, because, data, showing }) =>
    sealOf(SEAL_KIT, { ...showing, event: id, recorder: { actor, because, data } }),
  );
};

const whatIs = ({ actor, because, data }: Envelope): string => makeCanonicalJson({ actor, because, data });

describe.each([
  'test/games/riftbound/annie-against-master-yi.tape',
  'test/games/runeterra/fortune-against-guards.tape',
  'test/fixtures/tapes/schema-1-riftbound-paper-unknown-decks.json',
])('the tape %s, sealed', (target) => {
  test('opens for each audience to just what a live viewer is shown, event by event', async () => {
    const { ruleset, envelopes } = await loadTape({ target });
    const seals = sealsOf(ruleset, envelopes);
    for (const audience of AUDIENCES) {
      const seen = tapeSeenBy(ruleset, audience, envelopes).envelopes;
      const shown = envelopes.map(({ id }, revision) => {
        const seal = seals[revision] as Seal;
        const opening = openingFor(SEAL_KIT.digest, { event: id, seal }, audience);
        const opened = openingOf(SEAL_KIT.digest, { event: id, audience, slots: seal.slots }, opening);
        return opened.ok ? makeCanonicalJson({ ...opened.value.shown }) : opened.error;
      });
      expect(shown).toEqual(seen.map(whatIs));
    }
  });

  test('has as many slots from its opening on, no two of them equal', async () => {
    const { ruleset, envelopes } = await loadTape({ target });
    const slots = sealsOf(ruleset, envelopes).map((seal) => seal.slots);
    const each = 2 + tapeSeenBy(ruleset, 'recorder', envelopes).stateAfter(0).options!.players.length;
    for (const list of slots) expect(list).toHaveLength(each);
    expect(new Set(slots.flat()).size).toBe(slots.length * each);
  });

  test('names its players in no text that erasing them would leave', async () => {
    const { ruleset, envelopes } = await loadTape({ target });
    const { options } = tapeSeenBy(ruleset, 'recorder', envelopes).stateAfter(0);
    const names = (options?.players ?? []).map(({ name }) => name);
    expect(names).not.toEqual([]);
    for (const [revision, seal] of sealsOf(ruleset, envelopes).entries()) {
      const { id } = envelopes[revision] as Envelope;
      for (const audience of AUDIENCES) {
        const { rest } = openingFor(SEAL_KIT.digest, { event: id, seal }, audience);
        for (const name of names) expect(JSON.stringify(rest)).not.toContain(name);
      }
    }
  });

  test('says the same of what is witnessed once what is equal lies in memory once', async () => {
    const { ruleset, envelopes } = await loadTape({ target });
    const witness = new Witness(ruleset);
    const { after } = showEnvelopes({ witness, before: witness.start }, envelopes);
    const once = witnessedOnce(after);
    expect(once).toEqual(after);
    const partsOf = ({ match, seen }: typeof after): number => {
      const parts = new Set<unknown>();
      const add = (part: unknown): void => {
        if (typeof part !== 'object' || part === null || parts.has(part)) return;
        parts.add(part);
        Object.values(part).forEach(add);
      };
      for (const known of [match, ...seen.map((each) => each.match)]) add(known.game);
      return parts.size;
    };
    expect(partsOf(once)).toBeLessThan(0.8 * partsOf(after));
  });
});
