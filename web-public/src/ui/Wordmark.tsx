import { marksIn, plain } from '../content/company/marks';
import { useContent } from '../content/use-content';
import { logoFiles, type LogoFiles } from './brand';

/** The owner's logo, or else the factory's mark, a tower beside its lower wing on a line of ground, and the brand. */
export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  const { brand } = useContent('company');
  const { light, dark } = useContent('logo');
  const own = onDark && dark ? dark : light;
  const files = logoFiles(own);
  if (own && files)
    return (
      // A logo for paper would be lost on ink.
      <span className={onDark && own === light ? 'inline-block bg-paper p-2' : 'block'}>
        <Logo of={files} alt={marksIn(own.alt) + plain(brand)} />
      </span>
    );
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path fill="var(--color-terracotta)" d="M19 12h7v15h-7z" />
        <path fill="currentColor" d="M6 27V9.5C6 6.5 8.2 4 11.5 4S17 6.5 17 9.5V27zM2 29h28v1.5H2z" />
      </svg>
      <span className="font-display text-[1.375rem] leading-none tracking-[-0.01em]">{brand}</span>
    </span>
  );
}

function Logo({ of: { webp, png, width, height }, alt }: { of: LogoFiles; alt: string }) {
  return (
    <picture>
      <source type="image/webp" srcSet={webp} />
      <img src={png} width={width} height={height} alt={alt} />
    </picture>
  );
}
