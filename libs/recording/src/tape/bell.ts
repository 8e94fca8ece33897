/** A bell that rings once for each wait, and at once when it was rung while nobody waited: nothing that it tells of is missed. */
export const makeBell = () => {
  let isRung = false;
  let go: (() => void) | undefined;
  return {
    ring: (): void => {
      isRung = true;
      go?.();
    },
    wait: async (): Promise<void> => {
      if (!isRung) await new Promise<void>((resolve) => (go = resolve));
      go = undefined;
      isRung = false;
    },
  };
};

export type Bell = ReturnType<typeof makeBell>;
