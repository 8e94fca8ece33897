import { computed, effect } from '@preact/signals';
import type { ReviewPosition } from '#study';
import { ApiProblem } from '../api.js';
import type { Desk } from '../desk.js';
import { shownDesk } from '../shown-desk.js';
import { lastOf } from '../tape.js';
import { nearOn } from '../sitting.js';
import { drawn } from '../study/shown-study.js';
import type { StudyDesk } from '../study/study-desk.js';
import { openReview, sendPosition } from './review-api.js';

/** Milliseconds between two positions that are sent, and before what was not taken is sent again: who steps fast is led in strides. */
const PACE = 200;
const AGAIN = 2000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The revision that the branch on the page leaves the tape at, and its path; null where the tape itself is shown. */
const branchOn = (of: StudyDesk | null): { readonly base: number; readonly path: string } | null => {
  const path = of?.branch.value ?? null;
  const branch = of?.study.value?.branches.find((each) => each.path === path);
  const found = branch && of?.find(branch.base);
  return path === null || found === undefined || found.outcome === 'broken' ? null : { base: found.revision, path };
};

/** Whether the desk on the page is the one that the study names: leaving a branch, its desk stays for a moment, at a step that the tape may lack. */
const isHere = (shown: Desk, of: StudyDesk | null): boolean =>
  of === null || of.chapter.value !== null || (of.branch.value === null) === (shown === of.desk);

/** The study on the page that others can open: null for none, and for one that this page alone keeps. */
const keptStudy = (of: StudyDesk | null): string | null =>
  of?.isKept.value === true ? (of.study.value?.id ?? null) : null;

const positionOn = (shown: Desk, of: StudyDesk | null): ReviewPosition => {
  const study = keptStudy(of);
  const branch = branchOn(of);
  // Those who follow have no more of the tape than the server has.
  const at = Math.min(shown.at.value, lastOf(shown.told.value));
  return {
    at: branch?.base ?? at,
    viewer: shown.seen.value.viewer,
    near: nearOn(shown).near ?? null,
    study,
    isShared: study !== null && of?.study.value?.isShared === true,
    // A branch that this page alone keeps is nothing that others could be led into.
    branch: branch === null || study === null ? null : { path: branch.path, step: at },
    marks: branch === null ? drawn.value : [],
  };
};

/** A review as its leader has it. */
export interface Led {
  readonly match: string;
  readonly id: string;
  readonly leader: string;
}

/** Tells those who follow where this page looks, as long as it is not stopped. A server that was started anew is told of the review again. */
export const leadOthers = ({ match, id, leader }: Led, of: StudyDesk | null): (() => void) => {
  const position = computed(() => {
    const shown = shownDesk.value;
    return shown === null || !isHere(shown, of) ? null : JSON.stringify(positionOn(shown, of));
  });
  const state = { sent: '', isBusy: false, isStopped: false };
  const send = async (text: string): Promise<void> => {
    try {
      await sendPosition(match, id, JSON.parse(text) as ReviewPosition);
      state.sent = text;
      await pause(PACE);
    } catch (error) {
      await pause(AGAIN);
      if (!state.isStopped && error instanceof ApiProblem && error.status === 404)
        await openReview(match, id, leader).catch(() => undefined);
    }
  };
  const sendAll = async (): Promise<void> => {
    if (state.isBusy) return;
    state.isBusy = true;
    for (let next = position.peek(); next !== null && next !== state.sent && !state.isStopped; next = position.peek())
      await send(next);
    state.isBusy = false;
  };
  const stop = effect(() => {
    if (position.value !== null) void sendAll();
  });
  return () => {
    state.isStopped = true;
    stop();
  };
};
