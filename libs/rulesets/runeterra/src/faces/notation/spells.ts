import { listKind, matchWords, namedKind, read, type Answer } from '#notation';
import type { DeclaredSpell } from '../../words/plays.js';
import { effectsKind } from './effects.js';
import { castSpellScope, spellScope, stackedSpellScope } from './scopes.js';
import type { Asker, Context, Kind, Scope } from './source.js';
import { targetKind } from './targets.js';

/** Targets, up to the next spell of a list. */
export const targetsKind = listKind(targetKind, { until: 'then' });

/** A part that stands behind its words; `absent` where they do not stand there. */
const readAfter = <T>(words: string, kind: Kind<T>, { context, at, absent }: Place<T>): Answer<T> => {
  const begin = matchWords(context.line, at, words);
  return begin === null ? read(absent, at) : kind.read(context, begin);
};

interface Place<T> {
  readonly context: Context;
  readonly at: number;
  readonly absent: T;
}

/** A spell with what was chosen for it: `Single Combat -> Garen, Ben's Quinn: deal 2 to Ben's Quinn`. */
const spellIn = (scopeOf: (asker: Asker) => Scope): Kind<DeclaredSpell> => {
  const named = namedKind(scopeOf);
  return {
    read: (context, at) => {
      const name = named.read(context, at);
      if (!name.ok) return name;
      const inner = { ...context, subject: name.value };
      const targets = readAfter('->', targetsKind, { context: inner, at: name.end, absent: [] });
      if (!targets.ok) return targets;
      const effects = readAfter<DeclaredSpell['effects']>(':', effectsKind, {
        context: inner,
        at: targets.end,
        absent: null,
      });
      if (!effects.ok) return effects;
      return read({ ...name.value, targets: targets.value, effects: effects.value }, effects.end);
    },
    write: ({ piece, card, targets, effects }, context) => {
      const inner = { ...context, subject: { piece, card } };
      const chosen = targets.length === 0 ? '' : ` -> ${targetsKind.write(targets, inner)}`;
      const told = effects === null ? '' : `: ${effectsKind.write(effects, inner)}`;
      return named.write({ piece, card }, context) + chosen + told;
    },
  };
};

/** One spell of a kind whose play its speed alone tells: a commit or a cast. */
export const stackedSpellKind = spellIn(stackedSpellScope);
export const castSpellKind = spellIn(castSpellScope);

/** A single spell as a list of one. */
export const oneSpellKind: Kind<readonly DeclaredSpell[]> = {
  read: (context, at) => {
    const spell = stackedSpellKind.read(context, at);
    return spell.ok ? read([spell.value], spell.end) : spell;
  },
  write: (spells, context) => spells.map((spell) => stackedSpellKind.write(spell, context)).join(', then '),
};

export const spellKind = spellIn(spellScope);

const readMore = (context: Context, at: number): Answer<readonly DeclaredSpell[]> => {
  const spells: DeclaredSpell[] = [];
  for (let begin = at; ;) {
    const taken = [...context.taken, ...spells.map(({ piece }) => piece)];
    const spell = spellKind.read({ ...context, taken }, begin);
    if (!spell.ok) return spell;
    spells.push(spell.value);
    const next = matchWords(context.line, spell.end, ', then') ?? matchWords(context.line, spell.end, 'then');
    if (next === null) return read(spells, spell.end);
    begin = next;
  }
};

/** Several spells, the one at the bottom of the stack first: `Judgment, then Single Combat -> Garen`. */
export const spellsKind: Kind<readonly DeclaredSpell[]> = {
  read: (context, at) => {
    const none = matchWords(context.line, at, 'no spells');
    return none === null ? readMore(context, at) : read([], none);
  },
  write: (spells, context) => {
    let { taken } = context;
    const texts = spells.map((spell) => {
      const text = spellKind.write(spell, { ...context, taken });
      taken = [...taken, spell.piece];
      return text;
    });
    return texts.join(', then ') || 'no spells';
  },
};
