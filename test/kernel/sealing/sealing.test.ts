import { describe, expect, test } from '@jest/globals';
import { commitmentOf, fitsSlot, makeCanonicalJson, openingFor, openingOf, sealOf, withoutPeople } from '#kernel';
import type { Audience, Json, Opening, Seal, Sealable, Shown } from '#kernel';
import { SEAL_KIT } from '#event-store/chain';
import fc from '../../support/fast-check.js';

const EVENT = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

const shown = (data: Json): Shown => ({ actor: 'scribe', because: [], data });

/** Ana (seat 0) draws; nobody else is told what. */
const drawing = (cards: readonly (string | null)[], event = EVENT): Sealable => ({
  event,
  recorder: shown({ seat: 0, cards, note: 'Ana drew' }),
  public: shown({ seat: 0, cards: cards.map(() => null), note: '' }),
  players: [shown({ seat: 0, cards, note: '' }), shown({ seat: 0, cards: cards.map(() => null), note: '' })],
  namesPeople: (text) => text.includes('Ana'),
});

const seal = (sealable: Sealable): Seal => sealOf(SEAL_KIT, sealable);

const openingIn = (sealed: Seal, audience: Audience, event = EVENT): Opening =>
  openingFor(SEAL_KIT.digest, { event, seal: sealed }, audience);

const ALL: readonly Audience[] = ['recorder', 'public', 0, 1];

const open = ({ slots }: Seal, audience: Audience, opening: unknown, event = EVENT) =>
  openingOf(SEAL_KIT.digest, { event, audience, slots }, opening);

const shownTo = (sealed: Seal, audience: Audience): Json => {
  const opened = open(sealed, audience, openingIn(sealed, audience));
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.shown.data;
};

const DECK = ['vi', 'jinx', 'annie', 'garen', 'ekko', 'lux', 'yasuo', 'viktor'];

describe('an event that is sealed', () => {
  test('is opened by each audience to what it is shown, and to nothing else', () => {
    const sealed = seal(drawing(['vi', 'jinx']));
    expect(shownTo(sealed, 'recorder')).toEqual({ seat: 0, cards: ['vi', 'jinx'], note: 'Ana drew' });
    expect(shownTo(sealed, 0)).toEqual({ seat: 0, cards: ['vi', 'jinx'], note: '' });
    expect(shownTo(sealed, 1)).toEqual({ seat: 0, cards: [null, null], note: '' });
    expect(shownTo(sealed, 'public')).toEqual({ seat: 0, cards: [null, null], note: '' });
  });

  test('gives back, bit for bit, whatever was sealed, however little of it the public is shown', () => {
    const json = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' }) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(json, json, json, fc.string({ maxLength: 1 }), (data, seen, own, name) => {
        const sealed = seal({
          event: EVENT,
          recorder: shown(data),
          public: shown(seen),
          players: [shown(own)],
          namesPeople: (text) => text.includes(name),
        });
        const expected = [data, seen, own].map((each) => makeCanonicalJson(each));
        const audiences = ['recorder', 'public', 0] as const;
        expect(audiences.map((audience) => makeCanonicalJson(shownTo(sealed, audience)))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('can be read with nothing but its openings: its slots hold no value', () => {
    const sealed = seal(drawing(['vi']));
    expect(sealed.slots).toHaveLength(4);
    for (const slot of sealed.slots) expect(slot).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what the slots and the commitments tell', () => {
  test('a card that is drawn, returned and drawn again is committed to otherwise each time', () => {
    const moves = [EVENT, EVENT, OTHER].map((event) => ({ event, sealed: seal(drawing(['vi'], event)) }));
    const commitments = moves.flatMap(({ event, sealed }) => [
      ...sealed.slots,
      ...ALL.flatMap((audience) => openingIn(sealed, audience, event).hidden),
    ]);
    expect(new Set(commitments).size).toBe(commitments.length);
  });

  test('every salt has 128 bits, and none is used twice', () => {
    const sealed = seal(drawing(DECK));
    const salts = ALL.map((audience) => openingIn(sealed, audience)).flatMap(({ salt, parts }) => [
      salt,
      ...parts.flatMap((part) => ('salt' in part ? [part.salt] : [])),
    ]);
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(salts).size).toBe(salts.length);
  });

  test('there is one commitment for each card, and one card can be shown without the hand', () => {
    const sealed = seal(drawing(['vi', 'jinx', 'annie']));
    const whole = openingIn(sealed, 0);
    expect(whole.hidden).toHaveLength(3);
    const one = { ...whole, parts: whole.parts.filter(({ place }) => place === '/data/cards/1') };
    const opened = open(sealed, 0, one);
    expect(opened.ok && opened.value.shown.data).toEqual({ seat: 0, cards: [null, 'jinx', null], note: '' });
  });

  test('commitments stand in their own order, which is not that of the cards', () => {
    const orders = Array.from({ length: 40 }, () => {
      const { hidden, parts } = openingIn(seal(drawing(DECK)), 0);
      expect(hidden).toEqual([...hidden].sort());
      const places = new Map(
        parts.map((part) => {
          const { place, value, salt } = part as { place: string; value: Json; salt: string };
          return [commitmentOf(SEAL_KIT.digest, { salt, event: EVENT, place: `part/0${place}`, value }), place];
        }),
      );
      return hidden.map((commitment) => places.get(commitment)).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(30);
  });

  test('an event has as many slots, and as many commitments, whatever it hides', () => {
    const of = (recorder: Json, own: Json) => {
      const sealable = {
        ...drawing(['vi']),
        recorder: shown(recorder),
        players: [shown(own), shown({ cards: [null, null] })],
      };
      const sealed = seal({ ...sealable, public: shown({ cards: [null, null] }) });
      return [sealed.slots.length, ...ALL.map((audience) => openingIn(sealed, audience).hidden.length)];
    };
    const both = of({ cards: ['vi', 'jinx'] }, { cards: ['vi', 'jinx'] });
    expect(of({ cards: [null, null] }, { cards: [null, null] })).toEqual(both);
    expect(of({ cards: ['vi'] }, { cards: [] })).toEqual(both);
    expect(of({ cards: ['vi', 'jinx', 'annie'], more: true }, {})).toEqual(both);
  });

  test('a card that nobody knows has a commitment of its own, and looks like one that is withheld', () => {
    const sealed = seal(drawing([null, 'vi']));
    const whole = openingIn(sealed, 'recorder');
    expect(whole.parts).toContainEqual(expect.objectContaining({ place: '/data/cards/0', value: null }));
    const withheld = { ...whole, parts: [] };
    const opened = open(sealed, 'recorder', withheld);
    expect(opened.ok && opened.value.shown.data).toMatchObject({ cards: [null, null] });
    expect(withheld.hidden).toHaveLength(2);
  });

  test('who knows the deck and tries every card finds none, with every salt that stands anywhere in what he has', () => {
    const sealed = seal(drawing(['vi', 'jinx']));
    const his = openingIn(sealed, 1);
    const recorders = openingIn(sealed, 'recorder');
    const targets = new Set([...sealed.slots, ...recorders.hidden, ...openingIn(sealed, 0).hidden]);
    const salts = ['', '0'.repeat(32), his.salt, ...his.parts.flatMap((part) => ('salt' in part ? [part.salt] : []))];
    const places = ['/data/cards/0', '/data/cards/1'].flatMap((place) => [
      place,
      `part/0${place}`,
      `part/recorder${place}`,
    ]);
    let tried = 0;
    for (const value of [null, ...DECK]) {
      for (const salt of salts) {
        for (const place of places) {
          tried++;
          expect(targets.has(commitmentOf(SEAL_KIT.digest, { salt, event: EVENT, place, value }))).toBe(false);
        }
      }
      expect(targets.has(SEAL_KIT.digest(String(value)))).toBe(false);
    }
    expect(tried).toBeGreaterThan(200);
  });
});

describe('an opening that is not its own', () => {
  const sealed = seal(drawing(['vi', 'jinx']));
  const own = openingIn(sealed, 0);

  test('fails with another event', () => {
    expect(open(sealed, 0, own, OTHER)).toEqual({ ok: false, error: 'slot' });
    const other = seal(drawing(['vi', 'jinx'], OTHER));
    expect(open(sealed, 0, { ...own, parts: openingIn(other, 0, OTHER).parts })).toEqual({ ok: false, error: 'part' });
  });

  test('fails for another audience, and at another place', () => {
    expect(open(sealed, 1, own)).toEqual({ ok: false, error: 'slot' });
    expect(open(sealed, 0, { ...own, parts: openingIn(sealed, 'recorder').parts.slice(0, 2) })).toMatchObject({
      ok: false,
    });
    const swapped = own.parts.map((part, index) => ({ ...part, place: `/data/cards/${String(1 - index)}` }));
    expect(open(sealed, 0, { ...own, parts: swapped })).toEqual({ ok: false, error: 'part' });
  });

  test.each<[string, (opening: Opening) => unknown]>([
    ['another card', ({ parts }) => ({ ...own, parts: parts.map((part) => ({ ...part, value: 'lux' })) })],
    ['a card told twice', ({ parts }) => ({ ...own, parts: [...parts, ...parts] })],
    ['a card said to be erased', () => ({ ...own, parts: [{ place: '/data/cards/0', instead: 'lux' }] })],
    ['a weak salt', ({ parts }) => ({ ...own, parts: parts.map((part) => ({ ...part, salt: '00' })) })],
    ['another rest', () => ({ ...own, rest: { actor: 'scribe', because: [], data: { seat: 1 } } })],
    ['no opening', () => null],
    ['a list', () => []],
    ['parts that are none', () => ({ ...own, parts: [null] })],
  ])('fails with %s', (_name, change) => {
    expect(open(sealed, 0, change(own))).toMatchObject({ ok: false });
  });
});

describe('texts about people', () => {
  const erasing = (text: string): string | null => (text.includes('Ana') ? text.replaceAll('Ana', 'player A') : null);

  const erased = (sealed: Seal, instead = erasing): Seal =>
    withoutPeople(SEAL_KIT.digest, { event: EVENT, seal: sealed }, instead);

  const saltOf = ({ versions }: Seal, audience: string, place: string): string => {
    const kept = versions[audience]?.people[place];
    return kept !== undefined && 'salt' in kept ? kept.salt : '';
  };

  test('go with their salts, and what is left opens every slot as before', () => {
    const sealed = seal(drawing(['vi']));
    const salt = saltOf(sealed, 'recorder', '/data/note');
    expect(JSON.stringify(sealed)).toContain(salt);
    const left = erased(sealed);
    expect(left.slots).toEqual(sealed.slots);
    expect(JSON.stringify(left)).not.toContain('Ana');
    expect(salt).not.toBe('');
    expect(JSON.stringify(left)).not.toContain(salt);
    for (const audience of ALL) expect(fitsSlot(SEAL_KIT.digest, { event: EVENT, seal: left }, audience)).toBe(true);
    const opened = open(left, 'recorder', openingIn(left, 'recorder'));
    expect(opened).toMatchObject({ ok: true, value: { erased: 1 } });
    expect(opened.ok && opened.value.shown.data).toEqual({ seat: 0, cards: ['vi'], note: 'player A drew' });
  });

  test('cannot be tried with the key of the event: their salts are of their own', () => {
    const sealed = seal(drawing(['vi']));
    const { key } = sealed;
    const place = '/data/note';
    const commitment = openingIn(erased(sealed), 'recorder').people[place];
    const uses = [place, `people${place}`, `part/recorder${place}`, 'slot/recorder'];
    for (const use of uses) {
      const salt = SEAL_KIT.digest(`matchtape salt 1\n${key}\n${use}`).slice(0, 32);
      const tried = commitmentOf(SEAL_KIT.digest, { salt, event: EVENT, place: `people${place}`, value: 'Ana drew' });
      expect(tried).not.toBe(commitment);
    }
    const own = { salt: saltOf(sealed, 'recorder', place), event: EVENT, place: `people${place}`, value: 'Ana drew' };
    expect(commitmentOf(SEAL_KIT.digest, own)).toBe(commitment);
  });

  test('a card is not erased with them, and what names others stays', () => {
    const sealed = seal(drawing(['vi']));
    expect(erased(sealed, () => null)).toEqual(sealed);
    expect(
      shownTo(
        erased(sealed, () => 'gone'),
        'recorder',
      ),
    ).toEqual({ seat: 0, cards: ['vi'], note: 'gone' });
  });

  test('one that stands in what is hidden is erased there as well', () => {
    const deck = { list: ['vi'], called: "Ana's own" };
    const sealed = seal({
      ...drawing([]),
      recorder: shown({ deck, by: 'Ana' }),
      public: shown({ deck: null, by: 'Ana' }),
      players: [shown({ deck, by: 'Ana' })],
    });
    expect(shownTo(sealed, 0)).toEqual({ deck, by: 'Ana' });
    const left = erased(sealed);
    expect(JSON.stringify(left)).not.toContain('Ana');
    const called = "player A's own";
    expect(shownTo(left, 0)).toEqual({ deck: { ...deck, called }, by: 'player A' });
  });
});
