import { truncateSync } from 'node:fs';
import { leafOf, LogError, makeHeadLine, MerkleTree, type MatchHead, parseHeadLine } from '#log';
import { appendLines, readIfThere } from './folder.js';

/**
 * The leaves of a log, in a file: a head on each line, appended and never rewritten. Read again as far as another process has written
 * on; a last line that a kill left without its end was never signed, and is taken away before the next is written.
 */
export class Leaves {
  readonly tree = new MerkleTree();
  readonly heads: MatchHead[] = [];
  readonly #places = new Map<string, number>();
  /** Bytes of the file that were read, up to the end of a line. */
  #read = 0;

  constructor(private readonly path: string) {
    this.refresh();
  }

  /** Reads what was written since. Throws `LogError` `log/malformed` where a line is no head, or the file has become shorter. */
  refresh(): void {
    const bytes = Buffer.from(readIfThere(this.path));
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < this.#read) throw this.#damaged('it was cut while it was in use');
    const lines = bytes.toString('utf8', this.#read, end).split('\n').slice(0, -1);
    for (const line of lines) this.#take(line);
    this.#read = end;
  }

  /**
   * Adds heads, those that stand here already left out. To be called alone, after `refresh`. Throws `LogError` `log/rewritten` where another
   * link of that match and revision stands here.
   */
  add(heads: readonly MatchHead[]): void {
    const fresh = heads.filter((head) => !this.#has(head));
    if (fresh.length === 0) return;
    if (Buffer.byteLength(readIfThere(this.path)) > this.#read) truncateSync(this.path, this.#read);
    appendLines(this.path, fresh.map(makeHeadLine));
    this.refresh();
  }

  /** Where a head of that match and revision stands, from 0; undefined where none does. */
  placeOf({ match, revision }: Pick<MatchHead, 'match' | 'revision'>): number | undefined {
    return this.#places.get(`${revision} ${match}`);
  }

  /** The places of a match's heads, in the order they were logged. */
  placesOf(match: string): readonly number[] {
    return this.heads.flatMap((head, place) => (head.match === match ? [place] : []));
  }

  #has(head: MatchHead): boolean {
    const logged = this.heads[this.placeOf(head) ?? -1];
    if (logged === undefined || logged.link === head.link) return logged !== undefined;
    throw new LogError(
      'log/rewritten',
      `Match "${head.match}" is not the one that was logged: its events up to revision ${head.revision} were changed.`,
      'Stop the servers, keep the files, and see by "matchtape log check" what else does not fit.',
    );
  }

  #take(line: string): void {
    const head = parseHeadLine(line);
    if (head === undefined) throw this.#damaged(`its line ${this.heads.length + 1} is no head`);
    const key = `${head.revision} ${head.match}`;
    if (!this.#places.has(key)) this.#places.set(key, this.heads.length);
    this.heads.push(head);
    this.tree.append(leafOf(head));
  }

  #damaged(what: string): LogError {
    const remedy = 'Stop the server, and put the file back as it was, from a backup.';
    return new LogError('log/malformed', `The log's file ${this.path} is not as it was written: ${what}.`, remedy);
  }
}
