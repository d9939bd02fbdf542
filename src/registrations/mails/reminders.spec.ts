import type { Pool } from 'pg';
import { company } from '../../platform/mail/company.js';
import { SAMPLE_REGISTRATION } from './registration-received.js';
import { paymentReminder, placesEndSoon } from './reminders.js';

it.each([paymentReminder, placesEndSoon])('%p asks for what is still to be paid', (template) => {
  const facts = { ...SAMPLE_REGISTRATION, due_centavos: 150_000, owed_centavos: 50_000 };
  const mail = template({} as Pool).render(facts, {
    publicUrl: 'https://site.example',
    company,
  });
  const said = JSON.stringify(mail);
  expect(said).toContain('₱500');
  expect(said).not.toContain('1,500');
});
