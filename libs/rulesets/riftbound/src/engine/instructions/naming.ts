import { isCardId } from '../../cards/catalogue.js';
import { nameFindings } from '../../judging/naming.js';
import { cannot } from '../../words/findings.js';
import { nameFor } from '../effects/naming.js';
import type { PlayRule } from '../play-rule.js';
import { goOn } from './steps.js';
import { itemOn } from '../../state/chain-item.js';

/** Naming a card as an instruction says so (762). */
export const nameCard: PlayRule<'NameCard'> = {
  cannot: (_state, { card }) =>
    isCardId(card) ? null : cannot('unknown-card', `There is no card "${card}".`, 'Name a card by its name or id.'),
  may: nameFindings,
  apply: (draft, { card }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    const item = itemOn(draft.state, frame.item);
    if (item) nameFor(draft, item, card);
    goOn(draft, frame, []);
  },
};
