import { processIo } from './io.js';
import { runCli } from './program.js';

// A reader that has had enough (head, less) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), processIo());
