import '../../support/resolve-typescript.cjs';
import startDatabase from '../../support/api-setup.js';
import { buildIfStale } from '../../support/build.js';

/** The built server, and one PostgreSQL in which each suite makes databases of its own. */
export default async function setUp(): Promise<void> {
  buildIfStale();
  await startDatabase();
}
