import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Bin } from '../../../src/activity/bin/bin.js';
import { PROOF_STORAGE, type ProofStorage } from '../../../src/uploads/storage.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn } from '../../support/requests/callers.js';
import { picture, proofUploads } from '../../support/requests/proof-uploads.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi());
const proofs = proofUploads(api);
const staff = fixture(() => signIn(api));

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is kept as a JPEG without the sender’s data, for staff alone',
  async (format) => {
    const { id } = await proofs.register();
    const sent = Buffer.concat([await picture(format), Buffer.from('<script>alert(1)</script>')]);
    const answer = await proofs.upload(id, sent);
    expect(answer).toEqual({
      status: 200,
      body: { data: { proof_of_payment: `/api/v1/delegates/${id}/proof-of-payment` } },
    });
    expect((await fetch(api.url + answer.body.data.proof_of_payment)).status).toBe(401);
    const got = await fetch(api.url + answer.body.data.proof_of_payment, { headers: staff });
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await got.arrayBuffer());
    expect(Number(got.headers.get('content-length'))).toBe(bytes.length);
    expect(bytes.includes('SECRET-OWNER') || bytes.includes('script')).toBe(false);
    const { width, height, exif, format: kept } = await sharp(bytes).metadata();
    expect({ width, height, exif, kept }).toEqual({ width: 60, height: 40, exif: undefined, kept: 'jpeg' });
    const record = await call(api, 'GET', `/delegates/${id}`, { as: staff });
    expect(record.body).toMatchObject({ data: { proof_of_payment: answer.body.data.proof_of_payment } });
  },
);

test('a picture taken sideways comes out upright', async () => {
  const { id } = await proofs.register();
  const sideways = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await proofs.upload(id, sideways);
  const got = await fetch(`${api.url}/api/v1/delegates/${id}/proof-of-payment`, { headers: staff });
  const { width, height } = await sharp(Buffer.from(await got.arrayBuffer())).metadata();
  expect([width, height]).toEqual([40, 60]);
});

test('the holder of the uuid may upload and learns no id; a new proof takes the place of the old, which stays as evidence', async () => {
  const { id, uuid } = await proofs.register();
  const first = await proofs.upload(uuid, await picture('png'));
  expect(first.body.data.proof_of_payment).toBe(`/api/v1/delegates/${uuid}/proof-of-payment`);
  const old = await proofs.proofOf(id);
  expect((await fetch(api.url + first.body.data.proof_of_payment, { headers: staff })).status).toBe(200);
  await proofs.upload(uuid, await picture('webp'));
  expect(proofs.filesIn('proofs')).toContain(await proofs.proofOf(id));
  expect(proofs.filesIn('proofs')).toContain(old);
});

test('once paid, a visitor’s upload is 409 and the proof stays; staff may still replace it', async () => {
  const { id } = await proofs.register();
  await proofs.upload(id, await picture('jpeg'));
  const kept = await proofs.proofOf(id);
  await call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
  const refused = await proofs.upload(id, await picture('png'));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The payment is already verified, so the proof can no longer be changed.',
  ]);
  expect(await proofs.proofOf(id)).toBe(kept);
  expect((await proofs.upload(id, await picture('png'), { as: staff })).status).toBe(200);
  expect(await proofs.proofOf(id)).not.toBe(kept);
});

test('removing a delegate from the bin removes the picture', async () => {
  const { id } = await proofs.register();
  await proofs.upload(id, await picture('jpeg'));
  const name = await proofs.proofOf(id);
  await call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  await call(api, 'DELETE', `/delegates/bin/${id}`, { as: staff });
  expect(proofs.filesIn('proofs')).not.toContain(name);
});

test('what was sent is for no other local user, neither while it comes nor afterwards', async () => {
  const { id } = await proofs.register();
  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(`${head}some bytes of a picture`));
      finish = () => controller.close();
    },
  });
  const path = `/api/v1/delegates/proof-of-payment/upload/${id}`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sent = fetch(api.url + path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit);
  await until(() => proofs.filesIn('incoming').length > 0);
  const modeOf = (...parts: string[]) =>
    (statSync(join(api.settings.dataDir, 'uploads', ...parts)).mode & 0o777).toString(8);
  const modes = [modeOf(), modeOf('incoming'), modeOf('incoming', proofs.filesIn('incoming')[0] ?? '')];
  finish();
  expect((await sent).status).toBe(400);
  expect(modes).toEqual(['700', '700', '600']);
  await proofs.upload(id, await picture('png'));
  expect([modeOf('proofs'), modeOf('proofs', (await proofs.proofOf(id)) ?? '')]).toEqual(['700', '600']);
});

test('two pictures in one form are refused', async () => {
  const { id } = await proofs.register();
  const form = new FormData();
  for (let n = 0; n < 2; n++) form.append('image', new Blob([new Uint8Array(await picture('png'))]), 'a.png');
  const path = `${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`;
  const response = await fetch(path, { method: 'PATCH', body: form });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('one file') as string });
  await until(() => proofs.filesIn('incoming').length === 0);
});

test('a storage that fails to remove a picture undoes nothing: what was asked for is done', async () => {
  const [binned, old, erased] = [await proofs.register(), await proofs.register(), await proofs.register()];
  for (const { id } of [binned, old, erased]) await proofs.upload(id, await picture('jpeg'));
  for (const { id } of [binned, old]) await call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  await api.db.query(`UPDATE bin_entry SET removed_at = now() - interval '31 days' WHERE id = $1`, [old.id]);
  const storage = api.app.get<ProofStorage>(PROOF_STORAGE);
  const remove = jest.spyOn(storage, 'remove').mockRejectedValue(new Error('storage away'));
  const answers = [
    await call(api, 'DELETE', `/delegates/bin/${binned.id}`, { as: staff }),
    await call(api, 'POST', '/privacy/erase', {
      as: staff,
      body: { email: aDelegate().email, records: [{ kind: 'delegates', id: erased.id }] },
    }),
  ];
  expect(await api.app.get(Bin).emptyOld()).toBe(1);
  expect(remove).toHaveBeenCalledTimes(3);
  remove.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rowCount } = await api.db.query('SELECT FROM bin_entry WHERE id = ANY($1)', [[binned.id, old.id]]);
  expect(rowCount).toBe(0);
  expect((await call(api, 'GET', `/delegates/${erased.id}`, { as: staff })).status).toBe(404);
});

test('a proof that cannot be read is an error in the envelope; one that can runs nothing in a browser', async () => {
  const { id } = await proofs.register();
  await proofs.upload(id, await picture('jpeg'));
  const path = `${api.url}/api/v1/delegates/${id}/proof-of-payment`;
  const good = await fetch(path, { headers: staff });
  expect(good.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  await good.arrayBuffer();
  const file = join(api.settings.dataDir, 'uploads', 'proofs', (await proofs.proofOf(id)) ?? '');
  rmSync(file);
  mkdirSync(file);
  const answer = await fetch(path, { headers: staff });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ statusCode: 500 });
});
