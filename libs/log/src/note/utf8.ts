/** The text of bytes in UTF-8; undefined where they are none. The language alone has no other way to read them. */
export const parseUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
};
