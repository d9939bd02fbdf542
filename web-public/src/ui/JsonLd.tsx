/** As text that may stand inside a <script> element. */
export const escapeJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

/** Structured data for search engines (schema.org). A data block, which no Content-Security-Policy stops. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = escapeJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
