import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import type { MatchAddress } from '../address.js';
import type { Desk } from '../desk.js';
import { studyPart } from '../parts.js';
import { address, arriveLater, studyHere } from '../route.js';
import { askForRules, rulesOf, rulesPart } from '../rules.js';
import { mayRecord, maySend } from '../session.js';
import type { StudyDesk } from '../study/study-desk.js';

/** Whether the page waits for the chapter that the address names: the tape behind it would tell what comes next. */
const awaitsChapter = (): boolean => {
  const place = address.peek();
  return place.page === 'match' && place.study !== undefined && place.chapter !== undefined;
};

/** Whether an address leaves it to a review where to look. */
const isLedAbout = ({ review, branch, chapter }: MatchAddress): boolean =>
  review !== undefined && branch === undefined && chapter === undefined;

/** Whether a branch or a chapter is on the page instead of the tape. */
export const isShowing = ({ branch, chapter }: StudyDesk): boolean => branch.value !== null || chapter.value !== null;

/** Whether what an address names of a study is what is open. */
const isNamed = ({ study, branch, chapter }: StudyDesk, place: MatchAddress): boolean =>
  study.peek()?.id === place.study &&
  branch.peek() === (place.branch ?? null) &&
  chapter.peek() === (place.chapter ?? null);

/** Opens the study that the address names, and that of any link that is followed on this page. `isCome`: told that somebody came to read it. */
const useNamedStudy = (of: StudyDesk | null, waits: Signal<boolean>, isCome: Signal<boolean>): void => {
  const part = studyPart.code.value;
  const place = address.value;
  useLayoutEffect(() => {
    if (place.page !== 'match' || place.study === undefined) return;
    if (part === null) void studyPart.need();
    if (part === null || of === null || isNamed(of, place)) return;
    arriveLater(true);
    waits.value = place.chapter !== undefined || isShowing(of);
    isCome.value ||= of.study.peek()?.id !== place.study;
    void of.open(place.study).then((isOpen) => {
      // Another link may have been followed meanwhile; where a review has come to, who leads it tells.
      if (address.peek() !== place) return;
      arriveLater(false);
      if (isOpen && !isLedAbout(place)) part.showNamed(of, place);
      waits.value = false;
    });
    return () => arriveLater(false);
  }, [of, part, place]);
};

/** What is said of a match on its page. */
export interface Said {
  /** Null until it is needed. */
  readonly study: StudyDesk | null;
  /** Whether the page waits for what the address names of it. */
  readonly waits: boolean;
  /** Whether somebody came to read it. */
  readonly isCome: boolean;
}

/** What is said of the desk's tape, with what the address names of it open. */
export const useStudy = (desk: Desk): Said => {
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
