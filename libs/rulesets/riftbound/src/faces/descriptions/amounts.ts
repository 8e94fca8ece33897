/** How long control that was taken lasts; "source" is what it was taken by. */
export const CONTROL_UNTIL = {
  turn: () => ' this turn',
  always: () => '',
  leaves: (source: string) => ` until ${source} leaves the board`,
} as const;
