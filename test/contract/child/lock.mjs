// Another program that keeps the file to itself until it is told to let go.
import { once } from 'node:events';
import Database from 'better-sqlite3';

const database = new Database(process.argv[2]);
database.pragma('locking_mode = EXCLUSIVE');
database.exec('BEGIN EXCLUSIVE');
process.stdout.write('ready\n');
await once(process.stdin, 'data');
database.exec('ROLLBACK');
database.close();
process.stdin.destroy();
