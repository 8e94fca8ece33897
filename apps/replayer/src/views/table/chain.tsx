import { stackName, type Table, type TableStackItem } from '#table';
import { nameOfSeat, nameOfThing, seatClass } from '../../seats.js';
import { classes, count } from '../../words.js';

const Item = ({
  table,
  item,
  next,
}: {
  readonly table: Table;
  readonly item: TableStackItem;
  readonly next: boolean;
}) => (
  <li
    class={classes('chain-item', seatClass(item.controller), `is-${item.status}`, next && 'is-next')}
    data-item={item.id}
  >
    <span class="chain-label">{item.label}</span>
    <span class="chain-controller">{nameOfSeat(table, item.controller)}</span>
    <span class={classes('badge', `badge-${item.status}`)}>{item.status}</span>
    {item.targets.length > 0 && (
      <span class="chain-targets">
        <span aria-hidden="true">→ </span>
        <span class="visually-hidden">targets </span>
        {item.targets.map((target) => nameOfThing(table, target)).join(', ')}
      </span>
    )}
  </li>
);

/** The stack as a column, newest on top: the top item resolves next. */
export const Chain = ({ table }: { readonly table: Table }) => {
  const items = [...table.stack].reverse();
  const name = stackName(table);
  return (
    <section
      class="chain"
      aria-label={`${name}, ${count(items.length, 'item')}${items.length > 1 ? ', the first resolves next' : ''}`}
      // Where it is drawn along with a finger, it is drawn along by keys too.
      tabIndex={items.length > 1 ? 0 : undefined}
    >
      <h2 class="chain-title">
        {name} <b key={items.length}>{items.length}</b>
      </h2>
      {items.length === 0 && <p class="quiet">Empty</p>}
      <ol class="chain-items">
        {items.map((item, i) => (
          <Item
            key={items
              .slice(0, i + 1)
              .map(({ id, status }) => `${id} ${status}`)
              .join()}
            table={table}
            item={item}
            next={i === 0}
          />
        ))}
      </ol>
    </section>
  );
};
