import { regionPage, regions } from '../projects/pieces/regions';

export type NavItem = { label: string; href: string; items?: NavItem[] };

/** The header's items, in order. */
const main: NavItem[] = [
  { label: 'About Us', href: '/about-us' },
  {
    label: 'Properties',
    href: '/properties',
    items: [
      {
        label: 'Residential',
        href: '/properties/residential',
        items: regions.map(({ slug, menuLabel }) => ({ label: menuLabel, href: regionPage(slug) })),
      },
      { label: 'Hotel & Leisure', href: '/properties/hotel-leisure' },
      { label: 'Agriculture', href: '/properties/agriculture' },
    ],
  },
  { label: 'Agents', href: '/agents' },
  {
    label: 'Partner With Us',
    href: '/partner-with-us',
    items: [{ label: 'Investor Relations', href: '/partner-with-us/investor-relations' }],
  },
  { label: 'Contact Us', href: '/contact-us' },
];

const footer: NavItem[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Use', href: '/terms-of-use' },
  { label: 'Contact Us', href: '/contact-us' },
];

export const navigation = { main, footer };
