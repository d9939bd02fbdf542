import { plain } from '../content/company/marks';
import type { PageMetadata } from '../content/company/metadata';
import type { PictureContent } from '../content/picture';
import { useContent } from '../content/use-content';
import { usePage } from './page';
import { forPhones, NARROW } from './pictures/Picture';

type Props = PageMetadata & {
  /** The page's first picture: fetched before all else. */
  hero?: { picture: PictureContent; tall?: PictureContent; sizes: string; upright: string };
  /** It is an article of that day, `2026-11-01`. */
  article?: string;
  /** Shown where the page is shared; 1200 × 630 pixels are best. Omitted: the company’s. */
  sharing?: PictureContent;
};

/** Everything a page says about itself to browsers, search engines and shared links. */
export function Head({ title, description, hero, article, sharing }: Props) {
  const { canonical, origin, noindex } = usePage();
  const { brand } = useContent('company');
  const company = useContent('sharing').picture;
  const { img } = sharing ?? company;
  const narrow = hero && forPhones({ ...hero, of: hero.picture });
  const full = plain(title).startsWith(plain(brand)) ? title : `${title} | ${brand}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + canonical} />
      )}
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      {article !== undefined && <meta property="article:published_time" content={plain(article)} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_PH" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {!noindex && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:image" content={new URL(img.src, origin).href} />
      <meta property="og:image:width" content={String(img.w)} />
      <meta property="og:image:height" content={String(img.h)} />
      <meta name="twitter:card" content="summary_large_image" />
      {hero && <Preload {...hero.picture} sizes={hero.sizes} media={narrow && WIDE} />}
      {narrow && <Preload {...narrow} media={NARROW} />}
    </>
  );
}

const WIDE = '(min-width: 640px)';

type Preloaded = Pick<PictureContent, 'sources'> & { sizes?: string; media?: string };

function Preload({ sources, sizes, media }: Preloaded) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={sources.avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}

/** A title as it is written; one in capitals is set a little apart and smaller. */
export function Title({ text }: { text: string }) {
  const capitals = text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
  return capitals ? <span className="caps">{text}</span> : text;
}

/** As text that may stand inside a <script> element. */
export const escapeJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

/** Structured data for search engines (schema.org). A data block, which no Content-Security-Policy stops. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = escapeJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
