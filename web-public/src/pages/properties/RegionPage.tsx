import type { RegionContent } from '../../content';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { ProjectCard } from './ProjectCard';

/** /properties/residential/{residentialType}: the projects of one region, or what is said while there are none. */
export function RegionPage({ region }: { region: RegionContent }) {
  const { slug, name, title, lead, picture, empty = '' } = region;
  const { card } = useContent('sectors');
  const projects = useContent('projects').filter((project) => project.region === slug);
  return (
    <>
      <Head title={name} description={lead} />
      <PageTitle title={title} lead={lead} />
      <div className="wrap grid gap-20 pb-(--section)">
        {projects.map((project, i) => (
          <ProjectCard
            key={project.href}
            card={{ ...project.card, href: project.href }}
            label={project.sales === 'ready' ? card.ready : card.label}
            project={project}
            first={i === 0}
          />
        ))}
        {projects.length === 0 && (
          <div className="grid items-center gap-x-12 gap-y-7 lg:grid-cols-12">
            <div className="relative lg:col-span-8">
              <Picture
                of={picture}
                sizes="(min-width: 1024px) 66vw, 100vw"
                eager
                wholeIfUpright
                className="aspect-4/3 w-full object-cover lg:aspect-16/9"
              />
              <CornerCaption of={picture} />
            </div>
            <div className="prose lg:col-span-4">
              <p>{empty}</p>
              <p>
                <a href="/properties/residential" className="link inline-block py-2.5">
                  {card.otherRegions}
                </a>
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
