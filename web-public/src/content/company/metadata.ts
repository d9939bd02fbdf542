/** What search engines and shared links show. `title` stands before the brand, but on the home page is whole. */
export type PageMetadata = { title: string; description: string };

/** The words at the head of an inner page, and its metadata. */
export type PageContent = { title: string; lead?: string; metadata: PageMetadata };
