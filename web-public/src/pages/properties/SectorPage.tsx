import type { PageContent } from '../../content/metadata';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { ProjectCard, type CardContent } from './ProjectCard';

/** /properties/hotel-leisure. Its card's link is the owner's, and leads to no page yet. */
export function HotelLeisurePage() {
  const { hotelLeisure } = useContent('sectors');
  return <SectorPage page={hotelLeisure} cards={[hotelLeisure.card]} accent="accent-sea" />;
}

/** /properties/agriculture */
export function AgriculturePage() {
  const { agriculture } = useContent('sectors');
  const projects = useContent('projects').filter(({ sector }) => sector === 'agriculture');
  const cards = projects.map(({ card, href }) => ({ ...card, href }));
  return <SectorPage page={agriculture} cards={cards} accent="accent-leaf" />;
}

type Props = { page: PageContent; cards: CardContent[]; accent: string };

function SectorPage({ page, cards, accent }: Props) {
  return (
    <div className={accent}>
      <Head {...page.metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <div className="wrap grid gap-20 pb-(--section)">
        {cards.map((card) => (
          <ProjectCard key={card.href} card={card} />
        ))}
      </div>
    </div>
  );
}
