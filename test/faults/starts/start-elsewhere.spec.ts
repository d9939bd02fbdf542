import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ADMIN } from '../../support/jest/admin.js';
import { buildIfStale } from '../../support/jest/build.js';
import { call, signIn } from '../../support/requests/callers.js';
import { idsOf, missing, writeInquiry } from '../../support/requests/inquiry-writer.js';
import {
  checkoutInClosedHome,
  checkoutOfNobody,
  checkoutWithClosedData,
  whyNotHere,
} from '../../support/server/checkout.js';
import {
  endServer,
  endAfterwards,
  freshDataDir,
  isRunning,
  killHard,
  postmasterOf,
  startOn,
  usedDataDir,
} from '../../support/server/data-dir.js';
import { failedStart, type RunningServer } from '../../support/server/server.js';

beforeAll(buildIfStale);

const ACCOUNT = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const stop = async (server: RunningServer) => expect(await endServer(server)).toBe(0);

async function inquiriesOf(server: RunningServer): Promise<unknown> {
  const list = await call(server, 'GET', '/inquiry/properties', { as: await signIn(server, ADMIN) });
  return (list.body as { meta: { total: number } }).meta.total;
}

it('a DATA_DIR whose path is too long for a socket: starts, survives kill -9, leaves no socket behind', async () => {
  const dataDir = join(freshDataDir(), 'a'.repeat(100), 'b'.repeat(100));
  const server = await startOn(dataDir);
  const written = await writeInquiry(server.url);
  const socketFolder =
    readFileSync(join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  expect(socketFolder.length).toBeLessThan(94);
  await killHard(server);

  const next = await startOn(dataDir);
  expect(await missing(dataDir, idsOf([written]))).toEqual([]);
  await stop(next);
  expect(existsSync(socketFolder)).toBe(false);
});

/** The test, or a skip with the reason printed. */
function where(reason: string | undefined): jest.It {
  if (reason === undefined) return it;
  process.stderr.write(`Skipped: ${reason}.\n`);
  return it.skip;
}

const closed = checkoutInClosedHome();
where(whyNotHere(closed))('as root, from a checkout in a directory of mode 700', async () => {
  const server = await startOn(closed.dataDir, ACCOUNT, closed.start);
  const postmaster = closed.movedPostmaster() ?? 0;
  endAfterwards(postmaster);
  expect(server.output()).toMatch(
    /^PostgreSQL's user may not enter .*: the database is kept in \/var\/lib\//m,
  );
  expect(await writeInquiry(server.url)).toHaveProperty('id');
  const kept = await inquiriesOf(server);
  process.kill(server.pid, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await server.ended;

  const next = await startOn(closed.dataDir, {}, closed.start);
  endAfterwards(closed.movedPostmaster());
  expect(await inquiriesOf(next)).toBe(kept);
  await stop(next);
  expect(closed.movedPostmaster()).toBeUndefined();
});

const closedData = checkoutWithClosedData();
where(whyNotHere(closedData))(
  'as root, with a DATA_DIR that only root may enter, and a checkout for everybody',
  async () => {
    const server = await startOn(closedData.dataDir, ACCOUNT, closedData.start);
    endAfterwards(closedData.movedPostmaster());
    expect(server.output()).not.toContain('its programs are copied');
    expect(await writeInquiry(server.url)).toHaveProperty('id');
    await stop(server);
  },
);

where(whyNotHere(closedData))(
  'as root, a folder closed after the first start: nothing of the database goes',
  async () => {
    const dataDir = await usedDataDir();
    const server = await startOn(dataDir);
    const written = await writeInquiry(server.url);
    await stop(server);

    chmodSync(dirname(dataDir), 0o700);
    const { code, output } = await failedStart({ DATA_DIR: dataDir });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^PostgreSQL's user \(number \d+\) may not enter .* any more: .* start again\.\n$/,
      ),
    ]);
    chmodSync(dirname(dataDir), 0o711);
    const next = await startOn(dataDir);
    expect(await missing(dataDir, idsOf([written]))).toEqual([]);
    await stop(next);
  },
);

const nobody = checkoutOfNobody();
where(whyNotHere(nobody))('as an ordinary user', async () => {
  const server = await startOn(nobody.dataDir, ACCOUNT, nobody.start);
  const { uid } = statSync(nobody.dataDir);
  expect(uid).not.toBe(0);
  const postmaster = postmasterOf(nobody.dataDir) ?? 0;
  expect([server.pid, postmaster].map((pid) => statSync(`/proc/${pid}`).uid)).toEqual([uid, uid]);
  expect(await writeInquiry(server.url)).toHaveProperty('id');
  const kept = await inquiriesOf(server);
  await stop(server);
  expect(isRunning(postmaster)).toBe(false);

  const next = await startOn(nobody.dataDir, {}, nobody.start);
  expect(await inquiriesOf(next)).toBe(kept);
  await stop(next);

  const foreign = join(dirname(nobody.dataDir), 'of-root');
  mkdirSync(foreign, { mode: 0o755, recursive: true });
  for (const DATA_DIR of [foreign, join(foreign, 'data')])
    expect(await failedStart({ DATA_DIR }, nobody.start)).toEqual({
      code: 1,
      output: `DATA_DIR ${DATA_DIR} can't be written: permission denied.\n`,
    });
});
