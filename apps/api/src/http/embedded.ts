import type { Request } from 'express';

/**
 * Whether a request is for a match to be shown inside of another page, `/embed/MATCH`. What is answered to it and under which headers is
 * decided by this alone: no other page may ever come by the address that others may frame.
 */
export const isEmbedded = ({ path }: Pick<Request, 'path'>): boolean => /^\/embed\/[^/]+$/.test(path);
