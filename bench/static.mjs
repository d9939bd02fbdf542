// node bench/static.mjs <path> <address> <address> …: requests per second of one file at several servers, turn by
// turn in one run (needs wrk, from Debian's packages). Start the servers yourself: the app, nginx with deploy/nginx.
import { execFileSync } from 'node:child_process';
import { medianOf } from './lib/median.mjs';

const [path, ...addresses] = process.argv.slice(2);
if (!path?.startsWith('/') || addresses.length === 0) {
  console.error('Usage: node bench/static.mjs <path> <address> <address> …');
  process.exit(1);
}
const ROUNDS = 5;
const ENCODINGS = { plain: 'identity', brotli: 'br' };

for (const [name, encoding] of Object.entries(ENCODINGS)) {
  const rates = addresses.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, address] of addresses.entries()) rates[i].push(wrk(address + path, encoding));
  const first = medianOf(rates[0]);
  for (const [i, address] of addresses.entries()) {
    const answer = await fetch(address + path, {
      headers: { 'accept-encoding': encoding, connection: 'close' },
    });
    const coding = answer.headers.get('content-encoding') ?? 'plain';
    const rate = medianOf(rates[i]);
    console.log(
      `${name.padEnd(7)} ${address.padEnd(24)} ${coding.padEnd(6)} ${rate.toFixed(0).padStart(7)} req/s  ratio ${(rate / first).toFixed(2)}`,
    );
  }
}

function wrk(url, encoding) {
  const args = ['-t1', '-c20', '-d2s', '-H', `Accept-Encoding: ${encoding}`, url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (output.includes('Non-2xx')) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}
