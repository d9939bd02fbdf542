import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.js';
import { call, type Credentials, signIn } from './callers.js';
import { type RunningServer, startServer } from './server.js';

const ADMIN = { email: 'admin@example.ph', password: 'mangga sa tag-araw' };

/** A server of a browser suite's own, for suites that would take the others' records into their hands. */
export interface OwnDesk {
  url: string;
  admin: Credentials;
  /** A new member of staff, signed in. */
  staff(role?: 'staff' | 'editor' | 'door'): Promise<Credentials>;
  /** A page of the back office for a person who is signed in. */
  open(path: string, as: Credentials, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function startOwnDesk(env: Record<string, string> = {}): Promise<OwnDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'own-desk-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's user must pass through
  const server: RunningServer = await startServer({
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
    ...env,
  });
  const { url } = server;
  const admin = await signIn({ url }, ADMIN);
  let people = 0;
  return {
    url,
    admin,
    async staff(role = 'staff') {
      people += 1;
      const account = { email: `staff-${people}@test.example`, password: 'mangga sa tag-ulan' };
      const body = { ...account, name: `Luz ${people}`, role };
      const made = await call({ url }, 'POST', '/staff', { as: admin, body });
      if (made.status !== 201) throw new Error(`POST /staff answered ${made.status}`);
      return signIn({ url }, account);
    },
    async open(path, as, options = {}) {
      const page = await openPage({ baseURL: url, ...options });
      const [name = '', value = ''] = (as.cookie ?? '').split('=');
      await page.context().addCookies([{ name, value, url }]);
      await page.goto(path);
      return page;
    },
    async close() {
      server.process.kill('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
