/** A rule's number in one document, and a title of a few words of our own; never a sentence of the rule. */
export type Entry = readonly [rule: string, title: string];

/** The rules of one document by rule key, in the order of the document. */
export type Table = Readonly<Record<string, Entry>>;
