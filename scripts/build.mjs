// npm run build: builds all three parts anew.
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail } from './lib/run.mjs';

await installIfStale();
const fault = await build({ all: true });
if (fault) fail(fault);
