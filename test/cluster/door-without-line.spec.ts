import { createServer, connect, type Socket } from 'node:net';
import { checkPort } from '../../src/platform/http/listening.js';
import { aTicket, makeCode, makeDevice, scan, scans, type Person } from '../support/door/door-devices.js';
import { signIn, type Credentials } from '../support/requests/callers.js';
import { startApi, type Api } from '../support/server/api.js';
import { until } from '../support/server/until.js';
import { FIREFOX, startFirefox } from './support/firefox.js';
import { describeWith } from './support/programs.js';
import type { OtherBrowser } from './support/webdriver.js';
import { startWebKit, WEBKIT } from './support/webkit.js';

/** The door is opened, used and opened again while nothing answers, and tells the server all of it later. */
describe.each([
  { name: 'Firefox', needs: FIREFOX, start: startFirefox },
  { name: 'WebKit', needs: WEBKIT, start: startWebKit },
])('$name', ({ needs, start }) => {
  describeWith(needs.programs, needs.packages)('at the door', () => {
    let api: Api;
    let admin: Credentials;
    let line: Awaited<ReturnType<typeof openLine>>;
    let browser: OtherBrowser;
    beforeAll(async () => {
      const PORT = String(await checkPort('127.0.0.1', 0));
      line = await openLine(Number(PORT));
      api = await startApi({ env: { PORT, PUBLIC_URL: line.url } });
      admin = await signIn(api);
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      line?.cut();
      await api?.close();
    });

    it('works without a line, is opened without it, and sends what it kept', async () => {
      const [ana, ben, carla, unpaid] = await Promise.all([
        aTicket(api, { first_name: 'Ana' }),
        aTicket(api, { first_name: 'Ben' }),
        aTicket(api, { first_name: 'Carla' }),
        aTicket(api, { first_name: 'Dan' }, false),
      ]);
      const says = async ({ uuid }: Person, ...words: string[]) => {
        await browser.run(type, `${line.url}/thank-you/${uuid}`);
        for (const word of words)
          await browser.until((text) => document.querySelector('.result')?.textContent.includes(text), word);
      };
      const { link } = await makeCode(api, admin, { gate: 'North gate' });
      await browser.go(new URL(new URL(link).pathname + new URL(link).hash, line.url).href);
      await browser.click('button', 'Start scanning');
      await browser.until(isReady);

      line.cut();
      await says(ana, 'Welcome', 'Ana');
      await says(ana, 'Already in');
      await says(unpaid, 'Not paid', 'Dan');

      await browser.go(`${line.url}/admin/door`);
      await browser.until(() => document.querySelector('header, main'));
      await says(ana, 'Already in', 'Ana');
      await says(ben, 'Welcome', 'Ben');
      // Meanwhile another device, which has a line, lets the same one in, and one more.
      const other = await makeDevice(api, admin, { gate: 'South gate' });
      const [first, second] = await scans(api, other, [scan(ben.uuid), scan(carla.uuid)]);
      expect([first?.outcome, second?.outcome]).toEqual(['welcome', 'welcome']);

      await line.mend();
      await until(async () => {
        const { rows } = await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM door_scan');
        return rows[0]?.n === 7;
      });
      await says(carla, 'Already in', 'Carla');
      const { rows } = await api.db.query(
        `SELECT count(*)::int AS n FROM door_scan WHERE outcome = 'welcome'`,
      );
      expect(rows).toEqual([{ n: 3 }]);
    });
  });
});

/** A line to the server that can be cut: then nothing answers, as where there is no reception. */
async function openLine(to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, onward] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => onward.destroy()).on('close', () => sockets.delete(from) && onward.destroy());
      from.pipe(onward);
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const port = await checkPort('127.0.0.1', 0);
  await listen(port);
  return {
    // As `localhost`, which browsers trust like https.
    url: `http://localhost:${port}`,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => listen(port),
  };
}

// What follows runs in the pages.

/** Whether the page and its list of tickets are kept. */
async function isReady() {
  const worker = await navigator.serviceWorker.getRegistration('/admin/door');
  const names = await caches.keys();
  return (
    worker?.active &&
    names.some((name) => name.startsWith('door-')) &&
    document.body.innerText.includes('List ')
  );
}

function type(code: string) {
  for (const key of [...code, 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
