/** One page of the site: its address, its file in `pages/`, and how it is delivered. */
export type Page = {
  /** Address, or a react-router pattern. */
  path: string;
  /** File name in `pages/`, without extension. */
  file: string;
  /** The page loads JavaScript; every other page is HTML and CSS alone. */
  interactive?: true;
  /** Other values of the pattern are served by one shell, prerendered from this address. */
  shell?: string;
  /** Not in sitemap.xml. */
  unlisted?: true;
};

export const pages: Page[] = [
  { path: '/', file: 'home', interactive: true },
  { path: '/login', file: 'login', unlisted: true },
  { path: '/about-us', file: 'about-us' },
  { path: '/properties', file: 'properties' },
  { path: '/properties/residential', file: 'residential' },
  { path: '/properties/residential/:residentialType', file: 'region' },
  { path: '/properties/residential/visayas/alpha-tower', file: 'alpha-tower', interactive: true },
  { path: '/properties/residential/palawan/grove-tower', file: 'grove-tower', interactive: true },
  { path: '/properties/hotel-leisure', file: 'hotel-leisure' },
  { path: '/properties/agriculture', file: 'agriculture' },
  { path: '/properties/agriculture/agricultural', file: 'agricultural', interactive: true },
  { path: '/agents', file: 'agents' },
  { path: '/contact-us', file: 'contact-us', interactive: true },
  { path: '/partner-with-us', file: 'partner-with-us' },
  { path: '/partner-with-us/:partnershipType', file: 'partnership', shell: '/partner-with-us/shell' },
  { path: '/privacy-policy', file: 'privacy-policy' },
  { path: '/terms-of-use', file: 'terms-of-use' },
  { path: '/coming-soon', file: 'coming-soon', unlisted: true },
  { path: '/register', file: 'register', interactive: true },
  {
    path: '/thank-you/:uuid',
    file: 'thank-you',
    interactive: true,
    shell: '/thank-you/shell',
    unlisted: true,
  },
];

/** Everything else, served with status 404. */
export const notFound: Page = { path: '*', file: 'not-found' };

/** Whether `path` is the address that a shell is prerendered from. */
export const isShell = (path: string) => pages.some(({ shell }) => shell === path);

/** `/thank-you/:uuid` → `^/thank-you/[^/]+$` */
export const pattern = (path: string) => `^${path.replace(/:[^/]+/g, '[^/]+')}$`;

/** Whether `path` is one that a shell may answer. */
export const mayBeShell = (path: string) =>
  pages.some((page) => page.shell && new RegExp(pattern(page.path)).test(path));
