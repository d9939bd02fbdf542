import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { content } from '../../../web-public/src/content/index';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import { useEventData } from '../../../web-public/src/pages/register/event-data';
import { Page } from '../../../web-public/src/ui/page';

function dataOf(venue: object): Record<string, unknown> {
  const event = {
    ...content.event,
    venue: { ...content.event.venue, ...venue },
    picture: { img: { src: '/hall.jpg' } },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page value={{ path: '/register', canonical: '/register', origin: 'https://a.example', noindex: false }}>
      <ContentProvider content={{ company: content.company, event } as never}>{children}</ContentProvider>
    </Page>
  );
  return renderHook(useEventData, { wrapper }).result.current.location.address;
}

it('tells searches where an event is, and leaves out what nobody has written', () => {
  expect(dataOf({ street: '', city: '', country: '' })).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'PH',
  });
  expect(dataOf({ street: '1 Bay Road', city: 'Singapore', country: 'Singapore' })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1 Bay Road',
    addressLocality: 'Singapore',
    addressCountry: 'Singapore',
  });
});
