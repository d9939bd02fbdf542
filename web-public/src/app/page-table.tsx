import type { ReactNode } from 'react';
import type { SiteContent } from '../content';
import { regionPage } from '../content/regions';
import { AboutPage } from '../pages/about/AboutPage';
import { ContactPage } from '../pages/contact/ContactPage';
import { HomePage } from '../pages/home/HomePage';
import { PrivacyPage } from '../pages/legal/PrivacyPage';
import { TermsPage } from '../pages/legal/TermsPage';
import { AgentsPage } from '../pages/partners/AgentsPage';
import { PartnershipPage, UnknownPartnershipPage } from '../pages/partners/PartnershipPage';
import { PartnerPage } from '../pages/partners/PartnerPage';
import { ProjectPage } from '../pages/project/ProjectPage';
import { AgriculturePage, HotelLeisurePage } from '../pages/properties/SectorPage';
import { PropertiesPage } from '../pages/properties/PropertiesPage';
import { RegionPage } from '../pages/properties/RegionPage';
import { ResidentialPage } from '../pages/properties/ResidentialPage';
import { RegisterPage } from '../pages/register/RegisterPage';
import { ComingSoonPage } from '../pages/small/ComingSoonPage';
import { LoginPage } from '../pages/small/LoginPage';
import { NotFoundPage } from '../pages/small/NotFoundPage';
import { TicketPage } from '../pages/ticket/TicketPage';

/** One page of the site: its address, what it shows, and how it is delivered. */
export type Page = {
  /** Its address. `*` at the end: every address of that form that has no page of its own, from one file. */
  path: string;
  view: ReactNode;
  /**
   * Kilobytes of JavaScript (Brotli) that it may load before any interaction; none: it is HTML and CSS alone, and an
   * island in it stops the build.
   */
  budget?: number;
  /** Search engines must not keep it, and the sitemap leaves it out. */
  noindex?: true;
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

/**
 * The table of pages: the one truth for what is rendered, the sitemap, the server's routes, the budgets and the
 * tests' walk. Links of the header and the footer must lead to a page of it, or the site is not built.
 */
export function pageTable({ regions, projects, partners }: SiteContent): Page[] {
  return [
    { path: '/', view: <HomePage />, budget: 70, without: ['breadcrumb', 'closing band'] },
    { path: '/login', view: <LoginPage />, noindex: true, without: ['closing band'] },
    { path: '/about-us', view: <AboutPage /> },
    { path: '/properties', view: <PropertiesPage /> },
    { path: '/properties/residential', view: <ResidentialPage /> },
    ...regions.map((region) => ({ path: regionPage(region.slug), view: <RegionPage region={region} /> })),
    { path: '/properties/hotel-leisure', view: <HotelLeisurePage /> },
    { path: '/properties/agriculture', view: <AgriculturePage /> },
    ...projects.map((project) => ({
      path: project.href,
      view: <ProjectPage project={project} />,
      budget: 85,
    })),
    { path: '/agents', view: <AgentsPage /> },
    { path: '/contact-us', view: <ContactPage />, budget: 100, without: ['closing band'] },
    { path: '/partner-with-us', view: <PartnerPage /> },
    ...partners.partnerships.map((page) => ({
      path: `/partner-with-us/${page.type}`,
      view: <PartnershipPage page={page} />,
    })),
    { path: '/partner-with-us/*', view: <UnknownPartnershipPage />, budget: 3, noindex: true },
    { path: '/privacy-policy', view: <PrivacyPage /> },
    { path: '/terms-of-use', view: <TermsPage /> },
    { path: '/coming-soon', view: <ComingSoonPage />, noindex: true },
    { path: '/register', view: <RegisterPage />, budget: 100 },
    { path: '/thank-you/*', view: <TicketPage />, budget: 100, noindex: true },
  ];
}
