import { regionPage } from '../../content/projects/pieces/regions';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { CardGrid, PictureCard } from '../../ui/pictures/PictureCard';

export function ResidentialPage() {
  const { residential: page } = useContent('sectors');
  const regions = useContent('regions');
  return (
    <>
      <Head {...page.metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <div className="wrap pb-(--section)">
        <CardGrid count={regions.length}>
          {regions.map(({ slug, name, description, picture }, i) => (
            <PictureCard
              key={slug}
              title={name}
              href={regionPage(slug)}
              picture={picture}
              sizes="(min-width: 1024px) 24vw, (min-width: 640px) 48vw, 100vw"
              eager={i === 0}
            >
              <p className="mt-2 max-w-[40ch] text-ink/80">{description}</p>
            </PictureCard>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
