import { readFileSync } from 'node:fs';
import { ReceiptReader } from '../../../src/payments/receipts/receipt-reader.js';
import { readReceipt } from '../../../src/payments/receipts/receipt-reading.js';
import { startChromium } from '../../support/browser/chromium.js';
import { figure } from '../../support/jest/figure.js';
import { drawReceipts, sharesRead, type DrawnReceipt } from '../../support/payments/receipts.js';

jest.setTimeout(580_000);

const reader = new ReceiptReader();
let drawn: { receipt: DrawnReceipt; picture: Buffer }[];
beforeAll(async () => {
  const browser = await startChromium();
  drawn = [];
  for (const receipt of drawReceipts(await browser.newPage()))
    drawn.push({ receipt, picture: await receipt.picture() });
  await browser.close();
});
afterAll(() => reader.close());

it('reads 63 receipts: seven layouts, nine ways here', async () => {
  const pairs = [];
  const begun = Date.now();
  for (const { receipt, picture } of drawn)
    pairs.push({ name: receipt.name, says: receipt.says, found: await readReceipt(reader, picture) });
  const { amount, reference, day, missed } = sharesRead(pairs);
  const each = Math.round((Date.now() - begun) / drawn.length);
  figure(
    `Of ${drawn.length} receipts read right: amount ${amount} %, reference ${reference} %, day ${day} %; ${each} ms each\n${missed.join('\n')}`,
  );
  expect(drawn).toHaveLength(63);
  expect(Math.min(amount, reference, day)).toBeGreaterThanOrEqual(95);
  expect(new Set(pairs.map(({ found }) => found.reference)).size).toBe(63);
});

const linux = process.platform === 'linux';
(linux ? it : it.skip)('stays flat over 200 receipts', async () => {
  const megabytes: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    await reader.text(drawn[n % drawn.length]?.picture ?? Buffer.alloc(0));
    megabytes.push(residentMb(reader.pid ?? 0));
  }
  const most = (from: number, to: number) => Math.max(...megabytes.slice(from, to));
  figure(
    `Reader: ${most(0, 50)} MB within 50 receipts, ${most(150, 200)} MB within the last 50 of 200, this process ${residentMb(process.pid)} MB`,
  );
  expect(most(150, 200)).toBeLessThan(most(0, 50) * 1.15);
  expect(most(0, 200)).toBeLessThan(400);
});

const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
