import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../support/server/free-ports.js';
import { removeAfterwards, startService, until, type Service } from './service.js';

const ROOT = join(__dirname, '../../..');

export interface AppProcess extends Service {
  port: number;
  url: string;
}

/** Settings that all processes of one system share. */
export function sharedSettings(more: Record<string, string>): Record<string, string> {
  return {
    AUTH_SECRET: randomUUID() + randomUUID(),
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: 'admin@test.example',
    ADMIN_PASSWORD: 'correct horse battery staple',
    DATABASE_POOL_SIZE: '5',
    TRUST_PROXY: '1',
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...more,
  };
}

/**
 * One process of the built server, with an empty DATA_DIR of its own: what it shares, it shares through the
 * services that `settings` name.
 * @param port the same one again for a restart
 * @param root where dist/ is: another folder holds another version
 */
export async function startApp(
  settings: Record<string, string>,
  port?: number,
  root = ROOT,
): Promise<AppProcess> {
  const own = port ?? (await freePorts(1))[0] ?? 0;
  const directory = removeAfterwards(mkdtempSync(join(tmpdir(), 'cluster-app-')));
  const env = { PATH: process.env.PATH, PORT: String(own), DATA_DIR: directory, ...settings };
  const app = startService(process.execPath, [join(root, 'dist/main.js')], { cwd: root, env });
  const url = `http://127.0.0.1:${own}`;
  const ready = async () => (await fetch(`${url}/api/v1/health/ready`)).ok;
  await until(ready, 'The server', app).catch(async (error: unknown) => {
    await app.stop('SIGKILL');
    throw error;
  });
  return { ...app, port: own, url };
}
