import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useComputed, useSignal, type Signal } from '@preact/signals';
import type { Address, MatchAddress } from '../address.js';
import { fetchDocument, wordsOf as problemWords } from '../api.js';
import type { Desk } from '../desk.js';
import { recordPart, studyPart } from '../parts.js';
import { isJudging } from '../judging.js';
import type { Recorder } from '../recorder.js';
import { askForRules, rulesOf, rulesPart } from '../rules.js';
import { enterReview, reviewing, reviewNamed } from '../review/reviewing.js';
import { address, go, studyHere } from '../route.js';
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
import type { StudyDesk } from '../study/study-desk.js';
import { tableAt } from '../tape.js';
import { RulesAwaited } from './rules-awaited.js';
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

/** Whether the page waits for the chapter that the address names: the tape behind it would tell what comes next. */
const awaitsChapter = (): boolean => {
  const place = address.peek();
  return place.page === 'match' && place.study !== undefined && place.chapter !== undefined;
};

/** Whether an address leaves it to a review where to look. */
const isLedAbout = ({ review, branch, chapter }: MatchAddress): boolean =>
  review !== undefined && branch === undefined && chapter === undefined;

/** Whether a branch or a chapter is on the page instead of the tape. */
const isShowing = ({ branch, chapter }: StudyDesk): boolean => branch.value !== null || chapter.value !== null;

/** Whether what an address names of a study is what is open. */
const isNamed = ({ study, branch, chapter }: StudyDesk, place: MatchAddress): boolean =>
  study.peek()?.id === place.study &&
  branch.peek() === (place.branch ?? null) &&
  chapter.peek() === (place.chapter ?? null);

/** Opens the study that the address names, and that of any link that is followed on this page. `isCome`: told that somebody came to read it. */
const useNamedStudy = (of: StudyDesk | null, waits: Signal<boolean>, isCome: Signal<boolean>): void => {
  const part = studyPart.code.value;
  const place = address.value;
  useEffect(() => {
    if (place.page !== 'match' || place.study === undefined) return;
    if (part === null) void studyPart.need();
    if (part === null || of === null || isNamed(of, place)) return;
    waits.value = place.chapter !== undefined || isShowing(of);
    isCome.value ||= of.study.peek()?.id !== place.study;
    void of.open(place.study).then((isOpen) => {
      // Another link may have been followed meanwhile; where a review has come to, who leads it tells.
      if (address.peek() !== place) return;
      if (isOpen && !isLedAbout(place)) part.showNamed(of, place);
      waits.value = false;
    });
  }, [of, part, place]);
};

/** What is said of a match on its page. */
interface Said {
  /** Null until it is needed. */
  readonly study: StudyDesk | null;
  /** Whether the page waits for what the address names of it. */
  readonly waits: boolean;
  /** Whether somebody came to read it. */
  readonly isCome: boolean;
}

/** What is said of the desk's tape, with what the address names of it open. */
const useStudy = (desk: Desk): Said => {
  const isRecorder = mayRecord();
  const rules = rulesPart(desk.seen.value.ruleset.id);
  const part = rulesOf(desk.seen.value) === null ? null : studyPart.code.value;
  const waits = useSignal(awaitsChapter());
  const isCome = useSignal(studyHere() !== undefined);
  // A table asks for what judges its plays once it stands, and none stands before the chapter.
  useEffect(() => {
    if (waits.peek()) void askForRules(desk.seen.peek());
  }, [desk]);
  const of = useMemo(
    () => part?.createStudyDesk(desk, { keeps: maySend('study.write'), reads: true }) ?? null,
    [desk, isRecorder, part],
  );
  useNamedStudy(of, waits, isCome);
  const isKeptAway = studyPart.problem.value !== null || rules.problem.value !== null;
  return { study: of, waits: waits.value && !isKeptAway, isCome: isCome.value };
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

/** What stands beside the tape, for whom it is allowed: judging, what is worked out of it, what is taken along, what is recorded. */
const Panels = ({ desk, recorder, study, isCome: leads }: PanelsProps) => {
  const part = recordPart.code.value;
  // Who records has the line first, and who judges what is judged.
  const isFirst = useIsUnderWay(desk) && mayRecord() && !isJudging.value;
  const recording = <Recording key="recording" desk={desk} recorder={recorder} />;
  return (
    <>
      {/* Who follows a link to a study comes to read it: it stands first, and stays there. */}
      {leads && <Notes key="notes" study={study} />}
      {isFirst && recording}
      {maySend('call.enter') && <JudgeSide key="judging" desk={desk} />}
      <WorkedOut desk={desk} />
      {!isFirst && recording}
      {!leads && <Notes key="notes" study={study} />}
      <DealtFrom desk={desk} />
      <RoundPanel desk={desk} isRecorder={maySend('round.order')} />
      {recorder !== null && part !== null && <part.UndoSide desk={desk} recorder={recorder} />}
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
