import { event as siteEvent } from '../../web-public/src/content/event';
import { company as siteCompany } from '../../web-public/src/content/company';
import { event } from '../../src/events/event.js';
import { company } from '../../src/platform/mail/company.js';
import { parseSettings } from '../../src/platform/settings/parse-settings.js';

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
