import { openPage } from '../support/browser.js';

describe('the site under its strict policy', () => {
  it.each(['/', '/contact-us', '/register', '/admin'])(
    '%s breaks no rule and loads everything',
    async (path) => {
      const page = await openPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on(
        'response',
        (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`),
      );
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(faults.filter((fault) => !/\b401\b/.test(fault))).toEqual([]); // /admin asks who is signed in
      expect((await page.title()).length).toBeGreaterThan(0);
    },
  );
});
