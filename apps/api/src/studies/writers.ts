import type { Response } from 'express';
import type { StudyReader } from '#recording';
import type { Reader, StudyOrder } from '#study';
import { viewerIn } from '#access';
import { allows, checkLook, eyesIn } from '../http/access.js';

/** Who reads a study, and whether they may write in one: the one place that says so. */
export const readerOf = (response: Response): StudyReader => ({
  eyes: eyesIn(response),
  mayWrite: allows(response, 'study.write'),
});

/** The same as a study asks for it. */
export const studyReaderOf = ({ eyes, mayWrite }: StudyReader): Reader => ({ viewer: viewerIn(eyes), mayWrite });

/** Throws where an order is made with eyes that whoever gives it does not have. */
export const checkEyes = (response: Response, order: StudyOrder): void => {
  if ('viewer' in order) checkLook(response, order.viewer);
};
