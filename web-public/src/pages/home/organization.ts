import { useContent } from '../../content/use-content';
import { usePage } from '../../ui/page';

/** The company as schema.org knows it. */
export function useOrganization() {
  const { origin } = usePage();
  const { brand, contact, socialLinks } = useContent('company');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: brand,
    url: origin,
    logo: `${origin}/icon-512.png`,
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
}
