import { SetMetadata } from '@nestjs/common';
import type { Response } from 'express';
import type { DeskViewer } from '#tournament';
import { isRecorder } from '../access/asker.js';

/** What the guard reads of a route that whoever sits at a table may use, with the code that stands there. */
export const WITH_TABLE_CODE = 'events:with-table-code';

/** A route for who shows the code of a table, and no key: it checks the code itself. */
export const WithTableCode = () => SetMetadata(WITH_TABLE_CODE, true);

/** Who looks at a desk: who holds a key runs the event, everybody else sees what is public. The one place that says so. */
export const deskViewerOf = (response: Response): DeskViewer => (isRecorder(response) ? 'desk' : 'public');
