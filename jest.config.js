import { availableParallelism } from 'node:os';

/** Files named `*.server.test.ts` need a real KurrentDB: they are left out where none is named, and the contract's reporter says so. */
const needServer = process.env.MATCHTAPE_KURRENTDB ? [] : ['\\.server\\.test\\.ts$'];
/** Files named `*.command.server.test.ts` start and kill servers of their own, with the command that is named. */
const needCommand = process.env.MATCHTAPE_KURRENTDB_COMMAND ? [] : ['\\.command\\.server\\.test\\.ts$'];

/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/{test,libs,apps,tools}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...needServer, ...needCommand],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: '<rootDir>/tools/jest-bundle.mjs',
  globalTeardown: '<rootDir>/tools/jest-bundle-gone.mjs',
  // What is run is compiled before (tools/jest-bundle.mjs).
  transform: {},
  runtime: '<rootDir>/tools/jest-runtime.cjs',
  testEnvironment: '<rootDir>/tools/jest-environment.cjs',
  reporters: ['default', '<rootDir>/test/contract/reporter.mjs'],
  testSequencer: '<rootDir>/tools/jest-sequencer.cjs',
  // More than ten times what the longest test takes on a quiet machine: a busy one is no reason to fail.
  testTimeout: 600_000,
  // Three on two cores: some tests wait for servers and browsers. (Jest takes a share above 100% for a number.)
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
