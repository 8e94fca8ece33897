import type { ComponentChildren } from 'preact';
import type { Viewer } from '#ruleset';
import type { Address } from '../address.js';
import type { OpenedFile } from '../tape-file.js';
import { AuditPanel } from './audit.js';
import { TapePage } from './tape-page.js';

const placeAt = (at: number): Address => ({ page: 'file', at });

const whose = (viewer: Viewer, names: readonly string[]): string => {
  if (viewer === 'recorder') return 'all of it';
  return viewer === 'public' ? 'as the public saw it' : `as ${names[viewer] ?? 'a player'} saw it`;
};

/** A tape from a file, as whoever wrote it was shown it. Nothing is recorded on it. `children`: panels of the page it is opened on. */
export const FilePage = ({ file, children }: { readonly file: OpenedFile; readonly children?: ComponentChildren }) => {
  const { desk, name, viewer } = file;
  const corner = (
    <span class="quiet" title={name}>
      From a file, {whose(viewer, desk.names)}
    </span>
  );
  return (
    <TapePage desk={desk} title={desk.names.join(' – ')} recorder={null} placeAt={placeAt} corner={corner}>
      <AuditPanel desk={desk} />
      {children}
    </TapePage>
  );
};
