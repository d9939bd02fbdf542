import { endServers } from '../server/server.js';

/** A server that a failed test left would hold its pipes, and keep the whole run from ending. */
afterAll(endServers);
