import { randomUUID } from 'node:crypto';
import { allProbes, emptyLogProbe } from './all-probes.js';
import { firstProbes, type Probe } from './probes.js';
import { openRawClient } from './raw-client.js';

/** Every probe, in the order in which they are run. */
export const probes: readonly Probe[] = [emptyLogProbe, ...firstProbes, ...allProbes];

const LARGEST = '18446744073709551615';

/** What may differ from server to server and run to run, by the names of the fields it stands in. */
const makeLevelling = (prefix: string) => {
  const places = new Map<string, string>();
  const numbered = (value: string, kind: string): string => {
    const known = places.get(value);
    if (known !== undefined) return known;
    const name = `${kind} ${String(places.size)}`;
    places.set(value, name);
    return name;
  };
  const level = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) {
      const [name] = value as unknown[];
      return name === 'created' ? ['created', 'some time'] : value.map((entry) => level(entry));
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !name.endsWith('2060'))
          .map(([name, entry]) => [name, level(entry, name)]),
      );
    return levelLeaf(value, key);
  };
  const levelLeaf = (value: unknown, key: string): unknown => {
    if (typeof value !== 'string') return value;
    if (/(commit|prepare)Position/.test(key))
      return value === LARGEST || value === '0' ? value : numbered(value, 'place');
    if (key === 'value') return Buffer.from(value, 'base64').toString('latin1').replaceAll(prefix, '');
    if (key === 'streamName') return Buffer.from(value, 'base64').toString().replaceAll(prefix, '');
    if (/^(data|customMetadata)$/.test(key) && value.length > 200) return `${String(value.length)} bytes`;
    if (/SignificantBits|subscriptionId/.test(key)) return numbered(value, 'id');
    return value
      .replaceAll(prefix, '')
      .replaceAll(Buffer.from(prefix).toString('base64').replace(/=*$/, ''), '')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => numbered(id, 'id'));
  };
  return level;
};

/** Runs one probe against a server and gives its answers with everything accidental taken out. */
export const runProbe = async (address: string, probe: Probe): Promise<unknown> => {
  const client = openRawClient(address);
  const prefix = `probe-${randomUUID().slice(0, 8)}-`;
  try {
    return makeLevelling(prefix)(await probe.run(client, (name) => prefix + name));
  } finally {
    client.close();
  }
};
