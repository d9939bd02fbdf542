import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FirstAdmin } from '../../../src/auth/staff/first-admin.js';
import { figure } from '../../support/jest/figure.js';
import { fixture } from '../../support/jest/fixture.js';
import { quickest } from '../../support/jest/quickest.js';
import { comments, png, progressiveJpeg } from '../../support/payments/hostile-pictures.js';
import { call } from '../../support/requests/callers.js';
import { register, sendProof } from '../../support/requests/proof-uploader.js';
import { ADMIN, startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi({ env: { TRUST_PROXY: '1' } }));
beforeAll(async () => {
  // The tests' own admin has a password that costs nothing to check; here its real cost is the point.
  await api.db.query('DELETE FROM staff');
  await api.app.get(FirstAdmin).ensure();
});

const TOO_MUCH = 'This picture takes too much work to open. Upload a screenshot of it instead.';

async function upload(picture: Buffer, address = '203.0.113.1', signal?: AbortSignal) {
  const id = await register(api.url);
  const start = performance.now();
  const more = { headers: { 'x-forwarded-for': address }, ...(signal && { signal }) };
  const response = await sendProof(api.url, id, picture, more);
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, message, ms: performance.now() - start };
}

/** A photo as a phone makes it: 12 megapixels of noise over grey, 3 MB. */
const photo = () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
};
/** The heaviest that is still let through: 50 megapixels in eleven scans. */
const heaviest = () => progressiveJpeg(7_064, 10);

describe('a picture that is much work for its size is refused before it is decoded', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG of 1,000 empty scans over 50 megapixels, 174 kB', () => progressiveJpeg(7_064, 1_000)],
    ['a PNG of 1 × 49,000,000 pixels, 95 kB', () => png({ width: 1, height: 49_000_000 })],
    [
      'an interlaced PNG of 16 bits and 50 megapixels, 390 kB',
      () => png({ width: 7_071, height: 7_071, depth: 16, colour: 6, interlaced: true }),
    ],
    [
      'a PNG with 900 compressed notes of 8 MB each',
      () => png({ width: 10, height: 10, extra: comments(900, 7_900_000) }),
    ],
    [
      'a JPEG in CMYK of 50 megapixels',
      async () => {
        const plain = sharp({ create: { width: 7_071, height: 7_071, channels: 3, background: '#c33' } });
        return plain.toColourspace('cmyk').jpeg({ quality: 20 }).toBuffer();
      },
    ],
  ])('%s', async (_, make) => {
    const picture = await make();
    const once = async () => {
      const { status, message } = await upload(picture);
      expect({ status, message }).toEqual({ status: 413, message: TOO_MUCH });
    };
    expect(await quickest(once, 3)).toBeLessThan(3_000);
  });
});

describe('beside ten senders of hostile pictures', () => {
  const uploadMs = async (picture: Buffer) => {
    const { status, ms } = await upload(picture, '198.51.100.1');
    expect(status).toBe(200);
    return ms;
  };
  let signIns = 0;
  const signInMs = async () => {
    const start = performance.now();
    const headers = { 'x-forwarded-for': `198.51.100.${signIns++ + 2}` };
    const { email, password } = ADMIN;
    const answer = await call(api, 'POST', '/auth/sign-in', { headers, body: { email, password } });
    expect(answer.status).toBe(200);
    return performance.now() - start;
  };
  /** While ten send theirs, who go away when it is done. */
  const beside = async (hostile: Buffer, work: () => Promise<number>) => {
    const gone = new AbortController();
    const attackers = Array.from({ length: 10 }, (_, n) =>
      upload(hostile, `203.0.113.${n}`, gone.signal).catch(() => undefined),
    );
    const ms = await work();
    gone.abort();
    await Promise.all(attackers);
    return ms;
  };
  const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['that are refused', () => progressiveJpeg(7_064, 1_000)],
    ['as heavy as may be', heaviest],
  ])('%s, an upload and a sign-in take less than twice as long as else', async (_, make) => {
    const [honest, hostile] = [await photo(), await make()];
    const times = { quiet: { upload: [0], signIn: [0] }, beside: { upload: [0], signIn: [0] } };
    // In turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < 5; round++) {
      times.quiet.upload[round] = await uploadMs(honest);
      times.beside.upload[round] = await beside(hostile, () => uploadMs(honest));
      times.quiet.signIn[round] = await signInMs();
      times.beside.signIn[round] = await beside(hostile, signInMs);
    }
    const ratio = (what: 'upload' | 'signIn') => middle(times.beside[what]) / middle(times.quiet[what]);
    figure(JSON.stringify({ upload: ratio('upload'), signIn: ratio('signIn'), times }));
    expect(ratio('upload')).toBeLessThan(2);
    expect(ratio('signIn')).toBeLessThan(2);
  });
});

/** Process ids of this process's picture decoders. */
const decoders = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('decoder.cjs'))
    .map((line) => parseInt(line));
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

describe('a decoder', () => {
  it('is killed when the sender goes away, and the next picture has a new one', async () => {
    const gone = new AbortController();
    const lost = upload(heaviest(), '203.0.113.1', gone.signal);
    await until(() => decoders().some((pid) => memoryOf(pid) > 150_000));
    const before = decoders();
    gone.abort();
    await expect(lost).rejects.toThrow();
    await until(() => before.some((pid) => !decoders().includes(pid)));
    expect((await upload(await photo())).status).toBe(200);
    const incoming = join(api.settings.dataDir, 'uploads', 'incoming');
    await until(() => readdirSync(incoming).length === 0);
  });

  it('ends when nobody sends pictures, and gives its memory back', async () => {
    expect((await upload(heaviest())).status).toBe(200);
    expect(decoders()).not.toEqual([]);
    await until(() => decoders().length === 0);
  });
});
