import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../support/server/free-ports.js';
import { removeAfterwards, startService, until } from './service.js';
import { OtherBrowser, type Send } from './webdriver.js';

export const WEBKIT = { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' };

/** Safari's engine, in the small browser that comes with its driver. It needs a screen, which is drawn in memory. */
export async function startWebKit(): Promise<OtherBrowser> {
  const home = removeAfterwards(mkdtempSync(join(tmpdir(), 'webkit-')));
  const screen = startService('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const display = await until(
    () => Promise.resolve(/^(\d+)\n/.exec(screen.output())?.[1]),
    'A screen in memory',
    screen,
  );
  const [port = 0] = await freePorts(1);
  const env = { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home };
  const driver = startService('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${address}/status`)).ok, 'The driver of WebKit', driver);
  const session = (await request(`${address}/session`, 'POST', { capabilities: {} })) as {
    sessionId: string;
  };
  return new OtherBrowser('WebKit', overHttp(`${address}/session/${session.sessionId}`), async () => {
    await driver.stop('SIGKILL');
    await screen.stop();
  });
}

/** Where the standard has its commands. */
const ROUTES: Record<string, [method: string, path: string]> = {
  Navigate: ['POST', '/url'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  ElementClick: ['POST', '/element/:id/click'],
  ElementSendKeys: ['POST', '/element/:id/value'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  DeleteSession: ['DELETE', ''],
};

const overHttp =
  (session: string): Send =>
  (command, parameters = {}) => {
    const [method = '', path = ''] = ROUTES[command] ?? [];
    const { id = '' } = parameters as { id?: string };
    return request(`${session}${path.replace(':id', id)}`, method, parameters);
  };

async function request(url: string, method: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new Error(value?.message ?? `${method} ${url}: ${answer.status}`);
  return value;
}
