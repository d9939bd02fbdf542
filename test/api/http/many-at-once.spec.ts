import { Renderer } from '../../../src/content/publishing/renderer.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, signIn } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** Real: PostgreSQL and HTTP. Whom work is given to, and limits that hold for many calls at once. */
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const data = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const message = ({ body }: { body: unknown }) => (body as { message?: string }).message;

/** As text: JSON.stringify itself gives up on the deepest. */
async function send(method: string, path: string, body: string) {
  const headers = { ...admin, 'content-type': 'application/json' };
  const response = await fetch(`${api.url}/api/v1${path}`, { method, headers, body });
  return { status: response.status, body: (await response.json()) as unknown };
}
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

it.each([100, 5_000, 20_000])(
  'a body of %d levels is refused before anything goes down it',
  async (levels) => {
    const event = data<{ id: string }[]>(await call(api, 'GET', '/events'))[0]?.id ?? '';
    for (const [method, path, body] of [
      ['PUT', '/content/items/home/site', `{"data":${nested(levels)}}`],
      ['POST', '/content/preview', `{"path":"/","kind":"home","slug":"site","data":${nested(levels)}}`],
      ['PATCH', `/events/${event}`, `{"details":${nested(levels)}}`],
      ['POST', '/delegates', `${'['.repeat(levels)}${']'.repeat(levels)}`],
    ] as const) {
      const answer = await send(method, path, body);
      expect([path, answer.status, message(answer)]).toEqual([
        path,
        400,
        'The body is nested more than 64 levels deep.',
      ]);
    }
    // Nothing is left that waits for an answer.
    const { waiting } = api.app.get<{ waiting: Map<number, unknown> }>(Renderer);
    expect(waiting.size).toBe(0);
  },
);

it('an inquiry is given to colleagues alone who may see it', async () => {
  const { id } = data<{ id: string }>(await call(api, 'POST', '/inquiry/property', { body: anInquiry() }));
  const give = (assignee_id: string) =>
    call(api, 'PUT', `/inquiry/properties/${id}/work`, { as: admin, body: { assignee_id } });
  for (const role of ['editor', 'door'] as const) {
    const answer = await give((await addStaff(api, role)).id);
    expect([role, message(answer)]).toEqual([role, 'assignee_id: No colleague has this id']);
  }
  const luz = await addStaff(api);
  expect((await give(luz.id)).status).toBe(200);
  await api.db.query('UPDATE staff SET disabled_at = now() WHERE id = $1', [luz.id]);
  // Whoever left meanwhile keeps what was theirs until somebody decides, and gets nothing new.
  expect((await give(luz.id)).status).toBe(200);
  await give((await addStaff(api)).id);
  expect((await give(luz.id)).status).toBe(400);
});

describe('webhooks', () => {
  const add = (url = 'https://hooks.example.com/') =>
    call(api, 'POST', '/webhooks', { as: admin, body: { url, description: 'Race', types: [] } });

  it('of many that are added at the same moment there are 20 in the end', async () => {
    const answers = await Promise.all(Array.from({ length: 26 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const all = data<{ id: string }[]>(await call(api, 'GET', '/webhooks', { as: admin }));
    expect(all).toHaveLength(20);
    for (const { id } of all.slice(1)) await call(api, 'DELETE', `/webhooks/${id}`, { as: admin });
  });

  it.each(['2026-11-22T00:00:00', '2026-11-22', '2026-W47-7T00:00:00Z', '0000-01-01T00:00:00Z', 'soon'])(
    'replay from %s is refused, by the name of the field',
    async (since) => {
      const [endpoint] = data<{ id: string }[]>(await call(api, 'GET', '/webhooks', { as: admin }));
      const body = { since };
      const answer = await call(api, 'POST', `/webhooks/${endpoint?.id}/replay`, { as: admin, body });
      expect(message(answer)).toBe('since: A moment with its zone, such as 2027-01-31T00:00:00Z');
    },
  );
});
