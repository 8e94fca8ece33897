import {
  citationOf,
  EDITION_IDS,
  editionOf,
  GAMES,
  isEditionId,
  isRuleKey,
  makeCitation,
  RULE_KEYS,
  ruleKeyOf,
  ruleKeysOf,
  type RuleKey,
} from '#rulebook';

const NUMBER = /^\d{3}(\.(\d+|[a-z]))*$/;
const KEY = /^[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** `471.1.b` before `471.2` before `1000`: numbers by size, letters by alphabet. */
const compareRules = (left: string, right: string): number => {
  const [a, b] = [left.split('.'), right.split('.')];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x = '', y = ''] = [a[i], b[i]];
    if (x !== y) return /^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : x < y ? -1 : 1;
  }
  return a.length - b.length;
};

describe.each(['core-1.4', 'tournament-2026-07-16'] as const)('the table of %s', (edition) => {
  const cited = ruleKeysOf(edition).map((key) => ({ key, ...citationOf(edition, key) }));

  test('gives every key a number and a short title', () => {
    expect(cited.length).toBeGreaterThan(100);
    for (const { key, rule, title } of cited) {
      expect(key).toMatch(KEY);
      expect(rule).toMatch(NUMBER);
      expect(title?.split(' ').length).toBeLessThanOrEqual(6);
    }
  });

  test('is in the order of the document, one key to a number', () => {
    const rules = cited.map(({ rule }) => rule ?? '');
    expect(rules).toEqual([...rules].sort(compareRules));
    expect(new Set(rules).size).toBe(rules.length);
  });

  test('is read both ways', () => {
    for (const { key, rule } of cited) expect(ruleKeyOf(edition, rule ?? '')).toBe(key);
  });
});

/** Documents of the second game: a rule stands under a number, or under a heading. */
const RUNETERRA = EDITION_IDS.filter((id) => editionOf(id).game === 'runeterra');

describe.each(RUNETERRA)('the table of %s', (edition) => {
  const cited = ruleKeysOf(edition).map((key) => ({ key, ...citationOf(edition, key) }));

  test('gives every key of the game a place and a short title', () => {
    expect(cited.length).toBeGreaterThanOrEqual(5);
    for (const { key, rule, title } of cited) {
      expect(key).toMatch(/^runeterra\./);
      expect(key).toMatch(KEY);
      expect(rule).toMatch(editionOf(edition).places === 'number' ? /^\d+(\.\d+)*$/ : /^[A-Z]/);
      expect(title?.split(' ').length).toBeLessThanOrEqual(6);
    }
  });

  test('is read both ways, one key to a place', () => {
    expect(new Set(cited.map(({ rule }) => rule)).size).toBe(cited.length);
    for (const { key, rule } of cited) expect(ruleKeyOf(edition, rule ?? '')).toBe(key);
  });

  test('is in the order of the document where it counts', () => {
    if (editionOf(edition).places === 'heading') return;
    const rules = cited.map(({ rule }) => rule ?? '');
    expect(rules).toEqual([...rules].sort(compareRules));
  });
});

describe('rule keys', () => {
  test('keep tournament policy and the second game apart from the game', () => {
    for (const key of ruleKeysOf('core-1.4')) expect(key).not.toMatch(/^(tournament|runeterra)\./);
    for (const key of ruleKeysOf('tournament-2026-07-16')) expect(key).toMatch(/^tournament\./);
    const ofRiftbound = RULE_KEYS.filter((key) => !key.startsWith('runeterra.'));
    expect(ofRiftbound).toHaveLength(ruleKeysOf('core-1.4').length + ruleKeysOf('tournament-2026-07-16').length);
  });

  test('stand in one list once, whatever number of documents has them', () => {
    expect(new Set(RULE_KEYS).size).toBe(RULE_KEYS.length);
    expect(new Set(RULE_KEYS)).toEqual(new Set(EDITION_IDS.flatMap(ruleKeysOf)));
  });

  test('are known by name and nothing else is', () => {
    expect(RULE_KEYS.every(isRuleKey)).toBe(true);
    for (const text of ['', 'scoring', 'scoring.finalpoint', 'toString', '471.1.b'])
      expect(isRuleKey(text)).toBe(false);
  });

  test('do not compile when misspelt', () => {
    const right: RuleKey = 'scoring.final-point';
    // @ts-expect-error -- no such key
    const wrong: RuleKey = 'scoring.last-point';
    expect(isRuleKey(right)).toBe(true);
    expect(isRuleKey(wrong)).toBe(false);
  });
});

describe('citations', () => {
  test('say document, number and title', () => {
    const citation = citationOf('core-1.4', 'scoring.final-point');
    expect(citation).toEqual({ edition: 'core-1.4', rule: '471.1.b', title: 'Final point by conquest' });
    expect(citation && makeCitation(citation)).toBe('Core Rules 1.4, 471.1.b');
  });

  test('turn to the tournament rules that stand beside the edition', () => {
    expect(citationOf('core-1.4', 'tournament.deck-size')).toMatchObject({
      edition: 'tournament-2026-07-16',
      rule: '402.1',
    });
  });

  test('turn to keyword texts, article and guides beside the page of actions, in both its editions', () => {
    for (const edition of ['runeterra-actions-2021-02-28', 'runeterra-actions-without-quirk'] as const) {
      const placeOf = (key: string): string => {
        const citation = citationOf(edition, key);
        return citation ? `${citation.edition}: ${citation.rule}` : 'none';
      };
      expect(placeOf('runeterra.attack.commit')).toBe(`${edition}: 1.4.3`);
      expect(placeOf('runeterra.keyword.quick-attack')).toBe('runeterra-keywords-2021-12: Quick Attack');
      expect(placeOf('runeterra.order.ties')).toBe('runeterra-order-article: Ties');
      expect(placeOf('runeterra.mana.spell')).toBe('runeterra-guides: Mana: spells');
      expect(placeOf('scoring.final-point')).toBe('none');
    }
    const citation = citationOf('runeterra-actions-2021-02-28', 'runeterra.attack.commit');
    expect(citation && makeCitation(citation)).toBe('Available actions 2021-02-28, 1.4.3');
    expect(citationOf('core-1.4', 'runeterra.attack.commit')).toBeUndefined();
  });

  test('turn to the newest edition, and say so, where an older one has no number of its own or it is not known', () => {
    expect(citationOf('core-1.1', 'scoring.final-point')).toMatchObject({ edition: 'core-1.1', rule: '444.1.b' });
    expect(citationOf('core-1.1', 'keyword.flow')).toMatchObject({ edition: 'core-1.4', rule: '829' });
    expect(citationOf('core-1.0', 'keyword.flow')).toMatchObject({ edition: 'core-1.4', rule: '829' });
    expect(citationOf('core-1.1', 'tournament.deck-size')?.edition).toBe('tournament-2026-07-16');
  });

  test('are undefined where the key is unknown', () => {
    expect(citationOf('core-1.4', 'no.such-rule')).toBeUndefined();
    expect(citationOf('core-1.4', 'constructor')).toBeUndefined();
    expect(citationOf('core-1.0', 'no.such-rule')).toBeUndefined();
    expect(ruleKeyOf('core-1.4', '000')).toBeUndefined();
  });

  test.each([
    ['cleanup.win-check', '323.1'],
    ['cleanup.showdown-becomes-combat', '323.14'],
    ['turn.expiration', '317.2'],
    ['move.standard', '144'],
    ['combat.assign-lethal-first', '465.2.c.3'],
    ['burn-out.immediate-win', '431.3.c'],
    ['mode.match.battlefield-after-draw', '486.5.a'],
    ['keyword.flow', '829'],
  ])('%s is %s in Core Rules 1.4', (key, rule) => {
    expect(citationOf('core-1.4', key)?.rule).toBe(rule);
  });
});

describe('editions', () => {
  test('are known by id, with their dates where the document has one', () => {
    for (const id of EDITION_IDS) {
      expect(isEditionId(id)).toBe(true);
      expect(editionOf(id).id).toBe(id);
      expect(editionOf(id).documentDate ?? 'none').toMatch(/^(\d{4}-\d\d(-\d\d)?|none)$/);
    }
    expect(isEditionId('core-9.9')).toBe(false);
  });

  test('say which game they are of, and stand beside documents of the same game only', () => {
    expect(new Set(EDITION_IDS.map((id) => editionOf(id).game))).toEqual(new Set(GAMES));
    for (const id of EDITION_IDS) {
      for (const beside of editionOf(id).beside ?? []) expect(editionOf(beside).game).toBe(editionOf(id).game);
    }
  });
});
