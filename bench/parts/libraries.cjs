// Puts a library in the place of one part made by hand: the part's name is in BENCH_PART. Loaded before the application.
const { join } = require('node:path');

const built = (path) => require(join(__dirname, '../../dist', path));
const REPLACE = {
  nothing() {},
  'json-body'() {
    const json = require('express').json({ limit: '128kb' });
    built('platform/http/json-body.js').jsonBody = json;
  },
  'run-in-order'() {
    const { HttpAdapter } = built('platform/http/server.js');
    HttpAdapter.prototype.useFirst = function (...handlers) {
      for (const handler of handlers) this.getInstance().use(handler);
    };
  },
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
    const log = built('platform/logging/access-log.js');
    log.accessLog = (logger) => require('pino-http')({ logger, genReqId: (request) => request.requestId });
  },
  validation() {
    const { ValidationPipe } = require('@nestjs/common');
    const pipe = new ValidationPipe({ whitelist: true, transform: true });
    built('platform/http/validation.js').BodyPipe = class {
      transform(value, metadata) {
        return metadata.type === 'body' ? pipe.transform(value, metadata) : value;
      }
    };
  },
  'security-headers'() {
    const helmet = require('helmet')();
    built('platform/http/security-headers.js').securityHeaders = () => helmet;
  },
  'static-files'() {
    const sirv = require('sirv');
    const root = join(__dirname, '../../web-public/dist');
    built('website/serve-website.js').serveWeb = () => [sirv(root, { brotli: true, gzip: true, etag: true })];
  },
};

if (process.env.BENCH_PART) REPLACE[process.env.BENCH_PART]();
