import type { Plugin } from 'vite';
import { imagetools, resolveConfigs, type TransformFactory, type VitePluginOptions } from 'vite-imagetools';
import { decodeOnce, sourceOf } from './decode-once.ts';

/** Widths in pixels. Portraits are shown by phones alone, whose screens are narrow and dense. */
const WIDTHS = {
  wide: '480;800;1000;1200;1600;2000;2560',
  tall: '600;900;1200;1440',
  usual: '480;800;1000;1200;1600',
};

/** Crops for phones, as of uploaded pictures (render/release.ts), in the shape of `UPRIGHT` (src/content/picture.ts). */
const UPRIGHT = { aspect: '4:5', widths: [480, 660, 880, 1160] };

type Size = { width?: number; height?: number };

/** `?picture` makes all that a `<picture>` needs, in widths that suit its shape; `?upright` its crop for phones. */
async function pictureDirectives(
  { pathname, search, searchParams }: URL,
  metadata: () => Size | Promise<Size>,
): Promise<URLSearchParams> {
  const isUpright = searchParams.has('upright');
  if (!searchParams.has('picture') && !isUpright) return new URLSearchParams();
  const { width = 0, height = 0 } = await metadata();
  const source = sourceOf(decodeURIComponent(pathname) + search);
  if (isUpright) {
    const widest = Math.floor((height * 4) / 5);
    const widths = [...UPRIGHT.widths.filter((one) => one < widest), widest].slice(0, UPRIGHT.widths.length);
    return new URLSearchParams({
      w: widths.join(';'),
      aspect: UPRIGHT.aspect,
      format: 'avif;webp',
      as: 'picture',
      source,
    });
  }
  const shape = width < height ? 'tall' : width > 1600 ? 'wide' : 'usual';
  return new URLSearchParams({ w: WIDTHS[shape], format: 'avif;webp;jpeg', as: 'picture', source });
}

/** AVIF in every width, for nearly all visitors; WebP in two and JPEG in one for the few others, portraits in one. */
const FEWER: Record<string, string[]> = { webp: ['800', '1600'], jpeg: ['1200'] };
const FEWER_TALL: typeof FEWER = { webp: ['900'], jpeg: ['900'] };
const FEWER_UPRIGHT: typeof FEWER = { webp: ['880'] };

/** Portraits are what a phone on a slow line waits for: on its small pixels nobody sees the difference. */
const AVIF = {
  usual: { quality: '40', effort: '0' },
  tall: { quality: '30', effort: '1' },
  /** What fills a wide screen, where edges against the sky would have halos. */
  large: { quality: '50', effort: '0' },
};
/** In pixels. */
const LARGE = 2000;

/**
 * The first start waits for the pictures. AVIF at effort 0 with half the colour's resolution has the bytes of effort 1
 * with all of it, and is made three times as fast (the default, 4, is 18 times slower than 1). WebP at effort 2 has 4 %
 * more bytes than at 4, the default, in 60 % of the time.
 */
const MADE: Record<string, (avif: Record<string, string>) => Record<string, string>> = {
  avif: (avif) => ({ ...avif, chroma: '4:2:0' }),
  webp: () => ({ effort: '2' }),
};

/** What is made of one picture. */
const pictureConfigs: VitePluginOptions['resolveConfigs'] = (entries, formats) => {
  const configs = resolveConfigs(entries, formats);
  const isUpright = entries.some(([key]) => key === 'upright');
  if (!isUpright && !entries.some(([key]) => key === 'picture')) return configs;
  const widest = configs.at(-1)?.w;
  const tall = isUpright || configs.some(({ w }) => w === '900');
  const fewer = isUpright ? FEWER_UPRIGHT : tall ? FEWER_TALL : FEWER;
  return configs
    .filter(({ format, w }) => {
      const widths = fewer[String(format)];
      return !widths || widths.includes(String(w)) || (w === widest && Number(w) < Number(widths.at(-1)));
    })
    .map((config) => {
      const avif = tall ? AVIF.tall : Number(config.w) >= LARGE ? AVIF.large : AVIF.usual;
      return { ...config, ...MADE[String(config.format)]?.(avif) };
    });
};

/** For sharp: `chroma` 4:2:0 is half the colour's resolution, which eyes do not miss. */
const withChroma: TransformFactory = ({ chroma }: { chroma?: unknown }) =>
  typeof chroma === 'string' ? (image) => image.avif({ chromaSubsampling: chroma }) : undefined;

/**
 * The Vite plugin that makes the site's pictures.
 * @param folder keeps what was made, for the next build
 * @param command of Vite: its development server makes each picture when it is asked for
 */
export function pictures(folder: string, command: 'build' | 'serve'): Plugin {
  const once = decodeOnce(`${folder}-decoded`);
  const plugin = imagetools({
    defaultDirectives: pictureDirectives,
    resolveConfigs: pictureConfigs,
    extendTransforms: (builtins) => [
      ...(command === 'build' ? [once.transform] : []),
      ...builtins,
      withChroma,
    ],
    cache: { enabled: true, dir: folder },
  });
  return once.fewAtOnce(plugin, (id) => /\?(picture|upright)$/.test(id));
}
