/** Shapes of the step buttons, in a box of 16 by 16: bars and heads of arrows pointing right. */
const SHAPES = {
  event: 'M6 3l5 5-5 5',
  play: 'M3.5 3l5 5-5 5M8.5 3l5 5-5 5',
  item: 'M3 4h10M3 8h10M3 12h6',
  turn: 'M4 3l5 5-5 5M12 3v10',
} as const;

/** A step button's sign; pointing left where it steps back. */
export const StepIcon = ({ shape, back }: { readonly shape: keyof typeof SHAPES; readonly back: boolean }) => (
  <svg class={back ? 'icon icon-back' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES[shape]} />
  </svg>
);
