// Jest's Node environment, with Node's own `require` at hand: see native-module.cjs.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.nativeRequire = require;
  }

  /** Tells hooks whether the test before them failed. */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure') this.global.testFailed = true;
  }
};
