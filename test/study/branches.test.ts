import { makeCanonicalJson, type Envelope } from '#kernel';
import { makeMatchTape, tapeSeenBy } from '#projections';
import { lastRevision, stateAt } from '#replay';
import { riftbound } from '#rulesets/riftbound';
import type { Viewer } from '#ruleset';
import { beginBranch, foldBranch, forkProblem, growBranch, nextPath, type Branch, type FoldedBranch } from '#study';
import { envelopesOf, readGames } from '../games/recorded-game.js';
import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';

const recorded = (...lines: readonly string[]): readonly Envelope[] => {
  const tape = openTape(noughts, { firstPlayer: null });
  tape.lines(...lines);
  return tape.envelopes;
};

const GAME = recorded('Ana: starts', 'Ana: b2', 'Bo: seals c3', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2');

const forkAt = (revision: number, viewer: Viewer = 'recorder', events = GAME) => {
  const { envelopes } = tapeSeenBy(noughts, viewer, events);
  const tape = makeMatchTape(noughts, envelopes, viewer);
  return { ruleset: noughts, viewer, base: envelopes[revision]!, state: stateAt(tape, revision) };
};

const BY_HAND: Pick<Branch, 'path' | 'chance' | 'plays'> = { path: '1', chance: { by: 'hand' }, plays: [] };

type NoughtsFork = ReturnType<typeof forkAt>;

const playOn = (fork: NoughtsFork, from: FoldedBranch<NoughtsFork['state']['game']>, ...lines: readonly string[]) =>
  lines.reduce((folded, line) => {
    const play = noughts.notation.parse(line, folded.state.game);
    if (!play.ok) throw new Error(play.error.message);
    const grown = growBranch(fork, folded, { ...play.value });
    if (!grown.ok) throw new Error(JSON.stringify(grown.error));
    return grown.value;
  }, from);

/** The event that plays the n-th play. */
const playAt = (number: number): number =>
  GAME.findIndex(({ type, data }) => type === 'PlayRecorded' && (data as { number: number }).number === number);

describe('a branch', () => {
  const after = playAt(5) - 1;
  const fork = forkAt(after);

  test('is played from any step by any side under the real rules, and its events go on from the step it leaves the tape at', () => {
    const before = makeCanonicalJson(GAME);
    const folded = playOn(fork, beginBranch(fork, BY_HAND), 'Ana: a3', 'Bo: c1', 'Ana: c3');
    expect(folded.plays.map(({ play }) => play['square'])).toEqual(['a3', 'c1', 'c3']);
    expect(folded.events[0]!.revision).toBe(after + 1);
    const tape = makeMatchTape(noughts, [...GAME.slice(0, after + 1), ...folded.events]);
    expect(makeCanonicalJson(stateAt(tape, lastRevision(tape)).game as never)).toBe(
      makeCanonicalJson(folded.state.game as never),
    );
    expect(makeCanonicalJson(GAME as never)).toBe(before);
  });

  test('is refused what the rules and the table refuse, and keeps what it has', () => {
    const begun = beginBranch(fork, BY_HAND);
    expect(growBranch(fork, begun, { type: 'mark', seat: 0, square: 'b2' })).toMatchObject({
      ok: false,
      error: { problem: { code: 'noughts/taken' } },
    });
    const strict = { ...fork, state: { ...fork.state, recording: 'strict' as const } };
    const wrongTurn = growBranch(strict, beginBranch(strict, BY_HAND), { type: 'mark', seat: 1, square: 'c1' });
    expect(wrongTurn).toMatchObject({ ok: false, error: { verdict: { status: 'illegal' } } });
  });

  test('is folded again to the same events, and up to the play at which the rules stop, which is told', () => {
    const folded = playOn(fork, beginBranch(fork, BY_HAND), 'Ana: a3', 'Bo: c1');
    expect(foldBranch(fork, { ...BY_HAND, plays: folded.plays })).toEqual(folded);
    const bad = [
      ...folded.plays,
      { by: 'hand' as const, play: { type: 'mark', seat: 0, square: 'b2' } },
      ...folded.plays,
    ];
    const stopped = foldBranch(fork, { ...BY_HAND, plays: bad });
    expect(stopped.fault).toMatchObject({ play: 2, problem: { code: 'noughts/taken' } });
    expect(stopped.events).toEqual(folded.events);
  });

  test('lets chance be told by hand, or by a dealer of its own, whose answers are kept with it', () => {
    const coin = forkAt(1);
    expect(beginBranch(coin, BY_HAND).plays).toEqual([]);
    expect(playOn(coin, beginBranch(coin, BY_HAND), 'Bo: starts').state.game.seat).toBe(1);
    const dealt = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      beginBranch(coin, { path: '1', chance: { by: 'dealer', seed }, plays: [] }),
    );
    expect(new Set(dealt.map(({ state }) => state.game.seat))).toEqual(new Set([0, 1]));
    for (const each of dealt) {
      expect(each.plays.map(({ by }) => by)).toEqual(['dealer']);
      expect(foldBranch(coin, { ...BY_HAND, plays: each.plays }).state.game.seat).toBe(each.state.game.seat);
    }
  });

  test('of a viewer is folded from what that viewer was given, and knows nothing more', () => {
    const sealed = playAt(4) - 1;
    const [known, unknown] = [forkAt(sealed, 'recorder'), forkAt(sealed, 'public')];
    const told = (each: NoughtsFork): string =>
      makeCanonicalJson(playOn(each, beginBranch(each, BY_HAND), 'Bo: a1', 'Ana: c1'));
    expect(told(known)).toContain('"c3"');
    expect(told(unknown)).not.toContain('"c3"');
  });

  test('leaves a tape only where a match is open', () => {
    expect(forkProblem(fork.state)).toBeNull();
    expect(forkProblem({ status: 'closed' })).toMatchObject({ code: 'branch/not-here' });
  });

  test('has a path behind the one it goes on from', () => {
    expect(nextPath([], null)).toBe('1');
    expect(nextPath([{ path: '1' }, { path: '2' }, { path: '2.1' }], null)).toBe('3');
    expect(nextPath([{ path: '1' }, { path: '2' }, { path: '2.1' }], '2')).toBe('2.2');
  });
});

describe('a branch of a recorded game of Riftbound', () => {
  const [game] = readGames(riftbound);
  const events = envelopesOf(game!);
  type Play = Parameters<typeof riftbound.decide>[1];
  const playIn = ({ data }: Envelope): Play => (data as unknown as { readonly play: Play }).play;
  const played = events.filter(({ type, actor }) => type === 'PlayRecorded' && actor !== 'dealer');

  const forkBefore = (viewer: Viewer, { revision }: Envelope) => {
    const seen = tapeSeenBy(riftbound, viewer, events.slice(0, revision + 1));
    const at = revision - 1;
    return { ruleset: riftbound, viewer, base: seen.envelopes[at]!, state: seen.stateAfter(at) };
  };

  test('comes to the table of the tape where the same is played', () => {
    const [first, second, third] = played.slice(30);
    const fork = forkBefore('recorder', first!);
    const folded = [first!, second!].reduce(
      (from, event) => {
        const grown = growBranch(fork, from, { ...(playIn(event) as object) });
        if (!grown.ok) throw new Error(JSON.stringify(grown.error));
        return grown.value;
      },
      beginBranch(fork, BY_HAND),
    );
    expect(makeCanonicalJson(folded.state.game as never)).toBe(
      makeCanonicalJson(forkBefore('recorder', third!).state.game as never),
    );
  });

  test('is played on by the public with what the public knows', () => {
    const passes = played.filter((event) => playIn(event).play === 'Pass');
    const fork = forkBefore('public', passes[5]!);
    const grown = growBranch(fork, beginBranch(fork, BY_HAND), { ...(playIn(passes[5]!) as object) });
    expect(grown).toMatchObject({ ok: true });
    const added = grown.ok ? grown.value.events : [];
    const before = tapeSeenBy(riftbound, 'public', events.slice(0, fork.base.revision + 1)).envelopes;
    const tape = makeMatchTape(riftbound, [...before, ...added], 'public');
    expect(stateAt(tape, lastRevision(tape)).plays).toBe(fork.state.plays + 1);
  });
});
