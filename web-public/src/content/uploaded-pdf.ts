/** Where an uploaded PDF is served, with whatever is asked of the reader's program behind it: `#page=2`. */
const ADDRESS = /^\/assets\/uploaded\/([0-9a-f]{32})\.pdf(?:[?#].*)?$/;

/** How large uploaded PDFs are in bytes, by the hash in their address. */
export type PdfSizes = Record<string, number>;

/** The hash of the uploaded PDF that an address leads to; undefined: it leads elsewhere. */
export const pdfOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
