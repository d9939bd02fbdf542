import './resolve-typescript.cjs';
import { buildApiIfStale } from './build.js';
import { startReaper } from './reaper.js';
import { startTestCluster } from './test-cluster.js';

/** For all API suites: the built API, which they call, and one PostgreSQL. */
export default async function setUp(): Promise<void> {
  buildApiIfStale();
  await startTestCluster(startReaper());
}
