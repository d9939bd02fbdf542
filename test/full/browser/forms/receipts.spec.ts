import sharp from 'sharp';
import { axe } from '../../../support/browser/axe.js';
import { openPage } from '../../../support/browser/browser.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { drawReceipts } from '../../../support/payments/receipts.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { register, sendProof } from '../../../support/requests/proof-uploader.js';
import { until } from '../../../support/server/until.js';

/** Of its own: it reads every receipt that comes. */
const desk = fixture(() => startOwnDesk({ RECEIPT_READING: 'on' }));

interface Proof {
  id: string;
  found: object | null;
  doubts: string[];
}
const blob = (picture: Buffer) => new Blob([new Uint8Array(picture)], { type: 'image/jpeg' });

/** @returns the proof's id */
async function pay(picture: Buffer): Promise<string> {
  const id = await register(desk.url);
  const sent = await sendProof(desk.url, id, blob(picture));
  if (!sent.ok) throw new Error(`The proof was answered with ${sent.status}`);
  const { proofs } = dataOf<{ proofs: { id: string }[] }>(
    await call(desk, 'GET', `/registrations/${id}`, { as: desk.admin }),
  );
  return proofs[0]?.id ?? '';
}
const proofOf = async (id: string) =>
  dataOf<Proof>(await call(desk, 'GET', `/proofs/${id}`, { as: desk.admin }));
async function readOnceItIs(id: string): Promise<Proof> {
  await until(async () => (await proofOf(id)).found !== null, 250);
  return proofOf(id);
}
/** All layouts, and all ways in which a receipt comes here, are read in test/full/faults/receipts.spec.ts. */
it('reads what was sent, says in words what does not fit, and lets one payment pay once', async () => {
  const [receipt] = drawReceipts(await openPage());
  if (!receipt) throw new Error('No receipt is drawn');
  const picture = await receipt.picture();
  const first = await pay(picture);
  const { found } = await readOnceItIs(first);
  expect(found).toMatchObject(receipt.says);
  // The same receipt as somebody else sends it on: another file.
  const second = await pay(await sharp(picture).resize(640).jpeg({ quality: 55 }).toBuffer());
  const { doubts } = await readOnceItIs(second);
  expect(doubts).toContain('Another registration names the same reference number.');
  expect(doubts).not.toContain('The same file was uploaded for another registration.');

  const accept = (id: string) => call(desk, 'POST', `/proofs/${id}/accept`, { as: desk.admin, body: {} });
  const paid = await accept(first);
  expect([paid.status, (await accept(second)).status]).toEqual([200, 409]);

  // The queue gives the second alone.
  const page = await desk.open('/admin/review', desk.admin, { viewport: { width: 390, height: 844 } });
  const table = page.getByRole('table', { name: 'Read from the picture' });
  await table.getByRole('row', { name: `Reference ${receipt.says.reference}` }).waitFor();
  expect(await page.getByLabel('Reference number on the receipt').inputValue()).toBe(receipt.says.reference);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
