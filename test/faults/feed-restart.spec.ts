import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '../support/jest/admin.js';
import { call, makeKey, signIn, dataOf } from '../support/requests/callers.js';
import { aDelegate } from '../support/requests/records.js';
import { endServer, killPostmaster, startOn, usedDataDir } from '../support/server/data-dir.js';

const WRITERS = 50;
const EACH = 6;

interface Page {
  data: { id: string; type: string; record_id: string }[];
  meta: { next: string; more: boolean };
}

/** Real: the built server with its PostgreSQL, which is killed while 50 write and one follows. */
it('gives a reader every change of 50 writers exactly once, also when PostgreSQL is killed meanwhile', async () => {
  const dataDir = await usedDataDir();
  const server = await startOn(dataDir);
  const key = await makeKey(server, await signIn(server, ADMIN));
  const read = async (after: string): Promise<Page | undefined> => {
    const answer = await call(server, 'GET', `/activity?after=${after}&limit=20`, { as: key });
    return answer.status === 200 ? (answer.body as Page) : undefined;
  };
  let at = (await read('end'))?.meta.next ?? '';

  const acknowledged: string[] = [];
  const writer = async () => {
    for (let done = 0; done < EACH;) {
      const answer = await call(server, 'POST', '/delegates', { body: aDelegate() }).catch(() => undefined);
      if (answer?.status === 201) {
        acknowledged.push(dataOf<{ id: string }>(answer).id);
        done++;
      } else await sleep(50);
    }
  };
  let writing = true;
  const writers = Promise.all(Array.from({ length: WRITERS }, writer)).finally(() => (writing = false));
  const restart = (async () => {
    while (acknowledged.length < 100) await sleep(5);
    killPostmaster(dataDir);
  })();

  const seen: Page['data'] = [];
  const isThere = () => {
    const ids = new Set(seen.map(({ record_id }) => record_id));
    return acknowledged.every((id) => ids.has(id));
  };
  // An older transaction that is open still, as a job's, holds entries back: what has not come is waited for.
  for (let quiet = 0; writing || quiet < 5 || (quiet < 1_000 && !isThere());) {
    const page = await read(at);
    if (!page) await sleep(50);
    else {
      seen.push(...page.data);
      at = page.meta.next;
      quiet = page.data.length === 0 && !writing ? quiet + 1 : 0;
      if (!page.meta.more) await sleep(20);
    }
  }
  await Promise.all([writers, restart]);

  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  const inFeed = seen.filter(({ type }) => type === 'delegate.created').map(({ record_id }) => record_id);
  expect(acknowledged).toHaveLength(WRITERS * EACH);
  expect(acknowledged.filter((id) => !inFeed.includes(id))).toEqual([]);
  expect(new Set(inFeed).size).toBe(inFeed.length);
  expect(await endServer(server)).toBe(0);
});
