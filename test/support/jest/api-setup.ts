import './resolve-typescript.cjs';
import { buildApiIfStale } from './build.js';
import { startReaper } from './reaper.js';
import { startTestCluster } from './test-cluster.js';

/** For all API suites: the built API, which they call, and one PostgreSQL, whichever project asks for it first. */
export default async function setUp(): Promise<void> {
  if (process.env.TEST_DATABASE_URL !== undefined) return;
  buildApiIfStale();
  await startTestCluster(startReaper());
}
