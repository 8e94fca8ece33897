import { signal } from '@preact/signals';
import { keep, kept } from './kept.js';
import { STRIDES, type Stride } from '#projections';

const NAME = 'matchtape.stride';

const chosenBefore = (): Stride => STRIDES.find((stride) => stride === kept(NAME)) ?? 'event';

/** How far a step by the arrows, the wheel and a swipe goes. */
export const stride = signal<Stride>(chosenBefore());

/** Chooses how far a step goes; this browser keeps it. */
export const chooseStride = (chosen: Stride): void => {
  stride.value = chosen;
  keep(NAME, chosen);
};

/** Chooses the next size, and after the largest the smallest. */
export const nextStride = (): void =>
  chooseStride(STRIDES[(STRIDES.indexOf(stride.value) + 1) % STRIDES.length] ?? 'event');
