import type { ReactNode } from 'react';
import type { SiteContent } from '../../content';
import { Icon } from '../../ui/Icon';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';

/** Up to 736 px high on phones and 560 px at least on tablets: there the sides of its 16 : 9 are cut off. */
export const HERO_SIZES = '(max-width: 767px) 1308px, (max-width: 996px) 996px, 100vw';
/** Of the crop for phones, 4 : 5, which is as high as the screen under the header. */
export const HERO_UPRIGHT = 'max(85vw, min(500px, 68vh - 43px))';
const control = 'grid size-11 place-items-center hover:bg-paper/15';

type HeroProps = Omit<SiteContent['home']['hero'], 'from'> & {
  title: string;
  /** Left out while no home has a price. */
  from: string | undefined;
};

/**
 * The first picture is in the page, the others in templates until the page is painted. It is alive by `carousel.ts`, which
 * needs no React: the page would fetch it for these buttons alone.
 */
export default function Hero({ title, welcome, slides, from, action }: HeroProps) {
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`${welcome} ${title}`}
      className="on-dark relative isolate h-[min(46rem,calc(100svh-var(--header)))] min-h-112 md:h-[min(50vw,calc(100svh-var(--header)))] md:min-h-140 touch-pan-y overflow-hidden bg-ink text-paper"
    >
      {slides.map((slide, i) => (
        <div
          key={slide.href}
          {...ofSlide(i)}
          className="invisible absolute inset-0 -z-20 opacity-0 transition-[opacity,visibility] duration-700 ease-out data-shown:visible data-shown:opacity-100"
        >
          <UntilPainted first={i === 0}>
            <Picture
              of={slide.picture}
              tall={slide.tall}
              sizes={HERO_SIZES}
              upright={HERO_UPRIGHT}
              eager={i === 0}
              className="size-full object-cover object-[50%_45%]"
            />
          </UntilPainted>
        </div>
      ))}
      <div className="scrim absolute inset-x-0 bottom-0">
        <div className="wrap flex flex-col justify-end gap-x-8 gap-y-5 pb-7 md:pb-12 lg:flex-row lg:items-end lg:justify-between">
          <div className="scrim-words">
            <h1>
              <span className="block text-h3">{welcome} </span>
              <span className="block text-display">{title}</span>
            </h1>
            <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
              {from && <span className="tabular-nums">{from}</span>}
              <a href={action.href} className="btn">
                {action.label}
              </a>
            </p>
          </div>
          <div className="-ml-3 flex flex-wrap items-center gap-x-1 lg:-mr-2.5 lg:ml-0 [&>a]:ml-3">
            {slides.map((slide, i) => (
              <a
                key={slide.href}
                {...ofSlide(i)}
                href={slide.href}
                className="mr-4 w-full border-b border-transparent py-3 text-small underline decoration-brass underline-offset-8 not-data-shown:hidden lg:w-auto"
              >
                {slide.place}
              </a>
            ))}
            {slides.length > 1 && (
              <div className="needs-script flex flex-wrap items-center gap-x-1">
                <Controls count={slides.length} />
              </div>
            )}
          </div>
        </div>
      </div>
      {slides.map((slide, i) => (
        <div key={slide.href} {...ofSlide(i)} className="not-data-shown:hidden">
          <CornerCaption of={slide.picture} />
        </div>
      ))}
    </section>
  );
}

/** What belongs to a picture shows with it. */
const ofSlide = (i: number) => ({ 'data-slide': i, 'data-shown': i === 0 ? '' : undefined });

const UntilPainted = ({ first, children }: { first: boolean; children: ReactNode }) =>
  first ? children : <template>{children}</template>;

function Controls({ count }: { count: number }) {
  return (
    <>
      <button data-live data-step="-1" type="button" aria-label="Previous picture" className={control}>
        <Icon name="left" className="size-5" />
      </button>
      <ul className="flex">
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>
            <button
              data-live
              data-go={i}
              type="button"
              aria-label={`Picture ${i + 1} of ${count}`}
              aria-current={i === 0}
              className="group grid size-11 place-items-center"
            >
              <span className="h-0.5 w-6 bg-paper/45 transition-colors group-hover:bg-paper group-aria-current:bg-paper" />
            </button>
          </li>
        ))}
      </ul>
      <button data-live data-step="1" type="button" aria-label="Next picture" className={control}>
        <Icon name="right" className="size-5" />
      </button>
      <button data-live data-pause type="button" aria-label="Pause pictures" className={`group ${control}`}>
        <Icon name="pause" className="size-4.5 group-data-stopped:hidden" />
        <Icon name="play" className="size-4.5 not-group-data-stopped:hidden" />
      </button>
    </>
  );
}
