import * as z from 'zod';
import { company } from './company/company';
import { event } from './event/event';
import { alphaTower } from './projects/alpha-tower';
import { groveTower } from './projects/grove-tower';
import { plantation } from './projects/plantation';
import { eventForm } from './schema/event';
import { KINDS } from './schema/kinds';

/** Every value that a form marks as having come with the program. */
function marked(schema: z.ZodType): string[] {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), (key, value: unknown) => {
    if (key === 'placeholders') found.push(...(value as string[]));
    return value;
  });
  return found;
}

it('marks the numbers, addresses and links that came with the program', () => {
  const { contact, reach, socialLinks } = company;
  const came = [
    contact.email,
    contact.privacyEmail,
    contact.office.street,
    reach.telephone,
    ...[...reach.channels, ...socialLinks].flatMap((one) =>
      'number' in one ? one.number : 'href' in one ? one.href : [],
    ),
  ];
  expect(came).toHaveLength(10);
  expect(marked(KINDS.company.schema)).toEqual(expect.arrayContaining(came));
  const { organizer, payment } = event;
  const ofEvent = [organizer.telephone.label, organizer.email, payment.gcash.name, payment.gcash.number];
  if (payment.gcash.qr && 'typed' in payment.gcash.qr) ofEvent.push(payment.gcash.qr.typed);
  ofEvent.push(payment.words['bank-transfer']);
  expect(marked(eventForm)).toEqual(expect.arrayContaining(ofEvent));
});

it('marks the price list, the address and the turnover of each project that came with the program', () => {
  for (const { name, prices, details } of [alphaTower, groveTower, plantation]) {
    const came = [prices?.version, details.address.street, details.turnover].flatMap((one) => one ?? []);
    expect([name, marked(KINDS.projects.schema)]).toEqual([name, expect.arrayContaining(came)]);
  }
});

it('leads to nobody’s account, and names no number that somebody may have', () => {
  for (const one of [...company.reach.channels, ...company.socialLinks]) {
    if ('href' in one) expect(new URL(one.href).pathname).toBe('/');
    // No network of the Philippines has the prefix 0900.
    if ('number' in one) expect(one.number).toMatch(/^\+63 900 /);
  }
  // No number of a subscriber begins with 1.
  for (const number of [company.reach.telephone, event.organizer.telephone.label])
    expect(number).toMatch(/^\+63 32 1/);
});
