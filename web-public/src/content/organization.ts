import { brand, contact, siteUrl, socialLinks } from './company';

/** The company as schema.org knows it. */
export const organization = {
  '@type': 'Organization',
  '@id': `${siteUrl}/#company`,
  name: brand,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
  email: contact.email,
  areaServed: 'PH',
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.office.street,
    addressLocality: contact.office.city,
    postalCode: contact.office.postalCode,
    addressCountry: 'PH',
  },
  sameAs: socialLinks.filter(({ href }) => href.startsWith('https')).map(({ href }) => href),
};
