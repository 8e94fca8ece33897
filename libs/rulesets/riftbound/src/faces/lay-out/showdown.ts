import { LayOutError } from '#ruleset';
import { emit, type Draft } from '../../engine/draft.js';
import { seatsAt } from '../../reading/objects.js';
import { nextSeat } from '../../state/sides.js';
import { designationsDue } from '../../engine/combat/designations.js';
import type { LaidShowdown, TableLayout } from './layout.js';
import { seatOf } from './names.js';

interface Place {
  readonly at: number;
  readonly card: string;
}

/** Focus goes round from who has it first to who has it now: back to them where others have passed. */
const passFocus = (draft: Draft, first: number, { focus, passed }: Focus): void => {
  if (focus === first && passed.length === 0) return;
  let seat = first;
  do {
    const data = { seat, to: nextSeat(draft.state, seat), asPass: passed.includes(seat) };
    emit(draft, { type: 'FocusPassed', data, because: ['showdown.pass'] });
    seat = data.to;
  } while (seat !== focus);
};

interface Focus {
  readonly focus: number;
  readonly passed: readonly number[];
}

/** The showdown opens with who contests; it is a combat where somebody defends. */
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
  const seat = (name: string): number => seatOf(layout, name, where);
  const told = [showdown.defender ?? []].flat().map(seat);
  const [defender] = [...told, ...seatsAt(draft.state, at).filter((each) => each !== first)];
  emit(draft, { type: 'ShowdownOpened', data: { at, focus: first }, because: ['showdown.begins'] });
  if (defender !== undefined) {
    emit(draft, { type: 'CombatOpened', data: { at, attacker: first, defender }, because: ['combat.attacker'] });
  }
  const focus = showdown.focus === undefined ? first : seat(showdown.focus);
  passFocus(draft, first, { focus, passed: (showdown.passed ?? []).map(seat) });
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
