// A Jest transformer that leaves a module to Node's own loader. Jest loads every module anew for each suite; the built
// API and its packages are loaded once for all suites of a worker instead, as `npm start` loads them.
const native = (path) => `module.exports = nativeRequire(${JSON.stringify(path)});`;
const isEsModule = (source) => /^(?:import|export)\s/m.test(source) && !/\bmodule\.exports\b/.test(source);

module.exports = {
  getCacheKey: (_source, path) => `native 3 ${path}`,
  // A global set-up runs outside of the suites' environment: there a CommonJS module is evaluated as it is.
  process: (source, path) => ({
    code: isEsModule(source)
      ? native(path)
      : `if (typeof nativeRequire === 'function') { ${native(path)} } else {\n${source}\n}`,
  }),
};
