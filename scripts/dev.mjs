// npm run dev: all parts in watch mode on one address. A small proxy stands in front: /api goes to the API,
// which `nest start --watch` translates and restarts; /admin, /door and the rest go to Vite, which replaces modules in
// the open page.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { installIfStale } from './lib/install.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { forgetBuild, NEST } from './lib/parts.mjs';
import { requireFree, whyNot } from './lib/port.mjs';
import { fail, root } from './lib/run.mjs';
import { freePort, serveSources } from './lib/vite.mjs';

stopWithNpm();
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
await requireFree(port, host);
await installIfStale({ forTests: true });
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;

const api = await freePort();
const [{ port: site }, { port: admin }, { port: door }] = [
  await serveSources('web-public', port),
  await serveSources('web-admin', port),
  await serveSources('web-door', port),
];
/** The first part that is at home there, by the beginning of an address. */
const HOMES = { '/api': api, '/admin/door': door, '/door': door, '/admin': admin };
function backend(url) {
  const [path] = url.split('?');
  const home = Object.keys(HOMES).find((each) => path === each || path.startsWith(`${each}/`));
  return home === undefined ? site : HOMES[home];
}

createServer(forward)
  .on('upgrade', forwardUpgrade)
  .on('error', (error) => fail(whyNot(error, port, host)))
  .listen(port, host);

// What is translated from here on was never built whole: the next npm start builds anew.
forgetBuild('API');
const programs = [
  watch(...NEST, 'start', '--watch', '--no-shell'),
  // Unlike a build, it looks at types and says what is wrong.
  watch(
    'node_modules/typescript/bin/tsc',
    '--project',
    'tsconfig.build.json',
    '--noEmit',
    '--watch',
    '--preserveWatchOutput',
  ),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

function watch(...args) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(api), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  });
}

/** The server first gives its DATA_DIR back. */
async function stop() {
  await Promise.all(programs.map(ended));
  process.exit(0);
}

async function ended(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

function forward(req, res) {
  const { method, url, headers } = req;
  const onward = request({ host: '127.0.0.1', port: backend(url), method, path: url, headers }, (answer) => {
    res.writeHead(answer.statusCode, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.headersSent || res.writeHead(503, { 'Retry-After': 1 }).end('Starting …'));
  req.pipe(onward);
}

/** Vite tells the open page of changes through a WebSocket. */
function forwardUpgrade(req, socket, head) {
  const onward = connect(backend(req.url), '127.0.0.1', () => {
    const headers = Object.entries(req.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  for (const end of [socket, onward]) end.on('error', () => (socket.destroy(), onward.destroy()));
}
