/** The brand. Every title, e-mail, footer and `<title>` follows it. */
export const brand = 'Stealth Land';

/** Address of the site in canonical links, the sitemap and sharing cards. No slash at the end. */
export const siteUrl = 'https://stealthland.ph';

export const contact = {
  email: 'hello@stealthland.ph',
  privacyEmail: 'privacy@stealthland.ph',
  office: {
    street: '14/F Harborview Centre, Cebu Business Park',
    city: 'Cebu City',
    postalCode: '6000',
    country: 'Philippines',
  },
  hours: 'Monday to Saturday, 9 am to 6 pm',
};

/** In the header, the phone menu and the footer, in this order. */
export const socialLinks = [
  { name: 'Instagram', icon: 'photos', href: 'https://www.instagram.com/stealthland.ph' },
  { name: 'Facebook', icon: 'page', href: 'https://www.facebook.com/stealthland.ph' },
  { name: 'E-mail', icon: 'mail', href: `mailto:${contact.email}` },
  { name: 'YouTube', icon: 'film', href: 'https://www.youtube.com/@stealthland' },
] as const;

export const footer = {
  year: 2024,
  line: 'Homes, hotels and farms, built to be kept.',
};

/** At the head of the inquiry forms. */
export const inquireNow = {
  title: 'INQUIRE NOW',
  home: 'Request quote on pre-selling and RFO condo for sale here.',
  contact: "Contact us today and we'll get back to you soon.",
  project: (name: string) => `Ask about prices, plans and availability at ${name}.`,
};

/** Under every inner page. */
export const closingBand = {
  title: 'Come and see where it stands.',
  text: 'We meet buyers at our office in Cebu, on site, and by video call from anywhere.',
  action: { label: 'Contact Us', href: '/contact-us' },
};
