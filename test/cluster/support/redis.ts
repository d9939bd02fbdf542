import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../support/server/free-ports.js';
import { removeAfterwards, startService, until, type Service } from './service.js';

/** A Redis that writes nothing to disk. */
export async function startRedis(): Promise<Service & { url: string }> {
  const [port = 0] = await freePorts(1);
  const directory = removeAfterwards(mkdtempSync(join(tmpdir(), 'redis-')));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory];
  const redis = startService('redis-server', [...args, '--save', '', '--appendonly', 'no']);
  await until(() => answers(port), 'Redis', redis);
  return { ...redis, url: `redis://127.0.0.1:${port}` };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('PING\r\n'));
    socket.on('data', (reply) => resolve(reply.toString().startsWith('+PONG')));
    socket.on('error', () => resolve(false));
  });
}
