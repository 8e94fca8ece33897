// A peer of KurrentDB on a port and a file. Is killed in the middle.
import { startPeer } from '../kurrentdb-peer/index.js';

const [port = '0', path = ''] = process.argv.slice(2);
const peer = await startPeer({ port: Number(port), path });
process.stdout.write(`ready ${String(peer.port)}\n`);
