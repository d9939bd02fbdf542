import type { BrowserContextOptions, Page } from 'playwright-core';
import { startChromium } from '../browser/chromium.js';
import { cameraFlags } from '../browser/fake-camera.js';
import { makeCode } from '../door/door-devices.js';
import type { Credentials } from '../requests/callers.js';

/** What the page showed, sounded and felt like, each time that its word changed. */
export interface Seen {
  word: string;
  name: string;
  line: string;
  color: string;
  outcome: string;
  here: boolean;
  tones: number[];
  vibration: number[];
  announced: string;
  at: number;
}

/** Runs in the page: notes what a helper sees, hears and feels. */
const NOTE = `(() => {
  window.seen = [];
  let tones = [];
  let vibration = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this);
    const start = tone.start;
    tone.start = (...when) => { tones.push(tone.frequency.value); start.apply(tone, when); };
    return tone;
  };
  navigator.vibrate = (pattern) => { vibration = pattern; return true; };
  let last = '';
  new MutationObserver(() => {
    const result = document.querySelector('.result');
    if (!result || result.dataset.outcome === 'checking') return;
    const text = (name) => result.querySelector(name)?.textContent ?? '';
    const key = [result.dataset.outcome, result.dataset.here, text('.name'), text('.detail')].join('|');
    if (key === last) return;
    last = key;
    const color = getComputedStyle(result).backgroundColor;
    const note = { word: text('.word'), name: text('.name'), line: text('.detail'), color, at: performance.now(),
      outcome: result.dataset.outcome, here: result.dataset.here === 'true',
      announced: document.querySelector('main [role=alert]')?.textContent ?? '' };
    // The sound follows the word.
    const noted = { ...note, tones: [], vibration: [] };
    window.seen.push(noted);
    setTimeout(() => { noted.tones = tones.splice(0); noted.vibration = vibration; vibration = []; }, 60);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()`;

const NO_CAMERA = `navigator.mediaDevices.getUserMedia = () =>
  Promise.reject(new DOMException('There is none', 'NotFoundError'))`;

export interface DoorBrowser {
  /** @param camera whether it sees the film; else the device has none */
  open(camera: 'film' | 'none', options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** A Chromium of its own whose camera sees a film. */
export async function startDoorBrowser(url: string, film: string): Promise<DoorBrowser> {
  const browser = await startChromium(cameraFlags(film));
  return {
    async open(camera, options = {}) {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-PH',
        timezoneId: 'Asia/Manila',
        viewport: { width: 390, height: 844 },
        permissions: ['camera'],
        ...options,
      });
      context.setDefaultTimeout(60_000);
      await context.addInitScript(NOTE);
      if (camera === 'none') await context.addInitScript(NO_CAMERA);
      return context.newPage();
    },
    close: () => browser.close(),
  };
}

/** Opens the page by the link that an admin shows, and taps its one button. */
export async function signInByLink(
  page: Page,
  api: { url: string },
  admin: Credentials,
  fields: object = {},
) {
  const made = await makeCode(api, admin, fields);
  await page.goto(new URL(made.link).pathname + new URL(made.link).hash);
  await page.getByRole('button', { name: 'Start scanning' }).click();
  await page.getByText(/List just now/).waitFor();
  return made;
}

export const seenBy = (page: Page): Promise<Seen[]> => page.evaluate('window.seen');

/** A hardware scanner: types faster than anybody, and ends with Enter. */
export const wedge = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
