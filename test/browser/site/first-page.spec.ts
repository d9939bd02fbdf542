import { gotoQuiet, openPage } from '../../support/browser/browser.js';

// The site's own pages are walked to in site-routes.spec.ts.
it('the back office breaks no rule of its policy and loads everything', async () => {
  const page = await openPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on(
    'response',
    (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`),
  );
  await gotoQuiet(page, '/admin');
  expect(faults.filter((fault) => !/\b401\b/.test(fault))).toEqual([]); // /admin asks who is signed in
  expect((await page.title()).length).toBeGreaterThan(0);
});
