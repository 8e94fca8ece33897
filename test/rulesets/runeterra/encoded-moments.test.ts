import { game, type Game } from './support/game.js';
import { happenings } from './support/happenings.js';

const FOES = ['Foe 2/5', 'Giant 4/7'];

describe('an ally dies', () => {
  const kills = (watcher: string, victim: string): readonly string[] =>
    happenings(
      game({ bench: [watcher, 'Brute 3/4'], hand: ['Vengeance'], token: false, nexus: 15 }, { bench: FOES })
        .commits({ spell: 'Vengeance', at: [victim] })
        .passes(),
    ).slice(1);

  const WATCHERS = [
    ['Lucian (level 2)', ['Ana rallies']],
    ['Neverglade Collector', ['Ben loses 1', 'Ana heals 1']],
    ['Phantom Prankster', ['Ben loses 1']],
    ['Tortured Prodigy', ['Ana spell mana +3']],
  ] as const;

  test.each(WATCHERS)('%s: %j', (watcher, does) => {
    expect(kills(watcher, 'Brute')).toEqual(does);
    expect(kills(watcher, 'Foe')).toEqual([]);
    expect(kills(watcher, watcher)).toEqual([]);
  });

  test('Lucian rallies the first time in a round alone', () => {
    const table = game({
      bench: ['Lucian (level 2)', 'Brute 3/4', 'Mate 2/4'],
      hand: ['Glimpse Beyond', 'Absorb Soul'],
      token: false,
    });
    table.commits({ spell: 'Glimpse Beyond', at: ['Brute'] }).passes();
    expect(happenings(table)).toContain('Ana rallies');
    table.passes().attacks(['Lucian (level 2)']).passes();
    const second = table
      .passes()
      .commits({ spell: 'Absorb Soul', at: ['Mate'] })
      .passes();
    expect(happenings(second)).toContain('Mate dies');
    expect(happenings(second)).not.toContain('Ana rallies');
  });
});

describe('a spell resolves', () => {
  test.each([
    ['Assembly Bot', 'Assembly Bot +1|+1 for good'],
    ['Abyssal Guard', 'Abyssal Guard +2|+0'],
  ])('%s: %s, for each spell of its own player, as it has resolved', (unit, does) => {
    const table = game({ bench: [unit], hand: ['Warning Shot', 'Decimate'], token: false });
    expect(happenings(table.casts({ spell: 'Warning Shot' }))).toEqual(['Ben loses 1', does]);
    expect(happenings(table.commits({ spell: 'Decimate' }))).toEqual([]);
    expect(happenings(table.passes()).slice(0, 2)).toEqual(['Ben loses 4', does]);
    const other = game({ bench: [unit], token: false }, { hand: ['Warning Shot'] }).passes();
    expect(happenings(other.casts({ spell: 'Warning Shot' }))).toEqual(['Ana loses 1']);
  });

  test('a skill is no spell', () => {
    const table = game({ bench: ['Assembly Bot', 'Boomcrew Rookie'] })
      .attacks(['Boomcrew Rookie'])
      .passes();
    expect(happenings(table).join()).not.toContain('Assembly Bot +1|+1');
  });
});

describe('a countdown ends', () => {
  const LANDMARKS = [
    ['Frozen Thrall', 'Ana gets Frostguard Thrall'],
    ['Hibernating Rockbear', 'Ana gets Grumpy Rockbear'],
    ['Preservarium', 'Ana draws 1'],
    ['Rockfall Path', 'obliterates Foe'],
    ['Spiral Stairs', 'Ana makes Seed of Strength in hand'],
  ] as const;

  const running = (landmark: string, countdown: number): Game => {
    const table = game({ bench: [landmark], token: false }, { bench: FOES, token: true });
    table.state = {
      ...table.state,
      pieces: table.state.pieces.map((piece, at) => (at === 0 ? { ...piece, countdown } : piece)),
    };
    return table.passes(2);
  };

  test.each(LANDMARKS)('%s: %s, and it goes', (landmark, does) => {
    const done = happenings(running(landmark, 1));
    expect(done.slice(-2)).toEqual([does, `${landmark} dies`]);
    expect(happenings(running(landmark, 2)).join()).not.toContain(`${landmark} dies`);
  });
});

describe('a spell is stopped', () => {
  const stops = (spell: string, by: string): readonly string[] => {
    const table = game({ hand: [spell], token: false }, { hand: [by], bench: FOES });
    table.commits({ spell });
    const { piece, card } = table.spell({ spell: by });
    const item = table.state.stack[0]?.id ?? 0;
    const targets = [{ kind: 'item', item }] as const;
    const play = { play: 'CommitSpells', seat: 1, spells: [{ piece, card, targets, effects: null }] } as const;
    const held = table.judge(play);
    return held.length > 0 ? held : happenings(table.play(play).passes());
  };

  test('by Deny, whatever it costs', () => {
    expect(stops('Decimate', 'Deny')).toEqual(['stops it']);
  });

  test('by Nopeify!, where it costs three at most', () => {
    expect(stops('Relentless Pursuit', 'Nopeify!')).toEqual(['stops it']);
    expect(stops('Decimate', 'Nopeify!')).toEqual(['illegal runeterra.stack.targets']);
  });

  test('and a skill by Deny alone', () => {
    const against = (by: string): readonly string[] => {
      const table = game({ bench: ['Boomcrew Rookie'] }, { hand: [by] }).attacks(['Boomcrew Rookie']);
      const { piece, card } = table.spell({ spell: by });
      const targets = [{ kind: 'item', item: table.state.stack[0]?.id ?? 0 }] as const;
      const play = { play: 'CommitSpells', seat: 1, spells: [{ piece, card, targets, effects: null }] } as const;
      const held = table.judge(play);
      return held.length > 0 ? held : happenings(table.play(play).passes());
    };
    expect(against('Deny')[0]).toBe('stops it');
    expect(against('Nopeify!')).toEqual(['illegal runeterra.stack.targets']);
  });
});

describe('those that are such', () => {
  test('Spiders gain from Arachnoid Host and Frenzied Skitterer, and others do not', () => {
    const plays = (unit: string): readonly string[] => {
      const table = game({ bench: ['House Spider', 'Brute 3/4'], hand: [unit], token: false }, { bench: ['Foe 2/5'] });
      const piece = table.number(unit);
      const card = table.state.pieces[piece]?.card ?? null;
      table.play({ play: 'PlayUnit', seat: 0, piece, card, targets: [], replaces: null, effects: null });
      return happenings(table).slice(1);
    };
    expect(plays('Arachnoid Host')).toEqual(['House Spider +2|+0 for good']);
    expect(plays('Frenzied Skitterer')).toEqual(['House Spider +1|+0', 'Foe -1|+0']);
  });

  test('damaged enemies are stunned by Aurok Glinthorn', () => {
    const table = game({ bench: ['Aurok Glinthorn'] }, { bench: [{ unit: 'Foe 2/5', damage: 1 }, 'Giant 4/7'] });
    expect(happenings(table.attacks(['Aurok Glinthorn']))).toEqual(['stuns Foe']);
  });

  test('Soul Shepherd strengthens Ephemeral allies that come', () => {
    const comes = (spell: string): readonly string[] =>
      happenings(
        game({ bench: ['Soul Shepherd'], hand: [spell], token: false })
          .commits({ spell })
          .passes(),
      );
    expect(comes('Scrapdash Assembly')).not.toContain('Scrap Scuttler +1|+1 for good');
    expect(comes('Haunted Relic').filter((text) => text === 'Unleashed Spirit +1|+1 for good')).toHaveLength(3);
  });

  test('a landmark that comes is no ally', () => {
    const table = game({ bench: ['Sparring Student'], hand: ['Unraveled Earth'], token: false });
    expect(happenings(table.casts({ spell: 'Unraveled Earth' })).join()).not.toContain('Sparring Student');
  });

  test('targets that are not such are none', () => {
    const judged = (spell: string, at: string): readonly string[] => {
      const table = game(
        { bench: ['Brute 3/4'], hand: [spell], token: false },
        { bench: ['Foe 2/5', 'Weak 2/3', 'Garen'] },
      );
      const declared = table.spell({ spell, at: [at] });
      return spell === 'Crumbling Sands'
        ? table.judge({ play: 'CommitSpells', seat: 0, spells: [declared] })
        : table.judge({ play: 'CastSpell', seat: 0, spell: declared });
    };
    expect(judged('Brittle Steel', 'Foe')).toEqual(['illegal runeterra.burst.targets']);
    expect(judged('Brittle Steel', 'Weak')).toEqual([]);
    expect(judged('Take Heart', 'Brute')).toEqual(['illegal runeterra.burst.targets']);
    expect(judged('Crumbling Sands', 'Garen')).toEqual(['illegal runeterra.stack.targets']);
  });

  test('a frozen enemy dies of Winter’s Breath', () => {
    const table = game({ hand: ["Winter's Breath"], token: false }, { bench: ['Foe 0/5', 'Giant 4/7'] });
    expect(happenings(table.commits({ spell: "Winter's Breath" }).passes())).toEqual(['Foe dies', 'freezes Giant']);
  });
});

describe('a champion sees enough', () => {
  test('Kalista and Thresh as units die, whatever is left of them', () => {
    const kills = (champion: string, counted: number, victim: string): readonly string[] =>
      happenings(
        game({ bench: [{ unit: champion, counted }, 'Brute 3/4'], hand: ['Vengeance'], token: false }, { bench: FOES })
          .commits({ spell: 'Vengeance', at: [victim] })
          .passes(),
      );
    expect(kills('Kalista', 2, 'Brute')).toContain('levels up to Kalista (level 2)');
    expect(kills('Kalista', 2, 'Foe').join()).not.toContain('levels up');
    expect(kills('Thresh', 5, 'Foe')).toContain('levels up to Thresh (level 2)');
    expect(kills('Thresh', 4, 'Brute').join()).not.toContain('levels up');
  });

  test('Darius as the enemy nexus is at ten, or as he comes and it is', () => {
    const hurt = (nexus: number): readonly string[] =>
      happenings(
        game({ bench: ['Darius'], hand: ['Decimate'], token: false }, { nexus })
          .commits({ spell: 'Decimate' })
          .passes(),
      );
    expect(hurt(14)).toContain('levels up to Darius (level 2)');
    expect(hurt(15).join()).not.toContain('levels up');
    const table = game({ hand: ['Darius'], token: false }, { nexus: 10 });
    const piece = table.number('Darius');
    table.play({ play: 'PlayUnit', seat: 0, piece, card: '01NX038', targets: [], replaces: null, effects: null });
    expect(happenings(table)).toContain('levels up to Darius (level 2)');
  });
});

describe('another ally survives damage', () => {
  test.each([
    ['Legion Veteran', ['Brute +1|+0 for good']],
    ['The Scargrounds', ['Brute +1|+0 for good', 'Brute Tough for good']],
  ])('%s: %j', (watcher, does) => {
    const table = game({ bench: [watcher, 'Brute 3/4'], hand: ["Blade's Edge"], token: false });
    expect(happenings(table.commits({ spell: "Blade's Edge", at: ['Brute'] }).passes())).toEqual([
      'Brute takes 1',
      ...does,
    ]);
  });
});

describe('a Fleeting card is discarded', () => {
  test.each([
    ['Ancient Warmonger', 'Brute +2|+0 for good'],
    ['Fallen Rider', 'Ana makes Risen Rider in hand'],
    ['Lost Soul', 'Ana makes Twinblade Revenant in hand'],
  ])('%s: %s', (card, does) => {
    const table = game({ bench: ['Brute 3/4', 'Mate 2/6'], hand: [card], token: false }, { token: true });
    const fleeting = { power: 0, health: 0, keyword: 'Fleeting', until: 'always' } as const;
    const held = table.number(card);
    table.state = {
      ...table.state,
      pieces: table.state.pieces.map((piece, at) => (at === held ? { ...piece, grants: [fleeting] } : piece)),
    };
    expect(happenings(table.passes(2))).toContain(does);
  });
});
