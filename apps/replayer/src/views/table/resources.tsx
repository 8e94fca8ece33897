import type { TablePiece } from '#table';
import { classes, slug } from '../../words.js';
import { ColourGlyph } from './glyphs.js';

/** Resource pieces of one name and colour, counted. */
export interface ResourceGroup {
  readonly name: string;
  readonly colour: string;
  readonly ready: number;
  readonly exhausted: number;
}

/** Whether the piece is shown as a pip of a group rather than as a card. */
export const isResource = (piece: TablePiece): boolean => piece.role === 'resource' && piece.attachedTo === null;

/** Groups resource pieces by name, in the order in which the names first appear. */
export const groupResources = (pieces: readonly TablePiece[]): readonly ResourceGroup[] => {
  const groups = new Map<string, ResourceGroup>();
  for (const piece of pieces) {
    const name = piece.name ?? 'Unknown';
    const group = groups.get(name) ?? { name, colour: piece.colours[0] ?? 'none', ready: 0, exhausted: 0 };
    const turned = piece.exhausted ? { exhausted: group.exhausted + 1 } : { ready: group.ready + 1 };
    groups.set(name, { ...group, ...turned });
  }
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name));
};

const spoken = ({ name, ready, exhausted }: ResourceGroup): string =>
  `${name}: ${String(ready)} ready, ${String(exhausted)} exhausted`;

const Pips = ({ number, state }: { readonly number: number; readonly state: 'ready' | 'spent' }) => (
  <>
    {Array.from({ length: number }, (_, i) => (
      <span key={i} class={classes('pip', `pip-${state}`)} aria-hidden="true" />
    ))}
  </>
);

/** The resources of a player in a row: a filled pip is ready, a hollow one is exhausted. */
export const Resources = ({ pieces }: { readonly pieces: readonly TablePiece[] }) => {
  const groups = groupResources(pieces);
  return (
    <ul key={groups.map(spoken).join()} class="resources" aria-label="Resources">
      {groups.map((group) => (
        <li key={group.name} class={classes('resource', `tint1-${slug(group.colour)}`)} title={spoken(group)}>
          <ColourGlyph colour={group.colour} />
          <span class="visually-hidden">{spoken(group)}</span>
          <span class="resource-name" aria-hidden="true">
            {group.name.replace(/ Rune$/, '')}
          </span>
          <span class="pips" aria-hidden="true">
            <Pips number={group.ready} state="ready" />
            <Pips number={group.exhausted} state="spent" />
          </span>
          <span class="resource-count" aria-hidden="true">
            {group.ready}/{group.ready + group.exhausted}
          </span>
        </li>
      ))}
    </ul>
  );
};
