import { CardGrid } from '../components/CardGrid';
import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { PictureCard } from '../components/PictureCard';
import { propertiesPage, sectors } from '../content/sectors';

export function Component() {
  return (
    <>
      <Head {...propertiesPage.metadata} />
      <PageTitle title={propertiesPage.title} lead={propertiesPage.lead} />
      <div className="wrap pb-(--section)">
        <CardGrid count={sectors.length}>
          {sectors.map((sector, i) => (
            <PictureCard key={sector.href} {...sector} sizes="(min-width: 768px) 32vw, 100vw" eager={i === 0}>
              <p className="mt-2 max-w-[40ch] text-ink/80">{sector.description}</p>
            </PictureCard>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
