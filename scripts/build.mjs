// npm run build: builds all three parts anew; with --stale only those whose sources changed.
import './lib/node-version.mjs';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail } from './lib/run.mjs';

await installIfStale();
const fault = await build({ all: !process.argv.includes('--stale') });
if (fault) fail(fault);
