import type { Pool } from 'pg';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Role } from '../../../src/platform/http/caller.js';
import { checkPort } from '../../../src/platform/http/listening.js';
import { openPage } from '../browser/browser.js';
import { addStaff, sessionOf, signIn, type Credentials } from '../requests/callers.js';
import { startApi } from '../server/api.js';

/** The whole application for one browser suite, for those that would take the others' records into their hands. */
export interface OwnDesk {
  url: string;
  admin: Credentials;
  /** The desk's own database, for looking behind it. */
  db: Pool;
  /** A new member of staff, signed in. */
  staff(role?: Role): Promise<Credentials>;
  /** A page of the back office for a person who is signed in. */
  open(path: string, as: Credentials, options?: BrowserContextOptions): Promise<Page>;
}

export async function startOwnDesk(env: Record<string, string> = {}): Promise<OwnDesk> {
  const PORT = String(await checkPort('127.0.0.1', 0));
  const url = `http://localhost:${PORT}`;
  const api = await startApi({
    env: { PORT, PUBLIC_URL: url, DATABASE_POOL_SIZE: '10', ...env },
    siteOfEvents: true,
  });
  return {
    url,
    admin: await signIn(api),
    db: api.db,
    staff: async (role = 'manager') => sessionOf(api, await addStaff(api, role)),
    async open(path, as, options = {}) {
      const page = await openPage({ baseURL: url, ...options });
      const [name = '', value = ''] = (as.cookie ?? '').split('=');
      await page.context().addCookies([{ name, value, url }]);
      await page.goto(path);
      return page;
    },
  };
}
