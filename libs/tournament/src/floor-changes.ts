import jsonPatch from 'fast-json-patch';
import type { Operation } from 'fast-json-patch';
import type { FloorAt } from './answers.js';

/** What is other in a floor than in one before, as a JSON Patch (RFC 6902). */
export type FloorChanges = readonly Operation[];

const ofTime: Operation['path'] = '/now';

/** What is other in a floor than in one before; nothing where only time has passed. */
export const floorChanges = (before: FloorAt, after: FloorAt): FloorChanges => {
  const changes = jsonPatch.compare(before, after);
  return changes.every(({ path }) => path === ofTime) ? [] : changes;
};

/** The floor with what has changed; the one before stays as it was, since whoever shows it compares by what is the same. */
export const changedFloor = (before: FloorAt, changes: FloorChanges): FloorAt =>
  jsonPatch.applyPatch(before, changes, false, false).newDocument;
