import type { Request, Response } from 'express';
import type { Reader } from '#study';
import { isRecorder } from '../access/asker.js';
import { viewerOf } from '../http/access.js';

/** Who reads a study, and whether they may write in one: those who may record. The one place that says so. */
export const readerOf = (response: Response): Reader => ({
  viewer: viewerOf(response.req as Request, response),
  mayWrite: isRecorder(response),
});
