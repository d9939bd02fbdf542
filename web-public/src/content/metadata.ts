/** What search engines and shared links show. A page without `path` is not to be indexed. */
export type PageMetadata = { title?: string; description: string; path?: string };

/** The words at the head of an inner page, and its metadata. */
export type PageContent = { title: string; lead?: string; metadata: PageMetadata };
