import { signal } from '@preact/signals';
import { STRIDES, type Stride } from '#projections';

const KEPT = 'matchtape.stride';

const kept = (): Stride => STRIDES.find((stride) => stride === localStorage.getItem(KEPT)) ?? 'event';

/** How far a step by the arrows, the wheel and a swipe goes. */
export const stride = signal<Stride>(kept());

/** Chooses how far a step goes; this browser keeps it. */
export const chooseStride = (chosen: Stride): void => {
  stride.value = chosen;
  localStorage.setItem(KEPT, chosen);
};

/** Chooses the next size, and after the largest the smallest. */
export const nextStride = (): void =>
  chooseStride(STRIDES[(STRIDES.indexOf(stride.value) + 1) % STRIDES.length] ?? 'event');
