import type { Request, Response } from 'express';
import type { Reader, StudyOrder } from '#study';
import { allows, checkLook, viewerOf } from '../http/access.js';

/** Who reads a study, and whether they may write in one: the one place that says so. */
export const readerOf = (response: Response): Reader => ({
  viewer: viewerOf(response.req as Request, response),
  mayWrite: allows(response, 'study.write'),
});

/** Throws where an order is made with eyes that whoever gives it does not have. */
export const checkEyes = (response: Response, order: StudyOrder): void => {
  if ('viewer' in order) checkLook(response, order.viewer);
};
