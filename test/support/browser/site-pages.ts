import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An address of the public site with what a visitor must find there, by the owner’s specification. */
export interface SitePage {
  path: string;
  /** Empty: it has none. */
  h1: string;
  /** `<title>`, without the brand that follows it. */
  title: string;
  /** The breadcrumb's words; none on home and on the not-found page. */
  crumbs?: string[];
  status?: number;
}

const R = '/properties/residential';
const P = ['Home', 'Properties'];

const expected: SitePage[] = [
  { path: '/', h1: 'Welcome to Stealth Land', title: '' },
  { path: '/login', h1: 'AdminLogin', title: 'AdminLogin', crumbs: ['Home', 'Login'] },
  { path: '/about-us', h1: 'ABOUT US', title: 'About Us', crumbs: ['Home', 'About Us'] },
  { path: '/properties', h1: 'PROPERTIES', title: 'Properties', crumbs: P },
  { path: R, h1: 'RESIDENTIAL', title: 'Residential Properties', crumbs: [...P, 'Residential'] },
  {
    path: `${R}/metro-manila`,
    h1: 'METRO MANILA PROPERTIES',
    title: 'Metro Manila',
    crumbs: [...P, 'Residential', 'Metro Manila'],
  },
  {
    path: `${R}/central-southern-luzon`,
    h1: 'CENTRAL & SOUTHERN LUZON',
    title: 'Central & Southern Luzon',
    crumbs: [...P, 'Residential', 'Central Southern Luzon'],
  },
  {
    path: `${R}/visayas`,
    h1: 'STEALTH LAND IN VISAYAS',
    title: 'Visayas',
    crumbs: [...P, 'Residential', 'Visayas'],
  },
  { path: `${R}/palawan`, h1: 'PALAWAN', title: 'Palawan', crumbs: [...P, 'Residential', 'Palawan'] },
  {
    path: `${R}/visayas/alpha-tower`,
    h1: 'Alpha Tower',
    title: 'Alpha Tower, Cebu City, Visayas',
    crumbs: [...P, 'Residential', 'Visayas', 'Alpha Tower'],
  },
  {
    path: `${R}/palawan/grove-tower`,
    h1: 'Grove Tower',
    title: 'Grove Tower, Palawan',
    crumbs: [...P, 'Residential', 'Palawan', 'Grove Tower'],
  },
  {
    path: '/properties/hotel-leisure',
    h1: 'HOTEL & LEISURE',
    title: 'Hotel & Leisure',
    crumbs: [...P, 'Hotel Leisure'],
  },
  { path: '/properties/agriculture', h1: 'AGRICULTURE', title: 'Agriculture', crumbs: [...P, 'Agriculture'] },
  {
    path: '/properties/agriculture/agricultural',
    h1: 'El Nido Coffee Plantation',
    title: 'El Nido Coffee Plantation, El Nido, Palawan',
    crumbs: [...P, 'Agriculture', 'Agricultural'],
  },
  { path: '/agents', h1: 'AGENTS', title: 'Agents', crumbs: ['Home', 'Agents'] },
  {
    path: '/contact-us',
    h1: 'CONTACT US',
    title: 'Contact Us',
    crumbs: ['Home', 'Contact Us'],
  },
  {
    path: '/partner-with-us',
    h1: 'PARTNER WITH US',
    title: 'Partner With Us',
    crumbs: ['Home', 'Partner With Us'],
  },
  {
    path: '/partner-with-us/investor-relations',
    h1: 'INVESTOR RELATIONS',
    title: 'Investor Relations',
    crumbs: ['Home', 'Partner With Us', 'Investor Relations'],
  },
  {
    path: '/partner-with-us/joint-ventures',
    h1: '',
    title: '',
    crumbs: ['Home', 'Partner With Us', 'Joint Ventures'],
  },
  {
    path: '/privacy-policy',
    h1: 'PRIVACY POLICY',
    title: 'Privacy Policy',
    crumbs: ['Home', 'Privacy Policy'],
  },
  {
    path: '/buying-from-abroad',
    h1: 'BUYING FROM ABROAD',
    title: 'Buying from Abroad',
    crumbs: ['Home', 'Buying From Abroad'],
  },
  { path: '/terms-of-use', h1: 'TERMS OF USE', title: 'Terms of Use', crumbs: ['Home', 'Terms Of Use'] },
  { path: '/coming-soon', h1: 'Coming Soon', title: 'Coming Soon', crumbs: ['Home', 'Coming Soon'] },
  {
    path: '/register',
    h1: 'Register as a delegate',
    title: 'Register for Common Ground 2027',
    crumbs: ['Home', 'Register'],
  },
  {
    path: '/register/group',
    h1: 'Register a group',
    title: 'Register a group for Common Ground 2027',
    crumbs: ['Home', 'Register', 'Group'],
  },
  {
    path: '/register/common-ground-2027',
    h1: 'Register as a delegate',
    title: 'Register for Common Ground 2027',
    crumbs: ['Home', 'Register', 'Common Ground 2027'],
  },
  {
    path: '/register/common-ground-2027/group',
    h1: 'Register a group',
    title: 'Register a group for Common Ground 2027',
    crumbs: ['Home', 'Register', 'Common Ground 2027', 'Group'],
  },
  {
    path: '/find-my-ticket',
    h1: 'Find my ticket',
    title: 'Find my ticket',
    crumbs: ['Home', 'Find My Ticket'],
  },
  {
    path: '/ticket-link-sent',
    h1: 'Find my ticket',
    title: 'Find my ticket',
    crumbs: ['Home', 'Ticket Link Sent'],
  },
  {
    path: '/ticket-link-not-sent',
    h1: 'Find my ticket',
    title: 'Find my ticket',
    crumbs: ['Home', 'Ticket Link Not Sent'],
  },
  {
    path: '/inquiry-sent',
    h1: 'Thank you. Your inquiry is with us.',
    title: 'Inquiry sent',
    crumbs: ['Home', 'Inquiry Sent'],
  },
  { path: '/form-problem/email.invalid', h1: 'Your form has not been sent yet', title: 'Form not sent' },
  {
    path: '/registered/0f8f3c1e-1111-4222-8333-444455556666',
    h1: 'You have registered successfully',
    title: 'Registered',
  },
  ...[
    ['/stop-mails', 'No more messages about events?'],
    ['/mails-stopped', 'These messages have stopped'],
    ['/mails-resumed', 'You will get these messages again'],
    ['/stop-news', 'Unsubscribe from our news?'],
    ['/news-stopped', 'You are unsubscribed'],
  ].map(([path = '', title = '']) => ({
    path: `${path}/0f8f3c1e-1111-4222-8333-444455556666`,
    h1: title,
    title,
  })),
  { path: '/no-such-page', h1: 'NotFound', title: 'NotFound', status: 404 },
];

/** A line of the site's own table of pages, as the last build left it. */
interface TableLine {
  path: string;
  scriptKb: number;
  noindex: boolean;
  /** The address that search engines keep. */
  canonical: string;
}
const table = JSON.parse(
  readFileSync(join(__dirname, '../../../web-public/dist-ssr/pages.json'), 'utf8'),
) as TableLine[];

/** Whether an address belongs to a line, which may stand for many. */
const isAt = (path: string) => (line: TableLine) =>
  line.path === path || (line.path.endsWith('*') && path.startsWith(line.path.slice(0, -1)));

/** The table's line of an address: its own, else the one for many addresses. */
const lineOf = (path: string) => table.find((line) => line.path === path) ?? table.find(isAt(path));

/** Every address with its line; the tests fail when a page of the table is expected to show nothing. */
export const sitePages = expected.map((page) => {
  const { scriptKb = 0, noindex = true, canonical = page.path } = lineOf(page.path) ?? {};
  return { ...page, scriptKb, noindex, canonical };
});

/** These show what somebody asked for, and have suites of their own. */
const PERSONAL = [
  '/thank-you/*',
  '/waiting/*',
  '/my-registration',
  '/book-a-viewing/*',
  '/my-viewing/*',
  '/news-choices/*',
];

/** Pages of the table that no test walks to. */
export const unwalked = table
  .map(({ path }) => path)
  .filter((path) => !PERSONAL.includes(path) && !expected.some((page) => lineOf(page.path)?.path === path));
