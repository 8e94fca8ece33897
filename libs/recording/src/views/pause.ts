import { type Backoff, pauseAfter } from '#kernel';

const BACKOFF: Backoff = { first: 100, longest: 10_000 };

/** Pauses between tries, each twice as long as the one before; all end at once when the pausing is over. */
export class Pause {
  /** Resolves when there are no more pauses. */
  readonly over: Promise<void>;
  #end: () => void = () => undefined;

  constructor() {
    this.over = new Promise((resolve) => (this.#end = resolve));
  }

  /** The pause after so many failures, 0 or more. */
  async after(failures: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const time = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pauseAfter(BACKOFF, failures));
      timer.unref();
    });
    await Promise.race([time, this.over]);
    clearTimeout(timer);
  }

  end(): void {
    this.#end();
  }
}
