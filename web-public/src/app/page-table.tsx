import type { ReactNode } from 'react';
import type { SiteContent } from '../content';
import { regionPage } from '../content/projects/pieces/regions';
import { ContentProvider } from '../content/use-content';
import { AboutPage } from '../pages/about/AboutPage';
import { ContactPage } from '../pages/contact/ContactPage';
import { FormProblemPage } from '../pages/form-answers/FormProblemPage';
import { InquirySentPage } from '../pages/form-answers/InquirySentPage';
import { NewsChoicesPage } from '../pages/form-answers/NewsChoicesPage';
import { RegisteredPage } from '../pages/form-answers/RegisteredPage';
import {
  MailsResumedPage,
  MailsStoppedPage,
  NewsStoppedPage,
  StopMailsPage,
  StopNewsPage,
} from '../pages/form-answers/StopMailsPages';
import { HomePage } from '../pages/home/HomePage';
import { AbroadPage } from '../pages/legal/AbroadPage';
import { PrivacyPage } from '../pages/legal/PrivacyPage';
import { TermsPage } from '../pages/legal/TermsPage';
import {
  AgentsPage,
  PartnerPage,
  PartnershipPage,
  UnknownPartnershipPage,
} from '../pages/partners/PartnershipPage';
import { ProjectPage } from '../pages/project/ProjectPage';
import { PropertiesPage } from '../pages/properties/PropertiesPage';
import { RegionPage } from '../pages/properties/RegionPage';
import { ResidentialPage } from '../pages/properties/ResidentialPage';
import { AgriculturePage, HotelLeisurePage } from '../pages/properties/SectorPage';
import { RegisterGroupPage } from '../pages/register/RegisterGroupPage';
import { RegisterPage } from '../pages/register/RegisterPage';
import { ComingSoonPage, LoginPage, NotFoundPage } from '../pages/small/small-pages';
import { FindTicketPage, TicketLinkNotSentPage, TicketLinkSentPage } from '../pages/ticket/FindTicketPage';
import { OwnRegistrationPage, TicketPage, WaitingPage } from '../pages/ticket/TicketPages';
import { BookViewingPage } from '../pages/viewings/BookViewingPage';
import { MyViewingPage } from '../pages/viewings/MyViewingPage';
import type { Closing } from './layout/ClosingBand';
import { ownerPages } from './owner-pages';

/** One page of the site: its address, what it shows, and how it is delivered. */
export type Page = {
  /** Its address. `*` at the end: every address of that form that has no page of its own, from one file. */
  path: string;
  view: ReactNode;
  /**
   * Kilobytes of JavaScript (Brotli) that it may load before any interaction; none: it is HTML and CSS alone, and an
   * island in it stops the build.
   */
  scriptKb?: number;
  /** Search engines must not keep it, and the sitemap leaves it out. */
  noindex?: true;
  /** It says what another address says, which search engines keep in its place. */
  canonical?: string;
  /** The band that it ends with; `visit` where none is named. */
  closing?: Closing;
  /** It has no heading, as the specification asks. */
  untitled?: true;
  /** What the breadcrumb shows of an address whose last part nobody reads. */
  crumbs?: string;
  /** Without the breadcrumb, or without the closing band. */
  without?: ('breadcrumb' | 'closing band')[];
};

/** Everything that is not in the table, answered with status 404. */
export const notFound: Page = {
  path: '/404',
  view: <NotFoundPage />,
  noindex: true,
  without: ['breadcrumb', 'closing band'],
};

/** Each published event has its own two pages; what stands at /register is the next one's too. */
const eventPages = (content: SiteContent): Page[] =>
  content.events.flatMap((event): Page[] => {
    const isNext = event.slug === content.event.slug;
    const pages = [
      { path: '/register', of: <RegisterPage />, scriptKb: 106 },
      { path: '/register/group', of: <RegisterGroupPage />, scriptKb: 112 },
    ];
    return pages.map(({ path, of, scriptKb }) => ({
      path: path.replace('/register', `/register/${event.slug}`),
      view: <ContentProvider content={{ ...content, event }}>{of}</ContentProvider>,
      scriptKb,
      closing: { band: 'event' },
      ...(isNext && { canonical: path }),
    }));
  });

/**
 * The table of pages: the one truth for what is rendered, the sitemap, the server's routes, the budgets and the
 * tests' walk. Links of the header and the footer must lead to a page of it, or the site is not built.
 */
export function pageTable(content: SiteContent): Page[] {
  const { regions, projects, partners } = content;
  return [
    { path: '/', view: <HomePage />, scriptKb: 8, without: ['breadcrumb', 'closing band'] },
    { path: '/login', view: <LoginPage />, noindex: true, without: ['closing band'] },
    { path: '/about-us', view: <AboutPage />, closing: { band: 'company' } },
    { path: '/properties', view: <PropertiesPage /> },
    { path: '/properties/residential', view: <ResidentialPage />, closing: { band: 'regions' } },
    ...regions.map((region) => ({
      path: regionPage(region.slug),
      view: <RegionPage region={region} />,
      closing: { band: 'regions' } as const,
    })),
    { path: '/properties/hotel-leisure', view: <HotelLeisurePage />, closing: { band: 'hotel' } },
    { path: '/properties/agriculture', view: <AgriculturePage />, closing: { band: 'agriculture' } },
    ...projects.map((project) => ({
      path: project.href,
      view: <ProjectPage project={project} />,
      scriptKb: 80,
      closing: { band: 'project', project } as const,
    })),
    { path: '/agents', view: <AgentsPage />, closing: { band: 'agents', isNear: true } },
    { path: '/contact-us', view: <ContactPage />, scriptKb: 100, without: ['closing band'] },
    { path: '/partner-with-us', view: <PartnerPage />, closing: { band: 'partners', isNear: true } },
    ...partners.partnerships.map((page) => ({
      path: `/partner-with-us/${page.type}`,
      view: <PartnershipPage page={page} />,
      closing: { band: page.closing, isNear: true },
    })),
    {
      path: '/partner-with-us/*',
      view: <UnknownPartnershipPage />,
      untitled: true,
      closing: { band: 'partners', isNear: true },
      scriptKb: 5.2,
      noindex: true,
    },
    { path: '/privacy-policy', view: <PrivacyPage />, closing: { band: 'privacy' } },
    { path: '/buying-from-abroad', view: <AbroadPage />, closing: { band: 'abroad' } },
    { path: '/terms-of-use', view: <TermsPage />, closing: { band: 'company' } },
    ...ownerPages(content),
    {
      path: '/coming-soon',
      view: <ComingSoonPage />,
      closing: { band: 'visit', isNear: true },
      noindex: true,
    },
    { path: '/register', view: <RegisterPage />, scriptKb: 106, closing: { band: 'event' } },
    { path: '/register/group', view: <RegisterGroupPage />, scriptKb: 112, closing: { band: 'event' } },
    ...eventPages(content),
    {
      path: '/thank-you/*',
      view: <TicketPage />,
      crumbs: '/thank-you',
      scriptKb: 100,
      closing: { band: 'event' },
      noindex: true,
    },
    {
      path: '/waiting/*',
      view: <WaitingPage />,
      crumbs: '/waiting',
      scriptKb: 100,
      closing: { band: 'event' },
      noindex: true,
    },
    {
      path: '/my-registration',
      view: <OwnRegistrationPage />,
      scriptKb: 103,
      closing: { band: 'event' },
      noindex: true,
    },
    {
      path: '/find-my-ticket',
      view: <FindTicketPage />,
      scriptKb: 100,
      closing: { band: 'event', isNear: true },
    },
    ...[
      { path: '/ticket-link-sent', view: <TicketLinkSentPage /> },
      { path: '/ticket-link-not-sent', view: <TicketLinkNotSentPage /> },
    ].map((page): Page => ({ ...page, closing: { band: 'event', isNear: true }, noindex: true })),
    ...[
      { path: '/stop-mails', view: <StopMailsPage /> },
      { path: '/mails-stopped', view: <MailsStoppedPage /> },
      { path: '/mails-resumed', view: <MailsResumedPage /> },
      { path: '/stop-news', view: <StopNewsPage /> },
      { path: '/news-stopped', view: <NewsStoppedPage /> },
    ].map(({ path, view }): Page => ({
      path: `${path}/*`,
      view,
      closing: { band: 'privacy', isNear: true },
      noindex: true,
      without: ['breadcrumb'],
    })),
    {
      path: '/news-choices/*',
      view: <NewsChoicesPage />,
      closing: { band: 'privacy', isNear: true },
      noindex: true,
      without: ['breadcrumb'],
    },
    {
      path: '/book-a-viewing/*',
      view: <BookViewingPage />,
      scriptKb: 6,
      crumbs: '/book-a-viewing',
      noindex: true,
      without: ['closing band'],
    },
    {
      path: '/my-viewing/*',
      view: <MyViewingPage />,
      crumbs: '/my-viewing',
      noindex: true,
      without: ['closing band'],
    },
    {
      path: '/inquiry-sent',
      view: <InquirySentPage />,
      closing: { band: 'visit', isNear: true },
      noindex: true,
    },
    {
      path: '/form-problem/*',
      view: <FormProblemPage />,
      closing: { band: 'company', isNear: true },
      noindex: true,
      without: ['breadcrumb'],
    },
    {
      path: '/registered/*',
      view: <RegisteredPage />,
      closing: { band: 'event' },
      noindex: true,
      without: ['breadcrumb'],
    },
  ];
}
