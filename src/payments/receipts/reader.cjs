// A process of its own, forked by receipt-reader.ts: recognition takes 160 MB, which end with it. Nothing is fetched:
// language data and program come from the packages. Plain JavaScript: the tests run the sources, and this file must run
// without them.
'use strict';
const { dirname, join } = require('node:path');
const sharp = require('sharp');
const { createWorker } = require('tesseract.js');

/** Letters are recognised best at about this width of a telephone's picture. */
const WIDTH = { least: 1000, wanted: 1200, most: 1600 };
/** A single column of lines of various sizes; what is ink is decided for the whole picture. */
const FIRST = { tessedit_pageseg_mode: '4', thresholding_method: '0' };
/** The second look, larger: what is ink is decided from place to place (Sauvola), for cards on a page and shadows. */
const AGAIN = { tessedit_pageseg_mode: '4', thresholding_method: '2' };
const WIDTH_AGAIN = 1500;
/** Below this mean brightness, light letters stand on a dark ground. */
const DARK = 110;
const MOST_PIXELS = 50_000_000;
/** A page that lies on its side gives letters that are none: below this confidence it is looked at from both sides. */
const SURE = 60;
/** So much of the processor one look may take. A receipt takes one to two seconds, noise took more than a minute. */
const MOST_CPU_MS = 10_000;

sharp.cache(false);
sharp.concurrency(1);

const languages = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
let starting;
const start = () =>
  (starting ??= createWorker('eng', 1, { langPath: languages, cacheMethod: 'none', gzip: true }).then(
    async (worker) => {
      await worker.setParameters({ preserve_interword_spaces: '1' });
      return worker;
    },
  ));

/** Grey, of full contrast, of the size at which letters are known best, and dark on light. */
async function prepare(picture, again, turn) {
  const upright = sharp(picture, { limitInputPixels: MOST_PIXELS }).rotate().greyscale();
  const grey =
    turn === 0 ? upright : sharp(await upright.png({ compressionLevel: 1 }).toBuffer()).rotate(turn);
  const { width = 0 } = await grey.metadata();
  const wanted = again ? WIDTH_AGAIN : WIDTH.wanted;
  const fits = !again && width >= WIDTH.least && width <= WIDTH.most;
  const sized = fits ? grey : grey.resize({ width: wanted, kernel: 'cubic' });
  const prepared = await sized.normalise().png({ compressionLevel: 1 }).toBuffer();
  // Measured once the contrast is full: a photograph in a dim room is dark, and its letters are darker still.
  const { channels } = await sharp(prepared).stats();
  const isDark = (channels[0]?.mean ?? 255) < DARK;
  return isDark ? sharp(prepared).negate().png({ compressionLevel: 1 }).toBuffer() : prepared;
}

/**
 * @param {{ picture: Uint8Array, again: boolean }} request
 * @returns {Promise<{ text: string } | { fault: string }>} a fault: the picture cannot be read
 */
async function read({ picture, again }) {
  const worker = await start();
  const ended = endAfter(MOST_CPU_MS);
  try {
    await worker.setParameters(again ? AGAIN : FIRST);
    const recognise = async (turn) =>
      (await worker.recognize(await prepare(picture, again, turn), { rotateAuto: true })).data;
    let best = await recognise(0);
    for (const turn of best.confidence < SURE ? [90, 270] : []) {
      const turned = await recognise(turn);
      if (turned.confidence > best.confidence) best = turned;
    }
    return { text: best.text };
  } catch (error) {
    return { fault: String(error) };
  } finally {
    clearInterval(ended);
  }
}

/** Recognition cannot be stopped but by ending the process: it runs in a thread of its own, so this one can. */
function endAfter(most) {
  const begun = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1000 > most) process.send?.({ fault: 'It takes too long.' }, () => process.exit(0));
  }, 200);
}

process.umask(0o077);
process.once('disconnect', () => process.exit());
// Without a worker there is nothing to answer with: the exit says so (receipt-reader.ts).
process.on('message', (request) =>
  read(request).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  ),
);
