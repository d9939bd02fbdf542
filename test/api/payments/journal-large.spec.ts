import { figure } from '../../support/jest/figure.js';
import { fixture } from '../../support/jest/fixture.js';
import { paced } from '../../support/jest/quickest.js';
import { largeLedger } from '../../support/payments/large-ledger.js';
import { asking, call, signIn } from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));

const timed = (path: string) => paced(() => ask('GET', path), api.db);

it('answers any page of 30,000 movements of 10,000 registrations in a fifth of a second', async () => {
  const event = await ask<{ id: string }>('POST', '/events', anEvent({ slug: 'hall', name: 'Hall' }));
  await largeLedger(api, event.id);
  const { rows } = await api.db.query<{ reference: string; code: string; name: string }>(
    `SELECT m.reference, registration_code(m.registration_id) AS code, d.first_name AS name
       FROM movement m JOIN delegate d ON d.registration_id = m.registration_id LIMIT 1`,
  );
  const [known] = rows;
  const path = (filter: object, range: number[], at = '') =>
    `/movements${at}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${JSON.stringify(range)}`;
  const of = { event_id: event.id };
  const asked = {
    first: path({}, [0, 99]),
    middle: path(of, [15_000, 15_099]),
    last: path(of, [29_900, 29_999]),
    corrections: path({ ...of, kind: 'correction' }, [0, 99]),
    reference: path({ reference: known?.reference }, [0, 99]),
    code: path({ q: known?.code }, [0, 99]),
    name: path({ q: known?.name }, [0, 99]),
    everybody: path({ q: 'cruz' }, [0, 99]),
    sums: path({ ...of, created_at_gte: new Date().toISOString() }, [0, 99], '/sums'),
  };
  const times: Record<string, number> = {};
  for (const [name, each] of Object.entries(asked)) times[name] = await timed(each);
  figure(
    `journal of 30,000 movements, ms: ${Object.entries(times)
      .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
      .join(', ')}`,
  );
  const reports = { church: 0, price: 0, day: 0, channel: 0 };
  for (const by of ['church', 'price', 'day', 'channel'] as const)
    reports[by] = await timed(path(of, [0, 999], `/reports/${by}`));
  const asText = Object.entries(reports).map(([by, ms]) => `${by} ${ms.toFixed(0)}`);
  figure(`reports of them, ms: ${asText.join(', ')}`);
  // Opened now and then; by church each registration's money is parted among its people.
  expect(Math.max(...Object.values(reports))).toBeLessThan(1_000);
  const { body } = await call(api, 'GET', asked.last, { as: staff });
  expect(body).toMatchObject({ meta: { total: 30_000, next: null } });
  expect(await ask('GET', asked.sums)).toMatchObject({
    ...{ opening_centavos: 900_000_000, received_centavos: 0, closing_centavos: 900_000_000 },
  });
  expect(Math.max(...Object.values(times))).toBeLessThan(200);
});
