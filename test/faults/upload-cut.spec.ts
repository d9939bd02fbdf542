import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ProofsOfPayment } from '../../src/payments/proofs-of-payment.js';
import { Proofs } from '../../src/uploads/proofs.js';
import { fixture } from '../support/jest/fixture.js';
import { noisyPicture, register, sendProof } from '../support/requests/proof-uploader.js';
import { startApi } from '../support/server/api.js';
import { until } from '../support/server/until.js';

const HOUR = 3_600_000;

const api = fixture(() => startApi());

const folder = (name: 'incoming' | 'proofs') => join(api.settings.dataDir, 'uploads', name);
const filesIn = (name: 'incoming' | 'proofs') =>
  existsSync(folder(name)) ? readdirSync(folder(name)).sort() : [];

it('a client that goes away in the middle of an upload leaves neither file nor row behind', async () => {
  const id = await register(api.url);
  const head = [
    `PATCH /api/v1/delegates/proof-of-payment/upload/${id} HTTP/1.1`,
    'Host: x',
    'Content-Type: multipart/form-data; boundary=B',
    'Content-Length: 5000000',
    '',
    '--B',
    'Content-Disposition: form-data; name="image"; filename="a.jpg"',
    'Content-Type: image/jpeg',
    '',
    '',
  ].join('\r\n');
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head + 'A'.repeat(1_000_000));
  await until(() => filesIn('incoming').some((file) => statSync(join(folder('incoming'), file)).size > 0));
  socket.destroy();
  await until(() => filesIn('incoming').length === 0);

  expect(filesIn('proofs')).toEqual([]);
  const { rows } = await api.db.query<object>('SELECT proof_of_payment FROM delegate WHERE id = $1', [id]);
  expect(rows).toEqual([{ proof_of_payment: null }]);
  expect((await sendProof(api.url, id, await noisyPicture())).status).toBe(200);
});

it('the sweeper removes what a crash left over an hour ago, and nothing else, even with its clock a day ahead', async () => {
  const id = await register(api.url);
  expect((await sendProof(api.url, id, await noisyPicture())).status).toBe(200);
  const used = filesIn('proofs');
  mkdirSync(folder('incoming'), { recursive: true });
  const leave = (name: 'incoming' | 'proofs', file: string, ageMs: number) => {
    writeFileSync(join(folder(name), file), 'left');
    const at = new Date(Date.now() - ageMs);
    utimesSync(join(folder(name), file), at, at);
  };
  leave('incoming', 'old', 2 * HOUR);
  leave('incoming', 'new', 0);
  leave('proofs', 'orphan-old.jpg', 2 * HOUR);
  leave('proofs', 'orphan-new.jpg', 0);

  const delegates = api.app.get(ProofsOfPayment);
  const sweep = (now?: Date) => api.app.get(Proofs).sweep((names) => delegates.proofsInUse(names), now);
  await sweep();
  expect(filesIn('incoming')).toEqual(['new']);
  expect(filesIn('proofs')).toEqual([...used, 'orphan-new.jpg'].sort());

  await sweep(new Date(Date.now() + 24 * HOUR));
  expect(filesIn('proofs')).toEqual(used);
});
