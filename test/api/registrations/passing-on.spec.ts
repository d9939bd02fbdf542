import { randomUUID } from 'node:crypto';
import { OPTIONAL } from '../../../src/delegates/delegate-fields.js';
import { namesOf } from '../../../src/platform/listing/declared-fields.js';
import { startDelegateDesk, type Delegate } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, messageOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

const desk = fixture(() => startDelegateDesk());

describe('passing a place on', () => {
  const successor = () => ({
    first_name: 'Juan',
    last_name: 'Cruz',
    email: `juan-${randomUUID()}@church.example`,
    phone_number: '0917 555 0000',
  });

  it('keeps the payment and gives a new ticket; the old one is cancelled, and who had it is told', async () => {
    const { api, staff, act, record, pay, mailsTo, types, atDoor } = desk;
    const one = dataOf<Delegate>(
      await call(api, 'POST', '/delegates', {
        body: aDelegate({ email: `maria-${randomUUID()}@x.example` }),
      }),
    );
    await pay(one.id);
    await call(api, 'PATCH', `/delegates/qr-code/${one.id}`, { as: staff });
    const person = successor();
    const answer = await act(one.id, 'transfer', person);
    expect([answer.status, messageOf(answer)]).toEqual([200, undefined]);
    const now = dataOf<Delegate>(answer);
    expect(now).toMatchObject({ id: one.id, first_name: 'Juan', payment_status: true });
    expect(now.qr_code).toBe(`/api/v1/delegates/uuid/${now.uuid}/qr.png`);
    expect(await atDoor([one.uuid, now.uuid])).toEqual(['cancelled', 'welcome']);
    expect((await call(api, 'GET', `/delegates/uuid/${one.uuid}`)).status).toBe(404);
    expect(await mailsTo(person.email)).toEqual(['ticket']);
    await until(async () => (await mailsTo(one.email)).includes('place-passed-on'));
    expect(await types(one.id)).toContain('delegate.transferred');

    // The second click, and a lost answer.
    expect(dataOf<Delegate>(await act(one.id, 'transfer', person)).uuid).toBe(now.uuid);
    expect((await record(one.id)) as unknown).toMatchObject({ contact: { email: one.email } });
  });

  it('takes nothing along that was said of the person before, whatever is declared', async () => {
    const sent = aDelegate();
    const one = dataOf<Delegate>(await call(desk.api, 'POST', '/delegates', { body: sent }));
    const personal = namesOf(OPTIONAL).filter((name) => OPTIONAL[name].kind === 'person');
    expect(personal.length).toBeGreaterThan(0);
    for (const name of personal) expect([name, sent[name]]).not.toEqual([name, undefined]);
    const now = dataOf<Record<string, unknown>>(
      await desk.act(one.id, 'transfer', { ...successor(), ministry: 'Choir' }),
    );
    expect(personal.map((name) => [name, now[name]])).toEqual(
      personal.map((name) => [name, name === 'ministry' ? 'Choir' : null]),
    );
  });

  it('is refused for a cancelled place and for wrong fields, and keeps the old ticket out after the bin too', async () => {
    const { api, staff, act, atDoor } = desk;
    const one = dataOf<Delegate>(await call(api, 'POST', '/delegates', { body: aDelegate() }));
    expect((await act(one.id, 'transfer', { first_name: 'Juan' })).status).toBe(400);
    await act(one.id, 'transfer', successor());
    await call(api, 'DELETE', `/delegates/${one.id}`, { as: staff });
    await call(api, 'POST', `/delegates/bin/${one.id}/restore`, { as: staff });
    expect(await atDoor([one.uuid])).toEqual(['cancelled']);
    await act(one.id, 'cancel');
    expect((await act(one.id, 'transfer', successor())).status).toBe(409);
  });
});
