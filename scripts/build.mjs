// npm run build: builds all parts anew; with --stale only those whose sources changed, with --only=API one part.
import './lib/node-version.mjs';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail } from './lib/run.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
await installIfStale();
const fault = await build({ all: !process.argv.includes('--stale'), only });
if (fault) fail(fault);
