import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { wordsOf } from '../../api.js';
import type { Desk } from '../../desk.js';

type FiguresOf = FunctionComponent<{ readonly desk: Desk; readonly jump: (step: number) => void }>;

interface SheetProps {
  readonly desk: Desk;
  readonly Figures: FiguresOf;
  readonly closed: () => void;
}

/** The figures over the page; whoever goes to a step of one sees the table there. */
const Sheet = ({ desk, Figures, closed }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const jump = (step: number): void => {
    dialog.current?.close();
    desk.jump(step);
  };
  return (
    <dialog ref={dialog} class="figures-dialog" aria-label="The match in figures" onClose={closed}>
      <form method="dialog" class="figures-end">
        <h2>The match in figures</h2>
        <button type="submit">Close</button>
      </form>
      <Figures desk={desk} jump={jump} />
    </dialog>
  );
};

/** The match in figures: drawn when somebody asks, by a part of the page that is loaded then. */
export const AnalysisPanel = ({ desk }: { readonly desk: Desk }) => {
  const figures = useSignal<{ readonly Figures: FiguresOf } | null>(null);
  const problem = useSignal<unknown>(null);
  const show = (): void => {
    import('./figures.js').then(
      ({ default: Figures }) => (figures.value = { Figures }),
      (error: unknown) => (problem.value = error),
    );
  };
  return (
    <section class="panel analysis" aria-labelledby="analysis-title">
      <header class="panel-head">
        <h2 id="analysis-title">Figures</h2>
      </header>
      <button type="button" aria-haspopup="dialog" onClick={show}>
        Show the match in figures
      </button>
      {problem.value !== null && (
        <p class="problem" role="alert">
          {wordsOf(problem.value)}
        </p>
      )}
      {figures.value !== null && (
        <Sheet desk={desk} Figures={figures.value.Figures} closed={() => (figures.value = null)} />
      )}
    </section>
  );
};
