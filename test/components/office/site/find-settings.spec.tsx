import '../../../../web-admin/src/pages';
import * as z from 'zod';
import { signedIn } from '../../../../web-admin/src/api/account/session';
import type { ContentItem } from '../../../../web-admin/src/api/types';
import type { Field } from '../../../../web-admin/src/content/schema';
import { i18nProvider } from '../../../../web-admin/src/messages/index';
import { find, inContent, inForm } from '../../../../web-admin/src/search/find';
import { settings } from '../../../../web-admin/src/search/useFound';
import { eventForm } from '../../../../web-public/src/content/schema/event';
import { KINDS } from '../../../../web-public/src/content/schema/kinds';

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as unknown as Field;

/** The site's own forms, as the server gives them. */
const kinds = Object.entries(KINDS).map(([kind, { schema, title, pages, path }]) => ({
  kind,
  title,
  group: pages,
  path,
  many: kind === 'projects',
  schema: schemaOf(schema),
}));
const items = kinds.flatMap(({ kind, title, many }) =>
  many
    ? ['alpha', 'grove', 'coffee'].map((name) => ({ kind, slug: `${name}-tower`, title: `Tower of ${name}` }))
    : [{ kind, slug: 'site', title }],
) as ContentItem[];

/** What an owner types who has never seen it, and where that is set. */
const ASKED: [question: string, to: string][] = [
  ['price', '/content/projects/alpha-tower?field=prices.perSqm'],
  ['privacy', '/content/privacy/site'],
  ['WhatsApp', '/content/company/site?field=reach.channels'],
  ['telephone', '/content/company/site?field=reach.telephone'],
  ['license to sell', '/content/projects/alpha-tower?field=details.license'],
  ['gallery', '/content/projects/alpha-tower?field=gallery'],
  ['VAT', '/content/projects/alpha-tower?field=prices.vat'],
  ['dollar', '/content/company/site?field=dollar'],
  ['ways to pay', '/content/formLists/site?field=paymentModes'],
  ['menu', '/content/navigation/site'],
  ['opening hours', '/inquiry-settings?input=opens'],
  ['assign inquiries', '/inquiry-settings?input=assigns'],
  ['change password', '/account'],
  ['two factor', '/account'],
  ['add a colleague', '/staff/create'],
  ['backup', '/backups'],
  ['mail server', '/mail-server'],
  ['email templates', '/mail-kinds'],
  ['fee', '/events/e1?field=places.fee_centavos'],
  ['capacity', '/events/e1?field=places.capacity'],
  ['gcash number', '/events/e1?field=paying.gcash_number'],
  ['api key', '/api-keys'],
  ['scanner', '/door-desk'],
  ['deleted', '/bin'],
  ['publish later', '/content/releases'],
  ['photos', '/content/pictures'],
];

const all = () => {
  signedIn({ id: 'me', name: 'Ana Reyes', email: 'ana@example.ph', role: 'admin' });
  return [
    ...settings((key) => i18nProvider.translate(key)),
    ...inContent(kinds, items),
    ...inForm('event/e1', 'Common Ground', schemaOf(eventForm)),
  ];
};
it.each(ASKED)('“%s” is found among the first', (question, to) => {
  expect(find(all(), question).map((each) => each.to)).toContain(to);
});

/** In an owner's own words, and in those of the street. */
const IN_THEIR_WORDS: [question: string, to: string][] = [
  ['gcash number', '/events/e1?field=paying.gcash_number'],
  ['qr code gcash', '/events/e1?field=paying.gcash_qr'],
  ['opening hours', '/inquiry-settings?input=opens'],
  ['oras ng opisina', '/inquiry-settings?input=opens'],
  ['email server', '/mail-server'],
  ['smtp', '/mail-server'],
  ['who gets inquiries', '/inquiry-settings?input=assigns'],
  ['change email text', '/mail-kinds'],
  ['email signature', '/mail-kinds?kind=signature'],
  ['add user', '/staff/create'],
  ['reservation days', '/inquiry-settings?input=reservation_days'],
  ['how long do you keep data', '/limits?input=inquiries_months'],
  ['waitlist hours', '/limits?input=offer_hours'],
  ['phone number', '/content/company/site?field=reach.telephone'],
  ['office address', '/content/company/site?field=contact.office'],
  ['facebook', '/content/company/site?field=reach.channels'],
  ['presyo', '/content/projects/alpha-tower?field=prices.perSqm'],
  ['domain', '/doctor#environment'],
  ['messenger', '/content/company/site?field=reach.channels'],
  ['price', '/content/projects/alpha-tower?field=prices.perSqm'],
  ['privacy', '/content/privacy/site'],
  ['WhatsApp', '/content/company/site?field=reach.channels'],
  ['restore backup', '/backups'],
  ['data privacy request', '/privacy'],
];
it.each(IN_THEIR_WORDS)('“%s” is among the first three, at its field', (question, to) => {
  expect(
    find(all(), question)
      .slice(0, 3)
      .map((each) => each.to),
  ).toContain(to);
});

it('offers nobody what they may not open, and nothing for what is nowhere', () => {
  signedIn({ id: 'me', name: 'Ben', email: 'ben@example.ph', role: 'agent' });
  const found = settings((key) => i18nProvider.translate(key)).map(({ to }) => to);
  expect(found).toContain('/account');
  expect(found).not.toContain('/backups');
  expect(find(inContent(kinds, items), 'xylophone')).toEqual([]);
});
