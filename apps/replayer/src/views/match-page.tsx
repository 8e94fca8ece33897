import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useComputed } from '@preact/signals';
import type { Address } from '../address.js';
import { fetchDocument, wordsOf as problemWords } from '../api.js';
import type { Desk } from '../desk.js';
import { recordPart, studyPart } from '../parts.js';
import { isJudging } from '../judging.js';
import type { Recorder } from '../recorder.js';
import { rulesOf } from '../rules.js';
import { enterReview, reviewing, reviewNamed } from '../review/reviewing.js';
import { address, go } from '../route.js';
import { delayText, wordsOf } from '#access';
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
import { TakeAlong } from './take-along.js';
import { nearOn } from '../sitting.js';
import { tableAt } from '../tape.js';
import { RulesAwaited } from './rules-awaited.js';
import { isShowing, useStudy, type Said } from './said.js';
import { TapePage } from './tape-page.js';
import { UnopenedStudy } from './unopened-study.js';
import { ViewerSwitch } from './viewer-switch.js';

const ReviewBar = lazily(async () => (await import('./review/review-bar.js')).ReviewBar);

// Whoever watches has no use for it.
const JudgeSide = lazily(async () => (await import('./judging/judge-side.js')).JudgeSide);

/** What stands where plays are recorded, for those who only watch. */
const WatchPanel = ({ desk }: { readonly desk: Desk }) =>
  desk.isOpen.value ? (
    <section class="panel" aria-labelledby="watch-title">
      <header class="panel-head">
        <h2 id="watch-title">Watching</h2>
      </header>
      {desk.delay !== 0 && <p class="quiet">Shown {delayText(desk.delay)}.</p>}
      <KeyForm isToldOfLink entered={() => go({ page: 'match', match: desk.id, at: null, viewer: 'recorder' })} />
    </section>
  ) : (
    <ClosedTape desk={desk} isNew={false} />
  );

/** What records on the desk; null for who may not, and until it is here. */
const useRecorder = (desk: Desk): Recorder | null => {
  const isRecorder = mayRecord();
  const part = recordPart.code.value;
  const canJudge = rulesOf(desk.seen.value) !== null;
  useEffect(() => {
    if (isRecorder) void recordPart.need();
  }, [isRecorder]);
  return useMemo(
    () => (isRecorder && canJudge && part !== null ? part.createRecorder(desk) : null),
    [desk, isRecorder, canJudge, part],
  );
};

/** As whom the match is looked at: chosen by who may, told to others. */
const Corner = ({ desk }: { readonly desk: Desk }) =>
  maySend('hands.read') ? (
    <ViewerSwitch desk={desk} />
  ) : (
    <span class="viewer">Seen by the {wordsOf(session.value.role)}</span>
  );

interface PanelsProps extends Pick<Said, 'study' | 'isCome'> {
  readonly desk: Desk;
  readonly recorder: Recorder | null;
}

/** Where plays are recorded, or what stands there for those who only watch. */
const Recording = ({ desk, recorder }: Pick<PanelsProps, 'desk' | 'recorder'>) => {
  const part = recordPart.code.value;
  if (!mayRecord()) return <WatchPanel desk={desk} />;
  if (recorder !== null && part !== null) return <part.RecordSide desk={desk} recorder={recorder} />;
  if (recordPart.problem.value !== null)
    return (
      <p class="problem" role="alert">
        {problemWords(recordPart.problem.value)}
      </p>
    );
  return (
    <section class="panel record" aria-label="Recording">
      <RulesAwaited desk={desk} />
    </section>
  );
};

/** Notes and branches, once somebody has opened them. */
const Notes = ({ study }: Pick<PanelsProps, 'study'>) => {
  const part = studyPart.code.value;
  const isOpened = useRef(false);
  if (study !== null && part !== null) return <part.StudyPanel of={study} isOpen={isOpened.current} />;
  return <UnopenedStudy opened={() => (isOpened.current = true)} />;
};

/** What is worked out of the tape, and what is taken along of it. */
const WorkedOut = ({ desk }: { readonly desk: Desk }) => (
  <>
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
  </>
);

/** Whether plays are still to come: the tape is open, and the game was not decided at its end when that was last seen. */
const useIsUnderWay = (desk: Desk): boolean => {
  const before = useMemo(() => tableAt(desk.seen.peek(), desk.last.peek()).result === null, [desk]);
  const known = useRef(before);
  const now = useComputed(() => (desk.isAtEnd.value ? desk.table.value.result === null : null)).value;
  if (now !== null) known.current = now;
  return known.current && desk.isOpen.value;
};

/**
 * Where plays are recorded among the panels. Who records a game that is played has the line first, and who judges what is judged. Else the line comes with the end of
 * the tape: below it is nothing that it would push along.
 */
const useRecordingPlace = (desk: Desk): 'first' | 'between' | 'last' => {
  const isUnderWay = useIsUnderWay(desk);
  if (!mayRecord() || !desk.isOpen.value) return 'between';
  return isUnderWay && !isJudging.value ? 'first' : 'last';
};

/** What stands beside the tape, for whom it is allowed: judging, what is worked out of it, what is taken along, what is recorded. */
const Panels = ({ desk, recorder, study, isCome: leads }: PanelsProps) => {
  const part = recordPart.code.value;
  const place = useRecordingPlace(desk);
  const recording = <Recording key="recording" desk={desk} recorder={recorder} />;
  return (
    <>
      {/* Who follows a link to a study comes to read it: it stands first, and stays there. */}
      {leads && <Notes key="notes" study={study} />}
      {place === 'first' && recording}
      {maySend('call.enter') && <JudgeSide key="judging" desk={desk} />}
      <WorkedOut desk={desk} />
      {place === 'between' && recording}
      {!leads && <Notes key="notes" study={study} />}
      <DealtFrom desk={desk} />
      <RoundPanel desk={desk} isRecorder={maySend('round.order')} />
      {recorder !== null && part !== null && <part.UndoSide desk={desk} recorder={recorder} />}
      {place === 'last' && recording}
    </>
  );
};

/** Takes part in the review that the address names. */
const useReview = (desk: Desk): void => {
  const named = address.value.page === 'match' ? address.value.review : undefined;
  useLayoutEffect(() => enterReview(named), [desk, named]);
};

/** A match: its tape, with the entry form at the live end for who records. */
const MatchTape = ({ desk, study, waits, isCome }: { readonly desk: Desk } & Said) => {
  const recorder = useRecorder(desk);
  const part = studyPart.code.value;
  const title = desk.names.join(' against ');
  const { viewer } = desk.seen.value;
  const placeAt = (at: number): Address => ({
    page: 'match',
    match: desk.id,
    at: at === desk.last.peek() ? null : at,
    viewer,
    ...nearOn(desk),
    ...reviewNamed(),
    ...(study?.isKept.value === true && study.study.value !== null ? { study: study.study.value.id } : {}),
  });
  // What is open is not what was asked for, and may tell what comes next in a chapter.
  if (waits) return <p class="quiet">Opening the study…</p>;
  if (study !== null && part !== null && isShowing(study)) return <part.StudiedPage of={study} title={title} />;
  return (
    <TapePage
      desk={desk}
      title={title}
      recorder={recorder}
      mayEnter={mayRecord()}
      placeAt={placeAt}
      corner={<Corner desk={desk} />}
      beside={<BookOnStep desk={desk} />}
    >
      <Panels desk={desk} recorder={recorder} study={study} isCome={isCome} />
    </TapePage>
  );
};

/** A match, with the review of it that this page takes part in. */
export const MatchPage = ({ desk }: { readonly desk: Desk }) => {
  const of = useStudy(desk);
  useReview(desk);
  return (
    <>
      {reviewing.value !== null && <ReviewBar desk={desk} of={of.study} />}
      <MatchTape desk={desk} {...of} />
    </>
  );
};
