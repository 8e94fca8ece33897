import { readFileSync } from 'node:fs';
import { openMemoryStore } from '#event-store/memory';
import type { Envelope } from '#kernel';
import { parseTapeFile, type TapeFile } from '#match';
import { analyseEnvelopes } from '#projections';
import type { AnyRuleset, HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { type RunningApi, startApi } from '../../support/api.js';
import { Die } from '../../support/die.js';
import { ANNIE, deckText, MASTER_YI } from '../../support/duel.js';
import { filledStore } from '../../support/filled-store.js';
import { atRoot } from '../../support/root.js';
import { twinsOf } from './describe-worlds.js';
import { givenAway, sealed, type Given } from './outlets.js';
import type { Said } from './world.js';

const MATCH = 'twin';

const opened: RunningApi[] = [];

afterAll(async () => {
  for (const api of opened) await api.close();
});

/** Besides the two that have changed places, so many cards of the decks are looked for. */
const OTHERS = 10;

const cardsDealt = (said: readonly Said[]): readonly string[] =>
  said.flatMap(({ play }) => (play as { readonly cards?: readonly string[] } | null)?.cards ?? []);

const namesOf = ({ askForCard }: HeldRuleset, cards: readonly string[]): readonly string[] =>
  cards.map((card) => {
    const answer = askForCard?.(card);
    return answer?.kind === 'found' ? answer.card.name : card;
  });

/** Every question over all tapes that names a card, and those that name none. */
const questionsAbout = (names: readonly string[]): readonly string[] => [
  ...names.flatMap((name) => {
    const asked = encodeURIComponent(name);
    return [
      `/search?card=${asked}`,
      `/search?answers=${asked}`,
      `/matches?words=${asked}`,
      `/matches?brought=${asked}`,
    ];
  }),
  ...['newest', 'oldest', 'latest', 'players', 'event', 'plays'].map((sort) => `/matches?sort=${sort}`),
  ...['/matches', '/search?game=riftbound', '/statistics', '/statistics/matches', '/search?result=open'],
];

interface World {
  readonly public: Given;
  readonly recorder: Given;
}

/** What the public and the recorder are answered in a world, and the figures that the page makes of the public's tape. */
const answersIn = async (ruleset: HeldRuleset, said: readonly Said[], questions: readonly string[]): Promise<World> => {
  const store = await openMemoryStore();
  const events = sealed(said, MATCH).map(({ stream: _, revision: __, ...event }) => event);
  await store.append(`match-${MATCH}`, 'no-stream', events);
  const api = await startApi({ store, rulesets: [ruleset as AnyRuleset] });
  opened.push(api);
  const told: World = { public: new Map(), recorder: new Map() };
  for (const question of questions) {
    (told.public as Map<string, string>).set(question, JSON.stringify((await api.ask(question)).body));
  }
  const whole = (await api.request(`/matches/${MATCH}/events`)).body as object;
  (told.recorder as Map<string, string>).set('events', JSON.stringify(whole));
  const tape = (await api.ask(`/matches/${MATCH}/events`)).body as { readonly events: readonly Envelope[] };
  const figures = analyseEnvelopes({ ruleset, viewer: 'public' }, tape.events);
  (told.public as Map<string, string>).set('figures', JSON.stringify(figures));
  return told;
};

test.each([
  [riftbound.title, riftbound as AnyRuleset, 'duel', 2],
  [riftbound.title, riftbound as AnyRuleset, 'duel', 4],
  [runeterra.title, runeterra as AnyRuleset, 'standard', 2],
])('a card that lies hidden in a match of %s is found by nobody who may not know it', async (_, of, mode, seed) => {
  const ruleset = of as HeldRuleset;
  const twins = twinsOf(ruleset, seed, { mode, from: seed, games: 1, plays: 60 });
  if (twins === null) throw new Error('This game has no pair of worlds; choose another seed.');
  const { one, other, exchanged, viewer } = twins;
  expect(viewer).toBe('public');
  const dealt = [...new Set(cardsDealt(one))].slice(0, OTHERS);
  const questions = questionsAbout([...new Set(namesOf(ruleset, [...exchanged, ...dealt]))]);
  const here = await answersIn(ruleset, one, questions);
  const there = await answersIn(ruleset, other, questions);
  expect(here.recorder).not.toEqual(there.recorder);
  expect(givenAway(here.public, there.public)).toBeNull();
  expect(here.public.size).toBe(questions.length + 1);
});

const LIST = `deck:\n${deckText(ANNIE)
  .trimEnd()
  .replace(/^(?=.)/gm, '  ')}`;

/** A match on paper up to where Ben lays something facedown, which is a card of our choice. */
const planted = (card: string): TapeFile => {
  const text = readFileSync(atRoot('test/games/riftbound/paper-unknown-decks.tape'), 'utf8');
  const [before = ''] = text.split('Ben: hides unknown at Grove');
  const file = parseTapeFile(`${before.replace(/^deck: .*annie.deck$/m, LIST)}Ben: hides ${card} at Grove\n`);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
};

/** Cards that may lie in a deck. */
const CARDS = [...deckText(MASTER_YI).matchAll(/^3 (.+)$/gm)].map(([, name = '']) => name);

test('a card that is planted facedown in matches is found by who knows it, and by the public in no search, list or figure', async () => {
  const cards = new Die(20).order(CARDS).slice(0, 4);
  const store = await filledStore(
    Object.fromEntries(cards.map((card, at) => [`planted-${String(at)}`, planted(card)])),
  );
  const api = await startApi({ store, rulesets: [riftbound] });
  opened.push(api);
  for (const [at, card] of cards.entries()) {
    const match = `planted-${String(at)}`;
    const known = (await api.request(`/search?card=${encodeURIComponent(card)}`)).body as object;
    expect(known).toMatchObject({ matches: 1, found: [{ match }] });
    for (const question of questionsAbout([card])) {
      const body = (await api.ask(question)).body as object;
      expect([question, JSON.stringify(body).includes(card)]).toEqual([question, false]);
      if (question.includes(encodeURIComponent(card)))
        expect([question, JSON.stringify(body).includes(match)]).toEqual([question, false]);
    }
    const tape = (await api.ask(`/matches/${match}/events`)).body as { readonly events: readonly Envelope[] };
    const figures = analyseEnvelopes({ ruleset: riftbound, viewer: 'public' }, tape.events);
    expect(JSON.stringify(figures)).not.toContain(card);
  }
});
