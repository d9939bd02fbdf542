import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { content } from '../../../web-public/src/content/index';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import { useEventData } from '../../../web-public/src/pages/register/event-data';
import { Page } from '../../../web-public/src/ui/page';

function dataOf({ venue = {}, ...change }: { venue?: object; registration?: string; organizer?: object }) {
  const event = {
    ...content.event,
    ...change,
    venue: { ...content.event.venue, ...venue },
    picture: { img: { src: '/hall.jpg' } },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page value={{ path: '/register', canonical: '/register', origin: 'https://a.example', noindex: false }}>
      <ContentProvider content={{ event } as never}>{children}</ContentProvider>
    </Page>
  );
  return renderHook(useEventData, { wrapper }).result.current;
}

it('tells searches where an event is, and leaves out what nobody has written', () => {
  expect(dataOf({ venue: { street: '', city: '', country: '' } }).location.address).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'PH',
  });
  expect(
    dataOf({ venue: { street: '1 Bay Road', city: 'Singapore', country: 'Singapore' } }).location.address,
  ).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1 Bay Road',
    addressLocality: 'Singapore',
    addressCountry: 'Singapore',
  });
});

it('names as the organizer whom the page names', () =>
  expect(
    dataOf({ organizer: { name: 'Grace Church', email: 'hall@grace.example' } }).organizer,
  ).toMatchObject({
    name: 'Grace Church',
    email: 'hall@grace.example',
  }));

it('says nothing of places that are taken and given back by the hour', () => {
  expect(dataOf({ registration: 'open' }).offers).not.toHaveProperty('availability');
  expect(dataOf({ registration: 'closed' }).offers).toHaveProperty(
    'availability',
    'https://schema.org/SoldOut',
  );
});
