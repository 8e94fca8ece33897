// The product as it is built, on a store of its own, for as long as its pictures are taken.
/* global fetch */
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = 'pictures-only-hold-this-key-7d1e8a60';

/** Runs a command of the product on a store. */
export const matchtape = (data, ...args) => {
  try {
    execFileSync(process.execPath, ['bin/matchtape.mjs', ...args, '--data', data], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    // A tape with findings is recorded all the same.
    if (error.status !== 1) throw error;
  }
};

/** Starts the server on any free port, and waits until it says which, and has recorded the demo that a new store begins with. */
export const serve = (data) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', MATCHTAPE_DATA: data, MATCHTAPE_KEY: key };
    const server = spawn(process.execPath, ['dist/programs/server.js'], { cwd: root, env });
    let said = '';
    const hear = (text) => {
      said += text;
      const [, url] = /listens on (http\S+?)\/?\s/.exec(said) ?? [];
      if (url !== undefined && said.includes('Open ')) resolve({ server, url });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('close', () => reject(new Error(`The server did not start: ${said}`)));
  });

/** Sends an order to the server as its recorder. */
export const post = async (url, path, body) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
};

/** The cookie of a browser that the server has let in as its recorder. */
export const cookieOf = (url) => ({
  name: `matchtape-${new URL(url).port}`,
  value: key,
  url,
  httpOnly: true,
  sameSite: 'Strict',
});
