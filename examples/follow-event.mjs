// Follows an event of a Matchtape server from the prompt, and comes back where it was when the connection ends:
//
//   node examples/follow-event.mjs http://127.0.0.1:4680 summer-open [--tables 1,2] [--after POSITION] [--once]
//
// A token in MATCHTAPE_TOKEN (docs/how-to/give-links.md) shows tables in its reach as they are now; without one they come behind the delay of the event.
// Needs Node 20 and nothing else. Messages: docs/reference/asyncapi.yaml.

const [server, event, ...rest] = process.argv.slice(2);
const option = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
const isOnce = rest.includes('--once');

if (event === undefined) {
  console.error('Name a server and an event: node examples/follow-event.mjs http://127.0.0.1:4680 summer-open');
  process.exit(2);
}

const headers = { Accept: 'application/x-ndjson' };
if (process.env.MATCHTAPE_TOKEN) headers.Authorization = `Bearer ${process.env.MATCHTAPE_TOKEN}`;

/** The place to go on from: every message but the last word of what was there has one. */
let after = option('--after');

const addressNow = () => {
  const query = new URLSearchParams({ content: 'tables' });
  if (option('--tables') !== undefined) query.set('tables', option('--tables'));
  if (after !== undefined) query.set('after', after);
  return `${server}/events/${encodeURIComponent(event)}/feed?${query}`;
};

const scoreOf = ({ players }) => players.map(({ name, score, wins }) => `${name} ${score} (${wins})`).join(' : ');

const tell = (message) => {
  if (message.position !== undefined) after = String(message.position);
  if (message.type === 'table')
    console.log(`round ${message.round}, table ${message.table}, turn ${message.turn}: ${scoreOf(message)}`);
  if (message.type === 'caught-up' && isOnce) process.exit(0);
};

/** The lines of an answer as they come; empty ones are signs of life. */
async function* linesOf(body) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const lines = (text + decoder.decode(chunk, { stream: true })).split('\n');
    text = lines.pop();
    yield* lines.filter((line) => line !== '');
  }
}

for (;;) {
  try {
    const response = await fetch(addressNow(), { headers });
    if (!response.ok) {
      const { detail, remedy } = await response.json();
      console.error(`${detail} ${remedy}`);
      process.exit(1);
    }
    for await (const line of linesOf(response.body)) tell(JSON.parse(line));
  } catch (error) {
    console.error(`The connection was lost (${error.message}); trying again after place ${after ?? 'none'}.`);
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
}
