import sharp from 'sharp';
import { ReceiptReader } from '../../../../src/payments/receipts/receipt-reader.js';
import { readReceipt } from '../../../../src/payments/receipts/receipt-reading.js';
import { startChromium } from '../../../support/browser/chromium.js';
import { drawReceipts, sharesRead } from '../../../support/payments/receipts.js';

const reader = new ReceiptReader();
afterAll(() => reader.close());

const LINES = [
  'Express Send',
  'Sent via Wallet',
  'Amount  1,500.00',
  'Total Amount Sent  PHP 1,500.00',
  'Ref No. PB2611220031459',
  'November 22, 2026',
];
/** A receipt as a telephone shows it. */
const receipt = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1400"><rect width="1080" height="1400" fill="#fff"/>${LINES.map(
        (line, n) =>
          `<text x="90" y="${220 + n * 150}" font-size="56" font-family="DejaVu Sans, Arial, sans-serif" fill="#222">${line}</text>`,
      ).join('')}</svg>`,
    ),
  );
const says = { amount_centavos: 150_000, reference: 'PB2611220031459', paid_on: '2026-11-22' };

it.each([0, 90, 270])(
  'reads a receipt that is turned by %d degrees, with the letters of its reference',
  async (turn) => {
    const picture = await sharp(await receipt().png().toBuffer())
      .rotate(turn)
      .jpeg()
      .toBuffer();
    expect(await readReceipt(reader, picture)).toMatchObject(says);
  },
);

it('reads nine receipts: of every layout, and of every way here (all 63 are in test/full/faults)', async () => {
  const browser = await startChromium();
  const drawn = drawReceipts(await browser.newPage());
  const nine = drawn.filter((_, n) => (Math.floor(n / 9) + (n % 9)) % 7 === 0);
  const pairs = [];
  for (const { name, says: wanted, picture } of nine)
    pairs.push({ name, says: wanted, found: await readReceipt(reader, await picture()) });
  await browser.close();
  const { amount, reference, day } = sharesRead(pairs);
  expect(pairs).toHaveLength(9);
  // One of nine may be missed.
  expect(Math.min(amount, reference, day)).toBeGreaterThanOrEqual(88);
});

it('gives up a picture of noise after ten seconds of the processor, and reads the next one', async () => {
  const pixels = Buffer.alloc(2400 * 3000);
  // Specks of the size of letters: recognition finds thousands of them.
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 2_654_435_761) % 97 < 40 ? 0 : 255;
  const noise = await sharp(pixels, { raw: { width: 2400, height: 3000, channels: 1 } })
    .blur(2)
    .linear(6, -640)
    .jpeg()
    .toBuffer();
  // On a machine that is busy with others, ten seconds of the processor may be two minutes, which end it too.
  await readReceipt(reader, noise).catch(() => undefined);
  expect(reader.pid).toBeUndefined();
  expect(await readReceipt(reader, await receipt().jpeg().toBuffer())).toMatchObject(says);
});
