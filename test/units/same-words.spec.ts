import { DELIVERED_MODES } from '../../src/content/paying/payment-modes.js';
import { company } from '../../src/platform/mail/company.js';

interface Site {
  company: {
    brand: string;
    contact: { email: string; hours: string; office: Record<string, string> };
    reach: { telephone: string };
    receiptNote: string;
  };
}
const { formLists } = jest.requireActual<{ formLists: { paymentModes: object[] } }>(
  '../../web-public/src/content/forms/options',
);
it('the ways to pay are those of the site', () => expect(DELIVERED_MODES).toEqual(formLists.paymentModes));

const { company: siteCompany } = jest.requireActual<Site>('../../web-public/src/content/company/company');

describe('what mails say of the company', () => {
  it('is what the site says of the company', () => {
    const { brand, contact, reach, receiptNote } = siteCompany;
    const { street, postalCode, city, country } = contact.office;
    expect(company).toEqual({
      brand,
      email: contact.email,
      telephone: reach.telephone,
      office: `${street}, ${postalCode} ${city}, ${country}`,
      hours: contact.hours,
      receiptNote,
    });
  });
});
