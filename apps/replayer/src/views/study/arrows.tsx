import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { arrows } from '../../study/shown-study.js';
import { arrowLines } from './marks.js';

/** The arrows of a study over the table; they are measured anew where the table changes its size. */
export const Arrows = () => {
  const layer = useRef<SVGSVGElement>(null);
  const lines = useSignal<ReturnType<typeof arrowLines>>([]);
  const wanted = arrows.value;
  useEffect(() => {
    const table = layer.current?.parentElement ?? null;
    if (table === null) return undefined;
    const measure = (): void => {
      lines.value = arrowLines(table, wanted);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    measure();
    return () => watch.disconnect();
  }, [wanted]);
  return (
    <svg ref={layer} class="arrows" aria-hidden="true" hidden={wanted.length === 0}>
      {lines.value.map(({ key, colour, ends: [x1, y1, x2, y2] }) => (
        <g key={key} class={`marked-${colour}`}>
          <line x1={x1} y1={y1} x2={x2} y2={y2} />
          <circle cx={x2} cy={y2} r={7} />
        </g>
      ))}
    </svg>
  );
};
