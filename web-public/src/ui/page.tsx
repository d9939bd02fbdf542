import { createContext, useContext } from 'react';

/** What a page knows of itself while it is rendered. */
export type PageInfo = {
  /** Its address without the host. */
  path: string;
  /** The address that search engines keep; it differs where two pages say the same. */
  canonical: string;
  /** Where the site stands, such as `https://example.com`, without a slash at the end. */
  origin: string;
  /** Search engines must not keep it. */
  noindex: boolean;
};

export const Page = createContext<PageInfo>({ path: '/', canonical: '/', origin: '', noindex: true });

export const usePage = () => useContext(Page);
