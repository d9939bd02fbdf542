import { connect } from 'node:net';

/**
 * Keeps `connections` busy for `seconds`, one request after the other on each.
 * Raw sockets, since the generator shares the processors with what it measures.
 * @param {() => string} request the bytes of one HTTP/1.1 request
 * @returns {Promise<{ perSecond: number, statuses: Record<string, number> }>}
 */
export async function load(port, request, { connections = 20, seconds = 4 } = {}) {
  const statuses = {};
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => run(port, request, end, statuses)));
  const done = Object.values(statuses).reduce((sum, n) => sum + n, 0);
  return { perSecond: done / ((performance.now() - start) / 1000), statuses, done };
}

function run(port, request, end, statuses) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let got = '';
    socket.setEncoding('latin1').setNoDelay(true);
    socket.on('error', reject).on('close', resolve);
    socket.on('connect', () => socket.write(request()));
    socket.on('data', (text) => {
      got += text;
      const head = got.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(got)?.[1] ?? 0);
      if (got.length < head + 4 + length) return;
      const status = got.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      got = '';
      if (performance.now() < end) socket.write(request());
      else socket.end();
    });
  });
}

/** @returns {string} the bytes of a request with an optional JSON body */
export function http(method, path, { body, headers = {} } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: 'localhost',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}
