import type { ComponentChildren } from 'preact';
import { irregularitiesOf } from '#audit';
import type { Viewer } from '#ruleset';
import type { Address } from '../address.js';
import type { OpenedFile } from '../tape-file.js';
import { AuditPanel } from './audit.js';
import { TakeAlong } from './take-along.js';
import * as acts from './take-along-acts.js';
import { TapePage } from './tape-page.js';

const placeAt = (at: number): Address => ({ page: 'file', at });

const whose = (viewer: Viewer, names: readonly string[]): string => {
  if (viewer === 'recorder') return 'all of it';
  return viewer === 'public' ? 'as the public saw it' : `as ${names[viewer] ?? 'a player'} saw it`;
};

interface FilePageProps {
  readonly file: OpenedFile;
  /** What a page in one file is made of; null where this page is one itself, and makes no others. */
  readonly document?: (() => Promise<string>) | null;
  /** Panels of the page that it is opened on. */
  readonly children?: ComponentChildren;
}

/** What of another recorder's file could not be followed. */
const LeftOut = ({ left }: { readonly left: readonly string[] }) =>
  left.length === 0 ? null : (
    <details class="panel study">
      <summary>
        <h2>Not in this tape</h2>
        <span class="quiet">{left.length}</span>
      </summary>
      <ul class="note-list">
        {left.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );

/** A tape from a file, as whoever wrote it was shown it. Nothing is recorded on it. */
export const FilePage = ({ file, document = null, children }: FilePageProps) => {
  const { desk, name, viewer } = file;
  const corner = (
    <span class="quiet" title={name}>
      From a file, {whose(viewer, desk.names)}
    </span>
  );
  return (
    <TapePage desk={desk} title={desk.names.join(' – ')} recorder={null} placeAt={placeAt} corner={corner}>
      <AuditPanel desk={desk} audit={() => Promise.resolve(irregularitiesOf)} />
      <LeftOut left={file.left ?? []} />
      {children}
      <TakeAlong desk={desk} acts={() => Promise.resolve(acts)} document={document} />
    </TapePage>
  );
};
