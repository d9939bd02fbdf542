import { Link, useParams } from 'react-router';
import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { Picture } from '../components/Picture';
import { ProjectCard } from '../components/ProjectCard';
import { regionBySlug } from '../content/regions';
import { Component as NotFound } from './not-found';

/** /properties/residential/{residentialType}; a region that we do not have is not found. */
export function Component() {
  const region = regionBySlug(useParams().residentialType);
  if (!region) return <NotFound />;
  const { slug, name, title, lead, picture, projects, empty } = region;
  return (
    <>
      <Head
        title={name}
        description={`${lead} ${empty ?? ''}`.trim()}
        path={`/properties/residential/${slug}`}
      />
      <PageTitle title={title} lead={lead} />
      <div className="wrap grid gap-20 pb-(--section)">
        {projects.map((card) => (
          <ProjectCard key={card.href} card={card} />
        ))}
        {empty && (
          <div className="grid items-center gap-x-12 gap-y-7 lg:grid-cols-12">
            <div className="lg:col-span-8">
              <Picture
                name={picture}
                sizes="(min-width: 1024px) 66vw, 100vw"
                eager
                className="aspect-4/3 w-full object-cover lg:aspect-16/9"
              />
            </div>
            <div className="prose lg:col-span-4">
              <p>{empty}</p>
              <p>
                <Link to="/properties/residential" className="link inline-block py-2">
                  See the other regions
                </Link>
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
