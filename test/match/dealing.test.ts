import type { Envelope } from '#kernel';
import { dealerPlay, dealingFrom, matchDecider } from '#match';
import type { HeldRuleset, MatchOptions } from '#ruleset';
import { dealtMatch, GAMES, playersOf, playsOf } from '../support/dealt.js';
import { secretOf } from '../support/secrets.js';

const opened = (ruleset: HeldRuleset, options: MatchOptions) => {
  const { decide, evolve, initial } = matchDecider(ruleset);
  const decision = decide(initial, { type: 'OpenMatch', ruleset: ruleset.id, recording: 'as-played', options });
  if (decision.outcome !== 'accepted') return { decision, state: initial };
  return { decision, state: decision.facts.reduce(evolve, initial) };
};

describe.each(GAMES)('a digital match of %s', (_, ruleset, decks) => {
  const options: MatchOptions = {
    mode: ruleset.modes[0]?.id ?? '',
    edition: ruleset.editions.at(-1) ?? '',
    players: playersOf(ruleset, decks),
    firstPlayer: null,
    seed: null,
  };
  const dealing = dealingFrom(secretOf(1));

  test('is dealt alike from the same secret, and otherwise from another', () => {
    const plays = (secret: number): string =>
      JSON.stringify(playsOf(dealtMatch(ruleset, decks, secretOf(secret)).envelopes));
    expect(plays(1)).toBe(plays(1));
    expect(new Set([1, 2, 3, 4, 5].map(plays)).size).toBe(5);
  });

  test('takes from nobody but the dealer how chance falls, whoever tells it and however it is recorded', () => {
    const { decide } = matchDecider(ruleset);
    const { state } = opened(ruleset, { ...options, dealing });
    const due = dealerPlay(ruleset, state) as { readonly first: number };
    const told = { ...due, first: 1 - due.first };
    expect(decide(state, { type: 'RecordPlay', play: told })).toMatchObject({
      outcome: 'impossible',
      problem: { code: 'match/dealer-draws' },
    });
    expect(decide(state, { type: 'RecordPlay', play: due })).toMatchObject({ outcome: 'accepted' });
    const bySeed = opened(ruleset, { ...options, seed: 1 });
    expect(decide(bySeed.state, { type: 'RecordPlay', play: told })).toMatchObject({ outcome: 'accepted' });
  });

  test.each([
    ['a secret that does not fit its commitment', { dealing: { ...dealing, secret: secretOf(2) } }, 'no-secret'],
    ['a commitment without a secret', { dealing: { ...dealing, secret: null } }, 'no-secret'],
    ['a secret of 16 bits', { dealing: { ...dealing, secret: 'abcd' } }, 'no-secret'],
    ['a seed that nobody names', { dealing: { by: 'seed' } }, 'no-secret'],
    ['a secret and a seed', { dealing, seed: 1 }, 'two-sources'],
  ])('is not opened with %s, and no secret is told', (_what, more, code) => {
    const { decision } = opened(ruleset, { ...options, ...(more as Partial<MatchOptions>) });
    expect(decision).toMatchObject({ outcome: 'impossible', problem: { code: `match/${code}` } });
    expect(JSON.stringify(decision)).not.toMatch(/[0-9a-f]{64}|abcd/);
  });

  test('opens its secret when it is closed, and not before', () => {
    const tape = dealtMatch(ruleset, decks, secretOf(1));
    const holds = ({ data }: Envelope): boolean => JSON.stringify(data).includes(secretOf(1));
    expect(tape.envelopes.slice(1).filter(holds)).toEqual([]);
    tape.close('over');
    expect(tape.envelopes.at(-1)).toMatchObject({ type: 'MatchClosed', data: { note: 'over', secret: secretOf(1) } });
  });

  test('on paper, and from a seed, closes without a secret', () => {
    const { decide } = matchDecider(ruleset);
    for (const seed of [null, 3]) {
      const { state } = opened(ruleset, { ...options, seed });
      const closed = decide(state, { type: 'CloseMatch', note: '' });
      expect(closed).toMatchObject({ facts: [{ data: { note: '', result: null } }] });
      expect(JSON.stringify(closed)).not.toContain('secret');
    }
  });
});
