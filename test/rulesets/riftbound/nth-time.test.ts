import { DEFINITIONS } from '#rulesets/riftbound';

/**
 * Where several things at once could be "the Nth time", the controller picks one of them to be what triggers (383.1.b). The ruleset asks
 * nobody: whichever it is, the ability triggers once, and no text of today tells which it was. This fails when one does.
 */
type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const within = (value: unknown): readonly unknown[] =>
  isData(value) ? [value, ...Object.values(value).flatMap(within)] : [value];

const parts = (value: unknown): readonly Data[] => within(value).filter(isData);

interface Limited {
  readonly id: string;
  readonly ability: Data;
  readonly events: readonly Data[];
}

/** Abilities, wherever they are made, that wait for "the Nth time". */
const limitedIn = (id: string, value: unknown): readonly Limited[] =>
  parts(value).flatMap((ability) => {
    const events = Array.isArray(ability.when) ? ability.when.filter(isData) : [];
    return events.some(({ nth }) => nth !== undefined) ? [{ id, ability, events }] : [];
  });

/** A source conquers one battlefield and wins one combat at a time, moves as one unit, and cards are played one after the other. */
const happensAlone = ({ event, of }: Data): boolean =>
  event === 'conquers' ||
  event === 'wins combat' ||
  (event === 'moves' && of === 'this') ||
  (event === 'played' && isData(of) && (of.token === false || of.is === 'card'));

/** What the event was about, what else it spoke of, and where: words, or properties that ask for it. */
const OF_IT: readonly unknown[] = ['it', 'that', 'there', 'not there'];
const TELLS = ['there', 'between', 'whoPlayed', 'controllerOf', 'ownerOf', 'did'];

/** Whether anything of an ability tells one of several things that happen at once from another. */
const tells = ({ ability, events }: Limited): boolean => {
  if (events.filter(({ nth }) => nth !== undefined).every(happensAlone)) return false;
  const words = within({ ...ability, when: events.map(({ event: _, ...asked }) => asked) });
  return words.some((word) => OF_IT.includes(word) || (isData(word) && TELLS.some((property) => property in word)));
};

const LIMITED = Object.entries(DEFINITIONS).flatMap(([id, definition]) => limitedIn(id, definition));

test('no text of "the Nth time" tells what it was, where several things at once may be that', () => {
  expect(LIMITED.length).toBeGreaterThan(10);
  expect(LIMITED.filter(tells).map(({ id }) => id)).toEqual([]);
});

test('one that does is seen', () => {
  const waiting = (event: Data, does: readonly Data[]): boolean =>
    limitedIn('made up', { kind: 'triggered', when: [event], does }).some(tells);
  const dies = { event: 'dies', of: { is: 'unit' }, nth: 1 };
  const draws = { do: 'draw', who: 'you', count: 1 };
  expect(waiting(dies, [draws])).toBe(false);
  expect(waiting(dies, [{ do: 'buff', what: 'it' }])).toBe(true);
  expect(waiting(dies, [{ ...draws, who: { controllerOf: 'it' } }])).toBe(true);
  expect(waiting({ ...dies, there: 'its' }, [draws])).toBe(true);
  expect(waiting(dies, [{ do: 'create', token: 'Recruit', to: 'there' }])).toBe(true);
  expect(waiting({ event: 'played', of: { is: 'unit' }, nth: 1 }, [{ do: 'ready', what: 'it' }])).toBe(true);
  expect(waiting({ event: 'played', of: { is: 'card' }, nth: 1 }, [{ do: 'ready', what: 'it' }])).toBe(false);
});
