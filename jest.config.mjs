// One Jest project per kind of test, so that `jest --selectProjects units` needs no database and no browser.
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2023',
        keepClassNames: true,
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
    },
  ],
};
const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  ...more,
});

const oneMoreTry = { setupFilesAfterEnv: ['<rootDir>/test/support/retry.ts'] };

export default {
  // Passwords are hashed at their real cost and several suites share few cores: slow is no failure.
  testTimeout: 30_000,
  projects: [
    project('units', [
      '<rootDir>/src/**/*.spec.ts',
      '<rootDir>/web-*/{src,plans}/**/*.spec.{ts,tsx}',
      '<rootDir>/test/units/**/*.spec.ts',
    ]),
    project('api', ['<rootDir>/test/api/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/api-setup.ts',
    }),
    project('browser', ['<rootDir>/test/browser/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/browser-setup.ts',
      ...oneMoreTry,
    }),
    project('cluster', ['<rootDir>/test/cluster/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/cluster/support/setup.ts',
      ...oneMoreTry,
    }),
    project('faults', ['<rootDir>/test/faults/**/*.spec.ts'], {
      globalSetup: '<rootDir>/test/support/api-setup.ts',
      ...oneMoreTry,
    }),
  ],
};
