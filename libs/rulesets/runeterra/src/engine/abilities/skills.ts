import type { Draft } from '../draft.js';
import { awaitChoice } from '../draft.js';
import { cannot } from '../../words/findings.js';
import { cardName } from '../../reading/objects.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { Target } from '../../state/runeterra-state.js';
import { stackItem } from '../stack/items.js';

/** A skill as it comes about: whose, of which unit, and what was chosen for it. */
export interface Skill {
  readonly card: string;
  readonly seat: number;
  readonly source: number | null;
  readonly targets: readonly Target[];
}

/** A skill goes on the stack, above what lies there; where nine lie there it fizzles. It counts as slow. */
export const stackSkill = (draft: Draft, { card, seat, source, targets }: Skill): void => {
  const skill = {
    kind: 'skill',
    piece: null,
    source,
    card,
    controller: seat,
    speed: 'slow',
    targets,
    effects: null,
  } as const;
  stackItem(draft, skill, { because: ['runeterra.keyword.skill'] });
};

/** A unit uses a skill: of several its player picks one. */
export const useSkill = (draft: Draft, cards: readonly string[], skill: Omit<Skill, 'card'>): void => {
  const [only, ...others] = cards;
  if (only === undefined) return;
  if (others.length === 0 || skill.source === null) {
    stackSkill(draft, { ...skill, card: only });
    return;
  }
  awaitChoice(draft, { kind: 'card', seat: skill.seat, source: skill.source, cards }, ['runeterra.keyword.skill']);
};

/** Picks one of the skills that a unit may use. */
export const chooseCard: PlayRule<'ChooseCard'> = {
  cannot: (state, { card }) => {
    const { choice } = state;
    if (choice?.kind !== 'card' || choice.cards.includes(card)) return null;
    const names = choice.cards.map((each) => cardName(state, each)).join(', ');
    return cannot('not-among-them', `${cardName(state, card)} is none of ${names}.`, `Name one of ${names}.`);
  },
  may: freely,
  apply: (draft, { seat, card }) => {
    const source = draft.answered?.kind === 'card' ? draft.answered.source : null;
    stackSkill(draft, { card, seat, source, targets: [] });
  },
};
