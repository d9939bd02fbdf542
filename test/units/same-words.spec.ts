import { event } from '../../src/events/event.js';
import { company } from '../../src/platform/mail/company.js';
import { parseSettings } from '../../src/platform/settings/parse-settings.js';

interface Site {
  event: Record<string, unknown> & { fee: object };
  company: {
    brand: string;
    contact: { email: string; hours: string; office: Record<string, string> };
    reach: { telephone: { label: string } };
  };
}
const { event: siteEvent } = jest.requireActual<Site>('../../web-public/src/content/event');
const { company: siteCompany } = jest.requireActual<Site>('../../web-public/src/content/company');

describe('what mails say of the event and the company', () => {
  it('is what the site says of the event', () => {
    const { fee, ...site } = siteEvent;
    const { includes, ...mails } = event;
    expect(site).toMatchObject(mails);
    expect(fee).toMatchObject({ includes, amount: parseSettings({}).eventFeePhp });
  });

  it('is what the site says of the company', () => {
    const { brand, contact, reach } = siteCompany;
    const { street, postalCode, city, country } = contact.office;
    expect(company).toEqual({
      brand,
      email: contact.email,
      telephone: reach.telephone.label,
      office: `${street}, ${postalCode} ${city}, ${country}`,
      hours: contact.hours,
    });
  });
});
