import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A receipt that is drawn, and what it says. */
export interface DrawnReceipt {
  name: string;
  says: { amount_centavos: number; reference: string; paid_on: string };
  picture: () => Promise<Buffer>;
}

interface Facts {
  amount: string;
  fee: string;
  total: string;
  reference: string;
  date: string;
  receiver: string;
  number: string;
}
type Layout = {
  name: string;
  html: (facts: Facts) => string;
  date: (day: Date) => string;
  grouped?: (digits: string) => string;
};

const long = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const british = (day: Date) =>
  `${day.getUTCDate()} ${day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })} ${day.getUTCFullYear()}`;
const iso = (day: Date) => day.toISOString().slice(0, 10);
const american = (day: Date) =>
  `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${String(day.getUTCDate()).padStart(2, '0')}/${day.getUTCFullYear()}`;
const blocks = (digits: string) => digits.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
const row = (label: string, value: string) => `<div class="row"><span>${label}</span><b>${value}</b></div>`;

/** What wallets and banks show, drawn after their layouts, with nobody's real mark. */
const LAYOUTS: Layout[] = [
  {
    name: 'wallet, card',
    date: (day) => `${long(day)} 10:42 AM`,
    grouped: blocks,
    html: (f) => `<main class="card"><h1>${f.receiver}</h1><p>${f.number}</p><p>Sent via Wallet</p>
      ${row('Amount', f.amount)}<hr>${row('Total Amount Sent', `₱${f.total}`)}
      <p>Ref No. ${f.reference} <span style="margin-left:12px">${f.date}</span></p></main>`,
  },
  {
    name: 'wallet, dark',
    date: (day) => `${long(day)}, 6:05 PM`,
    html: (
      f,
    ) => `<main class="dark"><h2>Sent money</h2><h1>₱${f.amount}</h1><p>to ${f.receiver}</p><p>${f.number}</p>
      ${row('Date', f.date)}${row('Reference ID', f.reference)}${row('Transfer fee', `₱${f.fee}`)}</main>`,
  },
  {
    name: 'bank, table',
    date: american,
    html: (f) => `<main class="bank"><header>Transaction details</header>
      ${row('Transfer to', f.receiver)}${row('Account number', f.number)}${row('Transfer amount', `PHP ${f.amount}`)}
      ${row('Service charge', `PHP ${f.fee}`)}${row('Transaction date', f.date)}
      ${row('Reference number', f.reference)}</main>`,
  },
  {
    name: 'bank, label above value',
    date: british,
    html: (
      f,
    ) => `<main class="stack"><h2>Transfer successful</h2><label>You sent</label><h1>PHP ${f.amount}</h1>
      <label>Recipient</label><p>${f.receiver}<br>${f.number}</p><label>Reference No.</label><p>${f.reference}</p>
      <label>Date</label><p>${f.date}</p></main>`,
  },
  {
    name: 'instant transfer',
    date: iso,
    html: (
      f,
    ) => `<main class="bank"><header>Instant transfer</header><h1>₱ ${f.amount}</h1><p>Beneficiary: ${f.receiver}</p>
      <p>${f.number}</p><p>Trace No. 482913</p><p>Ref. No.: ${f.reference}</p><p>${f.date} 14:22:09</p>
      <p>Fee ${f.fee}. Available balance ₱48,211.07</p></main>`,
  },
  {
    name: 'wallet, reference over two lines',
    date: (day) => `${long(day)} 9:15 AM`,
    html: (
      f,
    ) => `<main class="narrow"><h2>Payment received by</h2><h1>${f.receiver}</h1><p>Amount paid</p><h1>₱${f.amount}</h1>
      <p>Reference No. ${f.reference.slice(0, 9)}<br>${f.reference.slice(9)}</p><p>${f.date}</p></main>`,
  },
  {
    name: 'thermal slip',
    date: (day) => `${american(day)} 16:40`,
    html: (
      f,
    ) => `<main class="slip">PAYMENT CENTER<br>OFFICIAL SLIP<br>----------------------------<br>BILLER: ${f.receiver.toUpperCase()}<br>
      AMOUNT PAID:   PHP ${f.amount}<br>SERVICE FEE:   PHP ${f.fee}<br>TRANSACTION NO: ${f.reference}<br>DATE: ${f.date}<br>
      ----------------------------<br>KEEP THIS SLIP</main>`,
  },
];

/** What happens to a receipt on its way here. */
const WAYS: {
  name: string;
  css: string;
  then?: (picture: sharp.Sharp, box: sharp.Metadata) => sharp.Sharp;
}[] = [
  { name: 'as it is', css: '' },
  { name: 'tilted by 2 degrees', css: 'transform: rotate(2deg)' },
  { name: 'tilted by -3 degrees', css: 'transform: rotate(-3deg)' },
  { name: 'blurred', css: 'filter: blur(0.7px)' },
  { name: 'recompressed', css: '', then: (picture) => picture.jpeg({ quality: 28 }) },
  {
    name: 'small',
    css: '',
    then: (picture, { width = 0 }) => picture.resize(Math.round(width * 0.7)).jpeg({ quality: 70 }),
  },
  {
    name: 'cropped',
    css: '',
    then: (picture, { width = 0, height = 0 }) =>
      picture.extract({ left: 8, top: 12, width: width - 16, height: height - 24 }),
  },
  {
    name: 'photograph of a screen',
    css: 'transform: perspective(1400px) rotateY(7deg) rotate(1.2deg); filter: blur(0.4px) brightness(0.86) contrast(0.9)',
    then: (picture) => picture.modulate({ brightness: 0.92 }).jpeg({ quality: 60 }),
  },
  { name: 'in a dim room', css: 'filter: brightness(0.55) contrast(0.85)' },
];

const STYLE = `body{margin:0;background:#e9edf3;font:30px/1.5 Inter,sans-serif;color:#17202b;width:720px}
  main{padding:48px 40px;background:#fff}.card{margin:40px;border-radius:20px}.dark{background:#0f1522;color:#e8edf7}
  .bank header{background:#8d1b2d;color:#fff;margin:-48px -40px 24px;padding:28px 40px;font-weight:600}
  .row{display:flex;justify-content:space-between;gap:24px;padding:12px 0}.row b{font-weight:600;text-align:right}
  h1{font-size:46px;margin:10px 0}h2{font-size:34px;margin:8px 0}p{margin:10px 0}label{display:block;margin-top:24px;font-size:25px;color:#5a6675}
  .narrow{width:520px;text-align:center}.slip{font:26px/1.6 'Courier Prime','DejaVu Sans Mono',monospace;background:#fbfaf4}`;

const FONT = readFileSync(
  join(
    __dirname,
    '..',
    '..',
    '..',
    'node_modules',
    '@fontsource-variable',
    'inter',
    'files',
    'inter-latin-wght-normal.woff2',
  ),
).toString('base64');

/** Repeats itself: the same set in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every layout on every way here: 63 receipts, each with figures of its own. */
export function drawReceipts(page: Page): DrawnReceipt[] {
  return LAYOUTS.flatMap((layout, l) =>
    WAYS.map((way, w) => {
      const next = random(l * 100 + w + 7);
      const day = new Date(Date.UTC(2026, Math.floor(next() * 12), 1 + Math.floor(next() * 27)));
      const pesos = [1500, 3000, 18_000, 4500, 750, 12_000.5][Math.floor(next() * 6)] ?? 1500;
      const reference =
        String(1 + Math.floor(next() * 9)) +
        Array.from({ length: 12 }, () => Math.floor(next() * 10)).join('');
      const money = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });
      const facts: Facts = {
        amount: money(pesos),
        fee: money(15),
        total: money(pesos),
        reference: layout.grouped?.(reference) ?? reference,
        date: layout.date(day),
        receiver: 'Stealth Land Events',
        number: '0900 550 2027',
      };
      return {
        name: `${layout.name}, ${way.name}`,
        says: { amount_centavos: Math.round(pesos * 100), reference, paid_on: iso(day) },
        picture: async () => {
          await page.setContent(
            `<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${FONT})}${STYLE}</style>
             <body><div style="padding:12px;${way.css}">${layout.html(facts)}</div></body>`,
          );
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const shot = await page.locator('body').screenshot({ type: 'jpeg', quality: 85 });
          const picture = sharp(shot);
          return (way.then?.(picture, await picture.metadata()) ?? picture).jpeg().toBuffer();
        },
      };
    }),
  );
}

type Says = { amount_centavos: number | null; reference: string | null; paid_on: string | null };

/** @returns how many of a hundred were read right, field by field, and the names of those that were not */
export function sharesRead(pairs: { name: string; says: Says; found: Says }[]) {
  const fields = ['amount_centavos', 'reference', 'paid_on'] as const;
  const wrong = fields.map((field) => pairs.filter(({ says, found }) => says[field] !== found[field]));
  const [amount, reference, day] = wrong.map(({ length }) => Math.floor(100 * (1 - length / pairs.length)));
  const missed = wrong.flatMap((those, n) =>
    those.map(({ name, found }) => `${fields[n]} of "${name}": ${found[fields[n] ?? 'reference']}`),
  );
  return { amount: amount ?? 0, reference: reference ?? 0, day: day ?? 0, missed };
}
