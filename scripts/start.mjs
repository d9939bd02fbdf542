// npm start: installs and builds what is missing or stale, then becomes the server (same process, so that
// signals and the exit code need no passing on). Only Node's own modules may be used before the install.
import { installIfStale } from './lib/install.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { build } from './lib/parts.mjs';
import { fail } from './lib/run.mjs';

stopWithNpm();
await installIfStale();
const fault = await build();
if (fault) fail(fault);
await import('../dist/main.js');
