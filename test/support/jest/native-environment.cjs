// Jest's Node environment, with Node's own `require` at hand: see native-module.cjs.
const asyncHooks = require('node:async_hooks');
const { stripVTControlCharacters } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');

/** What was opened in this suite. */
const opened = new Set();

/**
 * jest-circus opens a storage in each suite and never closes it. Node 20 has every promise look into all that are open:
 * after fifty suites in one process a promise would cost forty times as much.
 */
asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  run(...args) {
    opened.add(this);
    return super.run(...args);
  }
};

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.nativeRequire = require;
  }

  async teardown() {
    await super.teardown();
    for (const storage of opened) storage.disable();
    opened.clear();
  }

  /**
   * Tells hooks why the test before them failed, if it did, and what they call whether a test is running. A skipped test has a
   * `test_start` and no `test_done`; only one that runs has `test_started`.
   */
  handleTestEvent({ name, error }) {
    if (name === 'test_started') this.global.failure = undefined;
    if (name === 'test_started' || name === 'test_done') this.global.inTest = name === 'test_started';
    if (name === 'test_fn_failure')
      this.global.failure = stripVTControlCharacters(String(error?.message ?? error));
  }
};
