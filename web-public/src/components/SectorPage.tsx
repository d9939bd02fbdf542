import type { SectorContent } from '../content/sectors';
import { Head } from './Head';
import { PageTitle } from './PageTitle';
import { ProjectCard } from './ProjectCard';

type Props = { page: SectorContent; accent: string };

/** A sector with one project. */
export function SectorPage({ page, accent }: Props) {
  return (
    <div className={accent}>
      <Head {...page.metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <div className="wrap pb-(--section)">
        <ProjectCard card={page.card} label="" />
      </div>
    </div>
  );
}
