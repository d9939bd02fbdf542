import { brand, siteUrl } from '../content/company';
import { pictures, type PictureName } from '../content/pictures';
import { sharingPicture } from '../content/sharing-picture';
import { NARROW, NARROW_SIZES } from './Picture';

type Props = {
  /** Without the brand, which is added; omitted on the home page. */
  title?: string;
  description: string;
  /** Address without the host. Omitted for pages that search engines must not keep. */
  path?: string;
  /** The page's first picture: fetched before all else. */
  hero?: { picture: PictureName; tall?: PictureName; sizes: string };
};

const absolute = (address: string) => new URL(address, siteUrl).href;

/** Everything a page says about itself to browsers, search engines and shared links. */
export function Head({ title, description, path, hero }: Props) {
  const full = title ? `${title} | ${brand}` : `${brand} | Homes, hotels and farms in the Philippines`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {path ? <link rel="canonical" href={siteUrl + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_PH" />
      <meta property="og:title" content={title ?? brand} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={absolute(sharingPicture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {hero && <Preload name={hero.picture} sizes={hero.sizes} media={hero.tall && WIDE} />}
      {hero?.tall && <Preload name={hero.tall} sizes={NARROW_SIZES} media={NARROW} />}
    </>
  );
}

const WIDE = '(min-width: 640px)';

function Preload({ name, sizes, media }: { name: PictureName; sizes: string; media?: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictures[name].files.sources.avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
