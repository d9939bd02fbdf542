import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { fixture } from '../../../support/jest/fixture.js';
import { inCi } from '../../../support/jest/in-ci.js';
import { PRICES, STEP, take, type Group } from '../../../support/payments/ledger-steps.js';
import { ALL_REPORTS, reportsOf } from '../../../support/payments/reports.js';
import { asking, signIn } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));
const { report, compare } = reportsOf(ask);

it('over random histories of three events, every report is the sum of the journal, to the centavo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 12, maxLength: 40 }), async (steps) => {
      const events: { id: string; slug: string }[] = [];
      const prices: Record<string, string[]> = {};
      for (const fee_centavos of [150_000, 99_999, 0]) {
        const slug = `e-${randomUUID()}`;
        const event = await ask<{ id: string; slug: string }>(
          'POST',
          '/events',
          anEvent({ slug, name: slug, fee_centavos }),
        );
        events.push(event);
        const list = await ask<{ prices: { id: string }[] }>('PUT', `/events/${event.id}/prices`, {
          prices: PRICES,
        });
        prices[slug] = list.prices.map(({ id }) => id);
      }
      const groups: Group[] = [];
      const slugs = events.map(({ slug }) => slug);
      for (const step of steps) await take({ api, staff, prices }, step, slugs, groups);
      await api.db.query(
        `UPDATE delegate SET church_name = (ARRAY['Hope', 'HOPE', 'Grace', NULL])[1 + get_byte(uuid_send(uuid), 0) % 4]
          WHERE event_id = ANY($1)`,
        [events.map(({ id }) => id)],
      );
      for (const { id } of events) await compare(id);
      const { closing_centavos } = await ask<{ closing_centavos: number }>('GET', '/movements/sums');
      for (const by of ALL_REPORTS)
        expect([by, (await report(by)).sums.paid_centavos]).toEqual([by, closing_centavos]);
    }),
    { numRuns: inCi(12, 5), seed: 7, endOnFailure: true },
  );
});
