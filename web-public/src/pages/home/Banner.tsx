import type { PictureContent } from '../../content/picture';
import { useContent } from '../../content/use-content';
import { Title } from '../../ui/Head';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';

const HIGH = 284;

/** On a narrow screen its sides are cut off. Phones have such small pixels that 0.85 of them are enough. */
const sizesOf = ({ img }: PictureContent) => {
  const drawn = Math.round((HIGH * img.w) / img.h);
  return `(max-width: ${drawn}px) ${Math.round(drawn * 0.85)}px, 100vw`;
};

/** A picture across the page with words on it, `HIGH`. */
export function PortfolioBanner() {
  const { title, picture, action } = useContent('home').banner;
  return (
    <section className="on-dark relative isolate h-[284px] overflow-hidden bg-ink text-paper">
      <div className="absolute inset-0 -z-20">
        <Picture
          of={picture}
          sizes={sizesOf(picture)}
          decorative
          className="size-full object-cover object-[65%_60%] md:object-[50%_60%]"
        />
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ink/85 via-ink/60 to-ink/20" />
      <div className="wrap flex h-full flex-col items-start justify-center gap-7">
        <h2 className="text-h2">
          <Title text={title} />
        </h2>
        <a href={action.href} className="btn">
          {action.label}
        </a>
      </div>
      <CornerCaption of={picture} />
    </section>
  );
}
