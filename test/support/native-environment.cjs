// Jest's Node environment, with Node's own `require` at hand: see native-module.cjs.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.nativeRequire = require;
  }
};
