import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { revealIn } from './reveal.js';

const revealShown = (timeline: HTMLElement): (() => void) =>
  revealIn('.timeline', timeline.querySelector('.play-shown'));

/**
 * Headings of turns stick below the timeline's head, whatever height its words need in the room that there is; and the play shown stays
 * in sight below them, also when other plays are listed. `list`: what is listed.
 */
export const useTimelineHead = (timeline: RefObject<HTMLElement>, list: readonly unknown[]): void => {
  useEffect(() => {
    const [nav, head] = [timeline.current, timeline.current?.querySelector('.panel-head')];
    if (nav === null || head === null || head === undefined) return undefined;
    const watch = new ResizeObserver(() => {
      nav.style.setProperty('--timeline-head', `${String(head.clientHeight)}px`);
      revealShown(nav);
    });
    watch.observe(head);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => (timeline.current === null ? undefined : revealShown(timeline.current)), [list]);
};
