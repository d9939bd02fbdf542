import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimStorage, moveClaim } from '../../../src/uploads/storage-claim.js';
import { Health } from '../../../src/website/health.js';
import { fixture } from '../../support/jest/fixture.js';
import { picture, proofUploads } from '../../support/requests/proof-uploads.js';
import { startApi, type Api } from '../../support/server/api.js';
import { failedStart } from '../../support/server/server.js';

const api = fixture(() => startApi());

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
function freshFolder(): string {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'claim-'));
  folders.push(folder);
  return folder;
}

/** What another process on the same database does first, with other settings. */
const start = (change: Partial<Api['settings']>) => claimStorage(api.db, { ...api.settings, ...change });

describe('two processes on one database', () => {
  it('keep their pictures in one place as soon as there is one picture', async () => {
    await start({ dataDir: freshFolder() });
    // The claim went there, and comes back as freely: nothing is kept anywhere.
    await start({});
    const { register, upload } = proofUploads(api);
    expect((await upload((await register()).uuid, await picture('jpeg'))).status).toBe(200);
    await start({});
    const elsewhere = freshFolder();
    await expect(start({ dataDir: elsewhere })).rejects.toThrow(
      new RegExp(
        `^The uploads of this database are kept in ${api.settings.dataDir}/uploads on .*, and these settings name ${elsewhere}/uploads`,
      ),
    );
    const s3 = {
      bucket: 'b',
      endpoint: 'http://127.0.0.1:1',
      region: 'r',
      accessKeyId: 'a',
      secretAccessKey: 's',
    };
    await expect(start({ s3 })).rejects.toThrow('these settings name the bucket b.');
    // A server says it in one line.
    const env = { DATABASE_URL: api.settings.databaseUrl ?? '', DATA_DIR: elsewhere };
    const { code, output } = await failedStart(env);
    expect({ code, output: output.trim() }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The uploads of this database are kept in .* npm run uploads -- here$/,
      ) as string,
    });
  });

  it('that both began before there was a picture keep them where the first one was kept', async () => {
    const first = await startApi();
    const second = await startApi({ env: { DATABASE_URL: first.settings.databaseUrl ?? '' } });
    const ready = async ({ url }: Api) => {
      const answer = await fetch(`${url}/api/v1/health/ready`);
      return [answer.status, ((await answer.json()) as { message?: string }).message];
    };
    const send = async (to: Api) => {
      const { register, upload } = proofUploads(to);
      const { status, body } = await upload((await register()).uuid, await picture('jpeg'));
      return [status, body.message];
    };
    expect([await ready(first), await ready(second)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    // Both at once, and either may be it: never both.
    const sent = await Promise.all([send(first), send(second)]);
    expect(sent.map(([status]) => status).sort()).toEqual([200, 503]);
    const [loser, winner] = sent[0]?.[0] === 503 ? [first, second] : [second, first];
    expect(await send(winner)).toEqual([200, undefined]);
    expect(await send(loser)).toEqual([503, 'Pictures can’t be kept by this server just now.']);
    Reflect.set(loser.app.get(Health, { strict: false }), 'askedAt', 0);
    expect(await ready(loser)).toEqual([503, 'Pictures can’t be kept by this server just now.']);
    expect((await ready(winner))[0]).toBe(200);
    expect(proofUploads(loser).filesIn('proofs')).toEqual([]);
    await second.close();
    await first.close();
  });

  it('know a folder again by what lies in it, and learn from a command that it was moved', async () => {
    const elsewhere = freshFolder();
    expect(await moveClaim(api.db, { ...api.settings, dataDir: elsewhere })).toContain(elsewhere);
    await start({ dataDir: elsewhere });
    await expect(start({})).rejects.toThrow(`kept in ${elsewhere}/uploads`);
    // A folder that has lost its id is another one.
    rmSync(join(elsewhere, 'uploads', 'folder-id'));
    await expect(start({ dataDir: elsewhere })).rejects.toThrow('If the uploads were moved here');
    await moveClaim(api.db, api.settings);
    await start({});
  });
});
