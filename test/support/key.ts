/** The key that every server of the tests is started with, unless a test is about keys. */
export const KEY = 'tests-only-4f2b9c7d1e8a6053-hold-this-key';

/** The header that makes a request the recorder's. */
export const RECORDER = { Authorization: `Bearer ${KEY}` } as const;

/** `fetch` as the recorder. */
export const fetchAsRecorder = (url: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', RECORDER.Authorization);
  return fetch(url, { ...init, headers });
};

/** Posts JSON as the recorder. */
export const postAsRecorder = (url: string, body: unknown): Promise<Response> =>
  fetchAsRecorder(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
