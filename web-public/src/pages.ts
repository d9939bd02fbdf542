/** One page of the site: its address, its file in `pages/`, and how it is delivered. */
export type Page = {
  /** Address, or a react-router pattern. */
  path: string;
  /** File name in `pages/`, without extension. */
  file: string;
  /** The page loads JavaScript; every other page is plain HTML and CSS. */
  interactive?: true;
  /** The addresses to prerender when `path` is a pattern. */
  paths?: string[];
  /** A pattern whose other values are served by one prerendered shell, made from this address. */
  shell?: string;
};

export const pages: Page[] = [
  { path: '/', file: 'home', interactive: true },
  { path: '/register', file: 'register', interactive: true },
  { path: '/thank-you/:uuid', file: 'thank-you', interactive: true, paths: [], shell: '/thank-you/shell' },
  { path: '/contact-us', file: 'contact-us', interactive: true },
];

/** Everything else, served with status 404. */
export const notFound: Page = { path: '*', file: 'not-found' };
