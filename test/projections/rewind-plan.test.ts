import type { JsonObject } from '#kernel';
import { makeMatchTape, planRewind, type RewindPlan } from '#projections';
import type { Viewer } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { loadTape } from '../../apps/cli/src/tapes/load-tape.js';
import { ANNIE, deckText } from '../support/duel.js';
import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';

const PAPER = 'test/games/riftbound/paper-irregular.tape';

const onPaper = async () => (await loadTape({ target: PAPER })).tape;

const groupOf = ({ checklist }: RewindPlan, group: string): readonly string[] =>
  checklist.filter((item) => item.group === group).map(({ text }) => text);

const recorder = { ruleset: riftbound as never, viewer: 'recorder' as const };

describe('the plan of a rewind of a paper match', () => {
  const plan = async (to: number): Promise<RewindPlan> => {
    const made = planRewind(await onPaper(), recorder, to);
    if (made === null) throw new Error(`No play ${String(to)} stands.`);
    return made;
  };

  it('lists what would be undone, latest first, with what goes back on the table', async () => {
    const { undone } = await plan(75);
    expect(undone.map(({ number }) => number)).toEqual([86, 85, 84, 83, 82, 81, 80, 79, 78, 77, 76, 75]);
    const [conceded] = undone;
    expect(conceded).toMatchObject({ kind: 'decision', seat: 1, line: 'Ben: concedes' });
    const played = undone.find(({ number }) => number === 83);
    expect(played?.reversal[0]).toBe("Stalwart Poro: Ben's base → Ben's hand.");
    expect(undone.find(({ number }) => number === 81)?.kind).toBe('table');
    expect(undone.find(({ number }) => number === 84)?.reversal).toContain('Ana: points 5 → 4.');
  });

  it('draws the table between two plays once for each who looks', async () => {
    const drawn: string[] = [];
    const view: typeof riftbound.view = (state, viewer) => {
      drawn.push(String(viewer));
      return riftbound.view(state, viewer);
    };
    const made = planRewind(await onPaper(), { ruleset: { ...riftbound, view } as never, viewer: 'recorder' }, 75);
    const tables = (made?.undone.length ?? 0) + 1;
    expect(tables).toBe(13);
    expect(['recorder', '0', '1'].map((viewer) => drawn.filter((each) => each === viewer).length)).toEqual([
      ...[tables, tables, tables],
    ]);
  });

  it('tells which cards have become known, and that they stay so', async () => {
    const made = await plan(75);
    const learned = made.undone.flatMap(({ number, learned }) => learned.map((each) => ({ number, ...each })));
    expect(learned.filter(({ card }) => !card.endsWith('Rune'))).toEqual([
      { number: 83, card: 'Stalwart Poro', to: [0, 1], isKnownToAll: true },
      { number: 80, card: 'Flash', to: [0, 1], isKnownToAll: true },
    ]);
    expect(groupOf(made, 'randomise')).toEqual([
      "Ana's Flash is revealed.",
      "Ben's Stalwart Poro is revealed.",
      "The random part of Ana's Main Deck is shuffled.",
      "The random part of Ben's Main Deck is shuffled.",
    ]);
  });

  it('checks the table that was: the one that the rewind itself comes to', async () => {
    const made = await plan(75);
    const rulesOf = (group: string) =>
      new Set(made.checklist.filter((item) => item.group === group).map(({ rule }) => rule));
    expect([...rulesOf('reverse')]).toEqual(['tournament.rewind-steps']);
    expect([...rulesOf('check')]).toEqual(['tournament.public-information']);
    expect(groupOf(made, 'check')).toEqual([
      'Turn 11, of Ana: Main, Neutral Open. Ana has priority.',
      'Ana: points 3, cards in hand 4.',
      'Ben: points 4, cards in hand 5.',
    ]);
  });

  it('is deep where more than the last action goes back, and says by which rule who orders it', async () => {
    expect(await plan(75)).toMatchObject({
      depth: 'complex',
      orderedBy: ['head-judge'],
      rule: 'tournament.rewind-deep',
    });
    expect(await plan(86)).toMatchObject({
      depth: 'simple',
      orderedBy: ['head-judge', 'appeals-judge', 'judge'],
      rule: 'tournament.rewind-simple-judge',
    });
  });

  it('is none for a play that does not stand', async () => {
    expect(planRewind(await onPaper(), recorder, 87)).toBeNull();
    expect(planRewind(await onPaper(), recorder, 0)).toBeNull();
  });
});

describe('the plan of a rewind of a digital match', () => {
  const players = ['Ana', 'Ben'].map((name) => ({ name, deck: riftbound.parseDeck(deckText(ANNIE)) }));
  const dealt = () => {
    const decks = players.map(({ name, deck }) => ({ name, deck: deck.ok ? (deck.value as JsonObject) : null }));
    const tape = openTape(riftbound, { players: decks, firstPlayer: 0, seed: 7 });
    // Ana's first turn begins as Ben keeps: she draws.
    tape.lines('Ana: keeps', 'Ben: keeps');
    return tape;
  };
  const planFor = (viewer: Viewer) => {
    const tape = dealt();
    const { plays } = tape.state;
    const made = planRewind(makeMatchTape(riftbound, tape.envelopes), { ruleset: riftbound, viewer }, plays);
    if (made === null) throw new Error('The last play stands.');
    return { tape, made };
  };

  it('names who alone knows a drawn card, and the part of a deck that is random again', () => {
    const { tape, made } = planFor('recorder');
    const [last] = made.undone;
    const drawn = last?.learned.find(({ to }) => to.join() === '0');
    expect(drawn?.isKnownToAll).toBe(false);
    const hand = riftbound.view(tape.state.game, 0).pieces.map(({ name }) => name);
    expect(hand).toContain(drawn?.card);
    expect(groupOf(made, 'randomise')).toContain("The random part of Ana's Main Deck is shuffled.");
    expect(groupOf(made, 'randomise').at(-1)).toContain(`Ana has come to know ${drawn?.card ?? ''}.`);
  });

  it('tells a viewer what that viewer has come to know, and of nobody else', () => {
    const { made } = planFor(1);
    expect(made.undone.flatMap(({ learned }) => learned.flatMap(({ to }) => to)).every((seat) => seat === 1)).toBe(
      true,
    );
  });
});

it('works for a game that has no tournament rules: the head judge alone goes deep, by no rule', () => {
  const tape = openTape(noughts);
  tape.lines('Ana: b2', 'Bo: a1', 'Ana: a2');
  const made = planRewind(makeMatchTape(noughts, tape.envelopes), { ruleset: noughts, viewer: 'recorder' }, 1);
  expect(made).toMatchObject({ depth: 'complex', orderedBy: ['head-judge'], rule: null });
  expect(made?.checklist.every(({ rule }) => rule === null)).toBe(true);
  expect(made?.undone.map(({ number }) => number)).toEqual([3, 2, 1]);
});
