import type * as z from 'zod';
import type { StoredContent } from '../assemble';
import { formTexts } from '../forms/form-texts';
import { details } from '../projects/pieces/details';
import { words } from './fields';
import { formLists, formPages } from './forms';
import { closingBands, comingSoonPaths, company, logo, navigation, redirects, sharing } from './frame';
import {
  about,
  abroad,
  contactPage,
  home,
  partners,
  privacy,
  regions,
  sectors,
  smallPages,
  terms,
} from './pages';
import { newsItem, newsPage, plainPage } from './plain-pages';
import { project } from './project';

/** What the owner can change, kind by kind: the one description that content is checked by, here and by the API. */
export const KINDS = {
  home: { title: 'Home page', pages: 'Pages', path: '/', schema: home },
  about: { title: 'About us', pages: 'Pages', path: '/about-us', schema: about },
  projects: { title: 'Projects', pages: 'Properties', path: '', many: true, schema: project },
  sectors: { title: 'Sectors', pages: 'Properties', path: '/properties', schema: sectors },
  regions: { title: 'Regions', pages: 'Properties', path: '/properties/residential', schema: regions },
  details: {
    title: 'Words of project pages',
    pages: 'Properties',
    path: '/properties/residential/visayas/alpha-tower',
    schema: words(details, 'Words of project pages'),
  },
  contactPage: { title: 'Contact us', pages: 'Pages', path: '/contact-us', schema: contactPage },
  partners: { title: 'Agents and partners', pages: 'Pages', path: '/agents', schema: partners },
  privacy: { title: 'Privacy policy', pages: 'Pages', path: '/privacy-policy', schema: privacy },
  abroad: { title: 'Buying from abroad', pages: 'Pages', path: '/buying-from-abroad', schema: abroad },
  terms: { title: 'Terms of use', pages: 'Pages', path: '/terms-of-use', schema: terms },
  pages: { title: 'Own pages', pages: 'Pages', path: '', many: true, schema: plainPage },
  news: { title: 'News items', pages: 'News', path: '', many: true, schema: newsItem },
  newsPage: { title: 'News page', pages: 'News', path: '/news', schema: newsPage },
  smallPages: { title: 'Small pages', pages: 'Pages', path: '/coming-soon', schema: smallPages },
  company: { title: 'Company', pages: 'Everywhere', path: '/contact-us', schema: company },
  logo: { title: 'Logo and icon', pages: 'Everywhere', path: '/about-us', schema: logo },
  navigation: { title: 'Menu and footer', pages: 'Everywhere', path: '/about-us', schema: navigation },
  closingBands: { title: 'Closing bands', pages: 'Everywhere', path: '/about-us', schema: closingBands },
  sharing: { title: 'Pictures of shared links', pages: 'Everywhere', path: '/', schema: sharing },
  comingSoonPaths: {
    title: 'Coming soon',
    pages: 'Everywhere',
    path: '/coming-soon',
    schema: comingSoonPaths,
  },
  redirects: { title: 'Moved pages', pages: 'Everywhere', path: '/', schema: redirects },
  formLists: { title: 'Lists of the forms', pages: 'Forms', path: '/contact-us', schema: formLists },
  formPages: { title: 'Pages after a form', pages: 'Forms', path: '/inquiry-sent', schema: formPages },
  formTexts: {
    title: 'Words of the forms',
    pages: 'Forms',
    path: '/contact-us',
    schema: words(formTexts, 'Words of the forms'),
  },
} as const satisfies Record<
  Exclude<keyof StoredContent, 'event'>,
  { title: string; pages: string; path: string; many?: true; schema: z.ZodType }
>;

export type Kind = keyof typeof KINDS;
/** Content of a kind as it is stored: of a project each, of all others one. */
export type Stored<K extends Kind> = z.output<(typeof KINDS)[K]['schema']>;
