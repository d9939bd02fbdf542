// Decodes pictures in a process of its own (decoder-process.ts starts it), which may be killed at any moment and knows no
// secret. Plain JavaScript: the tests run the sources, and this file must run without them.
'use strict';
const sharp = require('sharp');

const WATCH_MS = 20;

/**
 * libjpeg only warns where the bytes of a JPEG are torn, and draws grey or coloured stripes for the rest. Its other warnings
 * are harmless: phones write odd scan parameters, and bytes of their own between the segments.
 */
const TORN = /premature end|bad Huffman code|instead of RST/;

// Only these decoders may ever see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * @typedef {{ source: string, target: string, maxSide: number, ground: string, transparent?: boolean, maxPixels: number }} Job
 * @param {Job} job
 * @returns {Promise<string | undefined>} what went wrong, in the library's words
 */
async function decode(job) {
  const warning = await draw(job, 'warning');
  return warning === undefined || TORN.test(warning) ? warning : draw(job, 'error');
}

/**
 * @param {Job} job
 * @param {'warning' | 'error'} failOn
 */
async function draw({ source, target, maxSide, ground, transparent = false, maxPixels }, failOn) {
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels, failOn, sequentialRead: true })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const seen = transparent ? await seenThrough(picture) : undefined;
    if (seen) await seen.png().toFile(target);
    else
      await picture
        .flatten({ background: ground })
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toFile(target);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * Undefined where nothing is seen through it: many programs write an alpha channel that says nothing.
 * @param {import('sharp').Sharp} picture
 */
async function seenThrough(picture) {
  if (!(await picture.metadata()).hasAlpha) return undefined;
  const { data, info } = await picture
    .clone()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = info.channels - 1; at < data.length; at += info.channels)
    if (data[at] < 255) return sharp(data, { raw: info });
  return undefined;
}

/**
 * Ends this process when the picture takes more than it may; the exit code says so (decoder-process.ts).
 * @param {{ maxBytes: number, maxCpuMs: number, tooMuch: number }} limits
 */
function watch({ maxBytes, maxCpuMs, tooMuch }) {
  const start = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if (process.memoryUsage.rss() > maxBytes || (user + system) / 1_000 > maxCpuMs) process.exit(tooMuch);
  }, WATCH_MS);
}

process.umask(0o077);
process.once('disconnect', () => process.exit());
process.on('message', async (job) => {
  const watching = watch(job);
  const fault = await decode(job);
  clearInterval(watching);
  process.send?.({ fault });
});
