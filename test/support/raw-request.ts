import { request } from 'node:http';
import { connect } from 'node:net';

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What is sent, as it is: no library mends the address or the headers. A body is declared as JSON unless the headers say otherwise. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const bodyHeaders = (body: string | Buffer | undefined): Readonly<Record<string, string>> =>
  body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };

/** Sends a request and reads its answer to the end. */
export const sendRaw = (url: string, { method = 'GET', path, headers, body }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers: { ...bodyHeaders(body), ...headers }, agent: false });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body: text });
      });
    });
    sent.end(body);
  });

const parseAnswer = (text: string): RawAnswer => {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  const isChunked = /^transfer-encoding: chunked/im.test(head);
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
  return { status, type, body: isChunked ? body.replace(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/gi, '') : body };
};

/** Sends a text over a bare line, and reads what comes back until the other side closes it. */
export const sendText = (url: string, text: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let came = '';
    connect(Number(port), hostname)
      .on('data', (chunk: Buffer) => (came += chunk.toString()))
      .on('close', () => resolve(parseAnswer(came)))
      .on('error', reject)
      .write(text);
  });
