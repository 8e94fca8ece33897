// Opens a store with every debug switch on, and prints what came of it: everything that goes to the terminal goes to one place.
process.env['DEBUG'] = '*';
process.env['GRPC_TRACE'] = 'all';
process.env['GRPC_VERBOSITY'] = 'DEBUG';
process.env['RUST_LOG'] = 'trace';
process.stderr.write = process.stdout.write.bind(process.stdout);

const { randomUUID } = await import('node:crypto');
const { openKurrentStore } = await import('#event-store/kurrentdb');
const { makeBatch } = await import('./batch.js');
const connection = process.argv[2] ?? '';
const outcome = await openKurrentStore({ connection, connectWithin: 0, answerWithin: 2000 }).then(
  async (store) => {
    // Whatever carries the credentials is used once: appends, reads and subscriptions.
    const subscription = await store.subscribe({ onEvent: () => undefined });
    const stream = `opened-${randomUUID()}`;
    await store.append(stream, 'no-stream', makeBatch(1, 10));
    subscription.unsubscribe();
    const head = await store.head(stream);
    await store.close();
    return `opened, and wrote event ${String(head?.revision)}`;
  },
  (error: unknown) => `${String((error as { readonly code?: unknown }).code)}: ${String(error)}`,
);
process.stdout.write(`${outcome}\n`);
