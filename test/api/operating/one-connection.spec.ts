// Whoever holds a connection and asks the pool for another waits for somebody else to give one back; where enough do so
// at once, all wait in vain until their time is up. With a single connection, the first who does waits for itself.
import { InquiryReturns } from '../../../src/inquiries/work/returns.js';
import { openWebhookDesk } from '../../support/desks/webhook-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { addStaff, call } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';
import { onlyWhenCalled } from '../../support/server/waiting.js';

const server = fixture(() => startMailServer());
const desk = fixture(() =>
  openWebhookDesk({
    DATABASE_POOL_SIZE: '1',
    SMTP_URL: server.url,
    MAIL_FROM: 'Stealth Land <events@stealthland.ph>',
  }),
);

it('is enough to tell webhooks', async () => {
  await desk.addEndpoint('/heard', ['delegate.created']);
  await desk.register();
  await until(() => desk.at('/heard').length === 1);
});

it('is enough to send a mail again', async () => {
  const { id } = await desk.data<{ id: string }>(
    'POST',
    '/delegates',
    aDelegate({ email: 'again@mailbox.ph' }),
  );
  const filter = encodeURIComponent(JSON.stringify({ record_id: id }));
  const mails = () => desk.data<{ id: string; state: string }[]>('GET', `/mails?filter=${filter}`);
  await until(async () => (await mails())[0]?.state === 'sent');
  const [mail] = await mails();
  const answer = await call(desk.api, 'POST', `/mails/${mail?.id}/send`, { as: desk.admin });
  expect(answer.status).toBe(200);
});

it('is enough to give inquiries back and to mail colleagues', async () => {
  await onlyWhenCalled(desk.api, 'inquiry-returns');
  const { id: assignee } = await addStaff(desk.api);
  const { id } = await desk.data<{ id: string }>('POST', '/inquiry/property', anInquiry());
  await desk.api.db.query('UPDATE inquiry SET assignee_id = $2, assigned_at = $3 WHERE id = $1', [
    id,
    assignee,
    new Date('2020-01-06T01:00:00Z'),
  ]);
  await desk.data('PUT', '/inquiry/work/settings', {
    assigns: false,
    rules: [],
    left_out: [],
    return_after_hours: 1,
    reservation_days: 30,
    work_days: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '18:00',
  });
  expect(await desk.api.app.get(InquiryReturns).run()).toBe(1);
});

it('is enough to decide on a receipt, and to change who is paid', async () => {
  const { id } = await desk.data<{ id: string }>('POST', '/delegates', aDelegate());
  await sendProof(desk.api.url, id, await noisyPicture(7));
  const { proofs } = await desk.data<{ proofs: { id: string }[] }>('POST', '/proofs/claim', {});
  for (const step of ['reject', 'undo', 'accept'])
    await desk.data(
      'POST',
      `/proofs/${proofs[0]?.id}/${step}`,
      step === 'reject' ? { reason: 'Blurred' } : {},
    );
  const [event] = await desk.data<{ id: string }[]>('GET', '/events');
  await desk.data('PATCH', `/events/${event?.id}`, { gcash_number: '0917 000 0007' });
});
