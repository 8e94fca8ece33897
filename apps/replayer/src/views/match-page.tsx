import { useEffect, useMemo } from 'preact/hooks';
import type { Address } from '../address.js';
import { fetchDocument } from '../api.js';
import type { Desk } from '../desk.js';
import { createRecorder, type Recorder } from '../recorder.js';
import { address, go } from '../route.js';
import { wordsOf } from '#access';
import { mayRecord, maySend, mayShow, session } from '../session.js';
import { AnalysisPanel } from './analysis/panel.js';
import { AuditPanel } from './audit.js';
import { ChainCheck } from './chain-check.js';
import { ClosedTape } from './closing.js';
import { BookOnStep } from './book-on-step.js';
import { DealtFrom } from './dealt-from.js';
import { RoundPanel } from './round/round-panel.js';
import { lazily } from './lazily.js';
import { KeyForm } from './key-form.js';
import { RecordPanel } from './record.js';
import { SetBack } from './rewinding.js';
import { TakeAlong } from './take-along.js';
import { TakeBack } from './take-back.js';
import { createStudyDesk, stepsOf, type StudyDesk } from '../study/study-desk.js';
import { BranchPage } from './study/branch-page.js';
import { StudyPanel } from './study/study-panel.js';
import { TapePage } from './tape-page.js';
import { ViewerSwitch } from './viewer-switch.js';

// Whoever watches has no use for it.
const JudgeSide = lazily(async () => (await import('./judging/judge-side.js')).JudgeSide);

/** What stands where plays are recorded, for those who only watch. */
const WatchPanel = ({ desk }: { readonly desk: Desk }) =>
  desk.isOpen.value ? (
    <section class="panel" aria-labelledby="watch-title">
      <header class="panel-head">
        <h2 id="watch-title">Watching</h2>
      </header>
      <KeyForm entered={() => go({ page: 'match', match: desk.id, at: null, viewer: 'recorder' })} />
    </section>
  ) : (
    <ClosedTape desk={desk} isNew={false} />
  );

/** Opens the study, and the branch of it, that the address names. */
const useOpened = (of: StudyDesk): void => {
  useEffect(() => {
    const place = address.peek();
    if (place.page !== 'match' || place.study === undefined) return;
    const { branch = null } = place;
    void of.open(place.study).then((isOpen) => {
      if (!isOpen) return;
      if (of.study.value?.branches.some(({ path }) => path === branch) === true) of.branch.value = branch;
      else if (place.at === null) of.desk.seek(stepsOf(of)[0] ?? Infinity);
    });
  }, [of]);
};

/** As whom the match is looked at: chosen by who may, told to others. */
const Corner = ({ desk }: { readonly desk: Desk }) =>
  maySend('hands.read') ? (
    <ViewerSwitch desk={desk} />
  ) : (
    <span class="viewer">Seen by the {wordsOf(session.value.role)}</span>
  );

interface PanelsProps {
  readonly desk: Desk;
  readonly recorder: Recorder | null;
  readonly study: StudyDesk;
}

/** What stands beside the tape, for whom it is allowed: judging, what is worked out of it, what is taken along, what is recorded. */
const Panels = ({ desk, recorder, study }: PanelsProps) => (
  <>
    {maySend('call.enter') && <JudgeSide desk={desk} />}
    {mayShow('audit.read') && <AuditPanel desk={desk} audit={async () => (await import('#audit')).irregularitiesOf} />}
    {mayShow('audit.read') && <AnalysisPanel desk={desk} />}
    <ChainCheck desk={desk} check={async () => (await import('../own-chain.js')).checkMatch(desk)} />
    {mayShow('audit.read') && (
      <TakeAlong
        desk={desk}
        acts={() => import('./take-along-acts.js')}
        document={() => fetchDocument(desk.id, desk.seen.peek().viewer)}
      />
    )}
    {recorder === null ? <WatchPanel desk={desk} /> : <RecordPanel desk={desk} recorder={recorder} />}
    <StudyPanel of={study} />
    <DealtFrom desk={desk} />
    <RoundPanel desk={desk} isRecorder={maySend('round.order')} />
    {recorder !== null && <TakeBack desk={desk} line={recorder.line} />}
    {recorder !== null && <SetBack desk={desk} recorder={recorder} />}
  </>
);

/** A match: its tape, with the entry form at the live end for who records. */
export const MatchPage = ({ desk }: { readonly desk: Desk }) => {
  const isRecorder = mayRecord();
  const recorder = useMemo(() => (isRecorder ? createRecorder(desk) : null), [desk, isRecorder]);
  const study = useMemo(
    () => createStudyDesk(desk, { keeps: maySend('study.write'), reads: true }),
    [desk, isRecorder],
  );
  const { viewer } = desk.seen.value;
  const placeAt = (at: number): Address => ({
    page: 'match',
    match: desk.id,
    at: at === desk.last.peek() ? null : at,
    viewer,
    ...(study.isKept.value && study.study.value !== null ? { study: study.study.value.id } : {}),
  });
  useOpened(study);
  const title = desk.names.join(' against ');
  if (study.branch.value !== null) return <BranchPage of={study} path={study.branch.value} title={title} />;
  return (
    <TapePage
      desk={desk}
      title={title}
      recorder={recorder}
      placeAt={placeAt}
      corner={<Corner desk={desk} />}
      beside={<BookOnStep desk={desk} />}
    >
      <Panels desk={desk} recorder={recorder} study={study} />
    </TapePage>
  );
};
