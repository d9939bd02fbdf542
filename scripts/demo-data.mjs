// npm run demo-data: fills an empty database with delegates and inquiries that a newcomer can play with.
import './lib/node-version.mjs';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail } from './lib/run.mjs';

await installIfStale();
const fault = await build({ only: 'API' });
if (fault) fail(fault);
await import('../dist/cli/demo-data/main.js');
