import type { ProjectContent } from '../../content';
import type { PageContent } from '../../content/company/metadata';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { ProjectCard, type CardContent } from './ProjectCard';

/** /properties/hotel-leisure. The first card's link is the owner's, and leads to no page yet. */
export function HotelLeisurePage() {
  const { hotelLeisure } = useContent('sectors');
  const cards = [{ card: hotelLeisure.card }, ...useCards('hotel-leisure')];
  return <SectorPage page={hotelLeisure} cards={cards} accent="accent-sea" />;
}

/** /properties/agriculture */
export function AgriculturePage() {
  const { agriculture } = useContent('sectors');
  return <SectorPage page={agriculture} cards={useCards('agriculture')} accent="accent-leaf" />;
}

const useCards = (of: ProjectContent['sector']) =>
  useContent('projects')
    .filter(({ sector }) => sector === of)
    .map((project) => ({ card: { ...project.card, href: project.href }, project }));

type Props = { page: PageContent; cards: { card: CardContent; project?: ProjectContent }[]; accent: string };

function SectorPage({ page, cards, accent }: Props) {
  return (
    <div className={accent}>
      <Head {...page.metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <div className="wrap grid gap-20 pb-(--section)">
        {cards.map(({ card, project }, i) => (
          <ProjectCard key={card.href} card={card} project={project} first={i === 0} />
        ))}
      </div>
    </div>
  );
}
