import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { FirstAdmin } from '../../../src/auth/staff/first-admin.js';
import { RenderInputs } from '../../../src/content/publishing/render-inputs.js';
import { SiteFolder } from '../../../src/content/publishing/site-folder.js';
import { createApp, type App } from '../../../src/create-app.js';
import { parseSettings } from '../../../src/platform/settings/parse-settings.js';
import type { Settings } from '../../../src/platform/settings/settings.js';
import { ADMIN } from '../jest/admin.js';
import { createDatabase } from '../jest/database.js';
import { closedAtEnd } from './opened.js';

export { ADMIN };

export interface Api {
  /** Where it listens, without a trailing slash: `http://127.0.0.1:41234`. */
  url: string;
  /** The suite's own database, for looking behind the API. */
  db: Pool;
  settings: Settings;
  app: App;
  /** Before the suite ends. By itself it is closed then. */
  close(): Promise<void>;
}

/** No event was ever changed. */
const AS_DELIVERED = { event: undefined, events: undefined, until: undefined };

interface Options {
  /** Variables as people set them. */
  env?: Record<string, string>;
  settings?: Partial<Settings>;
  /** Whether the site is rendered anew behind each change of an event, as it is in use: that takes over a second each time. */
  siteOfEvents?: boolean;
}

/**
 * The real application on a free port unless one is given, a fresh migrated database and an empty DATA_DIR. Rate limits are off,
 * the log is silent, and the site shows no changes of events unless the options say otherwise.
 */
export async function startApi(options: Options = {}): Promise<Api> {
  const dataDir = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'api-data-'));
  const env = {
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: options.env?.DATABASE_URL ?? (await createDatabase({ withAdmin: true })),
    DATABASE_POOL_SIZE: '5',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    RECEIPT_READING: 'off',
    ...options.env,
  };
  const settings = { ...parseSettings(env), ...options.settings };
  const db = new Pool({ connectionString: settings.databaseUrl, max: 3 });
  db.on('error', () => undefined); // idle connections may be cut by a test
  const app = await createApp(settings);
  if (!options.siteOfEvents) app.get(RenderInputs).eventsFrom(() => Promise.resolve(AS_DELIVERED));
  // Its pages as small as they get cost more than all that suites ask of them: write-release.spec.ts.
  Reflect.set(app.get(SiteFolder), 'improveLater', () => undefined);
  await app.get(FirstAdmin).ensure();
  await app.listen(settings.port, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const close = closedAtEnd(async () => {
    const closed = app.close();
    // A client that went away may leave a connection by which nothing was asked yet: Node waits a minute for it.
    app.getHttpServer().closeAllConnections();
    await closed;
    await db.end();
    // With the run's folder. By itself a removal waits for the disk a tenth of a second.
    if (process.env.TEST_FOLDER === undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  return { url: `http://127.0.0.1:${port}`, db, settings, app, close };
}
