import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';

const SECOND = 1000;

/** The time of this device, told anew each second while a clock goes; where it does not, that of its last second. */
export const useTicking = (isGoing: boolean): number => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isGoing) return undefined;
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, SECOND);
    return () => clearInterval(ticking);
  }, [isGoing]);
  return now.value;
};
