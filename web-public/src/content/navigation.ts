export type NavItem = { label: string; href: string; items?: NavItem[] };

/** The header's items, in order. */
export const navigation: NavItem[] = [
  { label: 'About Us', href: '/about-us' },
  {
    label: 'Properties',
    href: '/properties',
    items: [
      {
        label: 'Residential',
        href: '/properties/residential',
        items: [
          { label: 'Metro Manila Properties', href: '/properties/residential/metro-manila' },
          { label: 'Central & South Luzon', href: '/properties/residential/central-southern-luzon' },
          { label: 'Visayas', href: '/properties/residential/visayas' },
          { label: 'Palawan', href: '/properties/residential/palawan' },
        ],
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

export const footerLinks = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Use', href: '/terms-of-use' },
  { label: 'Contact Us', href: '/contact-us' },
];
