import { randomUUID } from 'node:crypto';
import {
  calendarOf,
  FEE,
  sequenceOf,
  startEventDesk,
  type Changed,
  type Ev,
  type Guest,
  type Preview,
} from '../../support/desks/event-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, type Json, codeOf } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate } from '../../support/requests/records.js';

const desk = fixture(() => startEventDesk());

it('tells each address once, with the words of the owner, the money, and a calendar file that takes it away', async () => {
  const { server, api, post, make, guest, group, pay, sent, mailsTo, calendarAt } = desk;
  const event = await make({ name: `Camp ${randomUUID()}` });
  const payer = await guest(event, { first_name: 'Ana' });
  await pay(payer);
  const owing = await guest(event);
  const church = await group(event, 2);
  // Who stopped messages to many still hears of their own place.
  await api.db.query('INSERT INTO stopped_address (address) VALUES ($1)', [owing.email]);
  const elsewhere = await guest(await make());
  const before = await calendarAt(payer);
  const changed = dataOf<Changed>(
    await post(`/events/${event.slug}/cancel`, { words: 'A typhoon is coming.\n\nStay safe.' }),
  );
  await sent(changed);
  const subject = `Cancelled: ${event.name}`;
  const [mail] = mailsTo(payer.email, subject);
  expect(mail?.text).toContain(`Ana, ${event.name} will not take place.`);
  expect(mail?.text).toContain('A typhoon is coming.\n\nStay safe.');
  expect(mail?.text).toContain('We will refund ₱2,500 to you');
  const file = calendarOf(mail);
  expect(file).toContain('METHOD:CANCEL');
  expect(file).toContain('STATUS:CANCELLED');
  expect(file).toContain(`UID:${payer.uuid}@ticket`);
  expect(before).toContain(`UID:${payer.uuid}@ticket`);
  expect(sequenceOf(file)).toBeGreaterThan(sequenceOf(before));
  expect(await calendarAt(payer)).toContain('METHOD:CANCEL');
  expect(mailsTo(owing.email, subject)[0]?.text).toContain('There is nothing left to pay.');
  expect(mailsTo(church.contact.email, subject)).toHaveLength(1);
  expect(mailsTo(church.contact.email, subject)[0]?.text).toContain('Your 2 places are cancelled');
  expect(mailsTo(elsewhere.email, subject)).toEqual([]);
  expect(server.mails.filter((one) => one.subject === subject)).toHaveLength(3);
  const begun = await post(`/guest-mails/${changed.mail.id}/undo`);
  expect(codeOf(begun)).toEqual([409, 'mail_begun']);
});

it('names to who registered twice all of their places, and what is returned of both', async () => {
  const { post, make, guest, pay, sent, mailsTo } = desk;
  const event = await make({ name: `Twice ${randomUUID()}` });
  const first = await guest(event);
  const contact = { first_name: 'Ana', last_name: 'Cruz', email: first.email, phone_number: '09171234567' };
  const delegates = [1, 2].map((n) => ({ first_name: `Guest ${n}`, last_name: 'Cruz' }));
  const second = dataOf<{ delegates: [Guest] }>(
    await post('/registrations', { event: event.slug, contact, delegates, payment_mode: 'gcash' }),
  );
  for (const one of [first, second.delegates[0]]) await pay(one);
  await sent(dataOf<Changed>(await post(`/events/${event.slug}/cancel`)));
  const mails = mailsTo(first.email, `Cancelled: ${event.name}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Your 3 places are cancelled');
  expect(mails[0]?.text).toContain('We will refund ₱7,500 to you');
});

it('returns just what was kept of each: of a part, of too much, of who left before; another event keeps all', async () => {
  const { api, post, get, make, guest, pay, toReturn, scan, sent, mailsTo } = desk;
  const [event, other] = [await make({ name: `Parts ${randomUUID()}` }), await make()];
  const people = [await guest(event), await guest(event), await guest(event), await guest(event)];
  const [part, much, left, none] = people as [Guest, Guest, Guest, Guest];
  const elsewhere = await guest(other);
  await pay(elsewhere);
  const received = async ({ id, uuid }: Guest, amount_centavos: number, n: number) => {
    await sendProof(api.url, uuid, await noisyPicture(n));
    const { rows } = await api.db.query<{ id: string }>('SELECT id FROM proof WHERE registration_id = $1', [
      id,
    ]);
    const reference = `70000000000${n}`;
    dataOf(await post(`/proofs/${rows[0]?.id}/accept`, { reference, amount_centavos }));
  };
  const refund = ({ id }: Guest, amount_centavos: number) =>
    post(`/registrations/${id}/refunds`, { amount_centavos, channel: 'gcash' });
  await received(part, 100_000, 41);
  await received(much, FEE + 50_000, 42);
  dataOf(await refund(much, 50_000));
  await pay(left);
  await post(`/delegates/${left.id}/cancel`);
  dataOf(await refund(left, FEE));
  expect(dataOf<Preview>(await post(`/events/${event.slug}/cancel/preview`))).toMatchObject({
    ...{ people: 3, mails: 3, to_return_centavos: FEE + 100_000 },
    to_return: [{ channel: 'gcash', payers: 2, to_return_centavos: FEE + 100_000 }],
  });
  const changed = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  expect(await toReturn(event)).toEqual({ total: 2, to_return_centavos: FEE + 100_000 });
  await sent(changed);
  const textOf = (one: Guest) => mailsTo(one.email, `Cancelled: ${event.name}`)[0]?.text;
  expect(textOf(part)).toContain('We will refund ₱1,000 to you');
  expect(textOf(much)).toContain('We will refund ₱2,500 to you');
  expect(textOf(none)).toContain('There is nothing left to pay.');
  // Who left before was told then, by a mail about their place alone.
  await desk.server.first(left.email, `Cancelled: ${event.name}`);
  const toLeft = mailsTo(left.email, `Cancelled: ${event.name}`).map(({ text }) => text);
  expect(toLeft).toEqual([expect.stringContaining('this place is cancelled')]);
  expect(codeOf(await refund(part, 100_001))).toEqual([409, 'nothing_to_return']);
  dataOf(await refund(part, 100_000));
  dataOf(await refund(much, FEE));
  expect(await toReturn(event)).toEqual({ total: 0, to_return_centavos: 0 });
  expect(dataOf(await get(`/dashboard/events/${event.id}`))).toMatchObject({
    money: { paid_centavos: 0, owed_centavos: 0, to_return_centavos: 0 },
  });
  expect(await scan(other, elsewhere)).toEqual(['welcome']);
  expect(await toReturn(other)).toEqual({ total: 0, to_return_centavos: 0 });
});

describe('moving', () => {
  const later = {
    ...{ starts_at: '2098-05-10T08:00:00+08:00', ends_at: '2098-05-12T16:00:00+08:00' },
    ...{ venue_name: 'Lake House', venue_city: 'Tagaytay' },
  };

  it('keeps tickets, tells the new day and place, and moves the entry in calendars', async () => {
    const { api, post, get, make, guest, pay, scan, sent, mailsTo, calendarAt } = desk;
    const event = await make({ name: `Moved ${randomUUID()}`, capacity: 10 });
    const payer = await guest(event);
    await pay(payer);
    const cash = aDelegate({
      event: event.slug,
      payment_mode: 'cash',
      email: `c-${randomUUID()}@church.example`,
    });
    const atDesk = dataOf<Guest>(await call(api, 'POST', '/delegates', { body: cash }));
    const before = await calendarAt(payer);
    const preview = dataOf<Preview>(await post(`/events/${event.slug}/move/preview`, later));
    expect(preview).toMatchObject({
      people: 2,
      mails: 2,
      to_return: [],
      subject: `New date and place: ${event.name}`,
    });
    const changed = dataOf<Changed>(
      await post(`/events/${event.slug}/move`, { ...later, words: 'The hall is being repaired.' }),
    );
    expect(changed.event).toMatchObject({
      dates: '10–12 May 2098',
      moved_from: { dates: '10–12 April 2098', place: 'Camp Hill, Baguio' },
    });
    expect(await scan(event, payer)).toEqual(['welcome']);
    const held = await api.db.query<{ held_until: Date }>(
      'SELECT held_until FROM registration WHERE id = $1',
      [atDesk.id],
    );
    expect(held.rows[0]?.held_until.toISOString()).toBe('2098-05-10T00:00:00.000Z');
    await sent(changed);
    const [mail] = mailsTo(payer.email, `New date and place: ${event.name}`);
    expect(mail?.text).toContain('The hall is being repaired.');
    expect(mail?.text).toContain('10–12 May 2098');
    expect(mail?.text).toContain('Lake House, Tagaytay');
    expect(mail?.text).toContain('10–12 April 2098');
    const file = calendarOf(mail);
    expect(file).toContain('METHOD:PUBLISH');
    expect(file).toContain(`UID:${payer.uuid}@ticket`);
    expect(file).toContain('LOCATION:Lake House\\, Tagaytay');
    expect(sequenceOf(file)).toBeGreaterThan(sequenceOf(before));
    const state = dataOf<{ event: Json }>(await get(`/delegates/uuid/${payer.uuid}/registration`));
    expect(state.event).toMatchObject({
      cancelled: false,
      dates: '10–12 May 2098',
      moved_from: { dates: '10–12 April 2098' },
    });
  });

  it('is undone until the mails begin, and refuses what is nothing new', async () => {
    const { post, get, make, guest, calendarAt } = desk;
    const event = await make();
    const one = await guest(event);
    const before = await calendarAt(one);
    const { mail } = dataOf<Changed>(await post(`/events/${event.slug}/move`, later));
    expect((await post(`/guest-mails/${mail.id}/undo`)).status).toBe(200);
    const again = dataOf<Ev>(await get(`/events/${event.id}`));
    expect(again).toMatchObject({ dates: '10–12 April 2098', venue_name: 'Camp Hill', moved_from: null });
    expect(sequenceOf(await calendarAt(one))).toBeGreaterThan(sequenceOf(before));
    const { starts_at, ends_at, venue_name, venue_city } = again;
    const same = await post(`/events/${event.slug}/move`, { starts_at, ends_at, venue_name, venue_city });
    expect(same.status).toBe(400);
    expect((await post(`/events/${event.slug}/move`, { ...later, ends_at: later.starts_at })).status).toBe(
      400,
    );
  });
});
