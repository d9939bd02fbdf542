// One Jest project per kind of test, so that `jest --selectProjects units` needs no database and no browser.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** How `nest build` translates, and so the tests too. */
const SWC = JSON.parse(readFileSync('.swcrc', 'utf8'));

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: {
        ...SWC.jsc,
        parser: { ...SWC.jsc.parser, tsx: true },
        transform: { ...SWC.jsc.transform, react: { runtime: 'automatic' } },
      },
    },
  ],
};
const native = '<rootDir>/test/support/jest/native-module.cjs';
/** Jest's false clock reaches only what Jest itself loads. */
const PACKAGES = '/node_modules/(?!rate-limiter-flexible/).*\\.[cm]?js$';

/** Packages are left to Node's own loader: nothing of them is compiled anew, and they are loaded once for a run. */
const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  // In the checkout: in the temporary folder every version of the code would leave some hundred megabytes.
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: '<rootDir>/test/support/jest/native-environment.cjs',
  transform: { [PACKAGES]: native, ...transform },
  transformIgnorePatterns: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  ...more,
});

/**
 * Suites that call the API over HTTP. What they import of `src/` is the built API, loaded by Node once for all suites of
 * a run: the application takes longer to load than most suites to run.
 */
const onBuiltApi = {
  transform: { [PACKAGES]: native, '/dist/.*\\.js$': native, ...transform },
  moduleNameMapper: {
    '^(?:\\.\\./)+src/(.*)\\.js$': '<rootDir>/dist/$1.js',
    '^(\\.{1,2}/(?!.*dist/).*)\\.js$': '$1',
  },
};

const ending = { setupFilesAfterEnv: ['<rootDir>/test/support/jest/end-servers.ts'] };

export default {
  // Several suites share few cores: slow is no failure.
  testTimeout: 300_000,
  // Much of a suite's time is waiting (for a toast to go, for a killed process): one more runs than there are cores.
  maxWorkers: availableParallelism() + 1,
  // Milliseconds. At the end of a whole run a worker has almost two gigabytes, and takes longer than Jest's half a second to
  // give them back: Jest would speak of a leak.
  workerGracefulExitTimeout: 10_000,
  // Else a run of one suite lists all that passed above what failed.
  verbose: false,
  projects: [
    project('units', [
      '<rootDir>/src/**/*.spec.ts',
      '<rootDir>/web-*/{src,plans,render}/**/*.spec.{ts,tsx}',
      '<rootDir>/test/units/**/*.spec.ts',
    ]),
    // Parts of the pages in jsdom. React must find its `document`: packages are loaded by Jest, not by Node.
    project('components', ['<rootDir>/test/components/**/*.spec.tsx'], {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/test/components/setup.ts'],
      transform,
      transformIgnorePatterns: ['/node_modules/(?!(uuid|react-hotkeys-hook)/)'],
      moduleNameMapper: { '\\.css$': '<rootDir>/test/components/no-style.ts' },
    }),
    project('api', ['<rootDir>/test/api/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/jest/api-setup.ts',
      ...onBuiltApi,
      ...ending,
    }),
    project('browser', ['<rootDir>/test/browser/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/jest/browser-setup.ts',
      ...onBuiltApi,
      ...ending,
    }),
    project('cluster', ['<rootDir>/test/cluster/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/cluster/support/setup.ts',
      ...onBuiltApi,
      ...ending,
    }),
    // What takes over twelve seconds beside two others on two quiet cores, of all kinds: in CI, and npm run test:full.
    project('full', ['<rootDir>/test/full/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/jest/browser-setup.ts',
      ...onBuiltApi,
      ...ending,
    }),
    project('faults', ['<rootDir>/test/faults/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/jest/api-setup.ts',
      ...onBuiltApi,
      ...ending,
    }),
  ],
};
