import { madeFrom, plain } from './company/marks';
import { channelLink, telephone } from './company/reach';
import { dateInWords } from './event/moments';
import { waysToPay } from './event/ways-to-pay';
import { interestsOf, type PaymentOption } from './forms/options';
import { menuPages, newestFirst, withMenu } from './pages/owner-pages';
import type { WithFiles } from './picture';
import type { Project } from './projects/pieces/project';
import type { seed } from './seed';
import type { PdfSizes } from './uploaded-pdf';

/** The content by subject, as it is stored. */
export type StoredContent = typeof seed;

/**
 * What is stored, and what follows from it: the brand where a text names it, and the forms' list of projects.
 * @param past ways to pay that were offered before
 * @param published every event that has a page; `stored.event` is the one to register for
 */
export function assemble(stored: StoredContent, published = [stored.event], past: PaymentOption[] = []) {
  const brand = plain(stored.company.brand);
  const { formLists, company, privacy, navigation, ...subjects } = withBrand(stored, brand);
  const projectInterests = interestsOf(subjects.projects, brand);
  const withWays = (event: StoredContent['event']) => ({
    ...event,
    payment: { ...event.payment, ways: waysToPay(event.fee.amount, event.payment, formLists.paymentModes) },
  });
  const events = withBrand(published, brand).map(withWays);
  /** What a ticket says of its own event's payment. */
  const payments = events.map(({ slug, fee, payment }) => ({ slug, fee, payment }));
  return {
    ...subjects,
    news: newestFirst(subjects.news),
    navigation: withMenu(navigation, menuPages(subjects.pages, subjects.newsPage, subjects.news)),
    event: withWays(subjects.event),
    company: withLinks(company),
    privacy: {
      ...privacy,
      date: madeFrom(privacy.dateTime, dateInWords),
      contactEmail: company.contact.privacyEmail,
    },
    events,
    payments,
    /** Known to whoever renders a release. */
    pdfSizes: {} as PdfSizes,
    options: {
      ...formLists,
      projectInterests,
      formerPaymentModes: past.filter(
        ({ value }) => !formLists.paymentModes.some((mode) => mode.value === value),
      ),
    },
  };
}

/** Links are made from the numbers and addresses that are read: nobody has to keep the two alike. */
function withLinks({ reach, socialLinks, ...company }: StoredContent['company']) {
  return {
    ...company,
    reach: {
      ...reach,
      telephone: telephone(reach.telephone),
      channels: reach.channels.map(channelLink),
    },
    socialLinks: socialLinks.map((link) => ({
      ...link,
      href: link.icon === 'mail' ? `mailto:${company.contact.email}` : link.href,
    })),
  };
}

/** Puts the brand where a text says `{brand}`. */
function withBrand<T>(value: T, brand: string): T {
  if (typeof value === 'string') return value.replaceAll('{brand}', brand) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withBrand(item, brand)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, withBrand(item, brand)]),
  ) as T;
}

export type Content = ReturnType<typeof assemble>;
/** The content as pages are rendered with it: every picture has its files. */
export type SiteContent = WithFiles<Content>;
export type ProjectContent = WithFiles<Project>;
export type RegionContent = SiteContent['regions'][number];
export type EventContent = SiteContent['event'];
export type FilmContent = NonNullable<ProjectContent['walkthrough']>;
