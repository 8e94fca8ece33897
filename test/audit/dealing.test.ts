import { auditTape, checkDealing } from '#audit';
import type { Envelope, Json, JsonObject } from '#kernel';
import { dealingFrom, type MatchOpened } from '#match';
import { dealtMatch, forge, GAMES, playsOf } from '../support/dealt.js';
import { secretOf } from '../support/secrets.js';

const withDealing = (tape: readonly Envelope[], dealing: object): readonly Envelope[] =>
  tape.map((envelope, revision) => {
    if (revision > 0) return envelope;
    const data = envelope.data as unknown as MatchOpened['data'];
    return { ...envelope, data: { ...data, options: { ...data.options, dealing } } as unknown as Json };
  });

const exchanged = (plays: readonly Json[]): readonly Json[] => {
  const at = plays.findIndex((play) => (play as { readonly play?: string }).play === 'Shuffle');
  const { cards, ...shuffle } = plays[at] as unknown as JsonObject & { readonly cards: readonly Json[] };
  return plays.with(at, { ...shuffle, cards: [...cards].reverse() });
};

describe.each(GAMES)('a match of %s that is dealt from a secret', (_, ruleset, decks) => {
  test('is found to be what the secret deals, and its closing opens the secret', () => {
    const tape = dealtMatch(ruleset, decks, secretOf(1));
    const open = checkDealing(ruleset, tape.envelopes);
    expect(open).toMatchObject({ commitment: dealingFromSecret(1).commitment, isOpened: false, deviations: [] });
    expect(open?.draws).toBeGreaterThanOrEqual(3);
    tape.close();
    expect(checkDealing(ruleset, tape.envelopes)).toEqual({ ...open, isOpened: true });
  });

  test('is found to be forged where one shuffle was exchanged, though every fact follows from it', () => {
    const { envelopes } = dealtMatch(ruleset, decks, secretOf(1));
    const forged = forge(ruleset, envelopes, exchanged(playsOf(envelopes)));
    expect(auditTape(ruleset, forged)).toEqual([]);
    const said = checkDealing(ruleset, forged);
    expect(said?.deviations.length).toBeGreaterThan(0);
    const [first] = said?.deviations ?? [];
    expect(first).toMatchObject({ kind: 'draw' });
    expect(forged[first?.revision ?? 0]).toMatchObject({ type: 'PlayRecorded', data: { play: { play: 'Shuffle' } } });
  });

  test('is found to be dealt from another secret than was committed to', () => {
    const { envelopes } = dealtMatch(ruleset, decks, secretOf(1));
    const { commitment } = dealingFromSecret(2);
    const forged = withDealing(envelopes, { by: 'secret', commitment, secret: secretOf(1) });
    expect(checkDealing(ruleset, forged)?.deviations).toMatchObject([{ kind: 'commitment', revision: 0 }]);
    const all = withDealing(envelopes, dealingFromSecret(2));
    expect(checkDealing(ruleset, all)?.deviations.map(({ kind }) => kind)).toContain('draw');
  });

  test.each([secretOf(2), 'no secret', undefined])('is told where its closing opens %s', (secret) => {
    const tape = dealtMatch(ruleset, decks, secretOf(1));
    tape.close();
    const forged = tape.envelopes.map((envelope) =>
      envelope.type === 'MatchClosed' ? { ...envelope, data: { note: '', result: null, secret } as Json } : envelope,
    );
    expect(checkDealing(ruleset, forged)?.deviations).toMatchObject([{ kind: 'opened', play: 0 }]);
  });

  test('is told where the dealer dealt without being asked', () => {
    const { envelopes } = dealtMatch(ruleset, decks, secretOf(1));
    const last = envelopes.findLast(({ type }) => type === 'PlayRecorded');
    const again = { ...last, actor: 'dealer', revision: envelopes.length } as Envelope;
    const said = checkDealing(ruleset, [...envelopes, again]);
    expect(said?.deviations).toMatchObject([{ kind: 'uncalled', revision: envelopes.length }]);
  });

  test('a secret that is no secret is told, and throws nothing', () => {
    const { envelopes } = dealtMatch(ruleset, decks, secretOf(1));
    const broken = withDealing(envelopes, { ...dealingFromSecret(1), secret: 'zz' });
    expect(checkDealing(ruleset, broken)?.deviations).toMatchObject([{ kind: 'commitment' }]);
  });

  test('without the secret the commitment alone is checked', () => {
    const tape = dealtMatch(ruleset, decks, secretOf(1));
    tape.close();
    const seen = withDealing(tape.envelopes, { ...dealingFromSecret(1), secret: null });
    expect(checkDealing(ruleset, seen)).toMatchObject({ draws: null, isOpened: true, deviations: [] });
    const other = withDealing(tape.envelopes, { ...dealingFromSecret(2), secret: null });
    expect(checkDealing(ruleset, other)?.deviations).toMatchObject([{ kind: 'opened' }]);
  });
});

const dealingFromSecret = (number: number) =>
  dealingFrom(secretOf(number)) as Extract<ReturnType<typeof dealingFrom>, { by: 'secret' }>;
