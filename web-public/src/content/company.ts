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

/** The short account of the company on the home page. */
export const summary = {
  label: 'About us',
  title: 'We build where people already want to come home to.',
  paragraphs: [
    'Stealth Land is a Philippine developer of homes, leisure and farmland. We work in few places and stay in them: a tower above the Cebu harbor, a tower between the cliffs of Palawan, a coffee plantation on the slopes of El Nido.',
    'Each begins with the ground it stands on. What it will be follows from the light, the wind, the neighbors, and the people who will own a part of it.',
  ],
  link: { label: 'More about Stealth Land', href: '/about-us' },
};

/** Left of the inquiry form on the home page. */
export const inquiryBlurb = {
  title: 'Talk to the people who build.',
  paragraphs: [
    'Tell us where you would like to live or what you would like to own. A member of our own sales team reads every inquiry and answers with prices, floor plans and payment terms, usually within one working day.',
    'Nobody will call you at night, and your details stay with us.',
  ],
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
