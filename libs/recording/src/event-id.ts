const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The id of the n-th event of a batch: a UUID drawn from the SHA-256 of the match, the batch's cause and the number, so that
 * a retry of the same play makes the same ids and the store can tell it from a new one. Form: RFC 9562, version 8.
 */
export const eventIdOf = async (matchId: string, cause: string, index: number): Promise<string> => {
  const name = new TextEncoder().encode(`${matchId}\n${cause}\n${String(index)}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', name)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
};
