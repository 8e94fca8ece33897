// After the tests: what jest-bundle.mjs made goes.
export { teardown as default } from './jest-bundle.mjs';
