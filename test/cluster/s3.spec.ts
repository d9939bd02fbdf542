import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { backUp } from '../../src/backups/backup.js';
import { withInstallation } from '../../src/backups/installation.js';
import { restore } from '../../src/backups/restoring/restore.js';
import { makeScheduledBackup } from '../../src/backups/schedule/scheduled-backup.js';
import { parseSettings } from '../../src/platform/settings/parse-settings.js';
import type { S3Settings } from '../../src/platform/settings/settings.js';
import { call, makeKey, signIn, type Credentials } from '../support/requests/callers.js';
import { aPicture } from '../support/requests/pictures.js';
import { register as registerDelegate, sendProof } from '../support/requests/proof-uploader.js';
import { aDelegate } from '../support/requests/records.js';
import { startApi, type Api } from '../support/server/api.js';
import { until } from '../support/server/until.js';
import { emptyPlace } from './support/empty-place.js';
import { describeWith } from './support/programs.js';
import { RADOSGW_PACKAGES, RADOSGW_PROGRAMS, startRadosgw, type S3Server } from './support/radosgw.js';
import { removeAfterwards } from './support/service.js';

/** Real: Ceph's S3 gateway, PostgreSQL, HTTP. The two servers share database and bucket and nothing else. */
describeWith(RADOSGW_PROGRAMS, RADOSGW_PACKAGES)('uploads in S3', () => {
  let s3: S3Server;
  let client: S3Client;
  let one: Api;
  let two: Api;
  let key: Credentials;

  const settingsFor = (bucket: string) => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });
  const objects = async (bucket = 'uploads') =>
    ((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).map(
      (o) => o.Key ?? '',
    );

  beforeAll(async () => {
    s3 = await startRadosgw();
    const region = 'us-east-1';
    client = new S3Client({ endpoint: s3.endpoint, region, credentials: s3, forcePathStyle: true });
    for (const Bucket of ['uploads', 'restored', 'archives', 'from-copy'])
      await client.send(new CreateBucketCommand({ Bucket }));
    one = await startApi({ env: settingsFor('uploads') });
    const DATABASE_URL = one.settings.databaseUrl ?? '';
    two = await startApi({ env: { ...settingsFor('uploads'), DATABASE_URL } });
    key = await makeKey(one, await signIn(one));
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    client.destroy();
    await s3.close();
  });

  const register = () => registerDelegate(one.url);
  const upload = async (api: Api, id: string, red: number) =>
    sendProof(api.url, id, await aPicture(200, 300, { r: red, g: 60, b: 60 }));
  const proof = (api: Api, id: string) =>
    fetch(`${api.url}/api/v1/delegates/${id}/proof-of-payment`, { headers: key });

  it('a proof sent to one process is shown, replaced and deleted by the other', async () => {
    const id = await register();
    expect((await upload(one, id, 250)).status).toBe(200);
    expect(await objects()).toHaveLength(1);
    const shown = await proof(two, id);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
    expect([width, height]).toEqual([200, 300]);

    const [before] = await objects();
    expect((await upload(two, id, 10)).status).toBe(200);
    // The one before stays, as evidence.
    expect(await objects()).toHaveLength(2);
    expect(await objects()).toContain(before);
    const { dominant } = await sharp(await (await proof(one, id)).arrayBuffer()).stats();
    expect(dominant.r).toBeLessThan(60);

    expect((await call(two, 'DELETE', `/delegates/${id}`, { as: key })).status).toBe(200);
    // Kept with the delegate in the bin, and shown to nobody.
    expect(await objects()).toHaveLength(2);
    expect((await proof(one, id)).status).toBe(404);
  });

  async function expectNothingStored(id: string): Promise<void> {
    const { body } = await call(one, 'GET', `/delegates/${id}`, { as: key });
    expect(body).toMatchObject({ data: { id, proof_of_payment: null } });
    expect(await readdir(join(one.settings.dataDir, 'uploads', 'incoming'))).toEqual([]);
  }

  it('while it is away, an upload is refused with 503 and nothing is half stored', async () => {
    const id = await register();
    const kept = await objects();
    await s3.stop();
    const refused = await upload(one, id, 100);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Pictures can’t be kept or shown just now');
    await expectNothingStored(id);
    expect((await call(one, 'GET', '/health/ready')).status).toBe(503);
    expect((await call(one, 'POST', '/delegates', { body: aDelegate() })).status).toBe(201);

    await s3.start();
    expect(await objects()).toEqual(kept);
    // The storage is asked every few seconds, however often strangers ask.
    await until(async () => (await call(one, 'GET', '/health/ready')).status === 200, 500);
    expect((await upload(one, id, 100)).status).toBe(200);
    await call(one, 'DELETE', `/delegates/${id}`, { as: key });
  });

  it('while it does not answer, an upload is refused within seconds', async () => {
    const id = await register();
    s3.freeze();
    const began = Date.now();
    const refused = await upload(one, id, 100);
    s3.thaw();
    expect(refused.status).toBe(503);
    expect(Date.now() - began).toBeLessThan(15_000);
    await expectNothingStored(id);
  });

  it('is backed up and restored with the database', async () => {
    const id = await register();
    await upload(one, id, 200);
    const file = join(removeAfterwards(mkdtempSync(join(tmpdir(), 'backups-'))), 's3.tar.gz');
    await withInstallation(
      one.settings,
      () => undefined,
      (place) => backUp(place, file),
    );
    const env = { ...(await emptyPlace()), ...settingsFor('restored') };
    await withInstallation(
      parseSettings(env),
      () => undefined,
      (place) => restore(place, file),
    );
    expect(await objects('restored')).toEqual(await objects('uploads'));
    const again = await startApi({ env });
    const pictures = await Promise.all([one, again].map(async (api) => (await proof(api, id)).arrayBuffer()));
    expect(pictures[0]).toEqual(pictures[1]);
    await again.close();
  });

  it('holds a copy of each backup, thinned by age, from which the system is restored', async () => {
    const put = (Key: string) => client.send(new PutObjectCommand({ Bucket: 'archives', Key, Body: 'old' }));
    // The three newest stay, whatever their age.
    const old = [1, 2, 3].map((day) => `backups/backup-2020010${day}T000000Z.tar.gz`);
    for (const archive of old) await put(archive);
    await put('backups/notes.txt');
    const folder = removeAfterwards(mkdtempSync(join(tmpdir(), 'shelf-')));
    const bucket = { bucket: 'archives', region: 'us-east-1', ...s3 };
    const backUpNow = (copyBucket: S3Settings) =>
      withInstallation(
        one.settings,
        () => undefined,
        (place) => makeScheduledBackup(place, { ...one.settings.backups, folder, copyBucket }),
      );
    const made = await backUpNow(bucket);
    expect(made).toMatchObject({ run: { copies: 1 }, warnings: [] });
    const name = basename(made?.run.file ?? '');
    const kept = await objects('archives');
    const uploads = kept.filter((key) => /^backups\/uploads\/[0-9a-f]{64}$/.test(key));
    expect(kept).toEqual([...old.slice(1), `backups/${name}`, 'backups/notes.txt', ...uploads]);
    expect(uploads.length).toBeGreaterThan(0);

    // Fetched as they lie there: the archive of rows, and the uploads beside it.
    const away = removeAfterwards(mkdtempSync(join(tmpdir(), 'fetched-')));
    await mkdir(join(away, 'uploads'));
    for (const key of [`backups/${name}`, ...uploads]) {
      const copy = await client.send(new GetObjectCommand({ Bucket: 'archives', Key: key }));
      await writeFile(
        join(away, key.slice('backups/'.length)),
        (await copy.Body?.transformToByteArray()) ?? '',
      );
    }
    const file = join(away, name);
    const env = { ...(await emptyPlace()), ...settingsFor('from-copy') };
    await withInstallation(
      parseSettings(env),
      () => undefined,
      (place) => restore(place, file),
    );
    expect(await objects('from-copy')).toEqual(await objects('uploads'));

    // A second place that refuses costs the copy, and says so: the archive itself stays.
    const refused = await backUpNow({ ...bucket, secretAccessKey: 'wrong' });
    expect(refused?.run.copies).toBe(0);
    expect(refused?.warnings).toEqual([
      expect.stringMatching(/^The backup was not copied to bucket archives: /),
    ]);
    expect(await readdir(folder)).toContain(basename(refused?.run.file ?? ''));
  });
});
