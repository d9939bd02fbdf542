/** Who writes, for every mail. */
export interface Company {
  brand: string;
  email: string;
  telephone: string;
  /** The postal address, in one line. */
  office: string;
  hours: string;
  /** What acknowledgements of payments say of themselves. */
  receiptNote: string;
  /** The owner's, for light ground; left out: the brand stands in words. */
  logo?: Logo;
}

/** With its size on a page, in pixels. */
export interface Logo {
  /** Below the site's address. */
  path: string;
  /** The brand, also where another than the company answers. */
  alt: string;
  width: number;
  height: number;
  /** A PNG that mails carry. */
  picture?: Buffer;
}

/** Where an answer to a mail goes. */
export const replyTo = ({ brand, email }: Pick<Company, 'brand' | 'email'>) => ({
  name: brand,
  address: email,
});

/**
 * The company as delivered, until the site's content says otherwise. The site has the same words
 * (web-public/src/content/company/company.ts): a test compares the two.
 */
export const company: Company = {
  brand: 'Stealth Land',
  email: 'hello@stealthland.ph',
  telephone: '+63 32 100 2024',
  office: '14/F Harborview Centre, Cebu Business Park, 6000 Cebu City, Philippines',
  hours: 'Monday to Saturday, 9 am to 6 pm',
  receiptNote: 'This acknowledges your payment. It is not an official receipt.',
};
