import './resolve-typescript.cjs';
import { versionOfChromium } from '../browser/chromium.js';
import startDatabase from './api-setup.js';
import { buildIfStale } from './build.js';
import { startReaper } from './reaper.js';
import { startSiteServers } from './site-servers.js';

/** For all browser suites: the builds, one PostgreSQL, and a server of the site for each of Jest's workers. */
export default async function setUp({ maxWorkers = 1 }: { maxWorkers?: number }): Promise<void> {
  buildIfStale();
  console.log(await versionOfChromium());
  await startDatabase();
  await startSiteServers(maxWorkers, startReaper());
}
