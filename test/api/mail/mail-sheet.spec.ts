import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));

const inquire = (body: object) => call(api, 'POST', '/inquiry/property', { body });

it('brings the sample computation that was asked about, at our own address, also to an address that nobody confirmed', async () => {
  const path =
    '/api/v1/computations/alpha-tower?years=5&roomType=1&area=32&finish=1&downpayment=20&currency=PHP';
  const message = `Hello. https://thief.example${path} and https://thief.example/else`;
  await inquire(anInquiry({ email: 'sheet@mailbox.ph', message: message }));
  const mail = await server.first('sheet@mailbox.ph', /We have received your inquiry/);
  const links = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replace(/&#38;|&amp;/g, '&'),
  );
  expect(links).toContain(api.settings.publicUrl + path);
  expect(mail.html).toContain('Your sample computation (PDF)');
  expect(mail.raw).not.toContain('thief');
  const sheet = await fetch(api.url + path);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await inquire(anInquiry({ email: 'plain@mailbox.ph' }));
  const plain = await server.first('plain@mailbox.ph', /We have received your inquiry/);
  expect(plain.html).not.toContain('sample computation');
});
