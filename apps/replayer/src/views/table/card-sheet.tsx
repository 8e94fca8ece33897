import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Table, TablePiece } from '#table';
import type { Desk } from '../../desk.js';
import { askedCard, isWholeAwaited, needWhole } from '../../whole-game.js';
import { RuleChips } from '../rule-chip.js';
import { askedPiece } from './asked.js';

/** Said at once: on a slow line what a game knows of its cards takes a while. */
const Coming = ({ isLost }: { readonly isLost: boolean }) => (
  <p class="quiet">
    {isLost
      ? 'What it does did not come: look whether this device has a network, then ask about the card again.'
      : 'What it does is on its way…'}
  </p>
);

/** The card's printed facts and what its encoding does, in our own words, where the game knows the card. */
const Sheet = ({ desk, name }: { readonly desk: Desk; readonly name: string }) => {
  const { id } = desk.seen.value.ruleset;
  const isLost = useSignal(false);
  useEffect(() => void needWhole(id).catch(() => (isLost.value = true)), [id]);
  if (isWholeAwaited(id)) return <Coming isLost={isLost.value} />;
  const answer = askedCard(id, name);
  if (answer?.kind !== 'found') return null;
  const { facts, reading, rules } = answer.card;
  return (
    <>
      <dl class="sheet-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {reading === null && <p class="quiet">Its text is not encoded: it is told at the table.</p>}
      {reading?.map((line, i) => (
        <p key={i} class="sheet-reading">
          {line}
        </p>
      ))}
      <RuleChips edition={desk.edition} rules={rules} />
    </>
  );
};

const state = ({ numbers, badges, exhausted }: TablePiece): string =>
  [
    ...numbers.map(({ label, value, base }) =>
      base === undefined || base === value
        ? `${label} ${String(value)}`
        : `${label} ${String(value)}, ${String(base)} printed`,
    ),
    ...(exhausted ? ['exhausted'] : []),
    ...badges,
  ].join(' · ');

const attachedTo = (table: Table, host: string): readonly TablePiece[] =>
  table.pieces.filter((piece) => piece.attachedTo === host);

/** Whether the piece lies on this half of the table, so that its sheet opens on the other. */
const opensAbove = (id: string): boolean => {
  const place = document.querySelector(`[data-piece="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const table = document.querySelector('#table')?.getBoundingClientRect();
  return place !== undefined && table !== undefined && place.top > table.top + table.height / 2;
};

/** What there is to know of the piece that is asked about: itself, and what is attached to it. */
export const CardSheet = ({ desk }: { readonly desk: Desk }) => {
  const table = desk.table.value;
  const piece = table.pieces.find(({ id }) => id === askedPiece.value);
  if (piece === undefined) return null;
  return (
    <div class={opensAbove(piece.id) ? 'card-sheet sheet-above' : 'card-sheet'} role="status">
      {[piece, ...attachedTo(table, piece.id)].map((each) => (
        <section key={each.id}>
          <h2>{each.name ?? 'Unknown card'}</h2>
          {state(each) !== '' && <p class="quiet">{state(each)}</p>}
          {each.name !== null && <Sheet desk={desk} name={each.name} />}
        </section>
      ))}
    </div>
  );
};
