/** A text in which Markdown takes no sign for its own. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`);
