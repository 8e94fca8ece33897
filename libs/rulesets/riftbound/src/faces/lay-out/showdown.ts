import { LayOutError } from '#ruleset';
import { emit, type Draft } from '../../engine/draft.js';
import { seatsAt } from '../../reading/objects.js';
import { nextSeat } from '../../state/sides.js';
import { designationsDue } from '../../engine/combat/combat.js';
import type { LaidShowdown, TableLayout } from './layout.js';
import { seatOf } from './names.js';

interface Place {
  readonly at: number;
  readonly card: string;
}

/** The showdown opens with who contests, and focus goes round from there to who has it now: back to them where others have passed. */
const openAt = (
  draft: Draft,
  layout: TableLayout,
  { at, card, showdown }: Place & { showdown: LaidShowdown },
): void => {
  const where = `Battlefield ${card}, showdown`;
  const first = draft.state.battlefields[at]?.contestedBy ?? null;
  if (first === null) {
    const message = `${where}: nobody contests the battlefield. Say under contestedBy who brought the fight.`;
    throw new LayOutError(message, ['battlefields', at, 'showdown']);
  }
  const passed = (showdown.passed ?? []).map((name) => seatOf(layout, name, where));
  const focus = showdown.focus === undefined ? first : seatOf(layout, showdown.focus, where);
  emit(draft, { type: 'ShowdownOpened', data: { at, focus: first }, because: ['showdown.begins'] });
  const told = showdown.defender === undefined ? undefined : seatOf(layout, showdown.defender, where);
  const defender = told ?? seatsAt(draft.state, at).find((seat) => seat !== first);
  if (defender !== undefined) {
    emit(draft, { type: 'CombatOpened', data: { at, attacker: first, defender }, because: ['combat.attacker'] });
  }
  if (focus === first && passed.length === 0) return;
  let seat = first;
  do {
    const data = { seat, to: nextSeat(draft.state, seat), asPass: passed.includes(seat) };
    emit(draft, { type: 'FocusPassed', data, because: ['showdown.pass'] });
    seat = data.to;
  } while (seat !== focus);
};

/** The showdown in progress. What triggered as it began is over: attackers and defenders are so without a trigger. */
export const layShowdown = (draft: Draft, layout: TableLayout): void => {
  const running = layout.battlefields.flatMap(({ card, showdown }, at) => (showdown ? [{ at, card, showdown }] : []));
  const [one, another] = running;
  if (another) {
    const message = `Battlefield ${another.card}: there is a showdown already. Lay out one showdown; others are staged.`;
    throw new LayOutError(message, ['battlefields', another.at, 'showdown']);
  }
  if (one) openAt(draft, layout, one);
  const designations = designationsDue(draft.state);
  if (designations) emit(draft, { type: 'DesignationsSet', data: designations, because: ['combat.designations'] });
};
