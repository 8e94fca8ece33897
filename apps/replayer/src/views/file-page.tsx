import type { ComponentChildren } from 'preact';
import type { Viewer } from '#ruleset';
import type { Address } from '../address.js';
import type { OpenedFile } from '../tape-file.js';
import { AuditPanel } from './audit.js';
import { useMemo } from 'preact/hooks';
import { createStudyDesk } from '../study/study-desk.js';
import { BranchPage } from './study/branch-page.js';
import { StudyPanel } from './study/study-panel.js';
import { TapePage } from './tape-page.js';

const placeAt = (at: number): Address => ({ page: 'file', at });

const whose = (viewer: Viewer, names: readonly string[]): string => {
  if (viewer === 'recorder') return 'all of it';
  return viewer === 'public' ? 'as the public saw it' : `as ${names[viewer] ?? 'a player'} saw it`;
};

/** A tape from a file, as whoever wrote it was shown it. Nothing is recorded on it. `proof`: what checks it. */
export const FilePage = ({ file, proof }: { readonly file: OpenedFile; readonly proof?: ComponentChildren }) => {
  const { desk, name, viewer } = file;
  const study = useMemo(() => createStudyDesk(desk, { keeps: false, reads: false }), [desk]);
  const title = desk.names.join(' – ');
  if (study.branch.value !== null) return <BranchPage of={study} path={study.branch.value} title={title} />;
  const corner = (
    <span class="quiet" title={name}>
      From a file, {whose(viewer, desk.names)}
    </span>
  );
  return (
    <TapePage desk={desk} title={title} recorder={null} placeAt={placeAt} corner={corner}>
      <AuditPanel desk={desk} />
      <StudyPanel of={study} />
      {proof}
    </TapePage>
  );
};
