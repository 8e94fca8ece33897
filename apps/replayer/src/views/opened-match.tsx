import type { JSX } from 'preact';
import type { Delay } from '#access';
import type { Envelope } from '#kernel';
import type { Viewer } from '#ruleset';
import { layOnDesk } from '../load.js';
import { MatchPage } from './match-page.js';

interface Fetched {
  readonly match: string;
  readonly viewer: Viewer;
  readonly events: readonly Envelope[];
  readonly delay: Delay;
}

/** The page of a match whose tape was fetched. Throws an `Error` naming a ruleset that this page lacks. */
export const openMatch = async ({ match, ...fetched }: Fetched, at: number | null): Promise<() => JSX.Element> => {
  const desk = await layOnDesk({ id: match, isLive: true, ...fetched }, at);
  return () => <MatchPage desk={desk} />;
};
