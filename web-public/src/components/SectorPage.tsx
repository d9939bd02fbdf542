import type { PageMetadata } from '../content/metadata';
import type { Card } from '../content/sectors';
import { Head } from './Head';
import { PageTitle } from './PageTitle';
import { ProjectCard } from './ProjectCard';

type Props = { page: { title: string; lead: string; card: Card }; metadata: PageMetadata; accent: string };

/** A sector with one project. */
export function SectorPage({ page, metadata, accent }: Props) {
  return (
    <div className={accent}>
      <Head {...metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <div className="wrap pb-(--section)">
        <ProjectCard card={page.card} label="" />
      </div>
    </div>
  );
}
