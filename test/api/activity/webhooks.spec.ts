import { Webhook } from 'standardwebhooks';
import { openWebhookDesk, type Delivery, type Endpoint } from '../../support/desks/webhook-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call } from '../../support/requests/callers.js';
import { until } from '../../support/server/until.js';

const desk = fixture(() => openWebhookDesk());

it('tells of a change once, signed, without personal data; two secrets sign for a day', async () => {
  const endpoint = await desk.addEndpoint('/good', ['delegate.created']);
  const id = await desk.register();
  await until(() => desk.at('/good').length === 1);
  const [first] = desk.at('/good');
  const message = new Webhook(endpoint.secret).verify(first?.body ?? '', first?.headers ?? {});
  expect(message).toMatchObject({ type: 'delegate.created', data: { resource: 'delegates', record_id: id } });
  expect(first?.body).not.toContain('secret@mailbox.ph');
  expect(() => new Webhook(endpoint.secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow();

  const { secret } = await desk.data<Endpoint>('POST', `/webhooks/${endpoint.id}/secret`);
  expect(secret).not.toBe(endpoint.secret);
  await desk.register();
  await until(() => desk.at('/good').length === 2);
  for (const each of [secret, endpoint.secret]) {
    const [, second] = desk.at('/good');
    expect(new Webhook(each).verify(second?.body ?? '', second?.headers ?? {})).toMatchObject({
      type: 'delegate.created',
    });
  }
});

it('waits for whoever changes the same endpoint: no secret is lost, and none that was disabled is on again', async () => {
  const { id, secret } = await desk.addEndpoint('/locked', ['delegate.created']);
  const client = await desk.api.db.connect();
  await client.query('BEGIN');
  await client.query(
    `UPDATE webhook_endpoint SET secret = 'whsec_colleague', old_secret = $2, disabled_at = now(),
            disabled_reason = 'It answered 410 Gone.' WHERE id = $1`,
    [id, secret],
  );
  const rotated = desk.data<Endpoint>('POST', `/webhooks/${id}/secret`);
  const fields = { url: desk.urlOf('/locked'), description: 'Later', types: ['delegate.created'] };
  const changed = desk.data<Endpoint>('PUT', `/webhooks/${id}`, fields);
  // Both have begun, and wait for the row.
  await until(async () => {
    const { rowCount } = await desk.api.db.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rowCount === 2;
  });
  await client.query('COMMIT');
  client.release();
  await rotated;
  expect((await changed).disabled_at).not.toBeNull();
  const { rows } = await desk.api.db.query('SELECT old_secret FROM webhook_endpoint WHERE id = $1', [id]);
  expect(rows).toEqual([{ old_secret: 'whsec_colleague' }]);
  await desk.data('DELETE', `/webhooks/${id}`);
});

it('keeps no answer about a person who was erased while it was under way', async () => {
  const { id } = await desk.addEndpoint('/held', ['delegate.created']);
  // The one of before may be tried again meanwhile: whatever is held is answered so.
  const answered = async (body: string) => {
    let newest: Delivery | undefined;
    await until(async () => {
      for (const response of desk.held.splice(0)) response.writeHead(500).end(body);
      [newest] = await desk.deliveriesOf(id);
      return newest?.status === 500;
    });
    return newest?.answer;
  };
  await desk.register();
  expect(await answered('Not Juan again')).toBe('Not Juan again');
  const delegate = await desk.register();
  await until(() => desk.at('/held').some(({ body }) => body.includes(delegate)));
  await desk.data('POST', '/privacy/erase', {
    email: 'secret@mailbox.ph',
    records: [{ kind: 'delegates', id: delegate }],
  });
  expect(await answered('Not Juan again')).toBeNull();
  await desk.data('DELETE', `/webhooks/${id}`);
});

it('tries again later, says why, and repeats under the same id; a replay is a message of its own', async () => {
  desk.answers['/broken'] = 500;
  const { id } = await desk.addEndpoint('/broken', ['payment.verified']);
  const delegate = await desk.register();
  await call(desk.api, 'PUT', `/delegates/verify/${delegate}`, {
    as: desk.admin,
    body: { payment_status: true },
  });
  await until(async () => (await desk.deliveriesOf(id))[0]?.status === 500);
  const [delivery] = await desk.deliveriesOf(id);
  expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, answer: 'Out of order' });
  const pause = new Date(delivery?.next_attempt_at ?? 0).getTime() - Date.now();
  expect(pause).toBeLessThan(7_000);
  desk.answers['/broken'] = 204;
  await until(async () => (await desk.deliveriesOf(id))[0]?.state === 'delivered');
  const { rows } = await desk.api.db.query('SELECT failing_since FROM webhook_endpoint WHERE id = $1', [id]);
  expect(rows).toEqual([{ failing_since: null }]);
  const ids = desk.at('/broken').map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([delivery?.id, delivery?.id]);
  await desk.data('POST', `/webhooks/${id}/deliveries/${delivery?.id}/replay`);
  await until(() => desk.at('/broken').length === 3);
  expect(desk.at('/broken')[2]?.headers['webhook-id']).not.toBe(delivery?.id);
  const range = { since: new Date(Date.now() - 3_600_000).toISOString(), only_failed: false };
  expect(await desk.data('POST', `/webhooks/${id}/replay`, range)).toEqual({ count: 1 });
});

it('sends what failed again once, however often it is asked, until that fails too', async () => {
  desk.answers['/lost'] = 500;
  const { id } = await desk.addEndpoint('/lost', ['delegate.created']);
  await desk.register();
  const fail = () =>
    desk.api.db.query(`UPDATE webhook_delivery SET state = 'failed' WHERE endpoint_id = $1`, [id]);
  await until(async () => (await desk.deliveriesOf(id))[0]?.status === 500);
  await fail();
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const replay = () => desk.data<{ count: number }>('POST', `/webhooks/${id}/replay`, { since });
  const counts = await Promise.all([replay(), replay()]);
  expect(counts.map(({ count }) => count).sort()).toEqual([0, 1]);
  await until(async () => (await desk.deliveriesOf(id))[0]?.status === 500);
  await fail();
  desk.answers['/lost'] = 204;
  expect(await replay()).toEqual({ count: 1 });
  await until(async () => (await desk.deliveriesOf(id))[0]?.state === 'delivered');
  expect(await replay()).toEqual({ count: 0 });
});

it('is disabled at once by 410, and wakes up where it stopped', async () => {
  desk.answers['/gone'] = 410;
  const { id } = await desk.addEndpoint('/gone', ['delegate.created']);
  const refused = await desk.register();
  const disabled = async () => (await desk.data<Endpoint>('GET', `/webhooks/${id}`)).disabled_at !== null;
  await until(disabled);
  await until(async () => (await desk.deliveriesOf(id))[0]?.state === 'stopped');
  const missed = await desk.register();
  desk.answers['/gone'] = 204;
  const url = desk.urlOf('/gone');
  await desk.data('PUT', `/webhooks/${id}`, {
    url,
    description: 'Back',
    types: ['delegate.created'],
    disabled: false,
  });
  await desk.register();
  await until(() => desk.at('/gone').some(({ body }) => body.includes(missed)));
  // What the 410 stopped comes again, under its own id.
  await until(() => desk.at('/gone').filter(({ body }) => body.includes(refused)).length === 2);
  const ids = desk.at('/gone').filter(({ body }) => body.includes(refused));
  expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

it('is disabled after five days of nothing but failures, and every admin gets a mail; not on the fourth', async () => {
  desk.answers['/weak'] = 500;
  const { id } = await desk.addEndpoint('/weak', ['delegate.created']);
  const failing = (days: number) =>
    desk.api.db.query(
      `UPDATE webhook_endpoint SET failing_since = now() - $2 * interval '1 day' WHERE id = $1`,
      [id, days],
    );
  const disabled = async () => (await desk.data<Endpoint>('GET', `/webhooks/${id}`)).disabled_at !== null;
  await failing(4.9);
  await desk.register();
  await until(() => desk.at('/weak').length === 1);
  await until(async () => (await desk.deliveriesOf(id))[0]?.status === 500);
  expect(await disabled()).toBe(false);
  await failing(5.01);
  await desk.register();
  // It may have had nothing to take since the last failure, so one answer is not five days of them.
  await until(() => desk.at('/weak').length >= 2);
  await until(async () => (await desk.deliveriesOf(id))[0]?.status === 500);
  expect(await disabled()).toBe(false);
  await desk.api.db.query('UPDATE webhook_delivery SET attempts = 2 WHERE endpoint_id = $1', [id]);
  await desk.api.db.query(
    `UPDATE job SET run_at = now() WHERE payload->>'delivery_id' IN
      (SELECT id::text FROM webhook_delivery WHERE endpoint_id = $1)`,
    [id],
  );
  await until(disabled);
  const { rows } = await desk.api.db.query<{ to_address: string }>(
    `SELECT to_address FROM mail WHERE template = 'webhook-disabled' AND record_id = $1`,
    [id],
  );
  const admins = await desk.api.db.query<{ email: string }>(`SELECT email FROM staff WHERE role = 'admin'`);
  expect(rows.map(({ to_address }) => to_address)).toEqual(admins.rows.map(({ email }) => email));
  // The feed holds an entry back while an older transaction is open, such as that of another endpoint.
  await until(async () => {
    const { body } = await call(desk.api, 'GET', '/activity?limit=1000', { as: desk.admin });
    return (body as { data: { type: string }[] }).data.some(({ type }) => type === 'webhook.disabled');
  });
});

it('is described in the API document: every type, its body and its headers', async () => {
  const { webhooks, openapi, components } = (await (
    await fetch(`${desk.api.url}/api/v1/openapi.json`)
  ).json()) as {
    openapi: string;
    webhooks: Record<string, { post: { parameters: { name: string }[] } }>;
    components: {
      schemas: Record<string, { properties: { type: { oneOf: { const: string; description: string }[] } } }>;
    };
  };
  expect(openapi).toBe('3.1.0');
  const types = await desk.data<{ type: string; meaning: string }[]>('GET', '/webhooks/types');
  const described = components.schemas.WebhookMessage?.properties.type.oneOf;
  expect(described).toEqual(types.map(({ type, meaning }) => ({ const: type, description: meaning })));
  expect(Object.keys(webhooks)).toEqual(['message']);
  expect(webhooks.message?.post.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
});
