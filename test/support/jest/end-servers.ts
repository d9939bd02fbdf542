import { closeOpened } from '../server/opened.js';
import { endServers } from '../server/server.js';

/** What a failed test left would hold its pipes and ports, and keep the whole run from ending. */
afterAll(async () => {
  await closeOpened();
  await endServers();
});
