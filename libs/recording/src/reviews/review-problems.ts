import { RecordingProblem } from '../problem.js';

export const unknownReview = (): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'review/unknown',
    message: 'There is no such review of this match: it has ended, or this server was started anew.',
    remedy: 'Ask who led it for a new link; the match itself is where it was.',
  });

export const notYourReview = (): RecordingProblem =>
  new RecordingProblem('forbidden', {
    code: 'review/not-yours',
    message: 'Somebody else leads this review.',
    remedy: 'Follow it, or lead one of your own.',
  });

export const tooManyReviews = (most: number): RecordingProblem =>
  new RecordingProblem('conflict', {
    code: 'review/too-many',
    message: `More than ${String(most)} reviews are being led.`,
    remedy: 'End one that nobody follows, then lead this one.',
  });
