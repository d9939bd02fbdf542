import { inquireNow } from '../content/company';
import type { Project } from '../content/projects';
import { whenVisible } from '../shell/whenVisible';
import { FilmFacade } from './FilmFacade';
import { Gallery } from './Gallery';
import { Head } from './Head';
import { InquiryPanel } from './InquiryPanel';
import { InquireBar } from './InquireBar';
import { ProjectHero, PROJECT_HERO_SIZES } from './ProjectHero';
import { ProjectStory } from './ProjectStory';
import { projectData } from './project-data';
import { JsonLd } from './JsonLd';

const ProjectInquiryForm = whenVisible(() => import('../forms/ProjectInquiryForm'));
const MortgageCalculator = whenVisible(() => import('../calculator/MortgageCalculator'));

/** A project: picture and name, facts, story beside the form, calculator, films, gallery. */
export function ProjectPage({ project }: { project: Project }) {
  const { name, href, hero, interest, timeline, gallery, calculator, description, place } = project;
  return (
    <div className={project.sector === 'agriculture' ? 'accent-leaf' : undefined}>
      <Head
        title={`${name}, ${place}`}
        description={description}
        path={href}
        hero={{ picture: hero.wide, tall: hero.tall, sizes: PROJECT_HERO_SIZES }}
      />
      <JsonLd data={projectData(project)} />
      <ProjectHero project={project} />
      <div className="wrap section grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <ProjectStory project={project} />
        <div id="inquire" className="lg:col-span-5">
          <div className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
            <InquiryPanel text={inquireNow.project(name)}>
              <ProjectInquiryForm project={{ name, interest }} />
            </InquiryPanel>
          </div>
        </div>
      </div>
      {calculator && (
        <section aria-labelledby="calculator" className="bg-sand">
          <div className="wrap section">
            <h2 id="calculator" className="mb-10 text-h2">
              Mortgage calculator
            </h2>
            <MortgageCalculator />
          </div>
        </section>
      )}
      {timeline.length > 0 && (
        <section aria-labelledby="timeline" className="wrap pt-(--section)">
          <h2 id="timeline" className="mb-10 text-h2">
            Timeline
          </h2>
          <div className="grid gap-8 md:grid-cols-2">
            {timeline.map((film) => (
              <FilmFacade key={film} name={film} sizes="(min-width: 768px) 48vw, 100vw" />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="gallery" className="wrap section">
        <h2 id="gallery" className="mb-10 text-h2">
          Gallery
        </h2>
        <Gallery names={gallery} title={name} />
      </section>
      <InquireBar />
    </div>
  );
}
