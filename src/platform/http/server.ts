import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Request, RequestHandler, Response } from 'express';
import { ApiError } from './errors/api-error.js';
import { answerParserError } from './errors/parser-errors.js';
import { Methods } from './methods.js';

/** Slow clients hold a socket no longer than this; everyone else is served meanwhile. */
const HEADERS_MS = 10_000;
/** A proof of 10 MB from a phone with 0.3 Mbit/s upwards. */
const UPLOAD_MS = 300_000;
/** An address with a filter of many ids, and cookies beside it. More is refused with 431. */
const MAX_HEADER_BYTES = 32 * 1024;
/** Longer than a proxy keeps its idle connections, so that it never sends into one that we just closed. */
const KEEP_ALIVE_MS = 65_000;

/** Nest's Express adapter on an HTTP server with time limits. Express gets every request. */
export class HttpAdapter extends ExpressAdapter {
  readonly methods = new Methods();

  constructor() {
    super();
    // The names of the methods by which Nest adds a route.
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const add = (path: string, handler: never): unknown => {
        this.methods.add(method.toUpperCase(), path);
        return super[method](path, handler);
      };
      Object.assign(this, { [method]: add });
    }
  }

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    const server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: HEADERS_MS,
        requestTimeout: UPLOAD_MS,
        connectionsCheckingInterval: 2_000,
        ...withExpressPrototypes(express),
      },
      express as never,
    );
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    // Without this listener Node would answer by itself; `refuseExpectations` answers in the words of the contract.
    server.on('checkExpectation', express as never);
    server.on('clientError', answerParserError);
    this.httpServer = server;
  }

  /** Nest calls it once all routes are there. */
  override setNotFoundHandler(handler: RequestHandler, prefix?: string, excludedRoutes?: never): void {
    this.getInstance<Express>().use(this.methods.fallbacks());
    super.setNotFoundHandler(handler, prefix, excludedRoutes);
  }

  override reply(response: Response, body: unknown, status?: number): void {
    if (!response.headersSent) super.reply(response, body, status); // A form was answered by a redirect.
  }
}

/**
 * Requests and responses that are made with Express's methods. Express changes the prototype of each when it is
 * entered, and V8 is slow with an object from then on: that alone costs 70 µs a request (`bench/ratios.mjs` shows it).
 */
function withExpressPrototypes(express: Express) {
  class OwnRequest extends IncomingMessage {}
  class OwnResponse extends ServerResponse {}
  Object.setPrototypeOf(OwnRequest.prototype, express.request as object);
  Object.setPrototypeOf(OwnResponse.prototype, express.response as object);
  // Express then sets the prototype that they have already, so nothing changes.
  express.request = OwnRequest.prototype as unknown as Request;
  express.response = OwnResponse.prototype as unknown as Response;
  return { IncomingMessage: OwnRequest, ServerResponse: OwnResponse };
}

/** Refuses (417) what the server cannot promise. */
export const refuseExpectations: RequestHandler = ({ headers: { expect } }, _response, next) => {
  const known = expect === undefined || expect.toLowerCase() === '100-continue';
  next(known ? undefined : new ApiError(417, 'The header Expect may only ask for 100-continue.'));
};

const BODY_MS = 30_000;

/** Answers a request in which something went wrong. */
type ErrorHandler = (error: unknown, request: Request, response: Response) => void;

/** Refuses (408) and cuts a request whose body, other than an upload, is not here in time. */
export const bodyTimeout =
  (failed: ErrorHandler): RequestHandler =>
  (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    if (!hasBody || type?.startsWith('multipart/')) return next();
    const timer = setTimeout(() => {
      if (request.complete) return;
      if (!response.headersSent) response.setHeader('Connection', 'close');
      failed(new ApiError(408, 'The body of the request did not arrive in time.'), request, response);
      response.once('close', () => request.socket.destroy());
      request.destroy();
    }, BODY_MS).unref();
    request.once('close', () => clearTimeout(timer));
    next();
  };
