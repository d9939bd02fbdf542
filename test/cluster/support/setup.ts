import '../../support/jest/resolve-typescript.cjs';
import startDatabase from '../../support/jest/api-setup.js';
import { buildIfStale } from '../../support/jest/build.js';

/** The built server, and one PostgreSQL in which each suite makes databases of its own. */
export default async function setUp(): Promise<void> {
  buildIfStale();
  await startDatabase();
}
