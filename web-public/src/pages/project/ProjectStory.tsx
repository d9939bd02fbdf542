import type { ProjectContent } from '../../content';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { FigureCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { Film } from './Film';

const SIZES = '(min-width: 1024px) 56vw, 100vw';

/** What the project is, the slogan, what it offers, and the walkthrough film. */
export function ProjectStory({ project }: { project: ProjectContent }) {
  const { story } = useContent('details');
  const { name, developer, description, description2, marketing, walkthrough, storyPicture } = project;
  const offers = [marketing.description, marketing.description2, marketing.description3];
  return (
    <div className="story lg:col-span-7">
      <section aria-label={`About ${name}`} className="prose">
        <p className="text-lead">{description}</p>
        {description2 && <p>{description2}</p>}
        <p className="text-small text-ink/75">{fill(story.developer, { developer })}</p>
      </section>
      {walkthrough && (
        <div className="screen-only mt-12">
          <Film film={walkthrough} sizes={SIZES} />
        </div>
      )}
      {storyPicture && (
        <figure className="screen-only mt-12">
          <Picture
            of={storyPicture}
            sizes={SIZES}
            wholeIfUpright
            className="aspect-3/2 w-full object-cover"
          />
          <FigureCaption of={[storyPicture]} />
        </figure>
      )}
      <section aria-labelledby="slogan" className="mt-14">
        <h2 id="slogan" className="max-w-[18ch] text-h2 text-accent">
          {marketing.slogan}
        </h2>
        <div className="prose mt-6">{offers.map((text) => text && <p key={text}>{text}</p>)}</div>
      </section>
    </div>
  );
}
