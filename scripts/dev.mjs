// npm run dev: all three parts in watch mode on one address. A small proxy stands in front: /api goes to the API,
// which restarts on change; /admin and the rest go to Vite, which replaces modules in the open page.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { forgetBuild } from './lib/parts.mjs';
import { fail, root, run } from './lib/run.mjs';
import { freePort, serveSources } from './lib/vite.mjs';

stopWithNpm();
await installIfStale({ forTests: true });
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
await requireFree(port, host);
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;

const api = await freePort();
const [{ port: site }, { port: admin }] = [
  await serveSources('web-public', port),
  await serveSources('web-admin', port),
];
const backend = (url) => (/^\/api(\/|$|\?)/.test(url) ? api : /^\/admin(\/|$|\?)/.test(url) ? admin : site);

createServer(forward)
  .on('upgrade', forwardUpgrade)
  .on('error', (error) => fail(whyNot(error)))
  .listen(port, host);

// What is translated from here on was never built whole: the next npm start builds anew.
forgetBuild('API');
// Unlike a build, it checks types and says what is wrong.
const types = spawn(
  process.execPath,
  [
    'node_modules/typescript/bin/tsc',
    ...['--project', 'tsconfig.openapi.json', '--noCheck', 'false', '--noEmit'],
    ...['--watch', '--preserveWatchOutput'],
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
let server;
let restarts = Promise.resolve();
types.stdout.on('data', (data) => {
  process.stdout.write(data);
  if (String(data).includes('Found 0 errors')) restarts = restarts.then(restart);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

/** The old one first gives its DATA_DIR back. */
async function restart() {
  const { code, output } = await run([process.execPath, 'scripts/compile-api.mjs']);
  if (code !== 0) return console.error(output.trim());
  await stopServer();
  server = spawn(process.execPath, [join('dist', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(api), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  });
}

function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return undefined;
  server.kill('SIGTERM');
  return new Promise((resolve) => server.once('exit', resolve));
}

async function stop() {
  types.kill();
  await stopServer();
  process.exit(0);
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

/** Asked before anything is started that would have to be stopped again. */
function requireFree(port, host) {
  return new Promise((resolve) => {
    const probe = createTcpServer().on('error', (error) => fail(whyNot(error)));
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function whyNot({ code }) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to another one.`;
  return `HOST ${host} and PORT ${port} can't be used (${code}).`;
}
