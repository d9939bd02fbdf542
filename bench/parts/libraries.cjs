// Puts a library in the place of one part made by hand: the part's name is in BENCH_PART. Loaded before the application.
const { join } = require('node:path');

const built = (path) => require(join(__dirname, '../../dist', path));
const REPLACE = {
  nothing() {},
  'express-prototypes'() {
    // `born` finds prototypes that Express replaces again with its own, as it does without it.
    const { HttpAdapter } = built('platform/http/server.js');
    const { ExpressAdapter } = require('@nestjs/platform-express');
    const init = HttpAdapter.prototype.initHttpServer;
    HttpAdapter.prototype.initHttpServer = function (...args) {
      const express = this.getInstance();
      const [request, response] = [express.request, express.response];
      init.apply(this, args);
      express.request = request;
      express.response = response;
    };
    void ExpressAdapter;
  },
  'json-reply'() {
    delete built('platform/http/server.js').HttpAdapter.prototype.reply;
  },
  'access-log'() {
    const log = built('platform/http/access-log.js');
    log.accessLog = (logger) => require('pino-http')({ logger, genReqId: (request) => request.requestId });
  },
  'security-headers'() {
    const helmet = require('helmet')();
    built('platform/http/security-headers.js').securityHeaders = () => helmet;
  },
};

if (process.env.BENCH_PART) REPLACE[process.env.BENCH_PART]();
