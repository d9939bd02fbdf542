import sharp from 'sharp';
import { axe } from '../../../support/browser/axe.js';
import { openPage } from '../../../support/browser/browser.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { inCi } from '../../../support/jest/in-ci.js';
import { drawReceipts, sharesRead, type DrawnReceipt } from '../../../support/payments/receipts.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { register, sendProof } from '../../../support/requests/proof-uploader.js';
import { until } from '../../../support/server/until.js';

/** Of its own: it reads every receipt that comes. */
/** What was sent, and the proof that it became. */
const sent: { receipt: DrawnReceipt; picture: Buffer; id: string }[] = [];
const desk = fixture(() => startOwnDesk({ RECEIPT_READING: 'on' }));
beforeAll(async () => {
  for (const receipt of some(drawReceipts(await openPage()))) {
    const picture = await receipt.picture();
    sent.push({ receipt, picture, id: await pay(picture) });
  }
});

type Found = { amount_centavos: number | null; reference: string | null; paid_on: string | null };
interface Proof {
  id: string;
  found: (Found & { receiver: string | null; receiver_is_ours: boolean | null }) | null;
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
async function readOnceItIs(id: string): Promise<Proof & { found: NonNullable<Proof['found']> }> {
  await until(async () => (await proofOf(id)).found !== null, 250);
  const proof = await proofOf(id);
  if (!proof.found) throw new Error('It was read and is not');
  return { ...proof, found: proof.found };
}
/** Some of the receipts, in CI with every layout and every way here; all are in test/full/faults/receipts.spec.ts. */
const some = (receipts: DrawnReceipt[]) =>
  receipts.filter((_, n) => (Math.floor(n / 9) + (n % 9)) % 7 === 0).slice(0, inCi(9, 3));

it('reads receipts as people send them, and takes none for another', async () => {
  expect(sent).toHaveLength(inCi(9, 3));
  const pairs: { name: string; says: Found; found: Found }[] = [];
  const doubts: string[] = [];
  let ours = 0;
  for (const { id, receipt } of sent) {
    const proof = await readOnceItIs(id);
    const { name, says } = receipt;
    pairs.push({ name, says, found: proof.found });
    doubts.push(...proof.doubts);
    if (proof.found.receiver_is_ours) ours += 1;
  }
  const { amount, reference, day, missed } = sharesRead(pairs);
  figure(
    `Of ${sent.length} receipts read right: amount ${amount} %, reference ${reference} %, day ${day} %, receiver ${Math.floor((100 * ours) / sent.length)} %\n${missed.join('\n')}`,
  );
  // One of nine may be missed.
  expect(Math.min(amount, reference, day)).toBeGreaterThanOrEqual(inCi(88, 66));
  expect(doubts.filter((doubt) => /same/i.test(doubt))).toEqual([]);
});

it('says in words what does not fit, and lets one payment pay once', async () => {
  const [{ receipt, picture, id: first }] = sent as [(typeof sent)[0]];
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

  await rejectAllBut(second);
  const page = await desk.open('/admin/review', desk.admin, { viewport: { width: 390, height: 844 } });
  const table = page.getByRole('table', { name: 'Read from the picture' });
  await table.getByRole('row', { name: `Reference ${receipt.says.reference}` }).waitFor();
  expect(await page.getByLabel('Reference number on the receipt').inputValue()).toBe(receipt.says.reference);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Leaves one in the queue, which gives ten at a time. */
async function rejectAllBut(kept: string): Promise<void> {
  const waiting = async () =>
    dataOf<{ proofs: { id: string }[] }>(
      await call(desk, 'POST', '/proofs/claim', { as: desk.admin, body: { count: 10 } }),
    ).proofs.filter(({ id }) => id !== kept);
  for (let others = await waiting(); others.length > 0; others = await waiting())
    for (const { id } of others)
      await call(desk, 'POST', `/proofs/${id}/reject`, { as: desk.admin, body: { reason: 'Drawn' } });
  await call(desk, 'POST', '/proofs/release', { as: desk.admin });
}
