// npm start: installs and builds what is missing or stale, then becomes the server (same process, so that
// signals and the exit code need no passing on). Only Node's own modules may be used before the install.
import './lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { build } from './lib/parts.mjs';
import { requireFree } from './lib/port.mjs';
import { fail, root } from './lib/run.mjs';

if (process.argv[2] === '--version') {
  console.log(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  process.exit();
}
stopWithNpm();
// What is no port, the server refuses by its own rules.
const port = Number(process.env.PORT?.trim() || 3000);
if (Number.isInteger(port) && port > 0 && port < 65_536)
  await requireFree(port, process.env.HOST?.trim() || '127.0.0.1');
await installIfStale();
const fault = await build();
if (fault) fail(fault);
// Node 22 and later keep what they compiled, and start faster the next time.
module.enableCompileCache?.(join(root, '.cache', 'compiled'));
// Nothing of it is loaded unless one of the OTEL_ variables asks for traces.
await import('../tracing/start.mjs');
await import('../dist/main.js');
