import { makeCanonicalJson } from '#kernel';
import { tapeSeenBy } from '#projections';
import { loadTape } from '../../apps/cli/src/tapes/load-tape.js';

interface Recorded {
  readonly play: { readonly play: string; readonly seat?: number };
}

describe.each(['annie-against-master-yi'])('of the game %s', (name) => {
  test('a play made by the numbers that its player knows is the play that was made', async () => {
    const { ruleset, envelopes } = await loadTape({ target: `test/games/riftbound/${name}.tape` });
    let otherwise = 0;
    for (const viewer of [0, 1] as const) {
      const seen = tapeSeenBy(ruleset, viewer, envelopes);
      for (const { type, data, revision } of envelopes) {
        const { play } = data as unknown as Recorded;
        if (type !== 'PlayRecorded' || play.seat !== viewer || play.play !== 'PlayCard') continue;
        const known = (seen.envelopes[revision]?.data as unknown as Recorded).play;
        if (makeCanonicalJson(known) !== makeCanonicalJson(play)) otherwise++;
        expect(seen.actual(known, revision - 1)).toEqual(play);
      }
    }
    expect(otherwise).toBeGreaterThan(0);
  });

  test('a viewer is given the same, however far the tape had been when it was first looked at', async () => {
    const { ruleset, envelopes } = await loadTape({ target: `test/games/riftbound/${name}.tape` });
    const whole = tapeSeenBy(ruleset, 1, envelopes).envelopes;
    const half = tapeSeenBy(ruleset, 1, envelopes.slice(0, 100)).envelopes;
    expect(half).toEqual(whole.slice(0, 100));
  });
});
