import type { SiteContent } from '../../content';
import { CornerCaption } from '../../ui/caption';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useSwipe } from '../../ui/useSwipe';
import { useCarousel } from './useCarousel';

/** Up to 736 px high on phones and 560 px at least on tablets: there the sides of its 16 : 9 are cut off. */
export const HERO_SIZES = '(max-width: 767px) 1308px, (max-width: 996px) 996px, 100vw';
const control = 'grid size-11 place-items-center hover:bg-paper/15';

type HeroProps = Omit<SiteContent['home']['hero'], 'from'> & {
  title: string;
  /** Left out while no home has a price. */
  from: string | undefined;
};

/** The first picture is in the HTML; the others come once the page is alive. */
export default function Hero({ title, welcome, slides, from, action }: HeroProps) {
  const carousel = useCarousel(slides.length);
  const { index, go } = carousel;
  const swipe = useSwipe((step) => go(index + step));

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`${welcome} ${title}`}
      className="on-dark relative isolate h-[min(46rem,calc(100svh-var(--header)))] min-h-112 md:h-[min(50vw,calc(100svh-var(--header)))] md:min-h-140 touch-pan-y overflow-hidden bg-ink text-paper"
      {...carousel.pauses}
      {...swipe}
    >
      {slides.map((slide, i) => (
        <div
          key={slide.href}
          className={`absolute inset-0 -z-20 transition-opacity duration-700 ease-out ${i === index ? 'opacity-100' : 'opacity-0'}`}
        >
          {(i === 0 || carousel.alive) && (
            <Picture
              of={slide.picture}
              tall={slide.tall}
              sizes={HERO_SIZES}
              eager={i === 0}
              decorative={i !== index}
              className="size-full object-cover object-[50%_45%]"
            />
          )}
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
            <a
              href={slides[index]?.href}
              className="mr-4 w-full border-b border-transparent py-3 text-small underline decoration-brass underline-offset-8 lg:w-auto"
            >
              {slides[index]?.place}
            </a>
            {slides.length > 1 && (
              <div className="needs-script flex items-center gap-x-1">
                <Controls {...carousel} count={slides.length} />
              </div>
            )}
          </div>
        </div>
      </div>
      <CornerCaption of={slides[index]?.picture} />
    </section>
  );
}

type ControlProps = Pick<ReturnType<typeof useCarousel>, 'index' | 'go' | 'stopped' | 'setStopped'> & {
  count: number;
};

function Controls({ index, go, stopped, setStopped, count }: ControlProps) {
  return (
    <>
      <button
        data-live
        type="button"
        aria-label="Previous picture"
        className={control}
        onClick={() => go(index - 1)}
      >
        <Icon name="left" className="size-5" />
      </button>
      <ul className="flex">
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>
            <button
              data-live
              type="button"
              aria-label={`Picture ${i + 1} of ${count}`}
              aria-current={i === index}
              className="group grid size-11 place-items-center"
              onClick={() => go(i)}
            >
              <span className="h-0.5 w-6 bg-paper/45 transition-colors group-hover:bg-paper group-aria-current:bg-paper" />
            </button>
          </li>
        ))}
      </ul>
      <button
        data-live
        type="button"
        aria-label="Next picture"
        className={control}
        onClick={() => go(index + 1)}
      >
        <Icon name="right" className="size-5" />
      </button>
      <button
        data-live
        type="button"
        aria-label={stopped ? 'Play pictures' : 'Pause pictures'}
        className={control}
        onClick={() => setStopped(!stopped)}
      >
        <Icon name={stopped ? 'play' : 'pause'} className="size-4.5" />
      </button>
    </>
  );
}
