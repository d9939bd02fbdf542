import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { CardGrid, PictureCard } from '../../ui/pictures/PictureCard';
import { CompareHomes } from './CompareHomes';

export function PropertiesPage() {
  const { properties: page, cards } = useContent('sectors');
  return (
    <>
      <Head {...page.metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <div className="wrap pb-(--section)">
        <CardGrid count={cards.length}>
          {cards.map((sector, i) => (
            <PictureCard key={sector.href} {...sector} sizes="(min-width: 768px) 32vw, 100vw" eager={i === 0}>
              <p className="mt-2 max-w-[40ch] text-ink/80">{sector.description}</p>
            </PictureCard>
          ))}
        </CardGrid>
      </div>
      <CompareHomes />
    </>
  );
}
