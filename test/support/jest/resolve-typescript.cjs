// Jest maps `./x.js` to `./x.ts` inside tests, but not for what globalSetup loads; Node then needs to be told.
const Module = require('node:module');
const resolveFilename = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  try {
    return resolveFilename.call(this, request, ...rest);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return resolveFilename.call(this, request.replace(/\.js$/, '.ts'), ...rest);
  }
};
