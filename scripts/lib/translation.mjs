/** How TypeScript becomes JavaScript (options of swc), in the build and in the tests. */
export const TRANSLATION = {
  swcrc: false,
  // A package that is an ES module by `import()` is left to Node.
  module: { type: 'commonjs', ignoreDynamic: true },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
