// Logs heads without end, and prints each checkpoint once it was given. Is killed in the middle.
import { writeSync } from 'node:fs';
import { HeadLog } from '#log/keeping';

const [folder = '', round = ''] = process.argv.slice(2);
const log = HeadLog.open(folder);

for (let revision = 0; log !== undefined; revision++) {
  const link = revision.toString(16).padStart(64, '0');
  writeSync(1, `${log.add([{ match: `round-${round}`, revision, link }])}\0`);
}
