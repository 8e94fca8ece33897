// Jest's environment without a context of its own: the worker's world, in which tools/jest-runtime.cjs loads the test files.
class SharedEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.isAlone = projectConfig.testEnvironmentOptions.alone === true;
    this.before = { console: globalThis.console, exit: process.exit };
  }

  async setup() {}

  async teardown() {
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
  }

  exportConditions() {
    return ['source', 'node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

module.exports = SharedEnvironment;
