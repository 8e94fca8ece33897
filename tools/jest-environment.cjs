// Jest's environment for Node with a global object like any other. The one it makes by itself is watched by a proxy, which each
// look at `Object` or `Map` in a test or in the code under it goes through: a sixth of the processor time of a random game.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

/** A context as Jest asks for it, without the watch. */
const makeUnwatched = () => createContext(vm.constants.DONT_CONTEXTIFY);

class UnwatchedEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = makeUnwatched;
    super(config, context);
    vm.createContext = createContext;
  }
}

module.exports = UnwatchedEnvironment;
