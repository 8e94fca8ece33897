/** A UUID that a digest gives: the first 128 bits of a SHA-256, 64 hexadecimal digits. Form: RFC 9562, version 8. */
export const uuidOfDigest = (digest: string): string => {
  // Its first two bits are 10.
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    variant + digest.slice(17, 20),
    digest.slice(20, 32),
  ].join('-');
};
