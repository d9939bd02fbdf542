import '../../../../web-admin/src/messages/site/content';
import '../../../../web-admin/src/pages';
import { screen, waitFor, fireEvent } from '@testing-library/react';
import * as z from 'zod';
import { signedIn } from '../../../../web-admin/src/api/account/session';
import type { ContentItem } from '../../../../web-admin/src/api/types';
import { FirstSteps } from '../../../../web-admin/src/content/publishing/PlaceholderList';
import { PublishDialog } from '../../../../web-admin/src/content/publishing/PublishDialog';
import type { Field } from '../../../../web-admin/src/content/schema';
import { FirstSteps as StepsOfToday } from '../../../../web-admin/src/dashboard/FirstSteps';
import { i18nProvider } from '../../../../web-admin/src/messages/index';
import { find, inContent, inForm } from '../../../../web-admin/src/search/find';
import { settings } from '../../../../web-admin/src/search/useFound';
import { eventForm } from '../../../../web-public/src/content/schema/event';
import { KINDS } from '../../../../web-public/src/content/schema/kinds';
import { fakeApi, showDesk } from '../desk';

describe('samples', () => {
  const schema = {
    type: 'object',
    properties: {
      reach: {
        title: 'Talk to a person',
        type: 'object',
        properties: { telephone: { title: 'Telephone', type: 'string', placeholders: ['+63 32 100 2024'] } },
      },
      links: {
        title: 'Links',
        type: 'array',
        items: {
          oneOf: [
            { type: 'object', properties: { icon: { const: 'mail' }, name: { type: 'string' } } },
            {
              type: 'object',
              properties: {
                icon: { const: 'page' },
                href: { title: 'Address', type: 'string', placeholders: ['https://a.b/'] },
              },
            },
          ],
        },
      },
    },
  };
  const form = {
    type: 'object',
    properties: { name: { title: 'Account', type: 'string', placeholders: ['Came'] } },
  };

  /** @param own what the owner has entered by now */
  const office = (own: { telephone?: string; href?: string; account?: string } = {}) =>
    fakeApi(({ path }) => {
      if (path === '/content/kinds') return { data: [{ kind: 'company', schema }] };
      if (path === '/content')
        return {
          data: [{ kind: 'company', slug: 'site', title: 'Company', state: 'draft', unfinished_by: [] }],
        };
      if (path === '/content/changes' || path === '/content/problems') return { data: [] };
      if (path === '/events/form') return { data: { schema: form } };
      const event = {
        id: 'e1',
        name: own.account ?? 'Came',
        state: 'published',
        ends_at: '2099-01-01T00:00:00Z',
      };
      if (path.startsWith('/events?')) return { data: [event] };
      const { telephone = '+63 32 100 2024', href = 'https://a.b/' } = own;
      return {
        data: {
          data: {
            reach: { telephone },
            links: [
              { icon: 'mail', name: 'Mail' },
              { icon: 'page', href },
            ],
          },
        },
      };
    });
  const linkTo = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

  it('names what came with the program, each with the way to its field', async () => {
    office();
    await showDesk(<FirstSteps />);
    const { pathname, search } = await linkTo('Talk to a person › Telephone: +63 32 100 2024');
    expect(pathname + search).toBe('/content/company/site?field=reach.telephone');
    expect((await linkTo('Links › Address: https://a.b/')).search).toBe('?field=links.1.href');
    expect((await linkTo('Account: Came')).pathname).toBe('/events/e1');
  });

  it('is gone once nothing of it is left', async () => {
    const asked = office({ telephone: '+63 32 234 5678', href: 'https://a.b/ours', account: 'Ours' });
    await showDesk(<FirstSteps />);
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/content/items/company/site'));
    expect(screen.queryByText(/First steps/)).toBeNull();
  });

  it('is said before a publication too', async () => {
    office({ account: 'Ours', href: 'https://a.b/ours' });
    await showDesk(<PublishDialog onClose={() => undefined} />);
    await screen.findByText('Visitors will still see these samples that came with the program:');
    await linkTo('Talk to a person › Telephone: +63 32 100 2024');
    expect(screen.queryByRole('link', { name: /^Account/ })).toBeNull();
  });
});

describe('the steps on Today', () => {
  const NAMES = ['domain', 'mail', 'contacts', 'payee', 'event', 'staff', 'backups'];
  const stepsOf = (done: string[], hidden = false) => ({
    hidden,
    steps: NAMES.map((step) => ({
      ...{ step, done: done.includes(step) },
      event_id: step === 'payee' || step === 'event' ? 'e1' : null,
    })),
  });

  it('ticks what is done, and leads to where each is done', async () => {
    fakeApi(() => ({ data: stepsOf(['mail', 'staff']) }));
    await showDesk(<StepsOfToday />);
    await screen.findByText('2 of 7 done');
    expect(screen.getByTitle('Done: The mail server')).toBeTruthy();
    expect(screen.getByTitle('To do: Where guests pay')).toBeTruthy();
    const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href');
    expect(link('Where guests pay')).toBe('/events/e1?field=paying.gcash_number');
    expect(link('Your telephone, address and e-mail')).toBe('/content/company/site?field=reach.telephone');
    // Nobody ticks a step.
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('goes once all is done', async () => {
    const asked = fakeApi(() => ({ data: stepsOf(NAMES) }));
    await showDesk(<StepsOfToday />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('is hidden by an admin, and shown again', async () => {
    let hidden = false;
    fakeApi(({ method, body }) => {
      if (method === 'PUT') ({ hidden } = body as { hidden: boolean });
      return { data: stepsOf([], hidden) };
    });
    await showDesk(<StepsOfToday />);
    fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    const show = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show the first steps' });
    await waitFor(() => expect(show.disabled).toBe(false));
    fireEvent.click(show);
    await screen.findByText('0 of 7 done');
  });
});

describe('the search for settings', () => {
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
      ? ['alpha', 'grove', 'coffee'].map((name) => ({
          kind,
          slug: `${name}-tower`,
          title: `Tower of ${name}`,
        }))
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
});
