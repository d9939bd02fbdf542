import type { ReactNode } from 'react';
import type { PictureContent } from '../../content/picture';
import { useContent } from '../../content/use-content';
import { CornerCaption } from '../../ui/caption';
import { Title } from '../../ui/Head';
import { Picture } from '../../ui/Picture';

type Props = { title: string; picture: PictureContent; large?: boolean; children?: ReactNode };

/** 284 px high: on a narrower screen the sides of its 16 : 9 are cut off. */
const SIZES = '(max-width: 505px) 505px, 100vw';

/** A picture across the page with words on it: 284 px high, or, when large, all of the box it stands in. */
export function Banner({ title, picture, large, children }: Props) {
  return (
    <section
      className={`on-dark relative isolate overflow-hidden bg-ink text-paper ${large ? 'h-full' : 'h-[284px]'}`}
    >
      <div className="absolute inset-0 -z-20">
        <Picture
          of={picture}
          sizes={SIZES}
          decorative
          className="size-full object-cover object-[30%_60%] md:object-[50%_60%]"
        />
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ink/85 via-ink/60 to-ink/20" />
      <div className="wrap flex h-full flex-col items-start justify-center gap-7">
        <h2 className="text-h2">
          <Title text={title} />
        </h2>
        {children}
      </div>
      <CornerCaption of={picture} />
    </section>
  );
}

export function PortfolioBanner() {
  const { title, picture, action } = useContent('home').banner;
  return (
    <Banner title={title} picture={picture}>
      <a href={action.href} className="btn">
        {action.label}
      </a>
    </Banner>
  );
}
