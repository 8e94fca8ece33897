import { push, type Draft } from '../draft.js';
import type { DeclaredSpell } from '../../words/plays.js';
import { cannot } from '../../words/findings.js';
import { propose } from '../gate.js';
import { codeOf, costOf } from '../../judging/card-in-hand.js';
import type { PlayRule } from '../play-rule.js';
import type { StackItem } from '../../state/runeterra-state.js';
import { spellPayments } from '../../judging/mana.js';
import { pay } from '../pay.js';
import { stackItem } from '../stack/items.js';
import { notTheirs } from '../../judging/acting.js';
import { speedOf, spellFindings, spellsCannot } from '../../judging/spells.js';
import { targetsOf } from '../../judging/targets.js';

/** What the defender commits, blocks or spells alone, ends the step in which blocks are asked for. */
export const leaveDefence = (draft: Draft, seat: number): void => {
  const { combat } = draft.state;
  if (combat?.step !== 'defence' || combat.seat === seat) return;
  propose(draft, { type: 'CombatStepBegan', data: { step: 'responses' }, because: ['runeterra.defence.once'] });
};

/** A declared spell as an item, with its targets as they are now. */
export const itemFor = (draft: Draft, seat: number, spell: DeclaredSpell): Omit<StackItem, 'id'> => ({
  kind: 'spell',
  piece: spell.piece,
  source: null,
  card: codeOf(draft.state, spell),
  controller: seat,
  speed: speedOf(draft.state, spell) ?? 'slow',
  targets: targetsOf(draft.state, spell.targets),
  effects: spell.effects,
});

/** Spells go on the stack, the first one lowest, each paid for in turn (S3 1.2.2, 1.2.3). */
export const commitSpells = (draft: Draft, seat: number, spells: readonly DeclaredSpell[]): void => {
  const items = spells.map((spell) => itemFor(draft, seat, spell));
  const costs = spells.map((spell) => costOf(draft.state, spell));
  for (const [index, item] of items.entries()) {
    const { piece, card } = item;
    if (piece === null || card === null) continue;
    propose(draft, { type: 'CardPlayed', data: { seat, piece, card }, because: ['runeterra.spells.together'] });
    const [payment] = spellPayments(draft.state, seat, [costs[index] ?? 0]);
    if (payment) pay(draft, { seat, piece, payment }, 'runeterra.spells.mana');
    const because = item.speed === 'slow' ? 'runeterra.spells.slow-bottom' : 'runeterra.spells.together';
    stackItem(draft, item, { because: [because] });
  }
};

/** Slow and fast spells are committed: the turn ends, or the response is made (S3 1.2, 2.2, 3.3). */
export const commitSpellsRule: PlayRule<'CommitSpells'> = {
  cannot: (state, { seat, spells }) =>
    spells.length === 0
      ? cannot('no-spells', 'No spell is named.', 'Name the spells that are committed.')
      : spellsCannot(state, seat, spells),
  may: (state, { seat, spells }) => [...notTheirs(state, seat), ...spellFindings(state, seat, spells)],
  apply: (draft, { seat, spells }) => {
    leaveDefence(draft, seat);
    commitSpells(draft, seat, spells);
    push(draft, { task: 'hand-over', seat });
  },
};
