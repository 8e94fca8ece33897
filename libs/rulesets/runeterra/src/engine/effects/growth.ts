import { propose } from '../gate.js';
import { reachLevel } from '../abilities/level-up.js';
import { healNexus } from '../units/damage.js';
import { seatOfSide } from '../../reading/units/board.js';
import { LIMITS } from '../../words/vocabulary.js';
import { targetOf, unitsMeant } from './meant.js';
import { causeOf, type Performer } from './performer.js';

/** Units heal what they have taken at most, a nexus that was chosen up to what it began with. */
export const heal: Performer<'heal'> = (draft, { amount, to }, doing) => {
  const target = targetOf(to, doing);
  if (target?.kind === 'nexus') {
    const most = amount === 'all' ? LIMITS.nexus : amount;
    healNexus(draft, { seat: target.seat, amount: most }, causeOf(draft.state, doing));
    return;
  }
  for (const piece of unitsMeant(draft.state, to, doing)) {
    const damage = draft.state.pieces[piece]?.damage ?? 0;
    const healed = amount === 'all' ? damage : Math.min(amount, damage);
    if (healed === 0) continue;
    propose(draft, { type: 'UnitHealed', data: { piece, amount: healed }, because: causeOf(draft.state, doing) });
  }
};

export const healNexusOf: Performer<'heal-nexus'> = (draft, { amount, side }, doing) => {
  healNexus(draft, { seat: seatOfSide(doing.seat, side), amount }, causeOf(draft.state, doing));
};

export const grow: Performer<'grow'> = (draft, { power, health, to, until }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) {
    const grant = { power, health, keyword: null, until };
    propose(draft, { type: 'UnitGrew', data: { piece, grant }, because: causeOf(draft.state, doing) });
  }
};

export const grant: Performer<'grant'> = (draft, { keyword, to, until }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) {
    const given = { power: 0, health: 0, keyword, until };
    propose(draft, { type: 'UnitGrew', data: { piece, grant: given }, because: causeOf(draft.state, doing) });
  }
};

export const levelUp: Performer<'level-up'> = (draft, { to }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) reachLevel(draft, piece);
};
