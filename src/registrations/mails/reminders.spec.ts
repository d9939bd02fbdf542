import type { Pool } from 'pg';
import { company } from '../../platform/mail/company.js';
import { proofRejected } from './proof-rejected.js';
import { SAMPLE_REGISTRATION } from './registration-facts.js';
import { paymentReminder, placesEndSoon } from './reminders.js';

it.each([paymentReminder, placesEndSoon])('%p asks for what is still to be paid', (template) => {
  const facts = { ...SAMPLE_REGISTRATION, due_centavos: 150_000, owed_centavos: 50_000 };
  const mail = template({} as Pool).render(facts, {
    publicUrl: 'https://site.example',
    company,
  });
  const textOf = JSON.stringify(mail);
  expect(textOf).toContain('₱500');
  expect(textOf).not.toContain('1,500');
});

it('a receipt that is refused holds the place only until the time that is said', () => {
  const textOf = (held_until: Date | null) =>
    JSON.stringify(
      proofRejected({} as Pool, () => Promise.resolve(undefined)).render(
        { ...SAMPLE_REGISTRATION, reason: 'Blurred.', held_until },
        { publicUrl: 'https://site.example', company },
      ),
    );
  expect(textOf(new Date('2027-01-14T10:00:00+08:00'))).toContain(
    'The place is held for you until 14 January 2027, 10:00 am (Manila time). Upload the receipt by then; otherwise, it is released.',
  );
  expect(textOf(null)).not.toMatch(/held|kept|noted/);
});
