import { openWebhookDesk, type Endpoint } from '../../../support/desks/webhook-desk.js';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { until } from '../../../support/server/until.js';

const desk = fixture(() => openWebhookDesk());

it('follows no redirect, and reads no more of an endless answer than it keeps', async () => {
  desk.answers['/moved'] = 302;
  const moved = await desk.addEndpoint('/moved');
  const endless = await desk.addEndpoint('/endless');
  for (const { id } of [moved, endless]) await desk.data('POST', `/webhooks/${id}/test`);
  await until(async () => (await desk.deliveriesOf(moved.id))[0]?.state === 'failed');
  expect((await desk.deliveriesOf(moved.id))[0]?.status).toBe(302);
  await until(async () => (await desk.deliveriesOf(endless.id))[0]?.state === 'delivered');
  expect((await desk.deliveriesOf(endless.id))[0]?.answer).toHaveLength(1024);
});

/** Addresses that lead into the house, in all the clothes they may wear. */
const HOSTILE = [
  'https://127.0.0.2/',
  'https://127.2/x',
  'https://2130706434/',
  'https://0x7f000002/',
  'https://0177.0.0.2/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.2]/',
  'https://[::ffff:a00:1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[ff02::1]/',
  'https://[2002:a00:1::]/',
  'https://[::7f00:1]/',
  'https://[2001:0:a00:1::f5ff:fffe]/',
  'https://[fec0::1]/',
  'https://[2001:db8::1]/',
  'http://example.com/',
  'ftp://example.com/',
  'https://user:pass@example.com/',
  'javascript:alert(1)',
];
it.each(HOSTILE)('never reaches %s', async (url) => {
  const added = await call(desk.api, 'POST', '/webhooks', {
    as: desk.admin,
    body: { url, description: 'Hostile', types: [] },
  });
  if (added.status === 400) return;
  const { id } = dataOf<Endpoint>(added);
  await desk.data('POST', `/webhooks/${id}/test`);
  await until(async () => (await desk.deliveriesOf(id))[0]?.state === 'failed');
  const [delivery] = await desk.deliveriesOf(id);
  expect(delivery).toMatchObject({
    status: null,
    // A name that leads nowhere, as here where there is no name server, is refused before its address is.
    error: expect.stringMatching(/not on the public internet|leads to no address/) as string,
  });
  await desk.data('DELETE', `/webhooks/${id}`);
});

it('lets no receiver wait for two that hang, of which nothing is known yet', async () => {
  const endpoints = await Promise.all(
    ['/silent', '/drips', '/prompt'].map((path) => desk.addEndpoint(path, ['delegate.created'])),
  );
  const start = performance.now();
  for (let n = 0; n < 12; n++) await desk.register();
  await until(() => desk.at('/prompt').length === 12);
  // Without turns for each endpoint, those two have all the places until they are cut after 15 seconds.
  expect(performance.now() - start).toBeLessThan(12_000);
  for (const { id } of endpoints) await desk.data('DELETE', `/webhooks/${id}`);
});

it('lets no form wait for endpoints that hang, and cuts them after 15 seconds', async () => {
  const timed = async () => {
    const times: number[] = [];
    for (let n = 0; n < 15; n++) {
      const start = performance.now();
      await desk.register();
      times.push(performance.now() - start);
    }
    // The fastest: what other work on the machine costs is in the slower ones; a form that waits is never fast.
    return Math.min(...times);
  };
  const without = await timed();
  const silent = await desk.addEndpoint('/silent', ['delegate.created']);
  const drips = await desk.addEndpoint('/drips', ['delegate.created']);
  await desk.register();
  await until(
    async () => (await desk.deliveriesOf(silent.id)).length + (await desk.deliveriesOf(drips.id)).length >= 2,
  );
  const beside = await timed();
  // All of them hang while the forms are sent.
  const waiting = [silent, drips].map(async ({ id }) =>
    (await desk.deliveriesOf(id)).map(({ state }) => state),
  );
  expect(new Set((await Promise.all(waiting)).flat())).toEqual(new Set(['waiting']));
  figure(`A form beside endpoints that hang: ${(beside / without).toFixed(2)} times as long as without`);
  // Whoever waits for them waits until they are cut: a second is noise of a busy machine.
  expect(beside).toBeLessThan(Math.max(3 * without, 1_000));

  // Nor do other receivers wait: once it is known who takes their time, those wait for each other alone.
  await desk.addEndpoint('/quick', ['delegate.created']);
  const start = performance.now();
  await desk.register();
  await until(() => desk.at('/quick').length === 1);
  expect(performance.now() - start).toBeLessThan(25_000);

  const first = async (id: string) => (await desk.deliveriesOf(id)).at(-1);
  await until(async () => (await first(silent.id))?.attempts === 1);
  expect(await first(silent.id)).toMatchObject({ state: 'waiting', error: 'No answer within 15 seconds.' });
  // It gave its status at once; what comes of the rest does not undo that.
  await until(async () => (await first(drips.id))?.attempts === 1);
  const dripping = await first(drips.id);
  expect(dripping).toMatchObject({
    state: 'delivered',
    status: 200,
    answer: expect.stringMatching(/^x+$/) as string,
  });
  // It would drip for ever.
  expect(dripping?.milliseconds).toBeLessThan(60_000);
});
