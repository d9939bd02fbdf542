import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAfterwards, startService, until } from './service.js';
import { OtherBrowser, type Send } from './webdriver.js';

export const FIREFOX = { programs: ['firefox-esr'], packages: 'firefox-esr' };

const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'dom.disable_open_during_load': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,', // no calls home
  'toolkit.startup.max_resumed_crashes': -1,
};

/** Debian has no geckodriver: Firefox itself takes the commands of WebDriver on a line of its own, Marionette. */
export async function startFirefox(): Promise<OtherBrowser> {
  const profile = removeAfterwards(mkdtempSync(join(tmpdir(), 'firefox-')));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const env = { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' };
  const firefox = startService('firefox-esr', args, { env });
  const file = join(profile, 'MarionetteActivePort');
  const isThere = () => Promise.resolve(existsSync(file) && Number(readFileSync(file, 'utf8')));
  const socket = connect(await until(isThere, 'Firefox', firefox), '127.0.0.1');
  await once(socket, 'connect');
  const send = marionette(socket);
  await send('NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  // A window with an address bar is at least 500 pixels wide.
  await send('ExecuteScript', { script: `open('about:blank', '', 'popup,width=390,height=800')`, args: [] });
  const windows = (await send('GetWindowHandles')) as string[];
  await send('SwitchToWindow', { handle: windows.at(-1) });
  return new OtherBrowser('Firefox', send, async () => {
    socket.destroy();
    await firefox.stop('SIGKILL');
  });
}

/** Each message is its length, a colon and JSON: `[0, number, command, parameters]`, and `[1, number, error, result]`. */
function marionette(socket: Socket): Send {
  const asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || rest.length < end) return;
      take(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of asked.values()) reject(new Error('Firefox ended'));
  });
  function take(message: unknown) {
    if (!Array.isArray(message)) return; // its greeting
    const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
    const { resolve, reject } = asked.get(id) ?? {};
    asked.delete(id);
    if (error) reject?.(new Error(error.message));
    // Most results are boxed.
    else resolve?.(result instanceof Object && 'value' in result ? result.value : result);
  }
  let last = 0;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      asked.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
