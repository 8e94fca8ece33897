const MIB = 1024 * 1024;

/** Bytes of answers that are kept; a bigger one than a quarter of it is not. */
const ROOM = 64 * MIB;
const BIGGEST = ROOM / 4;

/** Answers as bytes, by their tags: each made once, the least recently asked one thrown away first. */
export class AnswerShelf {
  readonly #kept = new Map<string, Buffer>();
  readonly #making = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #emptied = 0;

  /** The answer of that tag; who asks for one that is being made waits for the same. */
  get(tag: string, make: () => Promise<unknown>): Promise<Buffer> {
    const kept = this.#kept.get(tag);
    if (kept !== undefined) {
      this.#kept.delete(tag);
      this.#kept.set(tag, kept);
      return Promise.resolve(kept);
    }
    const making = this.#making.get(tag) ?? this.#make(tag, make);
    this.#making.set(tag, making);
    return making;
  }

  /** Throws all answers away; those that are being made are not kept. */
  empty(): void {
    this.#kept.clear();
    this.#making.clear();
    this.#bytes = 0;
    this.#emptied += 1;
  }

  async #make(tag: string, make: () => Promise<unknown>): Promise<Buffer> {
    const emptied = this.#emptied;
    try {
      const body = Buffer.from(JSON.stringify(await make()));
      if (body.length <= BIGGEST && emptied === this.#emptied) this.#keep(tag, body);
      return body;
    } finally {
      this.#making.delete(tag);
    }
  }

  #keep(tag: string, body: Buffer): void {
    this.#kept.set(tag, body);
    this.#bytes += body.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= ROOM) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}
