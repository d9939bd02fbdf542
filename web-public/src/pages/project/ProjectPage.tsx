import type { ProjectContent } from '../../content';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { InquiryPanel } from '../../inquiries/InquiryPanel';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';
import { JsonLd } from '../../ui/JsonLd';
import { usePage } from '../../ui/page';
import { Amenities } from './Amenities';
import MortgageCalculator from './calculator/MortgageCalculator';
import { Film } from './Film';
import Gallery from './Gallery';
import { Homes } from './Homes';
import InquireBar from './InquireBar';
import { Location } from './Location';
import { Progress } from './Progress';
import { projectData } from './project-data';
import { ProjectHero, PROJECT_HERO_SIZES } from './ProjectHero';
import { ProjectStory } from './ProjectStory';

const Calculator = island('calculator', MortgageCalculator);
const GalleryIsland = island('gallery', Gallery);
const Bar = island('inquire-bar', InquireBar, { when: 'painted' });

/** A project: picture and name, facts, story beside the form, calculator, films, gallery. */
export function ProjectPage({ project }: { project: ProjectContent }) {
  const { origin } = usePage();
  const { inquireNow } = useContent('company');
  const { name, hero, interest, timeline, gallery, calculator, description, place } = project;
  return (
    <div className={project.sector === 'agriculture' ? 'accent-leaf' : undefined}>
      <Head
        title={`${name}, ${place}`}
        description={description}
        hero={{ picture: hero.wide, tall: hero.tall, sizes: PROJECT_HERO_SIZES }}
        sharing={project.sharing}
      />
      <JsonLd data={projectData(project, origin)} />
      <ProjectHero project={project} />
      <div className="wrap section grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <ProjectStory project={project} />
        <div id="inquire" className="lg:col-span-5">
          <div className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
            <InquiryPanel
              variant="project"
              project={interest}
              text={fill(inquireNow.project, { project: name })}
            />
          </div>
        </div>
      </div>
      <Homes project={project} />
      {calculator && (
        <section aria-labelledby="calculator" className="bg-sand">
          <div className="wrap section">
            <h2 id="calculator" className="mb-10 text-h2">
              Mortgage calculator
            </h2>
            <Calculator project={name} />
          </div>
        </section>
      )}
      <Amenities project={project} />
      <Location project={project} />
      <Progress project={project} />
      {timeline.length > 0 && (
        <section aria-labelledby="timeline" className="wrap pt-(--section)">
          <h2 id="timeline" className="mb-10 text-h2">
            Timeline
          </h2>
          <div className="grid gap-8 md:grid-cols-2">
            {timeline.map((film) => (
              <Film key={film.title} film={film} sizes="(min-width: 768px) 48vw, 100vw" />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="gallery" className="wrap section">
        <h2 id="gallery" className="mb-10 text-h2">
          Gallery
        </h2>
        <GalleryIsland pictures={gallery} title={name} />
      </section>
      <Bar />
    </div>
  );
}
